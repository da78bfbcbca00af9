import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, moved, open, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { extruded } from './dough.ts'
import { laid, patches } from './touches.ts'

/** How high it stands, as a share of its size. */
const HEIGHT = 0.86

type Chunk = readonly Point[]

/** Torn from a loaf, roughly as cubes: a face above, sides below, no edge quite straight. */
const CHUNKS: readonly [Chunk, ...Chunk[]] = [
  [
    [-0.82, -0.74],
    [0.78, -0.84],
    [0.9, 0.7],
    [-0.74, 0.82],
  ],
  [
    [-0.9, -0.6],
    [0.5, -0.86],
    [0.94, 0.44],
    [-0.6, 0.84],
  ],
  [
    [-0.7, -0.84],
    [0.84, -0.6],
    [0.74, 0.84],
    [-0.5, 0.72],
    [-0.92, 0.1],
  ],
]

/** A chunk of bread fried in oil: craggy, full of holes, dark at its edges; `size` is half its width. */
export function crouton(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const chunk = random.pick(CHUNKS).flatMap(([u, v], index, all): Point[] => {
    const [nextU, nextV] = all[(index + 1) % all.length] ?? [u, v]
    // Its corners are rounder than its edges, which are torn.
    return [0, 0.24, 0.5, 0.76].map((share): Point => {
      const crag = share === 0 ? random.range(0.82, 0.98) : random.range(0.86, 1.08)
      return [
        (u + (nextU - u) * share) * crag + random.jitter(0.03),
        (v + (nextV - v) * share) * crag + random.jitter(0.03),
      ]
    })
  })
  const depth = size * HEIGHT * random.range(0.86, 1.2)
  const flat = laid(chunk, { x: 0, y: 0, size, angle: piece.angle })
  const top = flat.map(([u, v]): Point => [x + u, y - depth * 0.6 + v * 0.8])
  const body = extruded(top, depth)
  art.movedBy(size * 0.1, size * 0.16, () => art.softFill(body, '#3a0c06', 0.5, size * 0.09))
  const baked = art.linearGradient('x1="0" x2="1" y1="0" y2=".4"', [
    [0, mix(color, '#b5691f', 0.7)],
    [0.45, mix(color, '#8f4a14', 0.8)],
    [1, '#5a280b'],
  ])
  art.fill(body, baked)
  const low = { x, y: y + depth * 0.28, rx: size * 0.7, ry: size * 0.6 }
  art.clipped(body, () => {
    art.fill(patches(art, { ...low, count: 9, grain: size * 0.12 }), '#43190a', 0.5)
    art.fill(patches(art, { ...low, count: 5, grain: size * 0.09 }), tint(color, 0.25), 0.55)
  })
  crumbFace(art, top, piece, y - depth * 0.6)
}

/** The upper face: golden in its middle, browned towards its edge, its holes open. */
function crumbFace(art: Canvas, top: readonly Point[], { x, size, color }: Piece, y: number): void {
  const outline = polygon(top)
  const toast = art.radialGradient('cx=".42" cy=".38" r=".66"', [
    [0, mix(tint(color, 0.5), '#ffe7b0', 0.6)],
    [0.5, mix(tint(color, 0.2), '#eebb66', 0.7)],
    [0.8, mix(color, '#c87c2c', 0.8)],
    [1, '#8a4716'],
  ])
  art.fill(outline, toast)
  art.clipped(outline, () => {
    const face = { x, y, rx: size * 0.78, ry: size * 0.6 }
    art.fill(patches(art, { ...face, count: 6, grain: size * 0.26 }), '#b06a22', 0.4)
    const holes = patches(art, { ...face, count: 8, grain: size * 0.12 })
    art.movedBy(size * 0.02, size * 0.035, () => art.fill(holes, '#fbe2ac', 0.75))
    art.fill(holes, '#a5662a', 0.7)
    art.fill(patches(art, { ...face, count: 14, grain: size * 0.05 }), shade(color, 0.5), 0.6)
    art.stroke(outline, '#6b3210', size * 0.12, { opacity: 0.4 })
  })
  const lit = moved(shrunk(top.slice(-7), 0.96), size * 0.02, size * 0.02)
  art.stroke(open(lit), '#ffe6b0', size * 0.05, { opacity: 0.4 })
  const oil = blob(art.random, x - size * 0.2, y - size * 0.2, size * 0.16, size * 0.06, {
    points: 6,
    wobble: 0.2,
    angle: -0.5,
  })
  art.fill(closed(oil), '#fff6dc', 0.75)
}
