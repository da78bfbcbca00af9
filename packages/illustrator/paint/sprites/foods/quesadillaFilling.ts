import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { blob, closed, type Path, type Point, polygon } from '../../core/contour.ts'
import { placed, shape, spots } from './dough.ts'
import { type Bead, poured } from './pouredSauce.ts'
import { layered } from './touches.ts'

/** A cut seen from the front: its upper line, from left to right. */
export type Edge = readonly [left: Point, right: Point]

interface Cut {
  /** How high it is. */
  depth: number
  /** How long its wedge is. */
  size: number
  /** How far cheese runs down from it, as a share of its depth. */
  runs: number
}

/** Places on a cut: `t` along it, `v` from its upper line down, 1 at its foot. */
type OnCut = (t: number, v: number) => Point

const CHEESE = { deep: '#d98f2e', warm: '#f3c35c', pale: '#fdeab0' } as const

/** A strip of the cut between two heights, uneven as bread is. */
function strip(art: Canvas, at: OnCut, top: number, foot: number): Path {
  const steps = Array.from({ length: 13 }, (_, index) => index / 12)
  const line = (v: number) => steps.map((t) => at(t, v + art.random.jitter(0.025)))
  return polygon([...line(top), ...line(foot).toReversed()])
}

/** Where along a cut the knife met beans and corn: here a crowd, there only cheese. */
const CROWDS = [
  { t: 0.12, beans: 1, corn: 2 },
  { t: 0.34, beans: 2, corn: 1 },
  { t: 0.54, beans: 1, corn: 3 },
  { t: 0.82, beans: 3, corn: 1 },
] as const

/** Beans and corn, in crowds, that stick out of the cheese. */
function bits(art: Canvas, at: OnCut, size: number): void {
  const { random } = art
  const place = (t: number, spread: number) =>
    at(t + random.jitter(spread), random.range(0.3, 0.62))
  for (const { t, beans, corn } of CROWDS) {
    const middle = t + random.jitter(0.05)
    for (let index = 0; index < corn; index += 1) kernel(art, place(middle + 0.02, 0.08), size)
    for (let index = 0; index < beans; index += 1)
      bean(art, place(middle + (index - beans / 2) * 0.075, 0.02), size)
  }
}

/** A black bean: a plump kidney that shines. */
function bean(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const wide = size * random.range(0.058, 0.074)
  const angle = random.range(-0.7, 0.6)
  const outline = blob(random, x, y, wide, wide * 0.66, { points: 8, wobble: 0.05, angle })
  art.movedBy(size * 0.006, size * 0.012, () => art.fill(closed(outline), '#4a200c', 0.5))
  const light = art.radialGradient('cx=".36" cy=".26" r=".8"', [
    [0, '#7a5260'],
    [0.35, '#43252e'],
    [0.8, '#231016'],
    [1, '#3a1a1c'],
  ])
  art.fill(closed(outline), light)
  const [u, v] = [x - wide * 0.34, y - wide * 0.3]
  const gleam = { length: wide * 0.34, angle: angle - 0.2, opacity: 0.85 }
  art.specks([[u, v]], '#fff2e6', wide * 0.16, gleam)
}

/** A kernel of corn: broad at its top, charred here and there. */
function kernel(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const wide = size * random.range(0.042, 0.052)
  const spot = { x, y, size: wide, angle: random.range(-1, 1), color: '#f7b824' }
  const outline = placed(
    shape('-0.9 -0.5, 0 -0.95, 0.9 -0.5, 0.8 0.4, 0.3 1.1, -0.3 1.1, -0.8 0.4'),
    spot,
  )
  art.movedBy(size * 0.005, size * 0.01, () => art.fill(closed(outline), '#6a300c', 0.5))
  const light = art.radialGradient('cx=".36" cy=".28" r=".8"', [
    [0, '#ffe98a'],
    [0.5, '#f7b824'],
    [1, '#c97a10'],
  ])
  art.fill(closed(outline), light)
  art.specks([[x - wide * 0.24, y - wide * 0.36]], '#fffbe0', wide * 0.26)
}

/** Cheese that melted out of the cut: a hem of soft waves over the lower tortilla, and a few runs. */
function meltedHem(art: Canvas, at: OnCut, { size, depth, runs }: Cut): void {
  const { random } = art
  const phase = random.angle()
  const steps = Array.from({ length: 30 }, (_, index) => 0.01 + (index / 29) * 0.98)
  const low = (t: number) =>
    0.64 + Math.sin(t * 17 + phase) * 0.07 + Math.sin(t * 7 + phase * 2) * 0.09
  const upper = steps
    .filter((_, index) => index % 3 === 0)
    .map((t) => at(t, 0.42 + random.jitter(0.12)))
  const outline = closed([...upper, ...steps.map((t) => at(t, low(t))).toReversed()])
  layered(art, outline, [
    { color: '#4a200c', dx: size * 0.014, dy: size * 0.028, opacity: 0.6 },
    { color: CHEESE.deep },
    { color: CHEESE.warm, dx: -size * 0.008, dy: -size * 0.014 },
  ])
  const flip = random.next() < 0.5
  const whole = { x: 0, y: 0, size, angle: 0, color: CHEESE.warm }
  const drips = RUNS.map(([t, broad, long]) => {
    const [x, y] = at((flip ? 1 - t : t) + random.jitter(0.04), 0.5)
    const reach = depth * long * runs * random.range(0.75, 1.2) + depth * 0.18
    return [
      [x, y - depth * 0.1, broad * 1.3],
      [x, y + reach * 0.1, broad * 1.5],
      [x + size * 0.004, y + reach * 0.45, broad * 0.75],
      [x, y + reach * 0.75, broad * 0.62],
      [x - size * 0.003, y + reach * 0.94, broad * 0.7],
      [x, y + reach, broad * 0.5],
    ].map(([u = 0, v = 0, half = 0]): Bead => [u / size, v / size, half])
  })
  poured(art, whole, drips, '#f0b848')
}

/** Runs of cheese: where along a cut, how broad, how long. */
const RUNS = [
  [0.13, 0.03, 0.34],
  [0.28, 0.026, 1.15],
  [0.34, 0.036, 0.5],
  [0.6, 0.05, 0.3],
  [0.75, 0.024, 0.85],
] as const

/** Cheese that hangs from the upper tortilla over some of what lies behind it. */
function drape(art: Canvas, at: OnCut, size: number): void {
  const { random } = art
  const folds = [0.06, 0.27, 0.48, 0.69, 0.93].map((t) => {
    const half = random.range(0.03, 0.06)
    const low = random.range(0.42, 0.66)
    const middle = t + random.jitter(0.03)
    return closed([
      at(middle - half * 1.8, 0.1),
      at(middle - half * 0.7, 0.26),
      at(middle - half * 0.3, low * 0.9),
      at(middle + half * 0.1, low),
      at(middle + half * 0.5, low * 0.8),
      at(middle + half * 0.8, 0.24),
      at(middle + half * 1.9, 0.1),
    ])
  })
  layered(art, folds.join(''), [
    { color: '#7a3a10', dx: size * 0.006, dy: size * 0.014, opacity: 0.5 },
    { color: CHEESE.deep },
    { color: '#f8d27a', dx: -size * 0.004, dy: -size * 0.008 },
  ])
}

/** A cut of a quesadilla: two tortillas, and between them beans, corn and cheese. */
export function cutFilling(art: Canvas, [left, right]: Edge, cut: Cut): void {
  const { random } = art
  const { depth, size } = cut
  const at: OnCut = (t, v) => [
    left[0] + (right[0] - left[0]) * t,
    left[1] + (right[1] - left[1]) * t + v * depth,
  ]
  const length = Math.hypot(right[0] - left[0], right[1] - left[1])
  art.fill(strip(art, at, 0, 1), '#8a4a1c')
  art.fill(strip(art, at, 0.12, 0.82), '#b5651f')
  art.fill(strip(art, at, 0.14, 0.56), CHEESE.warm)
  art.fill(strip(art, at, 0.82, 1), '#d9a45a')
  art.fill(strip(art, at, 0.82, 0.88), '#f6e0b0')
  art.fill(strip(art, at, 0.96, 1), '#8f4d1c')
  art.clipped(polygon([at(0, -0.1), at(1, -0.1), at(1, 4), at(0, 4)]), () => {
    meltedHem(art, at, cut)
    bits(art, at, size)
    drape(art, at, size)
  })
  const green = [0.22, 0.4, 0.47, 0.66, 0.7, 0.9].map((t) => at(t, random.range(0.24, 0.6)))
  art.fill(spots(random, green, [size * 0.012, size * 0.024], { flat: 2 }), '#4f8a34')
  art.fill(strip(art, at, 0, 0.2), '#5a2a0c', 0.4)
  art.fill(strip(art, at, -0.02, 0.15), '#f4dba6')
  art.fill(strip(art, at, -0.02, 0.05), '#c98d45')
  // The light comes from the upper left: what is turned to the right lies in the shade.
  if (right[1] < left[1] - length * 0.3) art.fill(strip(art, at, 0, 1), SHADOW, 0.22)
}
