import type { Color } from '../../../../language/paints.ts'
import type { Canvas, Stop } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { num, open, type Path, type Point, turnedPoint } from '../../../core/contour.ts'
import { strip } from '../../foods/strip.ts'
import { layered } from '../../foods/touches.ts'
import type { Piece } from '../../types.ts'
import { castShadow } from '../castShadow.ts'

/** How far off its middle line a stalk lies, from its root at 0 to its tips at 1; 1 is its length. */
type Way = (share: number) => number

/** The angle of a stalk whose tips point to that side, 1 for the right, and up by so much. */
export function rising(side: -1 | 1, angle: number): number {
  return side > 0 ? -angle : Math.PI + angle
}

/** Where each leaf leaves the stalk, how far it spreads and how far it reaches; 1 is the length. */
const LEAVES = [
  [0.4, -0.13, 0.86],
  [0.44, 0.14, 0.92],
  [0.48, 0.01, 1],
] as const

/** A scallion from its roots to the tips of its leaves; `size` is its length. */
export function stalk(art: Canvas, piece: Piece, way: Way): void {
  const { x, y, size, angle, color } = piece
  const { random } = art
  const at = (share: number, off = 0): Point =>
    turnedPoint([(share - 0.5) * size, (way(share) + off) * size], angle, x, y)
  const green = alongIt(art, at(0), at(1), color)
  const turn = random.pick([-1, 1])
  const parts = LEAVES.map(([from, spread, to]): Part => {
    const aside = turn * spread * random.range(0.6, 1.2)
    const reach = to * random.range(0.92, 1.04)
    const shares = [0, 0.2, 0.45, 0.7, 0.9, 1]
    const line = shares.map((t) => at(from - 0.08 + t * (reach - from + 0.08), aside * t ** 1.6))
    return { line, half: [0.024, 0.03, 0.031, 0.026, 0.016, 0.003].map((wide) => wide * size) }
  })
  const shank = {
    line: [0, 0.03, 0.1, 0.24, 0.4, 0.53].map((share) => at(share)),
    half: [0.026, 0.044, 0.042, 0.034, 0.033, 0.026].map((wide) => wide * size),
  }
  const whole = [...parts, shank].map(({ line, half }) => strip(line, half, -1, 1)).join('')
  castShadow(art, whole, size * 0.18)
  roots(art, piece, at)
  for (const part of parts) round(art, part, green, color)
  round(art, shank, green, color)
  sheath(art, at, size, color)
}

interface Part {
  line: readonly Point[]
  half: readonly number[]
}

/** White at the root, pale where the leaves begin, green to their tips. */
function alongIt(art: Canvas, root: Point, tip: Point, color: Color): Color {
  const [x1, y1, x2, y2] = [...root, ...tip].map(num)
  const stops: readonly Stop[] = [
    [0, '#f6ecd2'],
    [0.2, '#fbf7e6'],
    [0.34, mix('#f6f3d4', color, 0.34)],
    [0.5, mix('#dfe9a8', color, 0.72)],
    [0.72, color],
    [1, shade(mix(color, '#2f6a34', 0.4), 0.14)],
  ]
  return art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
    stops,
  )
}

/** A tube in the light from above: its far side in shade, a gleam along the near one. */
function round(art: Canvas, { line, half }: Part, paint: Color, color: Color): void {
  const dark = mix(color, '#17351f', 0.72)
  art.fill(strip(line, half, -1, 1), paint)
  art.fill(strip(line, half, 0.62, 1), dark, 0.32)
  art.fill(strip(line, half, 0.2, 1), dark, 0.2)
  art.fill(strip(line, half, -0.72, -0.3), '#fffbe4', 0.5)
}

/** The lines of the layers, and the edge of the outer one where the leaves come out of it. */
function sheath(
  art: Canvas,
  at: (share: number, off?: number) => Point,
  size: number,
  color: Color,
) {
  const lines = [-0.014, 0.004, 0.019].map((off, index) =>
    open([at(0.07, off * 1.5), at(0.24, off), at(0.46 - index * 0.03, off)]),
  )
  art.stroke(lines.join(''), mix('#c9c48e', color, 0.4), size * 0.006, { opacity: 0.6 })
  const edge = open([at(0.54, -0.03), at(0.47, -0.006), at(0.42, 0.012), at(0.4, 0.036)])
  layered(art, edge, [
    { color: shade(color, 0.5), width: size * 0.01, dx: 1, dy: 2, opacity: 0.5 },
    { color: tint(color, 0.75), width: size * 0.008, opacity: 0.9 },
  ])
}

/** The beard of the roots. */
function roots(art: Canvas, { size }: Piece, at: (share: number, off?: number) => Point): void {
  const { random } = art
  const hairs: Path[] = Array.from({ length: 17 }, (_, index) => {
    const fan = (index - 8) / 8
    const long = random.range(0.04, 0.1)
    const bend = random.jitter(0.024)
    return open([
      at(0.012, fan * 0.02),
      at(-long * 0.5, fan * 0.04 + bend),
      at(-long, fan * 0.075 - bend * 0.6),
    ])
  })
  layered(art, hairs.join(''), [
    { color: SHADOW, width: size * 0.008, dx: 2, dy: 4, opacity: 0.4 },
    { color: '#b99c68', width: size * 0.009 },
    { color: '#efe0b8', width: size * 0.005, dx: -0.6, dy: -1 },
  ])
}
