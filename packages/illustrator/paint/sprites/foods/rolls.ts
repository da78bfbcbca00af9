import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, moved, num, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, spots, within } from './dough.ts'
import { shreds } from './fillings.ts'

interface HalfRoll {
  /** How long it is behind its cut face, and how wide, as shares of the size. */
  length: number
  radius: number
  /** How wide the cut face looks, and how far it leans when the cut was slanted. */
  face: number
  lean: number
}

/**
 * Half of something rolled, its cut face towards us; it lies along the piece's angle.
 * @param fill draws the filling around the middle of the face, inside its contour
 */
function halfRoll(art: Canvas, piece: Piece, roll: HalfRoll, fill: (face: Point[]) => void): void {
  const { size, color } = piece
  const { length, radius, face, lean } = roll
  const outline = placed(
    [
      [-lean, -radius],
      [length * 0.5, -radius * 1.03],
      [length * 0.86, -radius * 0.92],
      [length, -radius * 0.4],
      [length * 1.01, radius * 0.4],
      [length * 0.88, radius * 0.92],
      [length * 0.5, radius * 1.03],
      [lean, radius],
      [0, 0],
    ],
    piece,
  )
  art.shadow(closed(outline), size * 0.12, 0.38)
  art.fill(closed(outline), shade(color, 0.34))
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = placed(
    [
      [0, -radius],
      [0, radius],
    ],
    piece,
  )
  const across = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
  const round = art.linearGradient(across, [
    [0, mix(color, '#b98a52', 0.35)],
    [0.3, tint(color, 0.35)],
    [0.62, mix(color, '#d0a060', 0.3)],
    [1, mix(shade(color, 0.4), '#7a4a28', 0.4)],
  ])
  art.fill(closed(outline), round)
  art.clipped(closed(outline), () => toastedSpots(art, piece, roll))
  const slant = Math.atan2(lean, radius)
  const around = bow([0, 0], [face, Math.hypot(radius, lean)], [0, Math.PI * 1.9], 18)
  const rim = placed(around, { ...piece, angle: piece.angle - slant })
  art.fill(closed(rim), mix(shade(color, 0.3), '#9a6230', 0.4))
  art.fill(closed(shrunk(rim, 0.96, -1, -1.5)), tint(color, 0.3))
  art.stroke(closed(shrunk(rim, 0.88)), mix(color, '#b07a42', 0.6), size * 0.018)
  const inside = shrunk(rim, 0.82)
  art.fill(closed(inside), '#5a2c1a')
  art.clipped(closed(inside), () => fill(inside))
}

/** Brown spots where a rolled tortilla touched the pan, and the edge of its wrapping. */
function toastedSpots(art: Canvas, piece: Piece, { length, radius }: HalfRoll): void {
  const { size, color } = piece
  const places = placed(
    pack(art.random, length * 0.55, 0, length * 0.45, 12, { ry: radius * 0.85 }),
    piece,
  )
  const brown = mix(color, '#8a4416', 0.6)
  const near = places.flatMap(([x, y]): Point[] =>
    [0, 1, 2].map(() => [x + art.random.jitter(size * 0.08), y + art.random.jitter(size * 0.05)]),
  )
  art.fill(spots(art.random, places, [size * 0.05, size * 0.1]), mix(color, brown, 0.4), 0.5)
  art.fill(spots(art.random, near, [size * 0.012, size * 0.04]), brown, 0.6)
  const fold = placed(
    [
      [0.1, radius * 0.45],
      [length * 0.5, radius * 0.3],
      [length * 0.96, radius * 0.5],
    ],
    piece,
  )
  art.stroke(open(moved(fold, 1, 4)), shade(color, 0.5), size * 0.025, { opacity: 0.4 })
  art.stroke(open(fold), tint(color, 0.4), size * 0.025, { opacity: 0.8 })
}

/** Places over a cut face, from its back to its front. */
function overFace(art: Canvas, face: readonly Point[], count: number): Point[] {
  const [first] = face
  const [cx, cy] = [mean(face.map(([x]) => x)), mean(face.map(([, y]) => y))]
  if (!first) return []
  const reach = Math.max(...face.map(([x, y]) => Math.hypot(x - cx, y - cy)))
  return pack(art.random, cx, cy, reach * 0.86, count).toSorted(([, a], [, b]) => a - b)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Scrambled egg, potato, sausage and cheese. */
function breakfast(art: Canvas, face: readonly Point[], size: number): void {
  const { random } = art
  const kinds = ['#f7cf4d', '#e9c07a', '#8a4526', '#f7cf4d', '#f2a63a'] as const
  overFace(art, face, 30).forEach(([x, y], index) => {
    const color = kinds[(index * 3) % kinds.length] ?? kinds[0]
    const look = { points: color === '#e9c07a' ? 5 : 8, wobble: 0.18, angle: random.angle() }
    const bit = blob(random, x, y, size * random.range(0.08, 0.13), size * 0.085, look)
    art.body(bit, color, { height: 3, lit: 0.84, shaded: 0.28, highlight: 0.3 })
  })
  shreds(art, overFace(art, face, 9), { size: size * 0.09, color: '#f3a536', width: size * 0.028 })
}

/** A burrito cut in half, both halves showing what is inside; `size` is half the width of both. */
export function burrito(art: Canvas, given: Piece): void {
  const roll = { length: 1.15, radius: 0.46, face: 0.36, lean: 0 }
  for (const [u, v, angle] of [
    [-0.12, -0.3, -0.34],
    [-0.5, 0.42, -0.16],
  ] as const) {
    const half = facing(art, within({ ...given, angle: 0 }, [u, v], 0.92), angle, 0.04)
    halfRoll(art, half, roll, (face) => breakfast(art, face, half.size))
  }
}
