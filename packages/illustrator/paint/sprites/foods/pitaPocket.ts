import type { Canvas } from '../../core/canvas.ts'
import { num, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { backOfPita, frontOfPita, type HalfPita } from './pitaBread.ts'
import { bakedFalafel, type Ball } from './pitaFalafel.ts'
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
    salad: [
      [-0.34, 0.06],
      [0.3, 0.1],
      [0.4, -0.02],
      [0.86, 0.02],
      [-0.1, -0.36],
    ],
    pours: [
      [
        [-0.62, -0.14, 0.012],
        [-0.44, -0.32, 0.058],
        [-0.24, -0.27, 0.05],
        [-0.04, -0.13, 0.024],
        [0.14, -0.26, 0.034],
        [0.33, -0.4, 0.068],
        [0.5, -0.31, 0.05],
        [0.66, -0.1, 0.026],
        [0.74, 0.08, 0.012],
      ],
    ],
    drips: [
      [-0.02, -0.12, 0.2, 0.029],
      [0.56, -0.22, 0.27, 0.031],
    ],
  },
  {
    at: [-0.25, 0],
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
    salad: [
      [-0.5, 0],
      [-0.55, 0.14],
      [0.1, -0.08],
      [-0.02, 0.1],
      [0.13, 0.15],
      [0.66, 0.02],
      [0.68, 0.12],
      [0.86, -0.02],
      [-0.2, -0.34],
      [0.36, -0.36],
    ],
    pours: [
      [
        [-0.86, 0, 0.01],
        [-0.72, -0.14, 0.026],
        [-0.56, -0.29, 0.064],
        [-0.4, -0.27, 0.05],
        [-0.23, -0.24, 0.022],
        [-0.08, -0.4, 0.038],
        [0.1, -0.5, 0.07],
        [0.27, -0.4, 0.05],
        [0.43, -0.24, 0.024],
        [0.58, -0.26, 0.05],
        [0.74, -0.15, 0.03],
        [0.83, 0, 0.012],
      ],
      [
        [0.26, -0.42, 0.034],
        [0.2, -0.24, 0.022],
        [0.29, -0.1, 0.05],
        [0.44, -0.04, 0.044],
        [0.53, 0.1, 0.016],
      ],
    ],
    drips: [
      [0.42, -0.04, 0.45, 0.031],
      [-0.6, -0.26, 0.32, 0.031],
      [0.02, -0.46, 0.2, 0.027],
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
  const pita: HalfPita = { wide, deep: wide * 0.84, balls: pushed }
  backOfPita(art, pita, color)
  for (const ball of far) bakedFalafel(art, ball)
  salad(art, half.salad.slice(-2), wide * 0.98)
  for (const ball of near) bakedFalafel(art, ball)
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
