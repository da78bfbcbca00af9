import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, closed, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { block } from './block.ts'
import { wall } from './dough.ts'

const CREAM = '#fdf0d2'
const SOAKED = '#6a3a1c'
/** How high it stands, as a share of its size. */
const HEIGHT = 0.72

/** A square of tiramisu: soaked biscuits between soft cream, cocoa on top; `size` is half its width. */
export function tiramisu(art: Canvas, given: Piece): void {
  const { size, color } = given
  const depth = size * HEIGHT * riseIn(art.camera)
  const piece = { ...given, y: given.y - depth * 0.12 }
  const { x, y } = piece
  const spilled = pack(art.random, x, y + size * 0.8, size * 1.4, 70, { ry: size * 0.5, tries: 1 })
  art.specks(spilled, color, size * 0.018, { opacity: 0.6 })
  const { outline, edges } = block(art, piece, { depth, layers: [[depth, CREAM]] })
  for (const [index, edge] of edges.entries()) side(art, edge, depth, index)
  const [, right, near, left] = outline
  const cap = polygon([
    ...outline.slice(0, 2),
    ...hem(art, [right, near], depth),
    ...hem(art, [near, left], depth),
    left,
  ])
  art.movedBy(0, depth * 0.03, () => art.fill(cap, '#3a1a0a', 0.5))
  art.fill(cap, color)
  const top = y - depth / 2
  art.clipped(polygon(outline), () => {
    const light = art.linearGradient('x1=".1" y1="0" x2=".9" y2="1"', [
      [0, tint(color, 0.34)],
      [0.5, color],
      [1, shade(color, 0.4)],
    ])
    art.fill(polygon(outline), light)
    const dust = pack(art.random, x, top, size, 240, { ry: size * 0.62, box: true, tries: 1 })
    art.specks(dust.slice(0, 130), tint(color, 0.4), size * 0.02, { opacity: 0.7 })
    art.specks(dust.slice(130), shade(color, 0.5), size * 0.024, { opacity: 0.7 })
  })
}

/** The lower edge of the cocoa where it lies over a side, uneven as cream lets it. */
function hem(art: Canvas, [[x1, y1], [x2, y2]]: Edge, depth: number): Point[] {
  const { random } = art
  const [phase, waves] = [random.angle(), random.range(9, 13)]
  return Array.from({ length: 25 }, (_, index): Point => {
    const share = index / 24
    const hang = 0.09 + 0.035 * Math.sin(phase + share * waves)
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + depth * hang]
  })
}

type Edge = readonly [from: Point, to: Point]

/** A cut side: two layers of biscuits, cream that bulges between them. */
function side(art: Canvas, [from, to]: Edge, depth: number, dim: number): void {
  const { random } = art
  const at = (share: number, level: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + depth * level,
  ]
  const line = (level: number) =>
    [0, 0.17, 0.34, 0.5, 0.66, 0.83, 1].map((share) => at(share, level + random.jitter(0.018)))
  art.clipped(wall([from, to], depth), () => {
    for (const level of [0.34, 0.78]) {
      const low = level + 0.24
      art.fill(polygon([...line(level), ...line(low).toReversed()]), SOAKED)
      for (let index = 0; index < 4; index += 1)
        biscuit(art, at((index + 0.5) / 4, level + 0.12), depth)
      art.stroke(open(line(level + 0.01)), shade(CREAM, 0.2), depth * 0.09)
      art.stroke(open(line(level - 0.01)), CREAM, depth * 0.08)
      art.stroke(open(line(level - 0.03)), '#ffffff', depth * 0.025, { opacity: 0.8 })
    }
    const folds = line(0.66)
    art.stroke(open(folds), shade(CREAM, 0.16), depth * 0.03, { opacity: 0.6 })
    if (dim) art.fill(wall([from, to], depth), '#5a2a14', 0.32)
  })
}

/** The cut end of a soaked ladyfinger: dark where coffee reached, pale in its middle. */
function biscuit(art: Canvas, [x, y]: Point, depth: number): void {
  const { random } = art
  const [rx, ry] = [depth * random.range(0.15, 0.19), depth * 0.1]
  const outline = blob(random, x, y, rx, ry, { wobble: 0.06 })
  art.fill(closed(outline), '#a8703c')
  art.fill(closed(shrunk(outline, 0.62, -1, -2)), '#d9a868', 0.95)
  const pores = pack(random, x, y, rx * 0.6, 5, { ry: ry * 0.6 })
  art.specks(pores, '#6a3a1c', depth * 0.012, { length: 3, opacity: 0.7 })
}
