import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, open, type Point, turnedPoint } from '../../../core/contour.ts'
import { layered } from '../../foods/touches.ts'
import type { Piece } from '../../types.ts'
import { castShadow } from '../castShadow.ts'
import { curve, shaped } from '../shapes.ts'
import { bulbLight, sheen, veins } from './bulbSkin.ts'

/** An onion that stands on its root, its neck turned up to whoever looks; `size` is its radius. */
export function standingBulb(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const look = { points: 13, wobble: 0.025 }
  const whole = closed(blob(art.random, x, y, size, size * 0.93, look))
  castShadow(art, whole, size)
  art.fill(whole, bulbLight(art, color))
  const top: Point = [x - size * 0.06, y - size * 0.2]
  const around = Array.from({ length: 17 }, (_, index) => {
    const turn = angle + (index / 17) * Math.PI * 2 + art.random.jitter(0.08)
    const near = turnedPoint([size * 0.12, 0], turn, ...top)
    const middle = turnedPoint([size * 0.55, size * 0.06], turn, ...top)
    const far = turnedPoint([size * 1.06, 0], turn, x, y)
    return open([near, middle, far])
  })
  art.clipped(whole, () => {
    veins(art, around, size, color)
    sheen(art, { ...piece, x: x - size * 0.12, y: y + size * 0.26 })
    art.softFill(closed(blob(art.random, ...top, size * 0.2)), shade(color, 0.6), 0.4, size * 0.1)
  })
  flopped(art, { ...piece, x: top[0], y: top[1] })
}

/** The dry neck from where it leaves the bulb to its torn tips, for a bulb of size 1. */
const NECK: readonly Point[] = [
  [-0.13, -0.1],
  [-0.02, -0.17],
  [0.14, -0.125],
  [0.3, -0.11],
  [0.56, -0.21],
  [0.48, -0.1],
  [0.76, -0.08],
  [0.5, 0],
  [0.7, 0.12],
  [0.44, 0.08],
  [0.46, 0.2],
  [0.26, 0.12],
  [0.1, 0.14],
  [-0.04, 0.17],
  [-0.14, 0.08],
]

/** The dry neck, flopped to one side: folded paper that has torn at its tips. */
function flopped(art: Canvas, { x, y, size, color }: Piece): void {
  const angle = art.random.pick([-1.2, -0.5]) + art.random.jitter(0.25)
  const neck = { x, y, size, angle }
  const dry = mix(color, '#d8a878', 0.5)
  const outline = shaped(NECK, neck)
  const path = closed(outline)
  art.shadow(path, size * 0.2, 0.42)
  layered(art, path, [
    { color: shade(dry, 0.5) },
    { color: dry, dx: -size * 0.012, dy: -size * 0.022 },
  ])
  art.clipped(path, () => {
    const folds = [
      curve(neck, [-0.08, -0.09], [0.2, -0.06], [0.54, -0.18]),
      curve(neck, [-0.1, -0.02], [0.2, -0.02], [0.7, -0.07]),
      curve(neck, [-0.1, 0.06], [0.2, 0.04], [0.66, 0.11]),
      curve(neck, [-0.04, 0.13], [0.2, 0.09], [0.44, 0.18]),
    ]
    layered(art, folds.join(''), [
      { color: shade(dry, 0.6), width: size * 0.03, opacity: 0.6 },
      {
        color: tint(dry, 0.6),
        width: size * 0.026,
        dx: -size * 0.01,
        dy: -size * 0.03,
        opacity: 0.7,
      },
    ])
    const root = closed(blob(art.random, x, y, size * 0.15, size * 0.15))
    art.softFill(root, shade(color, 0.3), 0.5, size * 0.08)
  })
}
