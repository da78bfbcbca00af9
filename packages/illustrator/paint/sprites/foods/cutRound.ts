import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW } from '../../core/color.ts'
import { type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, cutFace, extruded, type Layer, onFace, spots, wedge } from './dough.ts'

interface CutRound {
  piece: Piece
  /** How high it is, in units of the sheet. */
  depth: number
  crust: Color
  /** What the cut shows, from the top down. */
  layers: readonly Layer[]
  /** The colour of the pores in the cut, if it has any. */
  pores?: Color
  /** The two angles between which the slice was cut, open towards the lower right. */
  gap: readonly [number, number]
  /** How far the slice was pulled out of its gap, as a share of the size; `undefined` when it was eaten. */
  pull?: number
}

interface Slab extends Omit<CutRound, 'piece' | 'gap' | 'pull'> {
  points: readonly Point[]
  /** The edge whose cut face looks at us. */
  edge: readonly [Point, Point]
}

/** The sides of a slab and its cut face; its top comes over them. */
function slabSides(art: Canvas, { points, edge, depth, crust, layers, pores }: Slab): void {
  art.shadow(extruded(points, depth), depth * 0.55, 0.36)
  art.fill(extruded(points, depth), shade(crust, 0.36))
  art.fill(extruded(points, depth * 0.6), shade(crust, 0.16))
  cutFace(art, edge, layers)
  if (pores) {
    const places = onFace(art.random, edge, depth, 38)
    art.fill(spots(art.random, places, [depth * 0.025, depth * 0.075]), pores, 0.6)
  }
}

/**
 * Something round with one slice pulled out, seen from slightly in front.
 * @param drawTop draws the whole upper face around the piece's place; it is cut by this function
 */
export function cutRound(art: Canvas, cut: CutRound, drawTop: () => void): void {
  const { piece, gap, pull } = cut
  const { x, y, size } = piece
  const [from, to] = gap
  const markup = art.captured(drawTop)
  const top = art.define((id) => `<g id="${id}">${markup}</g>`)
  const showTop = () => art.raw(`<use href="#${top}"/>`)

  const rest: Point[] = [[x, y], ...bow([x, y], [size, size], [to, from + Math.PI * 2], 40)]
  slabSides(art, { ...cut, points: rest, edge: [[x, y], rest.at(-1) ?? [x, y]] })
  art.clipped(polygon(rest), showTop)

  shadeCut(art, [x, y], rest, cut.depth)
  if (pull === undefined) return
  // Along the middle of its gap, or it would lie on what is left.
  const middle = (from + to) / 2
  const [dx, dy] = [Math.cos(middle) * pull * size, Math.sin(middle) * pull * size]
  const tip: Point = [x + dx, y + dy]
  const slice = wedge(tip, [size, size], gap)
  slabSides(art, { ...cut, points: slice, edge: [tip, slice.at(-1) ?? tip] })
  art.movedBy(dx, dy, () => {
    art.clipped(polygon(wedge([x, y], [size, size], gap)), showTop)
  })
}

/** The cut face lies in the shade of what is above it, most of all at its foot and near the middle. */
function shadeCut(art: Canvas, [x, y]: Point, rest: readonly Point[], depth: number): void {
  const [u, v] = rest.at(-1) ?? [x, y]
  const face = polygon([
    [x, y],
    [u, v],
    [u, v + depth],
    [x, y + depth],
  ])
  const dim = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, SHADOW, 0.42],
    [0.6, SHADOW, 0.08],
    [1, SHADOW, 0],
  ])
  art.fill(face, dim)
}
