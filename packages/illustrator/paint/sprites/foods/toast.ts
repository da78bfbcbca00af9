import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import {
  blob,
  closed,
  moved,
  open,
  pack,
  type Path,
  type Point,
  shrunk,
} from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { facing, placed, shape, spots } from './dough.ts'
import { patches } from './touches.ts'

/** A slice of a country loaf: domed, broader than high, its foot nearly flat. */
const SLICE: readonly Point[] = shape(
  '-0.98 0.5, -1.07 0.2, -1.08 -0.1, -0.98 -0.4, -0.74 -0.64, -0.4 -0.78, 0.02 -0.84, 0.42 -0.76, 0.78 -0.6, 1.01 -0.34, 1.08 -0.04, 1.04 0.28, 0.94 0.54, 0.74 0.72, 0.4 0.76, 0 0.74, -0.42 0.78, -0.78 0.7',
)
/** How thick the slice is, as a share of half its width. */
const THICK = 0.13
const CRUST = '#7a3a12'

/** A thick toasted slice: a dark blistered crust, an open crumb browned where it stood out; `size` is half its width. */
export function toast(art: Canvas, given: Piece): void {
  const piece = facing(art, given, 0.2, 0.16)
  const { size, color } = piece
  const { random } = art
  const form = SLICE.map(([u, v]): Point => [u + random.jitter(0.018), v + random.jitter(0.018)])
  const outline = placed(form, piece)
  const foot = moved(outline, size * 0.02, size * THICK)
  art.movedBy(size * 0.05, size * 0.07, () => art.softFill(closed(foot), SHADOW, 0.4, size * 0.05))
  art.shadow(closed(foot), size * 0.05, 0.5)
  for (const [share, tone] of SIDE) {
    art.fill(closed(moved(outline, size * 0.02 * share, size * THICK * share)), tone)
  }
  art.fill(closed(outline), CRUST)
  art.fill(closed(shrunk(outline, 0.975, -size * 0.006, -size * 0.01)), mix(color, '#9a5420', 0.75))
  const face = shrunk(outline, 0.93)
  crumb(art, face, piece)
  crustLight(art, outline, size)
}

/** The crust below the slice's edge, from its foot up. */
const SIDE = [
  [1, '#5a280c'],
  [0.66, '#7f4016'],
  [0.33, '#95521f'],
] as const

/** The toasted crumb: darker towards the crust, with holes that hold shade and butter. */
function crumb(art: Canvas, face: readonly Point[], { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const path = closed(face)
  const golden = art.radialGradient('cx=".44" cy=".4" r=".66"', [
    [0, '#fae3ab'],
    [0.62, mix(color, '#f8d898', 0.7)],
    [0.88, color],
    [1, mix(shade(color, 0.2), '#b3661f', 0.5)],
  ])
  art.fill(path, golden)
  art.clipped(path, () => {
    const spread = { x, y, angle, rx: size * 0.98, ry: size * 0.7 }
    const toasted = patches(art, { ...spread, count: 13, grain: size * 0.22 })
    art.softFill(toasted, '#b5651c', 0.36, size * 0.06)
    art.softFill(
      patches(art, { ...spread, count: 9, grain: size * 0.15 }),
      '#fdebbd',
      0.5,
      size * 0.05,
    )
    const across = { ry: size * 0.72 }
    const grain = pack(random, x, y, size, 260, { ...across, tries: 1 })
    art.fill(spots(random, grain.slice(0, 150), [size * 0.006, size * 0.017]), '#8a4a18', 0.42)
    art.fill(spots(random, grain.slice(150), [size * 0.006, size * 0.015]), '#fff4d2', 0.7)
    holes(art, pack(random, x, y, size * 0.98, 52, { ...across, tries: 3 }), { size, angle })
  })
}

/** Bubbles of the dough cut open: the edge nearest the window dark, the far one lit. */
function holes(
  art: Canvas,
  places: readonly Point[],
  { size, angle }: Pick<Piece, 'size' | 'angle'>,
): void {
  const { random } = art
  const cut = places.map(([u, v]): Path => {
    const reach = size * (0.016 + 0.05 * random.next() ** 2)
    const look = { points: 8, wobble: 0.2, angle: angle + random.jitter(0.7) }
    return closed(blob(random, u, v, reach * 1.3, reach * 0.8, look))
  })
  const all = cut.join('')
  art.movedBy(size * 0.009, size * 0.012, () => art.fill(all, '#fff3cf', 0.85))
  art.fill(all, '#8f4f1c', 0.85)
  art.movedBy(size * 0.006, size * 0.009, () => art.fill(all, '#c98d4a', 0.7))
}

/** The blistered top of the crust, where the light runs along it. */
function crustLight(art: Canvas, outline: readonly Point[], size: number): void {
  const { random } = art
  const edge = shrunk(outline, 0.955)
  const stray = () => random.jitter(size * 0.03)
  const blisters = edge.map(([u, v]): Point => [u + stray(), v + stray()])
  art.fill(spots(random, blisters, [size * 0.012, size * 0.036]), '#4a1e08', 0.55)
  art.stroke(open(edge.slice(1, 7)), '#f0bf7c', size * 0.018, { opacity: 0.6 })
}
