import { pointInView } from '../../core/camera.ts'
import type { Canvas } from '../../core/canvas.ts'
import { type Point, turnedPoint } from '../../core/contour.ts'
import type { Place } from '../../../language/words/types.ts'
import type { Piece, PropSpot } from '../types.ts'

/** Which way the dish lies from a spot, in radians. */
export function inward({ x, y }: PropSpot): number {
  return Math.atan2(455 - y, 600 - x)
}

/** A point beside a spot: how far towards the dish, and how far to the right of that way. */
export function beside(spot: PropSpot, towards: number, across = 0): Point {
  return turnedPoint([towards, across], inward(spot), spot.x, spot.y)
}

/** Where a long thing rests in the picture, from -1 to 1; `upright` along its sides. */
const RESTING: Record<Place, { u: number; v: number; upright: boolean }> = {
  n: { u: 0, v: -0.9, upright: false },
  s: { u: 0, v: 0.92, upright: false },
  e: { u: 0.89, v: 0.16, upright: true },
  w: { u: -0.89, v: 0.16, upright: true },
  ne: { u: 0.9, v: -0.12, upright: true },
  se: { u: 0.89, v: 0.16, upright: true },
  nw: { u: -0.9, v: -0.12, upright: true },
  sw: { u: -0.89, v: 0.16, upright: true },
}

/** A long thing along its edge of the picture; its tip points up or, lying across, left. */
export function alongEdge(art: Canvas, { place }: PropSpot, size: number): Omit<Piece, 'color'> {
  const { u, v, upright } = RESTING[place]
  const [x, y] = pointInView(art.camera, u, v)
  const lean = place.includes('w') ? 0.1 : -0.1
  const angle = upright ? Math.PI / 2 + lean : lean
  const stray = art.random.jitter(6)
  return { x: x + stray, y: y + stray, size, angle: angle + art.random.jitter(0.14) }
}

/** 1 where the prop lies at the right of the sheet, -1 at the left, 0 between. */
export function sideOf({ place }: PropSpot): -1 | 0 | 1 {
  if (place.includes('e')) return 1
  return place.includes('w') ? -1 : 0
}

/** 1 where away from the dish is to the right of the sheet, also in its middle; -1 where it is to the left. */
export function outwards(spot: PropSpot): -1 | 1 {
  return sideOf(spot) < 0 ? -1 : 1
}
