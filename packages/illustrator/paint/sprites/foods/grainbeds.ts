import type { Canvas } from '../../core/canvas.ts'
import { closed, num, type Path, type Point, shrunk } from '../../core/contour.ts'
import { blob } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import type { Area } from '../types.ts'
import { type Fill, filling, halves, mound, outlineOf } from './surface.ts'
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

/** Grains at these places, one sweep over the other: each with its shadow, its edge and its light. */
export function strew(
  art: Canvas,
  points: readonly Point[],
  color: Color,
  { length, width, gloss = 0.6 }: Grain,
): void {
  const sweeps = 4
  const sweepOf = points.map(() => art.random.whole(0, sweeps - 1))
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const tone = mix(toasted(color, 0.09), tint(color, 0.3), sweep / (sweeps - 1))
    const chosen = points.filter((_, index) => sweepOf[index] === sweep)
    layered(art, grainPath(art, chosen, length), [
      { color: SHADOW, width, dx: width * 0.24, dy: width * 0.36, opacity: 0.15 },
      { color: toasted(tone, 0.2), width },
      { color: tone, width: width * 0.8, dx: -width * 0.07, dy: -width * 0.1 },
      {
        color: tint(tone, 0.8),
        width: width * 0.24,
        dx: -width * 0.18,
        dy: -width * 0.2,
        opacity: gloss,
      },
    ])
  }
}

/** A bed of grains that fills a dish, or as much of it as the line says. */
export function grainBed(art: Canvas, area: Area, { color, scale }: Fill, grain: Grain): void {
  const { width, length, gap, bed = toasted(color, 0.2), fleck } = grain
  const path = outlineOf(art, area, scale, 0.018)
  art.shadow(path, 7, 0.3)
  art.fill(path, bed)
  const [rx] = halves(area, scale)
  const inset = scale * (1 - (width + length) / 4 / rx)
  strew(art, filling(art, area, inset, gap), color, grain)
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
