import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, type Point, shrunk, turnedPoint } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import type { Piece } from '../types.ts'
import { curveOn, laid, layered } from './touches.ts'

type Outline = readonly Point[]

/** How a chickpea lies: on its side with the beak out, on its cheeks, on its back, or half burst. */
const CHICKPEAS: readonly [Outline, ...Outline[]] = [
  [
    [1.1, 0.02],
    [0.82, 0.36],
    [0.46, 0.82],
    [-0.16, 0.94],
    [-0.86, 0.6],
    [-1, -0.06],
    [-0.76, -0.7],
    [-0.08, -0.94],
    [0.54, -0.74],
    [0.84, -0.34],
  ],
  [
    [0.9, 0.1],
    [0.72, 0.66],
    [0.22, 0.82],
    [-0.06, 0.72],
    [-0.4, 0.88],
    [-0.88, 0.5],
    [-0.92, -0.24],
    [-0.5, -0.84],
    [0.14, -0.9],
    [0.74, -0.6],
  ],
  [
    [0.94, -0.12],
    [0.86, 0.5],
    [0.3, 0.9],
    [-0.44, 0.84],
    [-0.94, 0.3],
    [-0.86, -0.44],
    [-0.32, -0.86],
    [0.4, -0.82],
  ],
]

/** A chickpea, plump and wet, as it fell: no two of one shape or tone; `size` is its radius. */
export function chickpea(art: Canvas, piece: Piece): void {
  const { random } = art
  const size = piece.size * random.range(0.78, 1.16)
  const spot = { ...piece, size }
  const tone = random.pick(['#e9b45a', '#c47a22', '#dda046', '#b9641c', '#f0c878'])
  const color = mix(piece.color, tone, random.range(0.15, 0.6))
  const shape = random.pick(CHICKPEAS)
  const outline = stray(art, shape, spot, random.range(0.8, 1))
  plump(art, outline, spot, color)
  const furrow = curveOn(spot, [0.92, -0.02, 0.66, -0.1, 0.36, 0.04, random.range(-0.4, 0.2), 0.02])
  if (shape !== CHICKPEAS[2]) {
    art.stroke(furrow, shade(color, 0.46), size * 0.11, { opacity: 0.6 })
    const [u, v] = turnedPoint([0.02 * size, 0.1 * size], spot.angle, 0, 0)
    art.movedBy(u, v, () => art.stroke(furrow, tint(color, 0.5), size * 0.055, { opacity: 0.5 }))
  }
  wet(art, spot)
}

/** How a bean lies: bowed towards us, on its back, and on its belly. */
const BEANS: readonly [Outline, ...Outline[]] = [
  [
    [-1, 0.04],
    [-0.74, -0.5],
    [0, -0.66],
    [0.74, -0.52],
    [1, 0.02],
    [0.62, 0.42],
    [0.06, 0.24],
    [-0.56, 0.44],
  ],
  [
    [-0.96, 0.06],
    [-0.7, -0.46],
    [0.04, -0.6],
    [0.76, -0.4],
    [0.98, 0.1],
    [0.6, 0.52],
    [-0.08, 0.56],
    [-0.68, 0.46],
  ],
  [
    [-1.02, -0.14],
    [-0.6, -0.58],
    [0.06, -0.56],
    [0.7, -0.62],
    [1, -0.1],
    [0.74, 0.44],
    [0.1, 0.44],
    [-0.62, 0.36],
  ],
]

/** A stewed bean with its eye or its split skin; `size` is half its length. */
export function kidneyBean(art: Canvas, piece: Piece): void {
  const { random } = art
  const size = piece.size * random.range(0.86, 1.18)
  const spot = { ...piece, size }
  const tone = random.pick(['#8a4424', '#c98a58', '#a45c34', '#74321c', '#d8a070'])
  const color = mix(piece.color, tone, random.range(0.2, 0.7))
  const outline = stray(art, random.pick(BEANS), spot, random.range(0.88, 1.1))
  plump(art, outline, spot, color)
  if (random.next() < 0.35) {
    const [u, v] = turnedPoint([0, size * 0.26], spot.angle, spot.x, spot.y)
    art.fill(ellipse(u, v, size * 0.13, size * 0.08), tint(color, 0.65), 0.75)
  } else if (random.next() < 0.3) {
    const split = curveOn(spot, [-0.4, 0.1, 0.05, -0.08, 0.5, 0.12])
    art.stroke(split, shade(color, 0.4), size * 0.12, { opacity: 0.7 })
    art.movedBy(0.6, size * 0.07, () =>
      art.stroke(split, tint(color, 0.6), size * 0.08, { opacity: 0.8 }),
    )
  }
  wet(art, spot)
}

/** The outline where the piece lies, a little off the others of its kind. */
function stray({ random }: Canvas, outline: Outline, spot: Piece, squat: number): Point[] {
  return laid(
    outline.map(([u, v]): Point => [u + random.jitter(0.06), v * squat + random.jitter(0.06)]),
    spot,
  )
}

/** The volume of a small round thing in sauce: a dark far side in which the sauce glows, a lit near one. */
function plump(art: Canvas, outline: Outline, { x, y, size }: Piece, color: Color): void {
  layered(art, closed(outline), [
    { color: SHADOW, dx: size * 0.14, dy: size * 0.26, opacity: 0.45 },
    { color: mix(shade(color, 0.36), '#8a3a12', 0.3) },
  ])
  art.fill(closed(shrunk(outline, 0.83, -size * 0.06, -size * 0.09)), color)
  const [u, v] = [x - size * 0.14, y - size * 0.2]
  art.fill(ellipse(u, v, size * 0.46, size * 0.36), tint(color, 0.36), 0.8)
}

/** The window's light on a wet skin: a patch here, a pair of points there, on some nothing. */
function wet(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const kind = random.next()
  if (kind < 0.2) return
  const [u, v] = [x - size * random.range(0.2, 0.36), y - size * random.range(0.26, 0.42)]
  const look = { points: 6, wobble: 0.2, angle: random.range(-0.9, -0.2) }
  const patch = blob(random, u, v, size * random.range(0.14, 0.26), size * 0.1, look)
  art.fill(closed(patch), '#fffaf0', 0.9)
  if (kind > 0.7)
    art.fill(ellipse(u + size * 0.34, v - size * 0.06, size * 0.06, size * 0.05), '#fffaf0', 0.8)
}
