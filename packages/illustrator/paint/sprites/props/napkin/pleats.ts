import type { Canvas } from '../../../core/canvas.ts'
import { closed, open, type Point, polygon } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../../core/color.ts'
import type { Piece } from '../../types.ts'
import { linen, threads } from '../linen.ts'
import { shaped } from '../shapes.ts'

/** How a pleated cloth runs: `t` goes from -1 at its upper end to 1 at the lower one. */
export interface Run {
  /** Half its length. */
  length: number
  pleats: number
  middle: (t: number) => number
  /** Half its width. */
  half: (t: number) => number
  /** Stripes across it, each from one `t` to another. */
  stripes: readonly (readonly [from: number, to: number])[]
}

/** Values of `t` along a pleat, a little past both its ends. */
const STEPS = Array.from({ length: 15 }, (_, step) => (step - 7) / 6.4)

/** The lines of a pleated cloth from end to end: valleys, and between them ridges. */
function pleatLines(art: Canvas, { length, pleats, middle, half }: Run) {
  return Array.from({ length: pleats * 2 + 1 }, (_, index) => {
    const ridge = index % 2 === 1
    const stray = index === 0 || index === pleats * 2 ? 0 : art.random.jitter(0.32 / pleats)
    const share = index / pleats - 1 + stray - (ridge ? 0.1 / pleats : 0)
    const out = (ridge ? 13 : -7) + art.random.jitter(5)
    return (t: number): Point => [
      middle(t) + share * half(t),
      t * length + out * Math.sign(t) * t * t - (ridge ? 7 : 0),
    ]
  })
}

type Line = ReturnType<typeof pleatLines>[number]

/** Around the cloth: its two sides, and the ends of all lines between them. */
function around(lines: readonly Line[]): Point[] {
  const [first, ...others] = lines
  const last = others.pop()
  if (!first || !last) return []
  const inner = STEPS.slice(1, -1)
  return [
    ...inner.map((t) => first(t)),
    ...others.map((line) => line(1)),
    ...inner.toReversed().map((t) => last(t)),
    ...others.toReversed().map((line) => line(-1)),
  ]
}

/** Cloth in pleats, their left sides in the light, the right ones in shade. */
export function pleated(art: Canvas, piece: Piece, run: Run, accent: Color): void {
  const { color } = piece
  const lines = pleatLines(art, run)
  const outline = closed(shaped(around(lines), piece))
  art.shadow(outline, 24, 0.32)
  linen(art, outline, color)
  art.clipped(outline, () => {
    for (const [from, to] of run.stripes) {
      const edge = (t: number) => lines.map((line) => line(t))
      art.fill(polygon(shaped([...edge(from), ...edge(to).toReversed()], piece)), accent, 0.9)
    }
    threads(art, piece, { across: 200, along: run.length + 30 })
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1]
      if (next && index % 2 === 1) shadedSide(art, piece, line, next)
    }
    for (const [index, line] of lines.entries()) {
      if (index % 2 === 1) ridgeLight(art, piece, line)
    }
  })
}

/** The side of a pleat away from the light, darkest in the valley. */
function shadedSide(art: Canvas, piece: Piece, ridge: Line, valley: Line): void {
  const between = (share: number) =>
    STEPS.map((t): Point => {
      const [a, b] = [ridge(t), valley(t)]
      return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
    })
  const { color } = piece
  for (const [from, to, dark, opacity] of [
    [0, 1, shade(color, 0.36), 0.26],
    [0.42, 1.06, shade(color, 0.5), 0.24],
    [0.74, 1.3, SHADOW, 0.2],
  ] as const) {
    const side = [...between(from), ...between(to).toReversed()]
    art.fill(polygon(shaped(side, piece)), dark, opacity)
  }
}

function ridgeLight(art: Canvas, piece: Piece, ridge: Line): void {
  const line = STEPS.map((t): Point => {
    const [u, v] = ridge(t)
    return [u - 5, v]
  })
  art.stroke(open(shaped(line, piece)), tint(piece.color, 0.8), 7, { opacity: 0.4 })
}
