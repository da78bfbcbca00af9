import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import type { Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { ribbon } from './produce/shapes.ts'
import { type Fill, halves } from './surface.ts'

/** Where a ladle was drawn through the sauce and nothing lies, as shares of the vessel. */
const SWIPE = { u: 0.5, v: -0.46, reach: 0.34 } as const

/** Whether something at this place would lie in the track of the ladle. */
export function swiped(
  { x, y, width, height }: Area,
  { x: px, y: py }: { x: number; y: number },
): boolean {
  const [u, v] = [(px - x) / (width / 2), (py - y) / (height / 2)]
  const along = (u - SWIPE.u) * 0.7 + (v - SWIPE.v) * 0.7
  const across = (u - SWIPE.u) * 0.7 - (v - SWIPE.v) * 0.7
  return Math.hypot(along / 1.5, across) < SWIPE.reach
}

/** The track of the ladle: a trough between two ridges that have begun to close. */
export function swipe(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const [rx, ry] = halves(area, scale)
  const track = (reach: number, from: number, to: number): Point[] =>
    Array.from({ length: 7 }, (_, index): Point => {
      const turn = from + ((to - from) * index) / 6
      const away = reach + random.jitter(0.006)
      return [area.x + Math.cos(turn) * rx * away, area.y + Math.sin(turn) * ry * away]
    })
  art.fill(ribbon(track(0.68, -1.5, 0.02), rx * 0.22), shade(color, 0.4), 0.55)
  art.fill(ribbon(track(0.7, -1.42, -0.04), rx * 0.14), mix(color, '#f07a34', 0.3), 0.5)
  for (const [reach, from, to, wide] of [
    [0.54, -1.42, -0.1, 0.09],
    [0.85, -1.3, 0.04, 0.1],
    [0.7, -1.1, -0.3, 0.04],
  ] as const) {
    const ridge = ribbon(track(reach, from, to), rx * wide)
    art.movedBy(rx * 0.012, rx * 0.03, () => art.fill(ridge, shade(color, 0.6), 0.6))
    art.fill(ridge, mix(color, '#f0863c', 0.32))
    const back = ribbon(track(reach - 0.012, from + 0.2, to - 0.3), rx * 0.02)
    art.fill(back, '#ffe6c4', 0.7)
  }
}
