import type { Canvas } from '../../core/canvas.ts'
import type { Place } from '../../../language/words/types.ts'
import type { Piece, PropSpot } from '../types.ts'

/** Which way the dish lies from a spot, in radians. */
export function inward({ x, y }: PropSpot): number {
  return Math.atan2(455 - y, 600 - x)
}

/** Where a long thing rests; `upright` along the sides of the sheet. */
const RESTING: Record<Place, { x: number; y: number; upright: boolean }> = {
  n: { x: 600, y: 64, upright: false },
  s: { x: 600, y: 846, upright: false },
  e: { x: 1110, y: 520, upright: true },
  w: { x: 90, y: 520, upright: true },
  ne: { x: 1112, y: 400, upright: true },
  se: { x: 1108, y: 520, upright: true },
  nw: { x: 88, y: 400, upright: true },
  sw: { x: 92, y: 520, upright: true },
}

/** A long thing along its edge of the sheet; its tip points up or, lying across, left. */
export function alongEdge(art: Canvas, { place }: PropSpot, size: number): Omit<Piece, 'color'> {
  const { x, y, upright } = RESTING[place]
  const lean = place.includes('w') ? 0.06 : -0.06
  const angle = upright ? Math.PI / 2 + lean : lean
  const stray = art.random.jitter(6)
  return { x: x + stray, y: y + stray, size, angle: angle + art.random.jitter(0.02) }
}

/** 1 where the prop lies at the right of the sheet, -1 at the left, 0 between. */
export function sideOf({ place }: PropSpot): -1 | 0 | 1 {
  if (place.includes('e')) return 1
  return place.includes('w') ? -1 : 0
}
