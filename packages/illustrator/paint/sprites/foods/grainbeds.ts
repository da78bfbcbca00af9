import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, num, type Path, type Point, shrunk } from '../../core/contour.ts'
import { blob } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Area } from '../types.ts'
import { type Fill, filling, halves, mound, outlineOf, placesIn } from './surface.ts'
import { layered, sunflower } from './touches.ts'

export interface Grain {
  /** Its length; 0 for a round one. */
  length: number
  width: number
  /** How far apart they lie. */
  gap: number
  /** How strongly they shine, from 0 to 1. */
  gloss?: number
  /** The colour between them, when it is not their own shade. */
  bed?: Color
  /** The colour of the light on them, when it is not cream. */
  light?: Color
  /** What some of them are coloured with: herbs, saffron, another grain. */
  fleck?: Color
}

/** Darker as grains are: towards toast, not towards a shadow's red. */
function toasted(color: Color, share: number): Color {
  return mix(color, '#84501f', share)
}

/** Grains at these places, each turned as it fell, as one path. */
function grainPath(art: Canvas, points: readonly Point[], length: number): Path {
  const { random } = art
  const dashes = points.map(([x, y]) => {
    if (length === 0) return `M${num(x)} ${num(y)}h.1`
    const turn = random.angle()
    const reach = length * random.range(0.8, 1.15)
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
    return `M${num(x - dx / 2)} ${num(y - dy / 2)}l${num(dx)} ${num(dy)}`
  })
  return dashes.join('')
}

const CREAM = '#fff3d6'

/** Grains at these places, one sweep over the other: each with its shadow, its edge and its light. */
export function strew(
  art: Canvas,
  points: readonly Point[],
  color: Color,
  { length, width, gloss = 0.6, light = CREAM }: Grain,
): void {
  const sweeps = 4
  const sweepOf = points.map(() => art.random.whole(0, sweeps - 1))
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const tone = mix(toasted(color, 0.14), mix(color, light, 0.34), sweep / (sweeps - 1))
    const chosen = points.filter((_, index) => sweepOf[index] === sweep)
    layered(art, grainPath(art, chosen, length), [
      { color: SHADOW, width, dx: width * 0.24, dy: width * 0.4, opacity: 0.24 },
      { color: toasted(tone, 0.24), width },
      { color: tone, width: width * 0.8, dx: -width * 0.07, dy: -width * 0.1 },
      {
        color: mix(tone, light, 0.8),
        width: width * 0.24,
        dx: -width * 0.18,
        dy: -width * 0.2,
        opacity: gloss,
      },
    ])
  }
}

/** How many mounds a bed has, and how large the largest is, as a share of the bed. */
const MOUNDS = { count: 8, reach: 0.3 } as const

/** A bed of grains that fills a dish, or as much of it as the line says, uneven as a spoon left it. */
export function grainBed(art: Canvas, area: Area, { color, scale }: Fill, grain: Grain): void {
  const { width, length, gap, bed = toasted(color, 0.4), fleck } = grain
  const path = outlineOf(art, area, scale, 0.03)
  art.shadow(path, 12, 0.45)
  art.fill(path, bed)
  const [rx, ry] = halves(area, scale)
  const inset = scale * (1 - (width + length) / 4 / rx)
  strew(art, filling(art, area, inset, gap), toasted(color, 0.05), grain)
  for (const [x, y] of placesIn(art, area, scale * 0.7, MOUNDS.count)) {
    const reach = Math.min(rx, ry) * MOUNDS.reach * art.random.range(0.6, 1)
    const round = blob(art.random, x, y, reach * 1.1, reach * 0.86, { wobble: 0.1 })
    art.softFill(
      closed(moved(round, reach * 0.2, reach * 0.34)),
      toasted(shade(color, 0.4), 0.3),
      0.3,
      reach * 0.3,
    )
    const count = Math.round((Math.PI * reach * reach) / gap ** 2)
    strew(
      art,
      sunflower(art, { x, y, rx: reach * 1.1, ry: reach * 0.86 }, count, 0.7),
      color,
      grain,
    )
    art.fill(closed(shrunk(round, 0.6, -reach * 0.16, -reach * 0.2)), '#fff3d2', 0.12)
  }
  if (fleck) strew(art, filling(art, area, inset * 0.93, gap * 3.4), fleck, grain)
  mound(art, path, color, 0.75)
}

interface Heap extends Grain {
  x: number
  y: number
  radius: number
  color: Color
}

/** Grains heaped up on one side: a steep edge below, the light on top. */
export function grainHeap(art: Canvas, { x, y, radius, color, ...grain }: Heap): void {
  const outline = blob(art.random, x, y, radius, radius * 0.88, { points: 16, wobble: 0.04 })
  art.shadow(closed(outline), 18, 0.36)
  art.fill(closed(outline), toasted(color, 0.26))
  const layers = [
    { share: 1.02, lift: 0, tone: toasted(color, 0.14) },
    { share: 0.86, lift: 0.05, tone: toasted(color, 0.04) },
    { share: 0.64, lift: 0.11, tone: tint(color, 0.15) },
  ]
  for (const { share, lift, tone } of layers) {
    const [rx, ry] = [radius * share * 0.97, radius * share * 0.85]
    const count = Math.round((Math.PI * rx * ry) / grain.gap ** 2)
    const top = { x: x - radius * lift * 0.7, y: y - radius * lift, rx, ry }
    strew(art, sunflower(art, top, count, 0.5), tone, grain)
  }
  mound(art, closed(shrunk(outline, 1.01)), color, 0.7)
}
