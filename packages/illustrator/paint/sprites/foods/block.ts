import type { Canvas } from '../../core/canvas.ts'
import { type Point, polygon } from '../../core/contour.ts'
import { SHADOW } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cutFace, extruded, type Layer, wall } from './dough.ts'

interface Block {
  /** How high it stands, in units of the sheet. */
  depth: number
  /** What its two near sides show, from the top down. */
  layers: readonly Layer[]
  /** Its shadow has no edge. */
  softly?: boolean
}

/** The corners of a block's top, from the far one clockwise. */
export interface Top {
  outline: readonly [far: Point, right: Point, near: Point, left: Point]
  /** The upper edges of the sides that face us, from left to right. */
  edges: readonly [readonly [Point, Point], readonly [Point, Point]]
}

/** A square block seen from one of its corners; `size` is half its width. */
export function block(
  art: Canvas,
  { x, y, size }: Piece,
  { depth, layers, softly = false }: Block,
): Top {
  const { random } = art
  const corner = (u: number, v: number): Point => [
    x + (u + random.jitter(0.03)) * size,
    y + (v + random.jitter(0.03)) * size - depth / 2,
  ]
  const lean = random.jitter(0.16)
  const far = corner(lean, -0.62)
  const right = corner(1, -lean * 0.6)
  const near = corner(-lean, 0.62)
  const left = corner(-1, lean * 0.6)
  const outline = [far, right, near, left] as const
  const whole = extruded(outline, depth)
  if (softly) {
    art.movedBy(size * 0.07, size * 0.1, () => art.softFill(whole, SHADOW, 0.5, size * 0.09))
    art.movedBy(size * 0.01, size * 0.03, () => art.softFill(whole, SHADOW, 0.5, size * 0.02))
  } else art.shadow(whole, size * 0.2, 0.42)
  const edges = [
    [left, near],
    [near, right],
  ] as const
  for (const edge of edges) cutFace(art, edge, layers)
  // The light comes from the upper left, so the right side lies in the shade.
  art.fill(wall(edges[1], depth), SHADOW, 0.34)
  art.fill(wall(edges[0], depth), SHADOW, 0.06)
  art.fill(polygon(outline), layers[0]?.[1] ?? SHADOW)
  return { outline, edges }
}
