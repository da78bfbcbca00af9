import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point } from '../../core/contour.ts'

interface Spot {
  x: number
  y: number
  size: number
}

/** Where wisps rise, how high and how broad they are, and which way they lean. */
const WISPS = [
  { at: -0.24, high: 0.74, broad: 0.075, lean: 0.1 },
  { at: 0.16, high: 0.9, broad: 0.1, lean: -0.12 },
  { at: 0.46, high: 0.6, broad: 0.06, lean: 0.12 },
] as const

/** Steam that stands over something hot; `size` is half as wide as that. */
export function steam(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  for (const { at, high, broad, lean } of WISPS) {
    const phase = random.angle()
    const edge = (side: -1 | 1) =>
      Array.from({ length: 9 }, (_, index): Point => {
        const up = index / 8
        const wide = broad * Math.sin(Math.PI * up ** 0.8) * side
        const sway = Math.sin(up * 5.2 + phase) * 0.09 * (0.3 + up) + lean * up
        return [x + (at + sway + wide) * size, y - up * high * size]
      })
    const wisp = closed([...edge(-1), ...edge(1).toReversed()])
    art.softFill(wisp, '#fff8ec', 0.3, size * 0.045)
  }
}
