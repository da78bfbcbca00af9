import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { lyingOn, type Mound, smoothed } from './grainMound.ts'
import { drawLeaf } from './leaf.ts'
import type { Buried } from './moundGrains.ts'
import { tomatoes } from './produce/tomatoes.ts'
import { layered } from './touches.ts'

/** What lies under tomato, leaf and onion is in their shade. */
const UNDER = '#3a0a04'

/** Slices of tomato, one leaning on the next: where, how large, how turned, of which red. */
const SLICES = [
  [-0.5, -0.16, 0.25, 0.4, '#d93a22'],
  [-0.36, 0.06, 0.28, 2, '#e8452c'],
  [-0.1, 0.26, 0.27, 4.4, '#dd3c24'],
] as const

/** Rings of onion in one loose heap: where, how large, how turned, how much of each is seen. */
const RINGS = [
  [0.02, -0.16, 0.18, 0.2, 1],
  [0.24, -0.06, 0.15, 1.2, 0.84],
  [0.08, 0.04, 0.13, 2.4, 1],
  [0.16, 0.34, 0.13, 0.9, 1],
] as const

/** Two bay leaves that lean on each other before the tomato: where, how long, how turned. */
const BAY = [
  [-0.46, 0.38, 0.46, 0.5],
  [-0.3, 0.5, 0.4, -0.3],
] as const

/** Tomato, onion and bay on a heap of rice, each as deep in it as it lies. */
export function jollofGarnish(art: Canvas, mound: Mound): Buried[] {
  const slope = smoothed(smoothed(mound))
  const { radius } = mound
  const on = (u: number, v: number, lift: number, draw: (piece: Piece) => void) => {
    const piece = { x: 0, y: 0, size: radius, angle: 0, color: '#000000' }
    art.group(lyingOn(slope, u, v, lift), () => draw(piece))
  }
  const slices = SLICES.map(([u, v, share, angle, color]) => ({
    v: v + 0.1,
    draw: () => {
      on(u, v, 0.05, (piece) => slice(art, { ...piece, size: radius * share, angle, color }))
    },
  }))
  const leaves = BAY.map(([u, v, share, angle]) => ({
    v: v + 0.14,
    draw: () => on(u, v, 0.05, (piece) => bay(art, { ...piece, size: radius * share, angle })),
  }))
  const rings = RINGS.map(([u, v, share, angle, whole]) => ({
    v: v + 0.16,
    draw: () => {
      on(u, v, 0.05, (piece) => ring(art, { ...piece, size: radius * share, angle }, whole))
    },
  }))
  return [...leaves, ...slices, ...rings]
}

function slice(art: Canvas, piece: Piece): void {
  const { size } = piece
  art.softFill(ellipse(size * 0.14, size * 0.2, size * 1.02, size), UNDER, 0.6, size * 0.09)
  tomatoes.tomato(art, piece)
  // It is wet: the window shines in it.
  const wet: Point[] = [
    [-size * 0.62, -size * 0.2],
    [-size * 0.4, -size * 0.52],
    [-size * 0.04, -size * 0.66],
  ]
  art.stroke(open(wet), '#fff2e2', size * 0.08, { opacity: 0.85 })
}

function bay(art: Canvas, piece: Piece): void {
  const { size, angle } = piece
  art.rotated(angle, 0, 0, () => {
    art.softFill(
      ellipse(size * 0.05, size * 0.13, size * 0.46, size * 0.14),
      UNDER,
      0.6,
      size * 0.05,
    )
  })
  drawLeaf(
    art,
    { ...piece, color: '#6d8a34' },
    { width: 0.36, veins: 6, bend: 0.12, height: 4, wave: 0.03 },
  )
}

/** A thin ring of raw red onion, sagging, whole or cut open; `size` is its radius. */
function ring(art: Canvas, { size, angle }: Piece, whole: number): void {
  const outline = blob(art.random, 0, 0, size, size * 0.84, { points: 12, wobble: 0.06, angle })
  const seen = outline.slice(0, Math.ceil(outline.length * whole))
  const path = whole < 1 ? open(seen) : closed(outline)
  const width = size * 0.22
  layered(art, path, [
    { color: UNDER, width, dx: width * 0.5, dy: width * 0.9, opacity: 0.6 },
    { color: '#7d2456', width },
    { color: '#c777a0', width: width * 0.78, dx: width * 0.06, dy: width * 0.04 },
    { color: '#fbeaf0', width: width * 0.5, dx: width * 0.1, dy: width * 0.1 },
    { color: '#ffffff', width: width * 0.2, dx: -width * 0.02, dy: -width * 0.06 },
  ])
}
