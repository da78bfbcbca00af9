import { desserts } from '../../../language/words/foods/desserts.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import {
  blob,
  centroid,
  closed,
  pack,
  type Path,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { meringueWall } from './meringueWall.ts'
import { passionHalf, passionPulp } from './passionFruit.ts'

const CREAM = '#fffaf0'

/** A pavlova: a rough shell of meringue, cream swirled into it, passion fruit; `size` is its radius. */
export function pavlova(art: Canvas, given: Piece): void {
  const piece = { ...given, size: given.size * 0.95 }
  const { x, y, size } = piece
  const height = size * desserts.pavlova.top * riseIn(art.camera)
  const foot = closed(blob(art.random, x, y, size * 1.02, size, { points: 18, wobble: 0.03 }))
  art.movedBy(height * 0.5, height * 0.24, () => art.softFill(foot, SHADOW, 0.42, height * 0.16))
  art.movedBy(4, 7, () => art.softFill(foot, SHADOW, 0.5, 5))
  meringueWall(art, piece, height)
  swirledCream(art, { ...piece, y: y - height }, height)
  passionPulp(art, { ...piece, y: y - height * 1.3, size: size * 0.64 }, height)
  shards(art, piece)
  passionHalf(art, { ...piece, x: x - size * 0.86, y: y + size * 0.8, size: size * 0.22 })
  passionHalf(art, { ...piece, x: x - size * 0.5, y: y + size * 1.07, size: size * 0.2 })
}

/** How wide each spoonful of cream is, how far off the middle, and how high it lies. */
const SPOONFULS = [
  [0.9, 0, -0.01, 0.06],
  [0.7, -0.04, -0.06, 0.22],
  [0.5, 0.05, -0.04, 0.4],
] as const

/** Cream that a spoon swirled into the shell: broad soft folds, one on the other. */
function swirledCream(art: Canvas, { x, y, size }: Piece, height: number): void {
  const { random } = art
  for (const [wide, u, v, up] of SPOONFULS) {
    const phase = random.angle()
    const outline = Array.from({ length: 30 }, (_, index): Point => {
      const turn = (index / 30) * Math.PI * 2
      const waves = 0.055 * Math.sin(turn * 5 + phase) + 0.04 * Math.sin(turn * 8 + phase * 2.3)
      const far = size * wide * (1 + waves + random.jitter(0.012))
      return [
        x + u * size + Math.cos(turn) * far,
        y + v * size - up * height + Math.sin(turn) * far * 0.95,
      ]
    })
    fold(art, outline, size)
  }
}

/** One fold of cream: its soft shadow, its dim underside, the light on its upper left. */
function fold(art: Canvas, outline: readonly Point[], size: number): void {
  const { random } = art
  const path = closed(outline)
  art.movedBy(size * 0.025, size * 0.05, () => art.softFill(path, '#6b4a44', 0.4, size * 0.03))
  const round = art.radialGradient('cx=".4" cy=".36" r=".66"', [
    [0, '#ffffff'],
    [0.5, CREAM],
    [0.78, mix(CREAM, '#cdb0a4', 0.5)],
    [1, mix(CREAM, '#a07e84', 0.7)],
  ])
  art.fill(path, round)
  art.clipped(path, () => {
    const [x, y] = centroid(outline)
    for (let index = 0; index < 9; index += 1) {
      const from = random.angle()
      const reach = random.range(0.62, 0.94)
      const ridge = crescent(outline, [x, y], { from, reach, deep: 0.09 })
      art.movedBy(size * 0.01, size * 0.026, () => art.fill(ridge, '#a5837c', 0.3))
      art.fill(ridge, mix(CREAM, '#ffffff', 0.5), 0.9)
    }
  })
}

interface Crescent {
  /** Where around the fold it begins, in radians. */
  from: number
  /** How far from the middle it lies, and how broad it is, as shares of the fold. */
  reach: number
  deep: number
}

/** A crest that the spoon left, along the edge of its fold. */
function crescent(outline: readonly Point[], [x, y]: Point, { from, reach, deep }: Crescent): Path {
  const start = Math.round((from / (Math.PI * 2)) * outline.length)
  const side = (sign: 0 | 1) =>
    Array.from({ length: 8 }, (_, step): Point => {
      const [u, v] = outline[(start + step) % outline.length] ?? [x, y]
      const share = reach - step * 0.022 - sign * deep * Math.sin((step / 7) * Math.PI)
      return [x + (u - x) * share, y + (v - y) * share]
    })
  return closed([...side(0), ...side(1).toReversed()])
}

/** Bits that broke off the shell. */
function shards(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const places = [
    ...pack(random, x + size * 0.5, y + size * 1.03, size * 0.24, 9, { ry: size * 0.06, tries: 1 }),
    ...pack(random, x + size * 0.95, y + size * 0.62, size * 0.1, 5, { tries: 1 }),
  ]
  for (const [u, v] of places) {
    const reach = size * random.range(0.012, 0.042)
    const bit = blob(random, u, v, reach, reach * 0.9, { points: 6, wobble: 0.24 })
    art.movedBy(reach * 0.3, reach * 0.5, () => art.fill(polygon(bit), SHADOW, 0.4))
    art.fill(polygon(bit), shade(color, 0.18))
    art.fill(
      polygon(shrunk(bit, 0.66, -reach * 0.14, -reach * 0.24)),
      tint(mix(color, '#ffffff', 0.6), 0.2),
    )
  }
}
