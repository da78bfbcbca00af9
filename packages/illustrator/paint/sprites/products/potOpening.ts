import type { Path } from '../../core/contour.ts'

/** The oval that one sees of a pot's mouth, or of what fills it. */
export interface Opening {
  x: number
  y: number
  rx: number
  ry: number
}

/** What lies in an opening may rise over its far rim, never over the near one. */
export function withinRim({ x, y, rx, ry }: Opening): Path {
  return `M${x - rx} ${y - rx}H${x + rx}V${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`
}
