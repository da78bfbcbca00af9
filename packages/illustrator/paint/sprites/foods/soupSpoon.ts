import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, moved, open, type Point } from '../../core/contour.ts'
import { openingOf, type SoupBowl } from './soupBowl.ts'

const STEEL = '#d3d3cc'

/** The handle's line from where it leaves the soup over the rim, in shares of the bowl's radius. */
const HANDLE: readonly Point[] = [
  [0.4, 0.15],
  [0.64, -0.07],
  [0.9, -0.3],
  [1.2, -0.52],
  [1.6, -0.74],
]

/** The bowl of the spoon, of which the near half lies in the soup. */
const HEAD: readonly Point[] = [
  [0.5, 0.06],
  [0.5, 0.16],
  [0.4, 0.27],
  [0.22, 0.34],
  [0.06, 0.34],
  [-0.01, 0.28],
  [0.06, 0.19],
  [0.22, 0.11],
  [0.38, 0.06],
]

/** A spoon that leans on the rim, its bowl half under the soup. */
export function spoonInSoup(art: Canvas, bowl: SoupBowl, soup: Color): void {
  const { x, y, size } = bowl
  const put = (points: readonly Point[]) =>
    points.map(([u, v]): Point => [x + u * size, y + v * size])
  const breadth = [0.05, 0.03, 0.03, 0.042, 0.06]
  const edge = (side: number) =>
    put(
      HANDLE.map(([u, v], index): Point => {
        const half = (breadth[index] ?? 0.03) * side
        return [u + half * 0.6, v + half * 0.8]
      }),
    )
  const handle = closed([...edge(-1), ...edge(1).toReversed()])
  const head = put(HEAD)
  art.clipped(openingOf(bowl), () => {
    art.movedBy(size * 0.05, size * 0.09, () =>
      art.softFill(handle, shade(soup, 0.8), 0.4, size * 0.015),
    )
    art.softFill(closed(moved(head, size * 0.02, size * 0.03)), shade(soup, 0.7), 0.6, size * 0.03)
  })
  art.movedBy(size * 0.012, size * 0.022, () => art.fill(handle, shade(STEEL, 0.7)))
  art.fill(handle, steel(art))
  const light = put(HANDLE.slice(1).map(([u, v]): Point => [u - 0.006, v - 0.008]))
  art.stroke(open(light), '#ffffff', size * 0.016, { opacity: 0.9 })
  art.fill(closed(head), steel(art))
  const hollow = head.map(([u, v]) => shrink(u, v, head))
  art.fill(closed(hollow), shade(soup, 0.4))
  art.movedBy(size * 0.004, size * 0.018, () => art.fill(closed(hollow), mix(soup, '#f6b04e', 0.3)))
  const lip = head.slice(1, 7)
  art.stroke(open(lip), soup, size * 0.04)
  art.stroke(open(moved(lip, 0, size * 0.022)), tint(soup, 0.5), size * 0.012, { opacity: 0.6 })
}

function shrink(u: number, v: number, around: readonly Point[]): Point {
  const cx = around.reduce((sum, [px]) => sum + px, 0) / around.length
  const cy = around.reduce((sum, [, py]) => sum + py, 0) / around.length
  return [cx + (u - cx) * 0.84, cy + (v - cy) * 0.76]
}

/** Light on polished steel. */
function steel(art: Canvas): Color {
  return art.linearGradient('x1="0" y1="0" x2=".6" y2="1"', [
    [0, '#ffffff'],
    [0.3, tint(STEEL, 0.4)],
    [0.55, shade(STEEL, 0.3)],
    [0.75, STEEL],
    [1, shade(STEEL, 0.5)],
  ])
}
