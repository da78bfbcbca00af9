import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { closed, open, type Path, type Point, turned } from '../../core/contour.ts'
import type { Piece } from '../types.ts'

interface LeafLook {
  /** Its width as a share of its length. */
  width?: number
  /** Pairs of side veins. */
  veins?: number
  /** How far it is bent to one side, as a share of its length. */
  bend?: number
  height?: number
  /** How much its rim waves, or is toothed where `teeth` is set. */
  wave?: number
  teeth?: boolean
}

/** Points along each half of a leaf. */
const STEPS = 9

/** A leaf with its midrib, one half in the light. `size` is its length. */
export function drawLeaf(art: Canvas, piece: Piece, look: LeafLook = {}): void {
  const { width = 0.5, veins = 4, bend = 0, height = 6, wave = 0.05, teeth = false } = look
  const { x, y, size, angle, color } = piece
  const axis = (t: number): Point => [(t - 0.5) * size, bend * size * ((t - 0.5) ** 2 - 0.1)]
  const half = (t: number) => Math.sin(Math.PI * t ** 0.8) * size * width * 0.5
  const rim = (side: number): Point[] =>
    Array.from({ length: STEPS }, (_, index) => {
      const t = index / (STEPS - 1)
      const stray = teeth ? (index % 2 ? 1 + wave : 1 - wave) : 1 + art.random.jitter(wave)
      const [u, v] = axis(t)
      return [u, v + side * half(t) * stray]
    })
  const [upper, lower] = [rim(-1), rim(1)]
  const laid = (points: Point[]) => turned(points, angle, x, y)
  const outline = closed(laid([...upper, ...lower.slice(1, -1).toReversed()]))
  if (height) art.shadow(outline, height, 0.3)
  art.fill(outline, shade(color, 0.22))
  // The half that faces the upper left is the lit one.
  const lit = Math.cos(angle) * 0.85 - Math.sin(angle) * 0.55 > 0 ? upper : lower
  const spine = [0.8, 0.6, 0.4, 0.2].map(axis)
  const inner = lit.map(([u, v]): Point => [u * 0.96, v * 0.93])
  art.fill(closed(laid([...inner, ...spine])), tint(color, 0.15))
  const thin = Math.max(1.6, size * 0.018)
  art.stroke(veinsOf(piece, { axis, half, veins }), tint(color, 0.42), thin, { opacity: 0.75 })
  const sheen = lit.slice(3, 6).map(([u, v]): Point => [u, v * 0.62])
  art.stroke(open(laid(sheen)), '#f6f3d8', Math.max(2, size * 0.026), { opacity: 0.42 })
}

interface Ribs {
  axis: (t: number) => Point
  half: (t: number) => number
  veins: number
}

function veinsOf({ x, y, size, angle }: Piece, { axis, half, veins }: Ribs): Path {
  const stalk: Point = [-0.6 * size, axis(0)[1]]
  const midrib = [stalk, ...[0.1, 0.35, 0.6, 0.94].map(axis)]
  const lines: Point[][] = [midrib]
  for (let index = 1; index <= veins; index += 1) {
    const t = index / (veins + 1)
    const [u, v] = axis(t)
    const reach = half(t) * 0.62
    for (const side of [-1, 1]) lines.push([axis(t), [u + size * 0.09, v + side * reach]])
  }
  return lines.map((line) => open(turned(line, angle, x, y))).join('')
}
