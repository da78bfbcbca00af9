import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import type { Path, Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { curve } from './shapes.ts'

/**
 * String wound around what runs along the angle, tied in a bow; `size` is about four times as much as
 * the string is thick.
 * @param across how far the string reaches to either side
 */
export function tie(art: Canvas, piece: Piece, across = piece.size): void {
  const { size, color } = piece
  const { random } = art
  const edge = across / size
  const wraps = [-0.34, 0, 0.34].map((u) =>
    curve(
      piece,
      [u + random.jitter(0.1), -edge],
      [u + 0.2, -edge * 0.5],
      [u + 0.22, edge * 0.4],
      [u + random.jitter(0.16), edge],
    ),
  )
  twine(art, wraps.join(''), color, size * 0.24)
  const knot: Point = [0.2, -0.1]
  const loop = (u: number, v: number, wide: number): Path =>
    curve(
      piece,
      knot,
      [u * 0.5 + wide, v * 0.5],
      [u + wide * 0.5, v * 0.94],
      [u - wide * 0.6, v],
      [u * 0.5 - wide, v * 0.5],
      knot,
    )
  const ends = [
    curve(piece, knot, [0.9, 0.7], [0.8 + random.jitter(0.3), 1.7], [1.3, 2.3]),
    curve(piece, knot, [-0.4, 0.8], [-0.7 + random.jitter(0.3), 1.6], [-0.5, 2.5]),
  ]
  twine(art, ends.join('') + loop(1.7, 1.2, 0.36) + loop(-1.3, -1.4, 0.36), color, size * 0.2)
  twine(art, curve(piece, [0.06, -0.22], [0.34, 0.04]), color, size * 0.36)
}

/** A piece of string: its shadow, its dark edge, the light on it. */
function twine(art: Canvas, path: Path, color: Color, width: number): void {
  art.movedBy(width * 0.6, width, () => art.stroke(path, SHADOW, width, { opacity: 0.34 }))
  art.stroke(path, shade(color, 0.42), width)
  art.movedBy(-width * 0.1, -width * 0.14, () => art.stroke(path, color, width * 0.66))
  art.movedBy(-width * 0.16, -width * 0.22, () => art.stroke(path, tint(color, 0.6), width * 0.22))
}
