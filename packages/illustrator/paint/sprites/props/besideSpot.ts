import { type Point, turnedPoint } from '../../core/contour.ts'
import type { PropSpot } from '../types.ts'
import { inward } from './spots.ts'

/** A point beside a spot: how far towards the dish, and how far to the right of that way. */
export function beside(spot: PropSpot, towards: number, across = 0): Point {
  return turnedPoint([towards, across], inward(spot), spot.x, spot.y)
}
