import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix } from '../../core/color.ts'
import { closed, open, type Point, turned } from '../../core/contour.ts'

interface Spot {
  x: number
  y: number
  size: number
}

/** A slice: where it fell, how large, how long its oval is, how far it is tipped and turned. */
type Slice = readonly [u: number, v: number, size: number, long: number, tip: number, turn: number]

/** Slices cut straight and on the bias: a loose heap, thinning out to one side; far ones first. */
const SLICES: readonly Slice[] = [
  [0.3, -1.1, 0.08, 1.1, 0.62, 0.2],
  [-0.4, -0.8, 0.1, 1.5, 0.4, -0.5],
  [-0.1, -0.76, 0.09, 1.1, 0.6, 0.4],
  [0.44, -0.7, 0.1, 1.3, 0.5, 0.5],
  [-0.66, -0.5, 0.1, 1.2, 0.66, 0.2],
  [-0.36, -0.5, 0.12, 1.7, 0.36, 0.5],
  [0.02, -0.5, 0.11, 1.2, 0.7, -0.1],
  [0.26, -0.46, 0.12, 1.8, 0.34, -0.4],
  [0.7, -0.36, 0.09, 1.1, 0.62, 0.4],
  [-0.56, -0.18, 0.12, 1.4, 0.5, -0.3],
  [-0.24, -0.24, 0.13, 1.15, 0.74, 0.1],
  [0.12, -0.2, 0.12, 1.6, 0.44, 0.3],
  [0.46, -0.16, 0.12, 1.2, 0.66, -0.2],
  [-0.4, 0.08, 0.12, 1.8, 0.34, 0.2],
  [-0.08, 0.06, 0.13, 1.2, 0.68, 0.2],
  [0.26, 0.1, 0.12, 1.5, 0.5, -0.6],
  [0.02, -0.04, 0.12, 1.7, 0.4, 0.7],
  [0.62, 0.14, 0.09, 1.4, 0.44, 0.6],
  [-0.16, 0.36, 0.11, 1.6, 0.4, -0.3],
  [0.2, 0.4, 0.1, 1.1, 0.64, 0.2],
  [-0.98, 0.3, 0.08, 1.2, 0.6, 0.2],
  [0.9, 0.62, 0.08, 1.5, 0.4, -0.3],
  [-0.6, 0.7, 0.08, 1.1, 0.62, 0.3],
]
/** Thin strips of the leaves, bent; each from its middle. */
const STRIPS = [
  [-0.62, -0.4, 0.3, -0.7],
  [0.36, -0.2, 0.32, 0.4],
  [-0.06, 0.16, 0.36, 0.2],
  [0.7, 0.34, 0.28, -0.5],
  [-0.36, 0.32, 0.3, 0.9],
  [1.3, 0.06, 0.24, 0.7],
  [-0.9, -0.62, 0.24, 0.3],
] as const

/** A handful of sliced scallion that fell on a stew and began to sink; `size` is half its width. */
export function scallionTop(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  const at = (u: number, v: number) => ({
    x: x + (u + random.jitter(0.05)) * size,
    y: y + (v + random.jitter(0.05)) * size * 0.6,
  })
  for (const [u, v, long, turn] of STRIPS) strip(art, { ...at(u, v), size: long * size }, turn)
  for (const [u, v, half, long, tip, turn] of SLICES) {
    const spot = { ...at(u, v), size: half * size * random.range(0.9, 1.1) }
    slice(art, spot, { long, tip, turn: turn + random.jitter(0.3) })
  }
}

/** A strip of green, its far edge in the light. */
function strip(art: Canvas, { x, y, size }: Spot, turn: number): void {
  const green = art.random.pick(['#2f7a2a', '#4a9434', '#69ac42'])
  const bow: Point[] = [
    [-0.5, 0.1],
    [-0.1, -0.1],
    [0.28, -0.06],
    [0.5, 0.14],
  ]
  const along = turned(
    bow.map(([u, v]): Point => [u * size, v * size]),
    turn,
  ).map(([u, v]): Point => [x + u, y + v * 0.7])
  art.movedBy(size * 0.04, size * 0.1, () =>
    art.stroke(open(along), '#1c0505', size * 0.17, { opacity: 0.6 }),
  )
  art.stroke(open(along), mix(green, '#0f3412', 0.5), size * 0.18)
  art.movedBy(-size * 0.01, -size * 0.025, () => art.stroke(open(along), green, size * 0.12))
  art.movedBy(-size * 0.02, -size * 0.045, () =>
    art.stroke(open(along.slice(0, 3)), '#d3ec9c', size * 0.03, { opacity: 0.8 }),
  )
}

interface Lie {
  long: number
  tip: number
  turn: number
}

/** One slice: a short tube whose cut face is tipped towards the light, a smaller tube within it. */
function slice(art: Canvas, { x, y, size }: Spot, { long, tip, turn }: Lie): void {
  const { random } = art
  const green = random.pick(['#2f7f28', '#4f9f34', '#6fb545', '#9ccb66'])
  const high = size * random.range(0.25, 0.6)
  const [du, dv] = [random.jitter(0.12) * size, random.jitter(0.06) * size]
  const oval = (share: number, dy: number, off = 0): Point[] =>
    turned(
      Array.from({ length: 12 }, (_, index): Point => {
        const angle = (index / 12) * Math.PI * 2
        return [
          Math.cos(angle) * size * share * long + du * off,
          Math.sin(angle) * size * tip * share + dv * off,
        ]
      }),
      turn,
      x,
      y + dy,
    )
  const path = (share: number, dy = 0, off = 0) => closed(oval(share, dy, off))
  const dark: Color = mix(green, '#0d2e10', 0.66)
  art.movedBy(size * 0.16, size * 0.3, () => art.fill(path(1.06, high), '#1c0505', 0.5))
  for (const down of [1, 0.66, 0.33])
    art.fill(path(1, high * down), mix(dark, green, (1 - down) * 0.6))
  art.fill(path(1), mix(green, '#2a6a22', 0.2))
  art.fill(path(0.86), mix(green, '#f6fadc', 0.62))
  art.fill(path(0.64, 0, 0.6), mix(green, '#1d5a1c', 0.3))
  art.fill(path(0.54, 0, 0.8), mix(green, '#f8fbe4', 0.72))
  art.fill(path(0.36, size * 0.03, 1), '#1f4a16')
  const lit = oval(0.93, 0).slice(6, 10)
  art.stroke(open(lit), '#fbffe6', size * 0.07, { opacity: 0.7 })
}
