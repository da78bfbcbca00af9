import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { num } from '../../../core/contour.ts'
import { tint } from '../../../core/color.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { type Cloth, drape, hem, lengthwise, LYING } from '../cloth.ts'
import { layNapkin, type Napkin } from '../linen.ts'
import { frilled } from './napkinFrill.ts'
import { drawnUp, inRing } from './napkinPleats.ts'
import { foldedSquare } from './napkinSquare.ts'

/** Threads that hang out at the two short ends. */
function fringe(art: Canvas, { x, y, width, height }: Cloth, color: Color): void {
  const strands = Array.from({ length: Math.floor(width / 11) }, (_, index) => {
    const at = x - width / 2 + 8 + index * 11
    const stray = () => num(art.random.jitter(5))
    const end = num(16 + art.random.range(0, 8))
    return `M${num(at)} ${num(y - height / 2 + 4)}l${stray()} -${end}M${num(at)} ${num(y + height / 2 - 4)}l${stray()} ${end}`
  }).join('')
  art.movedBy(5, 8, () => art.stroke(strands, '#3a160c', 3.4, { opacity: 0.2 }))
  art.stroke(strands, tint(color, 0.25), 3.4)
}

/** A fringed napkin with stripes of `accent` from end to end. */
function striped(art: Canvas, { x, y, angle, color, accent, place }: Napkin): void {
  const { turn, width, height } = LYING[place]
  const cloth = { x, y, width, height }
  art.rotated(turn + angle - lengthwise(place), x, y, () => {
    fringe(art, cloth, color)
    const outline = hem(art, cloth)
    art.shadow(outline, 18, 0.3)
    art.fill(outline, color)
    art.clipped(outline, () => {
      const [top, length] = [num(y - height / 2 - 20), num(height + 40)]
      const bars = [-1, 0, 1].map((side) => {
        const [broad, fine] = [x + side * (width / 2 - 44), x + side * (width / 2 - 70)]
        const beside = side === 0 ? [fine - 22, fine + 22] : [fine]
        const lines = beside.map((at) => `M${num(at - 2.5)} ${top}h5v${length}h-5Z`)
        return `M${num(broad - 8)} ${top}h16v${length}h-16Z${lines.join('')}`
      })
      art.fill(bars.join(''), accent, 0.88)
      drape(art, cloth, color)
    })
  })
}

const drawings = inTurn<Napkin>(drawnUp, foldedSquare, striped, inRing, frilled)

/** A napkin as it lies beside a dish, mostly under it. */
export function napkin(art: Canvas, spot: PropSpot): void {
  drawings(art, layNapkin(art, spot))
}
