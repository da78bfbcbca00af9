import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, open, type Point, turnedPoint } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { castShadow, roundness, sheen, veins } from './bulbSkin.ts'
import { shaped } from './shapes.ts'

/** An onion that stands on its root, its neck turned up to whoever looks; `size` is its radius. */
export function standingBulb(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const look = { points: 13, wobble: 0.025 }
  const whole = closed(blob(art.random, x, y, size, size * 0.93, look))
  castShadow(art, whole, size)
  art.fill(whole, roundness(art, color))
  const top: Point = [x - size * 0.06, y - size * 0.2]
  const around = Array.from({ length: 17 }, (_, index) => {
    const turn = angle + (index / 17) * Math.PI * 2 + art.random.jitter(0.08)
    const [near, mid] = [
      [0.12, 0],
      [0.55, 0.06],
    ].map(([u = 0, v = 0]) => turnedPoint([u * size, v * size], turn, ...top))
    const far = turnedPoint([size * 1.06, 0], turn, x, y)
    return open([near ?? top, mid ?? top, far])
  })
  art.clipped(whole, () => {
    veins(art, around, size, color)
    sheen(art, { ...piece, x: x - size * 0.12, y: y + size * 0.26 })
    art.softFill(closed(blob(art.random, ...top, size * 0.2)), shade(color, 0.6), 0.4, size * 0.1)
  })
  tuft(art, { ...piece, x: top[0], y: top[1] })
}

/** The tips of the neck: their angle, their length, how far they twist. */
const TIPS = [
  [0.6, 0.4, 0.5],
  [2.5, 0.34, -0.4],
  [-0.2, 0.36, -0.4],
  [1.5, 0.3, 0.4],
  [-2.5, 0.36, 0.7],
  [-0.8, 0.44, 0.7],
  [-1.6, 0.5, -0.6],
] as const

/** The dry neck seen from above: thin tips that twist away from each other. */
function tuft(art: Canvas, { x, y, size, color }: Piece): void {
  const dry = mix(color, '#d8a878', 0.55)
  for (const [index, [turn, long, twist]] of TIPS.entries()) {
    const angle = turn + art.random.jitter(0.2)
    const tip = (narrow: number) =>
      closed(
        shaped(
          [
            [-0.12, -0.15 * narrow],
            [long * 0.5, 0.1 * twist - 0.11 * narrow],
            [long * 1.04, twist * 0.3],
            [long * 0.5, 0.1 * twist + 0.1 * narrow],
            [-0.12, 0.15 * narrow],
          ],
          { x, y, size, angle },
        ),
      )
    art.shadow(tip(1), size * 0.13, 0.36)
    art.fill(tip(1), shade(dry, 0.46 - index * 0.03))
    art.movedBy(-size * 0.012, -size * 0.024, () => art.fill(tip(0.66), tint(dry, index * 0.06)))
  }
}
