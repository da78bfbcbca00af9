import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, type Point } from '../../core/contour.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { type HeightAt, reliefOf } from './relief/relief.ts'
import { type SoupBowl, surfaceOf } from './soupBowl.ts'

export type Place = (px: number, py: number) => Point

/** Turns a place of the sheet into one of the surface, which reaches from -1 to 1. */
export function placeOn(bowl: SoupBowl): Place {
  const { x, y, radius } = surfaceOf(bowl)
  return (px, py) => [(px - x) / radius, (py - y) / radius / bowl.flat]
}

/** The box around the soup's surface. */
export function boxOf(bowl: SoupBowl) {
  const { x, y, radius } = surfaceOf(bowl)
  const high = radius * bowl.flat
  return { x: x - radius * 1.04, y: y - high * 1.06, width: radius * 2.08, height: high * 2.12 }
}

/** Folds that the ladle left: from which angle, how far around, how far out, how broad. */
const FOLDS = [
  [3.3, 2.3, 0.74, 0.15],
  [0.1, 2.2, 0.78, 0.13],
  [5, 1.7, 0.5, 0.12],
  [1.7, 2, 0.48, 0.13],
  [3.6, 1.4, 0.24, 0.12],
] as const

/** How high the folds are at a place. */
function foldAt(u: number, v: number): number {
  let high = 0
  const [turn, reach] = [Math.atan2(v, u) + Math.PI * 2, Math.hypot(u, v)]
  for (const [from, sweep, far, broad] of FOLDS) {
    const share = ((((turn - from) % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2)) / sweep
    if (share > 1) continue
    const swell = Math.sin(share * Math.PI)
    const away = (reach - far - share * 0.1) / (broad * (0.3 + swell))
    if (away * away < 1) high = softMax(high, 0.066 * swell * (1 - away * away), 0.03)
  }
  return high
}

/**
 * A thick soup that lies in the folds of the ladle: `colors` from its dark creases to its crests, the
 * fourth of them its own.
 */
export function thickSoup(art: Canvas, bowl: SoupBowl, colors: readonly Color[]): void {
  const { random } = art
  const place = placeOn(bowl)
  const [soft, fine] = [cloudsOf(random), cloudsOf(random)]
  const { x, y, radius } = surfaceOf(bowl)
  const inside: HeightAt = (px, py) => 1 - Math.hypot(...place(px, py))
  const heightAt: HeightAt = (px, py) => {
    const [u, v] = place(px, py)
    const edge = Math.min(1, Math.max(0, (1 - Math.hypot(u, v)) * 14))
    const warped = foldAt(u + soft(u * 4, v * 4) * 0.09, v + soft(u * 4 + 7, v * 4) * 0.09)
    return (
      radius * (warped + 0.03 * soft(u * 3, v * 3) + 0.006 * fine(u * 20, v * 20) + 0.03 * edge)
    )
  }
  reliefOf(heightAt, {
    box: boxOf(bowl),
    inside,
    cell: radius / 44,
    foreshortening: bowl.flat,
    tones: 15,
    crease: 0.3,
    contrast: 1.05,
    colors,
  }).draw(art)
  const color = colors[3] ?? '#c0501c'
  const depth = art.radialGradient('cx=".52" cy=".56" r=".54"', [
    [0, tint(color, 0.3), 0.3],
    [0.6, color, 0],
    [1, shade(color, 0.6), 0.6],
  ])
  art.fill(ellipse(x, y, radius * 1.04, radius * 1.04 * bowl.flat), depth)
}
