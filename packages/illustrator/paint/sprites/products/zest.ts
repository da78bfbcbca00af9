import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, type Path, type Point } from '../../core/contour.ts'
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

/** The strokes of the rasp, one beside the other: where each begins and ends, and half how broad it is. */
const STROKES = [
  [-0.56, -0.44, 0.34, -0.54, 0.11],
  [-0.78, -0.26, 0.5, -0.38, 0.15],
  [-0.72, -0.06, 0.74, -0.2, 0.17],
  [-0.86, 0.12, 0.62, 0, 0.16],
  [-0.64, 0.28, 0.7, 0.14, 0.15],
  [-0.6, 0.44, 0.4, 0.34, 0.1],
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
const bow = (v: number) => v * 0.2 - 0.03

/** A stroke that is broad in its middle and runs out to a point at both ends. */
function streak(
  { x, y, size }: Spot,
  [u, v, toU, toV]: readonly [number, number, number, number],
  half: number,
): Path {
  const at = (right: number, low: number) => `${num(x + right * size)} ${num(y + low * size)}`
  const [early, late] = [u + (toU - u) * 0.16, u + (toU - u) * 0.84]
  const upper = bow(v) * 1.2 - half * 1.3
  const lower = bow(v) * 1.2 + half * 1.3
  return `M${at(u, v)}C${at(early, v + upper)} ${at(late, toV + upper)} ${at(toU, toV)}C${at(late, toV + lower)} ${at(early, v + lower)} ${at(u, v)}Z`
}

/** Pale pith where the teeth went, as round as the fruit, with threads of zest left between the strokes. */
function bare(art: Canvas, spot: Spot): void {
  const { random } = art
  const { color, size } = spot
  const whole = STROKES.map(([u, v, toU, toV, half]) => streak(spot, [u, v, toU, toV], half))
  const path = whole.join('')
  const pith = art.radialGradient('cx=".34" cy=".26" r=".86"', [
    [0, '#fffbe6'],
    [0.4, '#faeec0'],
    [0.74, '#ecd285'],
    [1, '#c99a45'],
  ])
  // The peel is thin, but it stands higher: its rim throws a little shade on the pith.
  art.movedBy(-2, -3, () => art.fill(path, mix(color, '#9a5c0c', 0.6), 0.6))
  art.fill(path, pith)
  const fine = (tone: Color, count: number, half: number, opacity: number) => {
    const lines = Array.from({ length: count }, (_, index) => {
      const [u, v, toU, toV, broad] = STROKES[index % STROKES.length] ?? STROKES[0]
      const off = random.jitter(broad * 0.9)
      const from = u + (toU - u) * random.range(0.06, 0.5)
      const to = from + (toU - from) * random.range(0.4, 0.92)
      return streak(spot, [from, v + off, to, v + (toV - v) * 0.8 + off], half)
    })
    art.fill(lines.join(''), tone, opacity)
  }
  art.clipped(path, () => {
    fine('#d8b45c', 20, 0.012, 0.5)
    fine('#fffdf0', 18, 0.014, 0.8)
    fine(mix(color, '#e0a21c', 0.3), 9, 0.026, 0.9)
  })
  const threads = STROKES.map(([u, v]): Point => [
    spot.x + (u + 0.08) * size,
    spot.y + (v + random.jitter(0.05)) * size,
  ])
  shreds(art, threads.slice(1, 5), tint(color, 0.2), 13, 3)
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
