import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, open, type Point, polygon, shrunk } from '../../core/contour.ts'
import { shade } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cutFace, extruded, onFace, spots, wedge } from './dough.ts'

/** A rosette of cream with a cherry. */
function rosette(art: Canvas, { x, y, size }: Piece): void {
  for (const share of [1, 0.68, 0.36]) {
    const dollop = blob(art.random, x, y - (1 - share) * size * 0.5, size * share)
    art.body(dollop, '#fff6e6', { height: 5 * share, lit: 0.86, shaded: 0.16 })
  }
  art.fill(circle(x, y - size * 0.6, size * 0.42), '#b52a3a')
  art.fill(circle(x - size * 0.15, y - size * 0.75, size * 0.13), '#ffd9cf')
}

/** A wedge of layer cake, cut side towards us; `size` is half its length. */
export function layercake(art: Canvas, given: Piece): void {
  const { x, y, size, color } = given
  const { random } = art
  const cream = '#fbf0dc'
  const tip: Point = [x - size * 0.98, y - size * 0.1]
  const top = wedge(tip, [size * 2, size * 1.3], [-0.62, 0.14])
  const end = top.at(-1) ?? tip
  const depth = size * 0.86
  art.shadow(extruded(top, depth), size * 0.12, 0.38)
  art.fill(extruded(top, depth), shade(cream, 0.16))
  cutFace(
    art,
    [tip, end],
    [
      [depth * 0.11, cream],
      [depth * 0.34, color],
      [depth * 0.43, shade(cream, 0.04)],
      [depth * 0.67, color],
      [depth * 0.76, shade(cream, 0.04)],
      [depth * 0.98, color],
      [depth, shade(color, 0.3)],
    ],
  )
  for (const level of [0.13, 0.45, 0.77]) {
    const lowered = ([u, v]: Point): Point => [u, v + depth * level]
    const pores = onFace(random, [lowered(tip), lowered(end)], depth * 0.2, 22)
    art.fill(spots(random, pores, [size * 0.008, size * 0.022]), shade(color, 0.24), 0.65)
  }
  art.fill(polygon(top), shade(cream, 0.07))
  art.fill(polygon(shrunk(top, 0.9, -size * 0.02, -size * 0.02)), '#fffaf0')
  const combed = [0.5, 0.68, 0.84].map((share) =>
    open(wedge(tip, [size * 2 * share, size * 1.3 * share], [-0.52, 0.06], 6).slice(1)),
  )
  art.stroke(combed.join(''), shade(cream, 0.14), size * 0.03, { opacity: 0.7 })
  art.stroke(open([tip, end]), '#fff', size * 0.025, { opacity: 0.9 })
  rosette(art, { ...given, x: x + size * 0.7, y: y - size * 0.36, size: size * 0.2 })
}
