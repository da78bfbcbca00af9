import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { roundArea } from '../areas.ts'
import type { Area, Piece } from '../types.ts'
import { type Grain, strew } from './grainbeds.ts'
import { type Fill, filling, halves } from './surface.ts'
import { sunflower } from './touches.ts'
import { softly } from './softly.ts'

/** A mound of sticky rice turned out of a bowl: the grains cling together and gleam, coconut cream runs down. */
export function stickyrice(art: Canvas, area: Area, { color, scale }: Fill): void {
  const radius = Math.min(...halves(area, scale))
  const { x } = area
  const rise = radius * 0.5 * riseIn(art.camera)
  // What stands out above its foot, seen from lower down, reaches further up the sheet.
  const y = area.y - rise * 0.5
  const [rx, ry] = [radius, Math.hypot(radius, rise) - rise * 0.1]
  const outline = blob(art.random, x, y, rx, ry, { points: 16, wobble: 0.025 })
  art.movedBy(radius * 0.16, radius * 0.2, () =>
    softly(art, closed(outline), { color: SHADOW, opacity: 0.42, spread: radius * 0.08 }),
  )
  art.movedBy(3, 7, () => art.fill(closed(outline), SHADOW, 0.5))
  art.fill(closed(outline), shade(color, 0.16))
  art.clipped(closed(outline), () => {
    const place = { ...roundArea(x, y, rx), height: ry * 2 }
    const grain = { length: 11, width: 7.5, gap: 10.5, gloss: 0.9 }
    strew(art, filling(art, place, 1, grain.gap), tint(color, 0.1), grain)
    const dome = art.radialGradient('cx=".36" cy=".26" r=".78"', [
      [0, '#fffdf4', 0.75],
      [0.36, '#fffdf4', 0.1],
      [0.6, SHADOW, 0.04],
      [0.86, SHADOW, 0.4],
      [1, SHADOW, 0.62],
    ])
    art.fill(closed(outline), dome)
  })
  coconutCream(art, x - radius * 0.06, y - ry * 0.3, radius * 0.56)
}

/** How wide a heap of rice is for its depth, and how high, as shares of its size. */
const HEAP = { wide: 1.5, high: 0.56 } as const

/** Rice heaped on a platter, every grain apart and glossy with oil; `size` is half its depth. */
export function ricemound(art: Canvas, { x, y: foot, size, color }: Piece): void {
  const { random } = art
  const rise = size * HEAP.high * riseIn(art.camera)
  const y = foot - rise * 0.45
  const [rx, ry] = [size * HEAP.wide, size + rise * 0.5]
  const outline = blob(random, x, y, rx, ry, { points: 26, wobble: 0.035 })
  art.movedBy(size * 0.1, size * 0.13, () =>
    softly(art, closed(outline), { color: SHADOW, opacity: 0.45, spread: size * 0.07 }),
  )
  const grain = { length: 17, width: 13, gap: 14.5, gloss: 0.8, light: mix(color, '#ffd08a', 0.7) }
  const edge = outline
    .filter(([, v]) => v > y)
    .flatMap(([u, v]): Point[] =>
      Array.from({ length: 7 }, () => [u + random.jitter(34), v + random.jitter(16)]),
    )
  strew(art, edge, shade(color, 0.12), grain)
  art.fill(closed(outline), shade(color, 0.34))
  const places = (share: number, lift: number) => {
    const spread = { x: x - rx * lift * 0.4, y: y - ry * lift, rx: rx * share, ry: ry * share }
    const count = Math.round((Math.PI * spread.rx * spread.ry) / grain.gap ** 2)
    return sunflower(art, spread, count, 0.7)
  }
  strew(art, places(0.99, 0), shade(color, 0.06), grain)
  const dome = art.radialGradient('cx=".36" cy=".24" r=".8"', [
    [0, '#ffd9a0', 0.3],
    [0.34, '#ffd9a0', 0],
    [0.56, '#5a1606', 0.04],
    [0.84, '#6a1c06', 0.26],
    [1, '#5a1606', 0.44],
  ])
  strew(art, stained(art, places(0.97, 0.02), 0.2), deepened(color), { ...grain, gloss: 0.5 })
  art.fill(closed(outline), dome)
  strew(art, stained(art, edge, 0.5), mix(color, '#8e2408', 0.3), grain)
  strew(art, places(0.6, 0.2), color, grain)
  strew(art, stained(art, places(0.66, 0.18), 0.3), glowing(color), grain)
  strew(art, stained(art, places(0.64, 0.18), 0.16), deepened(color), grain)
  for (const [u, v] of pack(random, x, y - ry * 0.12, rx * 0.66, 9, { ry: ry * 0.56 })) {
    knoll(art, [u, v], { size: size * random.range(0.13, 0.24), color, grain })
  }
  const crown = blob(random, x - rx * 0.16, y - ry * 0.36, rx * 0.36, ry * 0.26)
  softly(art, closed(crown), { color: '#ffd79a', opacity: 0.12, spread: size * 0.12 })
}

/** Some of these places, chosen by chance. */
function stained({ random }: Canvas, places: readonly Point[], share: number): Point[] {
  return places.filter(() => random.next() < share)
}

/** A grain that lay at the bottom of the pot, and one that the oil has gilded. */
const deepened = (color: Color): Color => mix(color, '#b02606', 0.5)
const glowing = (color: Color): Color => mix(color, '#ffb04a', 0.5)

interface Knoll {
  size: number
  color: Color
  grain: Grain
}

/** A lump that the spoon left: its far side dark, its top of grains that stand up into the light. */
function knoll(art: Canvas, [x, y]: Point, { size, color, grain }: Knoll): void {
  const round = blob(art.random, x, y, size * 1.2, size * 0.8, { wobble: 0.16 })
  const shadow = mix(shade(color, 0.6), '#5a1606', 0.4)
  softly(art, closed(moved(round, size * 0.24, size * 0.34)), {
    color: shadow,
    opacity: 0.34,
    spread: size * 0.3,
  })
  const count = Math.round((3 * size * size) / grain.gap ** 2)
  const top = sunflower(art, { x, y, rx: size * 1.1, ry: size * 0.74 }, count, 0.8)
  strew(art, top, mix(color, '#ff9a3c', art.random.range(0, 0.4)), grain)
}

/** Cream poured over the top of a mound, running down in front. */
function coconutCream(art: Canvas, x: number, y: number, size: number): void {
  const { random } = art
  const cream = '#fffaf0'
  const edge = Array.from({ length: 22 }, (_, index): Point => {
    const turn = (index / 22) * Math.PI * 2
    const front = Math.max(0, Math.sin(turn))
    const run = index % 3 === 0 ? front * random.range(0.5, 1.05) : 0
    return [x + Math.cos(turn) * size, y + Math.sin(turn) * size * 0.6 + run * size]
  })
  art.movedBy(3, 6, () => art.fill(closed(edge), '#7a6a5a', 0.45))
  art.fill(closed(edge), shade(cream, 0.1))
  art.fill(closed(shrunk(edge, 0.92, -2, -4)), cream)
  const shine = open([
    [x - size * 0.6, y - size * 0.1],
    [x - size * 0.3, y - size * 0.34],
    [x + size * 0.1, y - size * 0.38],
  ])
  art.stroke(shine, '#ffffff', size * 0.07)
}
