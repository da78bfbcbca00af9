import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point } from '../../core/contour.ts'
import { shreds } from './morsels.ts'

interface Spot {
  x: number
  y: number
  size: number
  color: Color
}

/** The outline of a lemon around the origin, its nipple at the upper right. */
const LEMON: readonly Point[] = [
  [-1.06, 0.3],
  [-1.06, -0.06],
  [-0.86, -0.48],
  [-0.42, -0.78],
  [0.1, -0.86],
  [0.56, -0.76],
  [0.9, -0.6],
  [1.12, -0.56],
  [1.2, -0.4],
  [1.08, -0.18],
  [1.02, 0.18],
  [0.74, 0.6],
  [0.26, 0.82],
  [-0.28, 0.84],
  [-0.78, 0.64],
]

/** The strokes of the rasp, one beside the other: where each begins and ends, and how broad it is. */
const STROKES = [
  [-0.4, -0.42, 0.3, -0.56, 0.2],
  [-0.66, -0.2, 0.52, -0.36, 0.24],
  [-0.74, 0.03, 0.66, -0.15, 0.25],
  [-0.58, 0.22, 0.6, 0.08, 0.24],
  [-0.4, 0.4, 0.3, 0.3, 0.18],
] as const

/** A lemon that stands on the board, its zest gone from the side towards us. */
export function zestedLemon(art: Canvas, { x, y, size, color }: Spot): void {
  const { random } = art
  const placed = (points: readonly Point[]) =>
    closed(points.map(([u, v]): Point => [x + u * size, y + v * size]))
  const outline = placed(LEMON)
  art.softFill(ellipse(x + 22, y + size * 0.86, size * 0.94, size * 0.12), SHADOW, 0.45, 10)
  art.softFill(ellipse(x + 4, y + size * 0.86, size * 0.6, size * 0.06), '#2a1408', 0.6, 6)
  const skin = art.radialGradient('cx=".34" cy=".24" r=".88"', [
    [0, tint(color, 0.62)],
    [0.28, tint(color, 0.14)],
    [0.58, color],
    [0.84, mix(color, '#b9710f', 0.62)],
    [1, '#8a4f0e'],
  ])
  art.fill(outline, skin)
  art.clipped(outline, () => {
    const pores = Array.from({ length: 90 }, (): Point => [
      x + random.jitter(size),
      y + random.jitter(size * 0.84),
    ])
    art.specks(pores, mix(color, '#b8740e', 0.7), 4.5, { opacity: 0.45 })
    art.movedBy(-2, -2.5, () => art.specks(pores, '#fff6c8', 2.6, { opacity: 0.6 }))
    bare(art, { x, y, size, color })
    art.softFill(ellipse(x + 40, y + size * 1.02, size * 1.1, size * 0.2), '#6a3c10', 0.5, 18)
  })
  art.softFill(
    ellipse(x - size * 0.44, y - size * 0.58, size * 0.15, size * 0.06),
    '#fffbe6',
    0.9,
    6,
  )
}

/** How far a stroke bows up or down in its middle: as the fruit is round there. */
const bow = (v: number) => v * 0.16 - 0.03

/** Pale pith where the teeth went, bowed as the fruit is, with threads of zest left between the strokes. */
function bare(art: Canvas, { x, y, size, color }: Spot): void {
  const { random } = art
  const at = (u: number, v: number): Point => [x + u * size, y + v * size]
  const line = ([u, v, toU, toV]: readonly [number, number, number, number], off: number) =>
    open([at(u, v + off), at((u + toU) / 2, (v + toV) / 2 + bow(v) + off), at(toU, toV + off)])
  const whole = STROKES.map((stroke) => line([stroke[0], stroke[1], stroke[2], stroke[3]], 0))
  art.stroke(whole.join(''), '#f4e5a8', size * 0.235)
  for (const [u, v, toU, toV, broad] of STROKES) {
    const fine = (spread: number) => {
      const [from, to] = [random.range(-0.16, 0.14), random.range(-0.16, 0.16)]
      return line([u + from, v, toU - to, toV], random.jitter(spread))
    }
    const many = (count: number) => Array.from({ length: count }, () => fine(broad * 0.5)).join('')
    art.stroke(many(3), mix(color, '#e8c458', 0.6), size * 0.022)
    art.stroke(many(9), '#f3e2a0', size * 0.05)
    art.stroke(many(7), '#fbf2c8', size * 0.035)
    art.stroke(many(3), mix(color, '#d9a02a', 0.4), size * 0.016, { opacity: 0.75 })
  }
}

/** Zest as it falls from the teeth: fine and fluffy, a heap with loose threads around it. */
export function zestHeap(art: Canvas, { x, y, size, color }: Spot): void {
  const { random } = art
  art.softFill(ellipse(x + 12, y + 2, size * 0.98, size * 0.1), SHADOW, 0.5, 8)
  const ridge: Point[] = [
    [-1, 0.02],
    [-0.72, -0.16],
    [-0.5, -0.22],
    [-0.24, -0.44],
    [0.04, -0.5],
    [0.26, -0.36],
    [0.5, -0.3],
    [0.76, -0.12],
    [1, 0.03],
    [0.4, 0.09],
    [-0.4, 0.1],
  ]
  const heap = closed(ridge.map(([u, v]): Point => [x + u * size, y + v * size]))
  art.fill(heap, mix(color, '#a9690c', 0.6))
  const threads = (count: number, low: number, high: number, dx = 0): Point[] =>
    Array.from({ length: count }, () => {
      const u = random.jitter(0.98)
      const top = 0.52 * (1 - u * u) ** 0.8
      return [x + (u + dx) * size, y + (0.08 - (0.06 + top) * random.range(low, high)) * size]
    })
  shreds(art, threads(260, 0, 1), mix(color, '#b06f0c', 0.6), 13, 2.8)
  shreds(art, threads(280, 0.15, 1, -0.02), color, 13, 2.8)
  shreds(art, threads(170, 0.45, 1.04, -0.06), tint(color, 0.5), 12, 2.4)
  const loose = Array.from({ length: 22 }, (): Point => [
    x + random.jitter(size * 1.5),
    y + size * random.range(-0.08, 0.14),
  ])
  art.movedBy(2, 3, () => shreds(art, loose, '#6a3c10', 9, 2))
  shreds(art, loose, color, 12, 2.8)
}
