import type { Point } from '../../core/contour.ts'

/** Points written as SVG writes them: `10,20 30,40`. */
export function pairs(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}
