import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, type Point, turned } from '../../core/contour.ts'

interface Spot {
  x: number
  y: number
  size: number
}

/** How rings fell on each other: shares of the heap's half width, each with how much it is tipped. */
const RINGS: readonly (readonly [u: number, v: number, tip: number])[] = [
  [-0.5, -0.22, 0.5],
  [0.1, -0.4, 0.62],
  [0.5, -0.2, 0.4],
  [-0.15, -0.16, 0.75],
  [-0.8, 0.06, 0.6],
  [0.86, 0.1, 0.66],
  [0.3, 0.02, 0.5],
  [-0.42, 0.12, 0.7],
  [0.62, 0.24, 0.75],
  [-0.02, 0.2, 0.62],
  [-0.62, 0.36, 0.45],
  [0.26, 0.42, 0.72],
  [-0.2, 0.5, 0.55],
  [1.18, -0.16, 0.5],
  [-1.1, 0.44, 0.7],
  [0.78, 0.66, 0.5],
]

/** A handful of sliced scallion that was dropped on a stew; `size` is half its width. */
export function scallionTop(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  for (const [u, v, tip] of RINGS) {
    const at = {
      x: x + (u + random.jitter(0.06)) * size,
      y: y + (v + random.jitter(0.05)) * size * 0.62,
      size: size * random.range(0.13, 0.235),
    }
    ring(art, at, tip)
  }
}

/** One ring: a short tube whose cut face is tipped towards the light. */
function ring(art: Canvas, { x, y, size }: Spot, tip: number): void {
  const { random } = art
  const turn = random.jitter(0.7)
  const green = random.pick(['#3a8a2a', '#4f9f34', '#7cbc4e', '#a9d67a'])
  const high = size * random.range(0.3, 0.6)
  const squeeze = random.range(0.8, 1.15)
  const oval = (share: number, dy: number): Point[] =>
    turned(
      Array.from({ length: 12 }, (_, index): Point => {
        const angle = (index / 12) * Math.PI * 2
        return [Math.cos(angle) * size * share * squeeze, Math.sin(angle) * size * tip * share]
      }),
      turn,
      x,
      y + dy,
    )
  art.movedBy(size * 0.14, size * 0.3, () => art.fill(closed(oval(1.05, high)), '#1c0505', 0.6))
  art.fill(closed([...oval(1, high), ...oval(1, 0)]), mix(green, '#0f3412', 0.6))
  art.fill(closed(oval(1, high)), mix(green, '#0f3412', 0.6))
  art.fill(closed(oval(1, high * 0.5)), mix(green, '#123a16', 0.34))
  art.fill(closed(oval(1, 0)), mix(green, '#f4f8d0', 0.12))
  art.fill(closed(oval(0.88, 0)), mix(green, '#f6fadc', 0.74))
  art.fill(closed(oval(0.72, 0)), mix(green, '#f2f7d2', 0.4))
  art.fill(closed(oval(0.62, 0)), mix(green, '#f8fbe4', 0.8))
  art.fill(closed(oval(0.46, size * 0.01)), mix(green, '#143a18', 0.5))
  art.fill(closed(oval(0.3, size * 0.06)), mix(green, '#0c2410', 0.75))
}
