import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW } from '../../core/color.ts'
import { blob, closed, open, type Path, type Point, polygon } from '../../core/contour.ts'
import { spots } from './dough.ts'
import { layered } from './touches.ts'

/** A cut seen from the front: its upper line, from left to right. */
export type Edge = readonly [left: Point, right: Point]

/** Places on a cut: `t` along it, `v` from its upper line down, 1 at its foot. */
type OnCut = (t: number, v: number) => Point

const CHEESE = { deep: '#d98f2e', warm: '#f3c35c', pale: '#fdeab0' } as const

/** A strip of the cut between two heights, uneven as bread is. */
function strip(art: Canvas, at: OnCut, top: number, foot: number): Path {
  const steps = Array.from({ length: 13 }, (_, index) => index / 12)
  const line = (v: number) => steps.map((t) => at(t, v + art.random.jitter(0.025)))
  return polygon([...line(top), ...line(foot).toReversed()])
}

/** Beans and corn between the two tortillas. */
function bits(art: Canvas, at: OnCut, size: number, count: number): void {
  const { random } = art
  const start = random.next()
  for (let index = 0; index < count; index += 1) {
    const t = 0.05 + 0.9 * ((start + index * 0.618) % 1)
    const [x, y] = at(t, random.range(0.3, 0.72))
    const isBean = index % 5 < 3
    const radius = size * (isBean ? random.range(0.046, 0.06) : random.range(0.034, 0.046))
    const look = { points: 7, wobble: 0.06, angle: random.jitter(0.9) }
    const bit = blob(random, x, y, radius, radius * (isBean ? 0.64 : 0.8), look)
    const color = isBean ? '#33191c' : '#f6b21f'
    layered(art, closed(bit), [
      { color: SHADOW, dx: 1.6, dy: 3, opacity: 0.34 },
      { color: shade(color, 0.4) },
      { color, dx: -radius * 0.07, dy: -radius * 0.1 },
    ])
    const gleam: Point[] = [
      [x - radius * 0.5, y - radius * 0.2],
      [x - radius * 0.1, y - radius * 0.4],
    ]
    art.stroke(open(gleam), '#fff6e0', radius * 0.2, { opacity: isBean ? 0.75 : 0.9 })
  }
}

interface Run {
  /** Along the cut. */
  at: number
  broad: number
  long: number
}

/** Where cheese runs down along a cut. */
function runsOf({ random }: Canvas): Run[] {
  return [0.12, 0.32, 0.5, 0.68, 0.88].map((t) => ({
    at: t + random.jitter(0.06),
    broad: random.range(0.03, 0.07),
    long: random.range(0.12, 0.8),
  }))
}

/** Cheese that melted out of the cut and ran down over the lower tortilla: a hem with long runs. */
function meltedHem(art: Canvas, at: OnCut, size: number): void {
  const { random } = art
  const runs = runsOf(art)
  const phase = random.angle()
  const fallAt = (t: number) =>
    runs.reduce(
      (sum, { at: middle, broad, long }) =>
        sum + long * Math.exp(-(Math.abs((t - middle) / broad) ** 2.6)),
      0.62 + Math.sin(t * 19 + phase) * 0.06,
    )
  const steps = Array.from({ length: 52 }, (_, index) => 0.02 + (index / 51) * 0.96)
  const lower = steps.map((t) => at(t, fallAt(t)))
  const upper = steps
    .filter((_, index) => index % 3 === 0)
    .map((t) => at(t, 0.42 + random.jitter(0.12)))
  const outline = closed([...upper, ...lower.toReversed()])
  art.movedBy(size * 0.014, size * 0.028, () => art.fill(outline, '#4a200c', 0.6))
  art.fill(outline, CHEESE.deep)
  art.movedBy(-size * 0.008, -size * 0.014, () => art.fill(outline, CHEESE.warm))
  const folds = runs.map(({ at: t, long }): Point => at(t - 0.008, 0.5 + long * 0.3))
  art.specks(folds, CHEESE.pale, size * 0.034, { length: size * 0.06, angle: 1.57, opacity: 0.85 })
  const drops = runs.map(({ at: t, long }): Point => at(t - 0.012, 0.48 + long * 0.8))
  art.specks(drops, '#fffbe8', size * 0.02, { length: size * 0.02, angle: 1.3 })
}

/** A cut of a quesadilla: two tortillas, and between them beans, corn and cheese. */
export function cutFilling(art: Canvas, [left, right]: Edge, depth: number, size: number): void {
  const { random } = art
  const at: OnCut = (t, v) => [
    left[0] + (right[0] - left[0]) * t,
    left[1] + (right[1] - left[1]) * t + v * depth,
  ]
  const length = Math.hypot(right[0] - left[0], right[1] - left[1])
  const count = Math.round((length / size) * 18)
  art.fill(strip(art, at, 0, 1), '#8a4a1c')
  art.fill(strip(art, at, 0.12, 0.8), '#c47a26')
  art.fill(strip(art, at, 0.16, 0.5), CHEESE.warm)
  art.fill(strip(art, at, 0.8, 1), '#d9a45a')
  art.fill(strip(art, at, 0.8, 0.87), '#f6e0b0')
  art.fill(strip(art, at, 0.95, 1), '#8f4d1c')
  bits(art, at, size, Math.round(count * 0.8))
  meltedHem(art, at, size)
  bits(art, at, size, Math.round(count * 0.5))
  const green = Array.from({ length: count / 2 }, () => at(random.next(), random.range(0.3, 0.7)))
  art.fill(spots(random, green, [size * 0.01, size * 0.02], { flat: 2 }), '#4f8a34')
  art.fill(strip(art, at, 0, 0.2), '#5a2a0c', 0.4)
  art.fill(strip(art, at, -0.02, 0.15), '#f4dba6')
  art.fill(strip(art, at, -0.02, 0.05), '#c98d45')
  // The light comes from the upper left: what is turned to the right lies in the shade.
  if (right[1] < left[1] - length * 0.3) art.fill(strip(art, at, 0, 1), SHADOW, 0.22)
}
