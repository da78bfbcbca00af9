import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed, open, type Point, turned } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { glow } from './glow.ts'
import { layered } from './touches.ts'

/** Half the width of a spear by the place along it, from its cut end to its tip. */
const WIDTHS = [
  [0, 0.92],
  [0.02, 1],
  [0.3, 0.94],
  [0.6, 0.86],
  [0.74, 0.96],
  [0.84, 1.06],
  [0.92, 0.82],
  [0.975, 0.36],
  [1, 0.04],
] as const

/** A roast spear of asparagus from its cut end at a place, as seen from a chair; `size` is its length. */
export function roastSpear(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size, angle, color } = piece
  const thick = size * 0.034 * random.range(0.88, 1.12)
  const bow = random.jitter(0.03)
  const at = (t: number, v: number): Point => {
    const [dx, dy] = turned([[t * size, v * thick + bow * size * t * (1 - t) * 4]], angle)[0] ?? [
      0, 0,
    ]
    return [x + dx, y + dy]
  }
  const band = (from: number, to: number, share = 1) =>
    closed([
      ...WIDTHS.map(([t, wide]) => at(t * share, wide * from)),
      ...WIDTHS.toReversed().map(([t, wide]) => at(t * share, wide * to)),
    ])
  const whole = band(-1, 1)
  art.movedBy(size * 0.012, size * 0.034, () => art.softFill(whole, SHADOW, 0.55, size * 0.012))
  art.fill(whole, mix(color, '#14300f', 0.66))
  art.clipped(whole, () => {
    art.fill(band(-1, 0.5), mix(color, '#2c5a1c', 0.4))
    art.fill(band(-0.92, 0.06), color)
    art.fill(band(-0.78, -0.26), mix(color, '#d8ec8c', 0.5))
    const roast = [0.12, 0.4, 0.66].map((t) => {
      const [rx, ry] = at(t + random.jitter(0.1), random.jitter(0.7))
      return { x: rx, y: ry, rx: size * random.range(0.05, 0.09), ry: thick * 0.8, angle }
    })
    glow(art, '#4a2a10', 0.75, roast)
    scales(art, at, color)
  })
  art.stroke(open([at(0.08, -0.56), at(0.2, -0.54)]), '#fbffe2', thick * 0.2, { opacity: 0.9 })
  art.stroke(open([at(0.44, -0.5), at(0.52, -0.48)]), '#fbffe2', thick * 0.18, { opacity: 0.8 })
  const cut = closed([at(0, -0.92), at(0.012, 0), at(0, 0.92), at(-0.012, 0)])
  art.fill(cut, '#dbe0a4')
}

/** Leaves close to the stalk: few along it, one over the other at the tip. */
function scales(art: Canvas, at: (t: number, v: number) => Point, color: Piece['color']): void {
  const { random } = art
  const places = [
    [0.2, 0.3],
    [0.36, -0.3],
    [0.5, 0.4],
    [0.61, -0.4],
    [0.69, 0.5],
    [0.73, -0.56],
    [0.77, 0.06],
    [0.8, -0.7],
    [0.81, 0.66],
    [0.845, -0.1],
    [0.87, 0.56],
    [0.88, -0.6],
    [0.91, 0.1],
    [0.935, -0.3],
    [0.945, 0.3],
  ] as const
  const leaves = places.map(([t, v]) => {
    const [long, wide] = [random.range(0.04, 0.056), t > 0.7 ? 0.42 : 0.4]
    return closed([
      at(t - 0.012, v - wide * 0.7),
      at(t + long * 0.5, v - wide * 0.66),
      at(t + long, v),
      at(t + long * 0.5, v + wide * 0.66),
      at(t - 0.012, v + wide * 0.7),
    ])
  })
  const dark = mix(color, '#23301f', 0.62)
  layered(art, leaves.join(''), [
    { color: '#10230c', dx: 1, dy: 2, opacity: 0.6 },
    { color: dark },
    { color: mix(color, '#8a7a5a', 0.42), dx: -1.2, dy: -1.8 },
  ])
}
