import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, moved, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { oneOf } from '../variants.ts'
import { gleam, laid, laidPoint, soft, type Shape, varied } from './produce/shapes.ts'

const NUT: Shape = [
  [-0.9, 0],
  [-0.7, -0.62],
  [-0.05, -0.9],
  [0.62, -0.64],
  [1.06, 0],
  [0.66, 0.6],
  [0, 0.88],
  [-0.72, 0.62],
]
/** What is left of a nut that broke in the pan. */
const SHARD: Shape = [
  [-0.8, 0.2],
  [-0.5, -0.5],
  [0.2, -0.56],
  [0.86, -0.1],
  [0.5, 0.34],
  [-0.2, 0.5],
]
const SEAM: Shape = [
  [-0.6, 0.1],
  [-0.1, -0.06],
  [0.55, 0.08],
]
const FLESH = '#f3ddb0'

/** The same shape as a hand would find another one. */
function uneven(art: Canvas, shape: Shape, by: number): Point[] {
  return shape.map(([u, v]) => [u + art.random.jitter(by), v + art.random.jitter(by)])
}

/** A shadow that is darkest where the nut touches. */
function contact(art: Canvas, outline: readonly Point[], size: number): void {
  art.fill(closed(moved(outline, size * 0.3, size * 0.42)), SHADOW, 0.26)
  art.fill(closed(moved(outline, size * 0.12, size * 0.2)), SHADOW, 0.4)
}

/** Half a toasted nut on its back: the cream cut with a golden rim and the hollow in its middle. */
function half(art: Canvas, piece: Piece): void {
  const { x, y, size, angle } = piece
  const { random } = art
  const skin = varied(art, piece.color, 0.14)
  const outline = laid(uneven(art, NUT, 0.11), { ...piece, size: size * 1.08 })
  contact(art, outline, size)
  art.fill(closed(outline), shade(skin, 0.42))
  art.fill(closed(shrunk(outline, 0.94, -size * 0.05, -size * 0.06)), skin)
  const face = shrunk(outline, 0.84, -size * 0.06, -size * 0.12)
  art.fill(closed(face), mix(FLESH, '#c98a3c', random.range(0.45, 0.7)))
  art.fill(closed(shrunk(face, 0.84, -size * 0.02, -size * 0.03)), FLESH)
  art.fill(soft(shrunk(face, 0.5, -size * 0.14, -size * 0.16)), '#fff4d8', 0.9)
  // Some have the hollow that the germ left, others only a seam.
  if (random.next() < 0.5) {
    const [hx, hy] = [x + size * random.jitter(0.14), y - size * random.range(0, 0.14)]
    const hollow = blob(random, hx, hy, size * 0.34, size * 0.15, { angle, wobble: 0.2 })
    art.fill(soft(hollow), '#dcb273', 0.9)
    art.fill(soft(shrunk(hollow, 0.6, -size * 0.04, -size * 0.05)), '#b98445', 0.8)
  } else {
    const seam = laid(SEAM, { ...piece, size: size * 0.8, y: y - size * 0.06 })
    art.stroke(open(seam), '#cf9f5c', size * 0.08, { opacity: 0.8 })
  }
}

/** A whole nut whose skin has flaked off in places. */
function whole(art: Canvas, piece: Piece): void {
  const { x, y, size, angle } = piece
  const { random } = art
  const skin = varied(art, piece.color, 0.14)
  const outline = laid(uneven(art, NUT, 0.07), piece)
  contact(art, outline, size)
  const light = art.radialGradient('cx=".34" cy=".28" r=".8"', [
    [0, tint(skin, 0.42)],
    [0.4, skin],
    [1, shade(skin, 0.62)],
  ])
  art.fill(closed(outline), light)
  const flakes = [random.range(-0.5, 0), random.range(0.1, 0.6)].map((u) => {
    const [fx, fy] = laidPoint([u, random.jitter(0.45)], piece)
    const [rx, ry] = [size * random.range(0.2, 0.42), size * random.range(0.12, 0.24)]
    return soft(blob(random, fx, fy, rx, ry, { points: 6, wobble: 0.3, angle: angle + 0.6 }))
  })
  art.fill(flakes.join(''), mix(FLESH, skin, 0.24), 0.95)
  const [cx, cy] = laidPoint([-0.66, 0.05], piece)
  art.fill(soft(blob(random, cx, cy, size * 0.2, size * 0.4, { points: 7, angle })), '#d9b27a', 0.9)
  gleam(art, { x, y, size }, { reach: 0.56, width: 0.14, opacity: 0.75 })
}

/** Shards of a chopped nut: skin on one side, the pale break on the other. */
function shards(art: Canvas, piece: Piece): void {
  const { random } = art
  const reach = piece.size * 0.6
  for (let index = 0; index < 2; index += 1) {
    const turn = piece.angle + index * 2.6
    const [x, y] = [piece.x + Math.cos(turn) * reach, piece.y + Math.sin(turn) * reach * 0.8]
    const spot = { x, y, size: piece.size * random.range(0.6, 0.9), angle: random.angle() }
    const outline = laid(uneven(art, SHARD, 0.14), spot)
    contact(art, outline, spot.size)
    art.fill(soft(outline), shade(piece.color, 0.2))
    art.fill(soft(shrunk(outline, 0.84, -spot.size * 0.1, -spot.size * 0.14)), FLESH)
    art.fill(
      ellipse(x - spot.size * 0.14, y - spot.size * 0.2, spot.size * 0.24, spot.size * 0.12),
      '#fff8e2',
      0.9,
    )
    art.stroke(open(outline.slice(3, 5)), '#b9803c', spot.size * 0.12, { opacity: 0.6 })
  }
}

/** A hazelnut from the pan: a half, a whole one or shards of one; `size` is its radius. */
export const hazelnut = oneOf<Piece>(half, whole, half, shards)
