import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  open,
  pack,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import { bow } from './dough.ts'
import { layered } from './touches.ts'

/**
 * The cut end of a summer roll around the origin, seen square on: the shrimp above, noodles in the
 * middle, sticks beside and below them, leaves around.
 */
export function rollCut(art: Canvas, radius: number): void {
  const face = closed(blob(art.random, 0, 0, radius, radius, { points: 14, wobble: 0.015 }))
  art.fill(face, '#b9c59c')
  art.movedBy(-radius * 0.015, -radius * 0.012, () =>
    art.fill(circle(0, 0, radius * 0.975), '#f7faee'),
  )
  const inside = circle(0, 0, radius * 0.945)
  art.fill(inside, '#4f7a2e')
  art.clipped(inside, () => {
    leaves(art, radius)
    noodles(art, radius)
    cucumber(art, radius)
    carrot(art, radius)
    mint(art, radius)
    shrimp(art, radius)
    const deep = art.radialGradient('cx=".42" cy=".4" r=".62"', [
      [0.66, SHADOW, 0],
      [1, SHADOW, 0.26],
    ])
    art.fill(inside, deep)
  })
  const lit = bow([0, 0], [radius * 0.955, radius * 0.955], [2.6, 4.5], 9)
  art.stroke(open(lit), '#ffffff', radius * 0.045)
}

/** Ruffled lettuce along the sides and below, the outer leaf darker. */
function leaves(art: Canvas, r: number): void {
  const { random } = art
  for (const [reach, from, to, tone] of [
    [0.93, -1.9, 5.0, '#4c8c36'],
    [0.82, -0.46, 3.7, '#78b246'],
    [0.71, -0.24, 3.4, '#b8dc70'],
  ] as const) {
    const edge = bow([0, 0], [r * reach, r * reach], [from, to], Math.round((to - from) * 6.4)).map(
      ([u, v], step): Point => {
        const wave = 1 + (step % 2 ? 0.055 : -0.055) * random.range(0.5, 1.3)
        return [u * wave, v * wave]
      },
    )
    layered(art, open(edge), [
      { color: '#2c4a1a', width: r * 0.17, dx: r * 0.01, dy: r * 0.03, opacity: 0.7 },
      { color: shade(tone, 0.12), width: r * 0.15 },
      { color: tone, width: r * 0.1, dy: -r * 0.012 },
      { color: tint(tone, 0.5), width: r * 0.025, dy: -r * 0.04, opacity: 0.8 },
    ])
  }
}

/** Rice noodles cut across, close together. */
function noodles(art: Canvas, r: number): void {
  const { random } = art
  const bed = blob(random, r * 0.24, -r * 0.06, r * 0.54, r * 0.44, { wobble: 0.06 })
  art.fill(closed(bed), '#8d8556')
  const spread = pack(random, r * 0.24, -r * 0.06, r * 0.5, 36, { ry: r * 0.4, tries: 16 })
  const ends = spread
    .map(([x, y]) => ellipse(x, y, r * random.range(0.075, 0.095), r * random.range(0.07, 0.085)))
    .join('')
  layered(art, ends, [
    { color: '#5f552a', dx: r * 0.014, dy: r * 0.026, opacity: 0.6 },
    { color: '#f3edd4' },
  ])
  const lit = spread.map(([x, y]) => circle(x - r * 0.015, y - r * 0.02, r * 0.046)).join('')
  art.fill(lit, '#fffef6')
  const loops = spread
    .filter((_, index) => index % 8 === 3)
    .map(([x, y]) => {
      const lean = random.jitter(0.9)
      const bent: Point[] = [
        [x - r * 0.16, y + r * (0.06 + lean * 0.1)],
        [x, y - r * 0.07],
        [x + r * 0.15, y + r * (0.05 - lean * 0.1)],
      ]
      return open(bent)
    })
  layered(art, loops.join(''), [
    { color: '#5f552a', width: r * 0.1, dx: r * 0.014, dy: r * 0.035, opacity: 0.55 },
    { color: '#ded5b0', width: r * 0.1 },
    { color: '#fffdf2', width: r * 0.066, dy: -r * 0.012 },
  ])
}

interface Stick {
  at: readonly [u: number, v: number, angle: number]
  half: number
  color: string
  rind?: string
}

/** A matchstick cut across: a square with its shade below it. */
function stick(art: Canvas, r: number, { at: [u, v, angle], half, color, rind }: Stick): void {
  const corner = (turn: number, far = 1): Point => [
    u * r + Math.cos(angle + turn) * half * r * 1.35 * far,
    v * r + Math.sin(angle + turn) * half * r * 1.35 * far,
  ]
  const square = [0, 1, 2, 3].map((index) => {
    return corner(Math.PI * (0.25 + index / 2), art.random.range(0.92, 1.08))
  })
  art.movedBy(r * 0.025, r * 0.045, () => art.fill(polygon(square), '#182408', 0.6))
  art.fill(polygon(square), shade(color, 0.3))
  art.fill(polygon(shrunk(square, 0.86, -r * 0.01, -r * 0.014)), color)
  art.fill(polygon(shrunk(square, 0.5, -r * 0.03, -r * 0.035)), tint(color, 0.34), 0.8)
  if (rind) art.stroke(open(square.slice(0, 2)), rind, r * 0.055)
}

function carrot(art: Canvas, r: number): void {
  for (const at of [
    [-0.58, 0.24, 0.3],
    [-0.32, 0.3, -0.2],
    [-0.5, 0.5, 0.9],
  ] as const) {
    stick(art, r, { at, half: 0.135, color: art.random.pick(['#f28624', '#f79a3c']) })
  }
}

function cucumber(art: Canvas, r: number): void {
  for (const at of [
    [0.44, 0.44, -0.5],
    [0.14, 0.5, 0.2],
    [-0.16, 0.62, 0.5],
  ] as const) {
    stick(art, r, { at, half: 0.155, color: '#d3e89a', rind: '#3d7d34' })
  }
}

/** Mint, rolled up between the noodles and the leaf around all. */
function mint(art: Canvas, r: number): void {
  const fold = open(
    [
      [-0.06, -0.76],
      [0.16, -0.6],
      [0.38, -0.64],
      [0.52, -0.44],
      [0.76, -0.36],
      [0.82, -0.1],
    ].map(([u = 0, v = 0]): Point => [u * r, v * r]),
  )
  layered(art, fold, [
    { color: '#10240f', width: r * 0.17, dy: r * 0.04, opacity: 0.6 },
    { color: '#2f6c30', width: r * 0.13 },
    { color: '#6fae58', width: r * 0.03, dy: -r * 0.035 },
  ])
}

/** Half a shrimp, cut across where it lay along the paper: coral outside, white within. */
function shrimp(art: Canvas, r: number): void {
  const [x, y, reach] = [-0.3 * r, -0.3 * r, 0.54 * r]
  const [from, to] = [-4.15, -0.55]
  const spoke = (turn: number, far: number): Point => [
    x + Math.cos(turn) * reach * far,
    y + Math.sin(turn) * reach * far * 0.9,
  ]
  const steps = Array.from({ length: 15 }, (_, index) => index / 14)
  // Thick at the neck, thin at the tail, as it was curled.
  const crescent = (outer: number, inner: number): Point[] => [
    ...steps.map((share) => spoke(from + (to - from) * share, outer)),
    ...steps
      .toReversed()
      .map((share) => spoke(from + (to - from) * share, inner + (outer - inner) * share * 0.42)),
  ]
  layered(art, closed(crescent(1, 0.16)), [
    { color: '#2a0f08', dx: r * 0.025, dy: r * 0.055, opacity: 0.55 },
    { color: '#dd5630' },
  ])
  art.fill(closed(crescent(0.92, 0.18)), '#f7936a')
  art.fill(closed(crescent(0.82, 0.2)), '#ffd3b8')
  art.fill(closed(crescent(0.72, 0.26)), mix('#ffeee0', '#ffffff', 0.3))
  const rays = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84].map((share) => {
    const turn = from + (to - from) * share
    return open([spoke(turn, 0.97), spoke(turn + 0.04, 0.72)])
  })
  art.stroke(rays.join(''), '#e2653c', r * 0.032, { opacity: 0.75 })
  const gleam = bow([x, y], [reach * 0.84, reach * 0.75], [-2.9, -2.1], 5)
  art.stroke(open(gleam), '#ffffff', r * 0.05, { opacity: 0.9 })
}
