import type { Canvas } from '../../core/canvas.ts'
import { mix, tint } from '../../core/color.ts'
import { blob, centroid, closed, open, pack, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { patches } from './touches.ts'

/** What a hot pan makes of dough. */
export const TOAST = '#b4641c'
const SCORCH = '#6e300d'

/** Blisters that the pan scorched: small ones crowd around each larger one. */
export function scorchedBlisters(art: Canvas, places: readonly Point[], size: number): void {
  const { random } = art
  const crowds = places.map(([x, y]) => ({ x, y, reach: size * random.range(0.5, 1.1) }))
  const halos = crowds.map(({ x, y, reach }) => closed(blob(random, x, y, reach, reach * 0.72)))
  art.softFill(halos.join(''), TOAST, 0.55, size * 0.3)
  const around = crowds.flatMap(({ x, y, reach }) => pack(random, x, y, reach * 1.4, 8))
  art.fill(spots(random, around, [size * 0.06, size * 0.24], { wobble: 0.3 }), SCORCH, 0.42)
  const large = crowds.flatMap(({ x, y, reach }) =>
    pack(random, x, y, reach * 0.9, random.whole(1, 4), { tries: 1 }),
  )
  const look = { wobble: 0.34, points: 8, flat: 1.8 }
  const scorched = spots(random, large, [size * 0.1, size * 0.56], look)
  art.softFill(scorched, SCORCH, 0.62, size * 0.08)
}

/**
 * A tortilla's upper side as the pan left it: golden, in places brown, blistered, and a little oily.
 * @param face its tip first, then its round rim
 */
export function toastedTortilla(
  art: Canvas,
  face: readonly Point[],
  { size, color }: Pick<Piece, 'size' | 'color'>,
): void {
  const outline = polygon(face)
  const [x, y] = centroid(face)
  const light = art.radialGradient('cx=".34" cy=".3" r=".85"', [
    [0, tint(color, 0.5)],
    [0.45, color],
    [1, mix(color, TOAST, 0.72)],
  ])
  art.fill(outline, light)
  art.clipped(outline, () => {
    const spread = { x, y, rx: size * 0.62, ry: size * 0.56 }
    const fields = patches(art, { ...spread, count: 17, grain: size * 0.17 })
    art.softFill(fields, TOAST, 0.62, size * 0.05)
    const rim = open(face.slice(1))
    art.stroke(rim, TOAST, size * 0.15, { opacity: 0.3 })
    art.stroke(rim, SCORCH, size * 0.05, { opacity: 0.35 })
    scorchedBlisters(art, pack(art.random, x, y, size * 0.58, 26, { ry: size * 0.5 }), size * 0.07)
    const oil = patches(art, { ...spread, count: 12, grain: size * 0.03 })
    art.fill(oil, '#fff8dc', 0.6)
  })
}
