import type { Canvas } from '../../core/canvas.ts'
import { num, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { backOfPita, frontOfPita, type HalfPita } from './pitaBread.ts'
import { bakedFalafel, type Ball, openFalafel } from './pitaFalafel.ts'
import { cucumberChunk, tomatoChunk } from './pitaSalad.ts'
import { drip, flowing, type Run, runningSauce } from './runningSauce.ts'
import { upright } from './upright.ts'

const TAHINI = ['#8a6534', '#b98f55', '#dcba82', '#efd9ab', '#f8eacb', '#fdf5e2', '#fffcf2']

/** One of the two halves: its places are shares of half its width. */
interface Half {
  at: Point
  wide: number
  /** Degrees. */
  lean: number
  far: readonly Spot[]
  near: readonly Spot[]
  /** Which of the near ones is broken open. */
  open: number
  salad: readonly Point[]
  pours: readonly (readonly Spot[])[]
  drips: readonly (readonly [x: number, y: number, long: number, half: number])[]
}

type Spot = readonly [x: number, y: number, r: number]

/** The half behind, and the one before it. */
const HALVES: readonly Half[] = [
  {
    at: [0.4, -0.2],
    wide: 0.56,
    lean: 9,
    far: [
      [-0.36, -0.3, 0.31],
      [0.3, -0.34, 0.33],
    ],
    near: [
      [-0.62, -0.02, 0.24],
      [0.02, -0.1, 0.3],
      [0.6, -0.06, 0.28],
    ],
    open: -1,
    salad: [
      [-0.32, 0.02],
      [0.32, 0.06],
      [0.86, 0.02],
      [-0.1, -0.36],
    ],
    pours: [
      [
        [-0.6, -0.16, 0.015],
        [-0.42, -0.3, 0.05],
        [-0.22, -0.26, 0.053],
        [-0.02, -0.14, 0.037],
        [0.14, -0.24, 0.037],
        [0.34, -0.38, 0.062],
        [0.52, -0.28, 0.05],
        [0.66, -0.1, 0.031],
        [0.74, 0.08, 0.015],
      ],
    ],
    drips: [
      [-0.02, -0.12, 0.2, 0.029],
      [-0.36, -0.28, 0.18, 0.025],
      [0.56, -0.22, 0.27, 0.031],
    ],
  },
  {
    at: [-0.26, 0.02],
    wide: 0.68,
    lean: -7,
    far: [
      [-0.5, -0.26, 0.3],
      [0.08, -0.4, 0.34],
      [0.6, -0.24, 0.27],
    ],
    near: [
      [-0.72, -0.02, 0.2],
      [-0.24, -0.06, 0.31],
      [0.38, -0.04, 0.29],
    ],
    open: 1,
    salad: [
      [-0.52, 0.1],
      [0.06, 0.1],
      [0.1, -0.02],
      [0.7, 0.06],
      [0.84, -0.02],
      [-0.3, -0.3],
    ],
    pours: [
      [
        [-0.84, -0.02, 0.012],
        [-0.7, -0.16, 0.031],
        [-0.54, -0.28, 0.059],
        [-0.38, -0.26, 0.046],
        [-0.22, -0.28, 0.031],
        [-0.06, -0.4, 0.046],
        [0.12, -0.48, 0.062],
        [0.28, -0.38, 0.043],
        [0.44, -0.24, 0.034],
        [0.6, -0.24, 0.053],
        [0.76, -0.12, 0.037],
        [0.82, 0, 0.019],
      ],
      [
        [0.28, -0.4, 0.031],
        [0.2, -0.2, 0.031],
        [0.3, -0.08, 0.053],
        [0.46, -0.02, 0.046],
        [0.54, 0.1, 0.025],
      ],
    ],
    drips: [
      [0.42, -0.04, 0.45, 0.031],
      [-0.6, -0.26, 0.32, 0.031],
      [-0.46, -0.24, 0.14, 0.025],
      [0, -0.42, 0.18, 0.027],
      [0.68, -0.2, 0.18, 0.025],
    ],
  },
]

/** Two halves of a pita, full of falafel and salad under tahini; `size` is half their width. */
export function pitapocket(art: Canvas, { x, y, size, color }: Piece): void {
  upright(art, { x, y }, () => {
    for (const half of HALVES) {
      const [u, v] = half.at
      const place = `translate(${num(x + u * size)} ${num(y + v * size)}) rotate(${half.lean})`
      art.group(`transform="${place}"`, () => filled(art, half, size * half.wide, color))
    }
  })
}

const ballsOf = (spots: readonly Spot[], wide: number): Ball[] =>
  spots.map(([x, y, r]) => ({ x: x * wide, y: y * wide, r: r * wide }))

function filled(art: Canvas, half: Half, wide: number, color: string): void {
  const [far, near] = [ballsOf(half.far, wide), ballsOf(half.near, wide)]
  const pushed = near.map((ball) => ({ ...ball, y: ball.y + wide * 0.4 }))
  const pita: HalfPita = { wide, deep: wide * 0.92, balls: pushed }
  backOfPita(art, pita, color)
  for (const ball of far) bakedFalafel(art, ball)
  salad(art, half.salad.slice(-2), wide)
  for (const [index, ball] of near.entries()) {
    if (index === half.open) openFalafel(art, ball, -0.2)
    else bakedFalafel(art, ball)
  }
  salad(art, half.salad.slice(0, -1), wide)
  frontOfPita(art, pita)
  const balls = [...far, ...near]
  const under = (x: number, y: number) => ballsAt(balls, x, y) * 0.55
  runningSauce(art, runsOf(half, wide), { colors: TAHINI, under })
}

/** How high the falafel stand at a place. */
function ballsAt(balls: readonly Ball[], x: number, y: number): number {
  return balls.reduce((top, ball) => {
    const far = ((x - ball.x) / ball.r) ** 2 + ((y - ball.y) / ball.r) ** 2
    return far < 1 ? Math.max(top, ball.r * Math.sqrt(1 - far) * 0.7) : top
  }, 0)
}

function runsOf({ pours, drips }: Half, wide: number): Run[] {
  const streams = pours.map((pour) =>
    flowing(pour.map(([x, y, half]) => [x * wide, y * wide, half * wide] as const)),
  )
  return [
    ...streams,
    ...drips.map(([x, y, long, half]) => drip([x * wide, y * wide], long * wide, half * wide)),
  ]
}

/** Chunks of tomato and cucumber between the falafel. */
function salad(art: Canvas, places: readonly Point[], wide: number): void {
  const { random } = art
  for (const [index, [u, v]] of places.entries()) {
    const spot = {
      x: u * wide,
      y: v * wide,
      size: wide * random.range(0.1, 0.14),
      angle: random.jitter(1.2),
      color: '#dd3a24',
    }
    if (index % 2 === 1) cucumberChunk(art, spot)
    else tomatoChunk(art, spot)
  }
}
