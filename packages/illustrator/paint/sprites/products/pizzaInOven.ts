import type { Canvas } from '../../core/canvas.ts'
import { ellipse } from '../../core/contour.ts'
import { pizza } from '../foods/pizza.ts'

/** How flat the rack is seen through the door. */
const FLAT = 0.4
const WIDE = 178
/** From the rack to where the rim is widest. */
const THICK = 17

/** A pizza on the rack of an oven, its middle at the origin, seen from before the door. */
export function pizzaInOven(art: Canvas): void {
  rack(art)
  art.movedBy(0, THICK + 5, () =>
    art.softFill(ellipse(0, 0, WIDE * 0.98, WIDE * FLAT), '#2a0a04', 0.7, 8),
  )
  for (const [up, tone] of SIDE)
    art.movedBy(0, THICK * (1 - up), () =>
      art.fill(ellipse(0, 0, WIDE * (0.965 + up * 0.03), WIDE * FLAT * 0.97), tone),
    )
  art.group(`transform="scale(1 ${FLAT})"`, () =>
    pizza(art, { x: 0, y: 0, size: WIDE, angle: 0, color: '#dfa95f' }),
  )
  // The glow of the upper rod on the far half of it.
  const glow = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#ffb648', 0.42],
    [0.5, '#ffb648', 0.06],
    [0.8, '#4a1606', 0],
    [1, '#4a1606', 0.3],
  ])
  art.fill(ellipse(0, -2, WIDE, WIDE * FLAT), glow)
}

/** Its side, from the rack up: scorched where it lies on the wires. */
const SIDE = [
  [0, '#3f1a0a'],
  [0.2, '#6b3212'],
  [0.45, '#96551f'],
  [0.75, '#b9752f'],
] as const

/** Wires that run towards the door, between one at the back and one in front. */
function rack(art: Canvas): void {
  const [back, front] = [-62, 84]
  const wires = Array.from({ length: 15 }, (_, index) => {
    const at = (index - 7) / 7
    return `M${at * 172} ${back}L${at * 214} ${front}`
  })
  const frame = `M-180 ${back}H180M-222 ${front}H222`
  art.movedBy(0, 5, () => art.stroke(wires.join('') + frame, '#2a0c06', 5, { opacity: 0.5 }))
  art.stroke(wires.join(''), '#a98a70', 3.6)
  art.stroke(`M-180 ${back}H180`, '#a98a70', 4)
  art.stroke(`M-222 ${front}H222`, '#c9b6a2', 6.5)
  art.stroke(`M-222 ${front - 1.6}H222`, '#fff3dc', 1.8, { opacity: 0.8 })
}
