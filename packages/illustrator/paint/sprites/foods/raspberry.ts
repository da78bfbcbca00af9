import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, closed, type Point } from '../../core/contour.ts'
import type { Random } from '../../../language/random.ts'
import type { Piece } from '../types.ts'
import { reliefOf } from './relief/relief.ts'

/** A raspberry from its tip, its side or its open end, as one body of drupelets; `size` is its radius. */
export function raspberry(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const { random } = art
  const hollow = random.next() < 0.14
  const long = hollow ? 1 : random.range(1, 1.3)
  const drupelets = drupeletsOf(random, long, hollow)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const heightAt = (px: number, py: number) => {
    const [du, dv] = [(px - x) / size, (py - y) / size]
    const [u, v] = [du * cos + dv * sin, dv * cos - du * sin]
    const round = 0.94 - (u / long) ** 2 - (v * 1.06) ** 2
    let high = round > 0 ? 0.8 * Math.sqrt(round) - 0.02 : round * 4 - 0.02
    for (const drupelet of drupelets) {
      const away = (u - drupelet.u) ** 2 + (v - drupelet.v) ** 2
      const bulge = drupelet.wide ** 2 - away
      if (bulge > -0.03) high = Math.max(high, drupelet.high + lifted(bulge) * 0.8)
    }
    return high * size
  }
  const reach = size * (long + 0.34)
  const berry = reliefOf(heightAt, {
    box: { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 },
    cell: size / 14,
    tones: 8,
    crease: 0.55,
    contrast: 1.05,
    colors: [
      shade(color, 0.72),
      shade(color, 0.45),
      shade(color, 0.16),
      color,
      tint(color, 0.22),
      mix(tint(color, 0.4), '#ffb9b4', 0.5),
    ],
  })
  art.movedBy(size * 0.14, size * 0.24, () => art.softFill(berry.outline, SHADOW, 0.6, size * 0.09))
  berry.draw(art)
  const shine = drupelets
    .filter(() => random.next() < 0.55)
    .map(({ u, v, wide }): Point => [
      x + (u * cos - v * sin - wide * 0.26) * size,
      y + (u * sin + v * cos - wide * 0.34) * size,
    ])
    .filter(([u, v]) => (u - x) * 0.55 + (v - y) * 0.85 < size * 0.12)
  art.specks(shine, '#fff3f0', size * 0.06, { length: size * 0.04, angle: -0.6, opacity: 0.85 })
  if (hollow) core(art, piece)
}

interface Drupelet {
  u: number
  v: number
  wide: number
  high: number
}

/** How many drupelets stand in each ring, from the widest place inwards, and how far out. */
const RINGS = [
  { count: 11, reach: 0.82 },
  { count: 8, reach: 0.5 },
  { count: 4, reach: 0.2 },
] as const

/** Rings of drupelets on an egg: uneven, smaller towards its tip. */
function drupeletsOf(random: Random, long: number, hollow: boolean): Drupelet[] {
  const tip = hollow ? 0 : random.range(0, 0.3)
  return (hollow ? RINGS.slice(0, 2) : RINGS).flatMap(({ count, reach }, ring) =>
    Array.from({ length: count }, (_, index): Drupelet => {
      const turn = ((index + ring * 0.5 + random.jitter(0.16)) / count) * Math.PI * 2
      const far = reach + random.jitter(0.05)
      const u = Math.cos(turn) * far * long + tip * (1 - reach)
      const v = Math.sin(turn) * far * (1 - 0.18 * Math.cos(turn))
      const high = 0.78 * Math.sqrt(Math.max(0, 1 - far * far))
      return { u, v, high, wide: random.range(0.25, 0.32) * (1 - 0.12 * Math.cos(turn)) }
    }),
  )
}

/** A round bulge; below 0 where it ends, so that its outline is found. */
function lifted(bulge: number): number {
  return bulge >= 0 ? Math.sqrt(bulge) : bulge * 30
}

/** The hole that the stem has left, its far wall lit. */
function core(art: Canvas, { x, y, size, color }: Piece): void {
  const rim = Array.from({ length: 9 }, (_, index): Point => {
    const turn = (index / 9) * Math.PI * 2
    const far = size * (0.32 + art.random.jitter(0.03))
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
  })
  art.fill(closed(rim), shade(color, 0.72))
  art.fill(
    circle(x + size * 0.06, y + size * 0.09, size * 0.2),
    mix(shade(color, 0.3), '#f3b0a6', 0.3),
  )
  art.fill(circle(x - size * 0.01, y - size * 0.02, size * 0.17), shade(color, 0.78))
}
