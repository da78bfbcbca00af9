import type { Canvas } from '../../core/canvas.ts'
import { closed, pack, type Point, shrunk } from '../../core/contour.ts'
import { type AroundSlab, bandOf, type Layer, SPLIT } from './softSlab.ts'

/** How the biscuits of each row share the slab's width: their ends on the long side, two flanks on the other. */
const ROWS = [
  [0, 0.15, 0.33, 0.47, 0.64, 0.785, 0.9, 1],
  [0, 0.1, 0.28, 0.44, 0.58, 0.785, 0.885, 1],
] as const

/** A row of soaked ladyfingers around both sides of a slab, cut through: pale above, dark where they drank. */
export function ladyfingers(art: Canvas, slab: AroundSlab, layer: Layer, row: 0 | 1): void {
  const { depth } = slab
  const band = bandOf(art, slab, layer, { bulge: 0.01, sag: 0.012 })
  art.fill(band, '#4f2710')
  art.clipped(band, () => {
    const cuts = ROWS[row]
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const to = cuts[index + 1] ?? 1
      biscuit(art, outlineOf(art, slab, layer, [from, to]), depth, from > SPLIT - 0.02)
    }
  })
}

/** A pressed biscuit is squarer than an oval. */
function square(value: number): number {
  return Math.sign(value) * Math.abs(value) ** 0.6
}

/** The cut of one biscuit between two shares of the slab's width. */
function outlineOf(
  { random }: Canvas,
  slab: AroundSlab,
  { top, foot }: Layer,
  [from, to]: readonly [number, number],
): Point[] {
  const [middle, high] = [(top + foot) / 2, (foot - top) * random.range(0.5, 0.58)]
  return Array.from({ length: 20 }, (_, index): Point => {
    const turn = (index / 20) * Math.PI * 2
    const share = (from + to) / 2 + ((to - from) / 2) * 0.97 * square(Math.cos(turn))
    const level = middle + high * square(Math.sin(turn)) * (1 + random.jitter(0.04))
    return pointAt(slab, share, level)
  })
}

/** The point of both sides at a share of the slab's width. */
function pointAt(slab: AroundSlab, share: number, level: number): Point {
  const line = slab.line(level)
  const [first = [0, 0], last = [0, 0]] = [line[0], line.at(-1)]
  const x = first[0] + (last[0] - first[0]) * share
  const index = Math.max(
    1,
    line.findIndex(([u]) => u >= x),
  )
  const [[u1, v1] = first, [u2, v2] = last] = [line[index - 1], line[index]]
  return [x, v1 + ((v2 - v1) * (x - u1)) / (u2 - u1 || 1)]
}

/** The crumb of one biscuit; `dim` is that of the side away from the light. */
function biscuit(art: Canvas, outline: readonly Point[], depth: number, dim: boolean): void {
  const { random } = art
  const soaked = art.linearGradient('x1=".1" y1="0" x2="0" y2="1"', [
    [0, dim ? '#b98752' : '#f2cf92'],
    [random.range(0.25, 0.4), dim ? '#9a6636' : '#dca862'],
    [random.range(0.56, 0.72), dim ? '#6e3f1c' : '#a5682f'],
    [1, dim ? '#3f2010' : '#6a3a1a'],
  ])
  art.fill(closed(outline), dim ? '#5a3116' : '#8a5426')
  art.fill(closed(shrunk(outline, 0.94, 0, -depth * 0.006)), soaked)
  const [x = 0, y = 0] = [0, 1].map(
    (axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length,
  )
  const wide = Math.max(...outline.map(([u]) => u)) - x
  const pores = pack(random, x, y, wide * 0.8, 30, { ry: depth * 0.1, tries: 2 })
  art.specks(pores.slice(0, 19), '#6a3a1a', depth * 0.013, { length: depth * 0.012, opacity: 0.5 })
  if (!dim) {
    art.specks(pores.slice(19), '#fff0cc', depth * 0.012, { length: depth * 0.008, opacity: 0.6 })
  }
}
