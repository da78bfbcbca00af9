import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid, layered } from './touches.ts'

/** Leaves from the deepest to the uppermost: where, how they are turned, how long, how broad, how they bend. */
const LEAVES = [
  [-0.4, 0.3, 2.7, 0.62, 0.3, 0.3],
  [0.44, 0.3, 0.5, 0.66, 0.3, -0.3],
  [-0.46, -0.1, 3.4, 0.6, 0.34, -0.2],
  [0.5, -0.14, -0.4, 0.62, 0.32, 0.3],
  [0, 0.4, 1.4, 0.56, 0.3, 0.2],
  [-0.16, -0.34, -2.2, 0.6, 0.36, 0.4],
  [0.22, -0.3, -1, 0.6, 0.34, -0.3],
  [-0.24, 0.14, 0.3, 0.74, 0.32, -0.34],
  [0.2, 0.1, 2.5, 0.7, 0.3, 0.36],
  [0.02, -0.1, -0.4, 0.66, 0.26, 0.4],
] as const

/** Wilted leaves of spinach, folded over each other and glossy with broth; `size` is the heap's radius. */
export function spinachheap(art: Canvas, piece: Piece): void {
  const { x, y, size, color, angle } = piece
  const { random } = art
  for (const [u, v, turn, length, breadth, bend] of LEAVES) {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const tone = mix(color, random.pick(['#1f4a1c', '#4f8a34', '#2f6a2a']), random.range(0.15, 0.5))
    leaf(art, {
      x: x + (u * cos - v * sin) * size,
      y: y + (u * sin + v * cos) * size,
      angle: turn + angle + random.jitter(0.2),
      size: size * length * random.range(0.92, 1.12),
      color: tone,
      breadth,
      bend: bend + random.jitter(0.1),
    })
  }
}

interface Fold extends Piece {
  breadth: number
  bend: number
}

/** A limp leaf: wet and crumpled, it falls into folds. */
function leaf(art: Canvas, fold: Fold): void {
  const { size, color, bend, breadth } = fold
  const { random } = art
  const outline = closed(laid(edge(art, fold), fold))
  layered(art, outline, [
    { color: SHADOW, dx: size * 0.06, dy: size * 0.12, opacity: 0.45 },
    { color: shade(color, 0.55), width: size * 0.04 },
    { color: shade(color, 0.14) },
  ])
  art.clipped(outline, () => {
    for (const aside of [-0.62, -0.2, 0.24, 0.64]) {
      const off = (aside + random.jitter(0.1)) * breadth
      const ridge = open(laid(crumpled(art, bend, off), fold))
      const lit = mix(tint(color, 0.2), '#7fb44a', random.range(0.1, 0.5))
      layered(art, ridge, [
        { color: shade(color, 0.6), width: size * 0.2, dy: size * 0.08, opacity: 0.5 },
        { color: lit, width: size * 0.12 * random.range(0.5, 1.3), opacity: 0.9 },
        {
          color: '#f0fad8',
          width: size * 0.03,
          dx: -size * 0.01,
          dy: -size * 0.03,
          opacity: aside < 0 ? 0.7 : 0.2,
        },
      ])
    }
  })
}

/** A ridge along a leaf, astray as wet leaves wrinkle. */
function crumpled({ random }: Canvas, bend: number, aside: number): Point[] {
  const [from, to] = [random.range(-0.95, -0.5), random.range(0.3, 0.85)]
  return spine(bend, from, to, aside).map(([u, v]): Point => {
    return [u, v * (1 - u * u * 0.5) + random.jitter(0.09)]
  })
}

/** The outline of a leaf of length 2, along a bent spine. */
function edge({ random }: Canvas, { breadth, bend }: Fold): Point[] {
  const side = (sign: number): Point[] =>
    [-1, -0.78, -0.5, -0.24, 0.02, 0.28, 0.52, 0.74, 0.94].map((u, index): Point => {
      const frill = 1 + (index % 2 ? 0.16 : -0.12) + random.jitter(0.16)
      const half = breadth * 1.25 * (1 - u * u) ** 0.5 * frill
      return [u + random.jitter(0.05), bend * (u * u - 0.4) + sign * half]
    })
  return [...side(-1), [1, bend * 0.6], ...side(1).toReversed().slice(0, -1)]
}

function spine(bend: number, from: number, to: number, aside: number): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
    const u = from + (to - from) * share
    return [u, bend * (u * u - 0.4) + aside]
  })
}
