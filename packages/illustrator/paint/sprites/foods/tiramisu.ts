import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import {
  blob,
  closed,
  open,
  pack,
  type Path,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { block, type Top } from './block.ts'
import { wall } from './dough.ts'
import { patches } from './touches.ts'

const CREAM = '#fff0cc'
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
  const top = block(art, piece, { depth, layers: [[depth, '#6a3a1a']], softly: true })
  const { outline, edges } = top
  for (const [index, edge] of edges.entries()) side(art, edge, depth, index)
  for (const layer of CREAMS) creamLayer(art, top, depth, layer)
  const [, right, near, left] = outline
  const cap = polygon([
    ...outline.slice(0, 2),
    ...hem(art, [right, near], depth),
    ...hem(art, [near, left], depth),
    left,
  ])
  art.movedBy(0, depth * 0.03, () => art.fill(cap, '#3a1a0a', 0.5))
  art.fill(cap, color)
  art.clipped(polygon(outline), () => cocoa(art, { ...piece, y: y - depth / 2 }, polygon(outline)))
  for (const edge of edges) dusted(art, edge, depth, color)
}

/** Cocoa sieved over soft cream: it lies in hollows and on crests, and no two places are alike. */
function cocoa(art: Canvas, { x, y, size, color }: Piece, outline: Path): void {
  const { random } = art
  const light = art.linearGradient('x1=".1" y1="0" x2=".9" y2="1"', [
    [0, tint(color, 0.46)],
    [0.45, color],
    [1, shade(color, 0.42)],
  ])
  art.fill(outline, light)
  const spread = { x, y, rx: size * 0.95, ry: size * 0.6 }
  const crests = patches(art, { ...spread, count: 15, grain: size * 0.2 })
  art.movedBy(size * 0.03, size * 0.04, () => art.softFill(crests, '#2a1008', 0.4, size * 0.03))
  art.softFill(crests, mix(color, '#a8703c', 0.36), 0.5, size * 0.03)
  const dust = pack(random, x, y, size, 420, { ry: size * 0.64, box: true, tries: 1 })
  art.specks(dust.slice(0, 150), '#a06a44', size * 0.018, { opacity: 0.6 })
  art.specks(dust.slice(150, 300), '#2a1008', size * 0.022, { opacity: 0.55 })
  art.specks(dust.slice(300, 400), '#c9966a', size * 0.011, { opacity: 0.7 })
  art.fill(patches(art, { ...spread, count: 14, grain: size * 0.03 }), '#3a1a0c', 0.8)
}

/** Cocoa that fell over the edge onto the cream. */
function dusted(art: Canvas, [[x1, y1], [x2, y2]]: Edge, depth: number, color: Color): void {
  const { random } = art
  const fallen = Array.from({ length: 46 }, (_, index): Point => {
    const share = index / 46 + random.jitter(0.02)
    const low = depth * (0.1 + 0.22 * random.next() ** 2.4)
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + low]
  })
  art.specks(fallen, color, depth * 0.017, { opacity: 0.75 })
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

/** How far down the two layers of biscuits lie, as shares of the height. */
const BISCUITS = [
  [0.33, 0.56],
  [0.75, 0.98],
] as const

/** A cut side: soaked biscuits, the lower row on the plate. */
function side(art: Canvas, edge: Edge, depth: number, dim: number): void {
  const { random } = art
  const [from, to] = edge
  const at = (share: number, level: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + depth * level,
  ]
  const wide = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.13
  const line = (level: number, stray = 0.016) =>
    Array.from({ length: 11 }, (_, step) => at(step / 10, level + random.jitter(stray)))
  const band = (top: number, foot: number) => polygon([...line(top), ...line(foot).toReversed()])
  art.clipped(wall(edge, depth), () => {
    for (const [top, foot] of BISCUITS) {
      art.fill(band(top, foot), '#7a4522')
      for (let index = 0; index < 4; index += 1) {
        biscuit(art, at((index + 0.5) / 4 + random.jitter(0.015), (top + foot) / 2), [
          wide,
          depth * 0.125,
        ])
      }
    }
    art.stroke(open(line(0.99)), '#2a1029', depth * 0.06, { opacity: 0.35 })
    if (dim) art.fill(wall(edge, depth), '#5a2a3a', 0.26)
  })
}

/** The cut end of a ladyfinger: its crumb pale above, dark below where it drank the coffee. */
function biscuit(art: Canvas, [x, y]: Point, [rx, ry]: readonly [number, number]): void {
  const { random } = art
  const outline = blob(random, x, y, rx, ry, { wobble: 0.05, points: 12 })
  art.fill(closed(outline), '#6a3a1a')
  const soaked = art.linearGradient('x1="0" y1="0" x2=".06" y2="1"', [
    [0, '#f0cb8c'],
    [0.36, '#dba867'],
    [0.68, '#a5682f'],
    [1, '#6a3a1a'],
  ])
  art.fill(closed(shrunk(outline, 0.95, 0, -ry * 0.03)), soaked)
  const pores = pack(random, x, y, rx * 0.84, 26, { ry: ry * 0.78, tries: 3 })
  art.specks(pores.slice(0, 18), '#7a4522', ry * 0.1, { length: ry * 0.12, opacity: 0.45 })
  art.specks(pores.slice(18), '#fbe2b4', ry * 0.1, { length: ry * 0.08, opacity: 0.6 })
}

/** How far down the two layers of cream lie, as shares of the height. */
const CREAMS = [
  [0.04, 0.37],
  [0.55, 0.78],
] as const

/** A layer of cream around both sides: it bulges a little, and casts a shade on what is below. */
function creamLayer(art: Canvas, { outline }: Top, depth: number, layer: Layer): void {
  const { random } = art
  const [, right, near, left] = outline
  const [top, foot] = layer
  const along = (from: Point, to: Point, level: number) =>
    Array.from({ length: 8 }, (_, step): Point => [
      from[0] + ((to[0] - from[0]) * (step + 0.3)) / 7.6,
      from[1] + ((to[1] - from[1]) * (step + 0.3)) / 7.6 + depth * (level + random.jitter(0.012)),
    ])
  const line = (level: number) => [...along(left, near, level), ...along(near, right, level)]
  const end = ([x, y]: Point, out: number): Point => [x + out, y + (depth * (top + foot)) / 2]
  const [leftEnd, rightEnd] = [end(left, -depth * 0.035), end(right, depth * 0.035)]
  const path = closed([...line(top), rightEnd, ...line(foot).toReversed(), leftEnd])
  art.movedBy(0, depth * 0.035, () => art.fill(path, '#3a1a0a', 0.5))
  const turn = (near[0] - left[0]) / (right[0] - left[0])
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, shade(CREAM, 0.1)],
    [0.07, '#fff8e4'],
    [turn - 0.05, CREAM],
    [turn + 0.05, mix(CREAM, '#8a6a72', 0.34)],
    [1, mix(CREAM, '#8a6a72', 0.5)],
  ])
  art.fill(path, light)
  art.clipped(path, () => {
    art.movedBy(0, depth * 0.05, () =>
      art.stroke(open(line(foot - 0.02)), '#b5824a', depth * 0.1, { opacity: 0.24 }),
    )
    const drags = [0.35, 0.6].map((share) => open(line(top + (foot - top) * share)))
    art.stroke(drags.join(''), shade(CREAM, 0.2), depth * 0.014, { opacity: 0.4 })
    art.stroke(open(along(left, near, top + 0.07)), '#ffffff', depth * 0.03, { opacity: 0.8 })
    art.stroke(open(along(near, right, top + 0.07)), '#ffffff', depth * 0.02, { opacity: 0.25 })
  })
}

type Layer = readonly [top: number, foot: number]
