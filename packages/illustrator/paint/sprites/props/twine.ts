import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import type { Path, Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { curve } from './shapes.ts'

/** Where a bow is tied, beside the middle of the string. */
const KNOT: Point = [0.2, -0.1]

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
  const bow = [...LOOPS, ...ends(art)].map((line) => curve(piece, KNOT, ...line))
  twine(art, bow.join(''), color, size * 0.2)
  twine(art, curve(piece, [0.04, -0.2], [0.34, 0.02]), color, size * 0.36)
}

/** The loops of a bow, from its knot and back. */
const LOOPS: readonly (readonly Point[])[] = [
  [[1, -0.95], [1.9, -1.1], [2.2, -0.55], [1.3, -0.02], KNOT],
  [[-0.9, -0.8], [-1.7, -0.6], [-1.75, 0.1], [-0.8, 0.28], KNOT],
]

/** The two ends of the string. */
function ends({ random }: Canvas): Point[][] {
  const [one, other] = [random.jitter(0.3), random.jitter(0.3)]
  return [
    [
      [0.8, 0.8],
      [1.5 + one, 1.1],
      [2, 1.8 + one],
    ],
    [
      [-0.2, 0.9],
      [-0.9 + other, 1.4],
      [-0.9, 2.1 + other],
    ],
  ]
}

/** A piece of string: its shadow, its dark edge, the light on it. */
function twine(art: Canvas, path: Path, color: Color, width: number): void {
  art.movedBy(width * 0.6, width, () => art.stroke(path, SHADOW, width, { opacity: 0.34 }))
  art.stroke(path, shade(color, 0.42), width)
  art.movedBy(-width * 0.1, -width * 0.14, () => art.stroke(path, color, width * 0.66))
  art.movedBy(-width * 0.16, -width * 0.22, () => art.stroke(path, tint(color, 0.6), width * 0.22))
}
