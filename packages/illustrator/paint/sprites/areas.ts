import type { Area } from './types.ts'
import type { Point } from '../core/contour.ts'

/** A round place for food. */
export function roundArea(x: number, y: number, radius: number): Area {
  return { x, y, radius, width: radius * 2, height: radius * 2, angle: 0, round: true }
}

/** A rectangular place for food, turned by an angle in radians. */
export function rectArea(x: number, y: number, width: number, height: number, angle = 0): Area {
  return { x, y, radius: Math.min(width, height) / 2, width, height, angle, round: false }
}

/**
 * The point of an area in the direction of an hour on the clock.
 * @param reach how far from the middle, as a share of the way to the rim
 */
export function atHour(area: Area, hour: number, reach: number): Point {
  const angle = (hour / 12) * Math.PI * 2 - Math.PI / 2
  const x = area.x + Math.cos(angle) * (area.width / 2) * reach
  const y = area.y + Math.sin(angle) * (area.height / 2) * reach
  return [x, y]
}
