import type { Canvas } from '../../../core/canvas.ts'
import { closed, type Path, type Point } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../../core/color.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import type { Piece } from '../../types.ts'
import { fold, type Napkin, linen, sprig, threads } from '../linen.ts'
import { curve, shaped } from '../shapes.ts'

/** Half the width and half the length inside the frill. */
const [ACROSS, ALONG] = [138, 268] as const
const FRILL = 40

interface Ripple {
  /** On the seam. */
  inner: Point
  /** On the edge of the frill. */
  outer: Point
}

/** Places around the seam, one for each ripple of the frill. */
function ripples(art: Canvas): Ripple[] {
  const { random } = art
  const sides = [
    { from: [-1, -1], to: [1, -1], out: [0, -1], count: 8 },
    { from: [1, -1], to: [1, 1], out: [1, 0], count: 15 },
    { from: [1, 1], to: [-1, 1], out: [0, 1], count: 8 },
    { from: [-1, 1], to: [-1, -1], out: [-1, 0], count: 15 },
  ] as const
  return sides.flatMap(({ from, to, out, count }) =>
    Array.from({ length: count }, (_, index): Ripple => {
      const share = (index + 0.5 + random.jitter(0.16)) / count
      const u = (from[0] + (to[0] - from[0]) * share) * ACROSS
      const v = (from[1] + (to[1] - from[1]) * share) * ALONG
      const reach = FRILL * random.range(0.84, 1.14)
      const splay = index === 0 || index === count - 1 ? 16 : 0
      return {
        inner: [u, v],
        outer: [
          u + out[0] * reach + Math.sign(u) * splay * Math.abs(out[1]),
          v + out[1] * reach + Math.sign(v) * splay * Math.abs(out[0]),
        ],
      }
    }),
  )
}

/** Part of the way from one point to another. */
function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Gathered cloth around the seam, edged with `accent`. */
function frill(art: Canvas, piece: Piece, accent: Color): void {
  const { color } = piece
  const around = ripples(art)
  const dips = around.map(({ inner, outer }, index): Ripple => {
    const next = around[(index + 1) % around.length] ?? { inner, outer }
    const middle = between(inner, next.inner, 0.5)
    return { inner: middle, outer: between(middle, between(outer, next.outer, 0.5), 0.76) }
  })
  const edge = around.flatMap(({ outer }, index) => [outer, dips[index]?.outer ?? outer])
  const outline = closed(shaped(edge, piece))
  art.shadow(outline, 20, 0.32)
  linen(art, outline, shade(color, 0.05))
  art.stroke(outline, accent, 6, { opacity: 0.9 })
  const wedges = dips.map(({ inner, outer }) => {
    const side = between(inner, outer, 0.6)
    return curve(piece, between(inner, outer, -0.1), side, between(inner, outer, 0.98))
  })
  art.movedBy(-3, -2, () => art.stroke(wedges.join(''), tint(color, 0.8), 5, { opacity: 0.55 }))
  art.movedBy(2, 2, () => art.stroke(wedges.join(''), SHADOW, 8, { opacity: 0.13 }))
  art.stroke(wedges.join(''), shade(color, 0.5), 3.6, { opacity: 0.5 })
}

/** Sprigs printed in rows, every other row between those above. */
function print(art: Canvas, piece: Piece, accent: Color): void {
  for (let row = 0; row < 7; row += 1) {
    const shift = row % 2 === 0 ? 0 : 43
    for (let column = 0; column < 4; column += 1) {
      const at: Point = [
        -129 + shift + column * 86 + art.random.jitter(4),
        -234 + row * 78 + art.random.jitter(4),
      ]
      const [x, y] = laidPoint(at, piece)
      const angle = piece.angle + (row % 2 === 0 ? 0.5 : -0.5) + art.random.jitter(0.1)
      sprig(art, { x, y, size: 25, angle, color: accent })
    }
  }
}

/** The seam of the frill. */
function seam(piece: Piece): Path {
  const corner: Point[] = [
    [ACROSS + 2, 0],
    [ACROSS, ALONG * 0.6],
    [ACROSS - 1, ALONG - 12],
    [ACROSS - 12, ALONG - 1],
    [ACROSS * 0.4, ALONG],
  ]
  const right = [...corner.toReversed().map(([u, v]): Point => [u, -v]), ...corner.slice(1)]
  const left = right.toReversed().map(([u, v]): Point => [-u, v])
  return closed(shaped([...right, ...left], piece))
}

/** A printed napkin with a frill around it. */
export function frilled(art: Canvas, piece: Napkin): void {
  const { color, accent } = piece
  frill(art, piece, accent)
  const outline = seam(piece)
  art.shadow(outline, 5, 0.24)
  linen(art, outline, color)
  art.clipped(outline, () => {
    print(art, piece, accent)
    threads(art, piece, { across: ACROSS + 8, along: ALONG + 8 })
    const sway = art.random.jitter(30)
    for (const [width, u] of [
      [40, -52],
      [34, 56],
    ] as const) {
      const line: Point[] = [
        [u, -ALONG - 30],
        [u + sway, -90],
        [u - sway * 0.6, 110],
        [u + 14, ALONG + 30],
      ]
      fold(art, shaped(line, piece), width, color)
    }
  })
}
