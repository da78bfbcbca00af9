import type { Canvas } from '../../core/canvas.ts'
import { num, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { backOfPita, frontOfPita, type HalfPita } from './pitaBread.ts'
import { bakedFalafel, type Ball, brokenOpen } from './pitaFalafel.ts'
import { cucumberChunk, tomatoChunk } from './pitaSalad.ts'
import { parsleySprig } from './saladHerbs.ts'
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
  /** Leaves of parsley, and where they point. */
  herbs: readonly Spot[]
  pours: readonly (readonly Spot[])[]
  drips: readonly (readonly [x: number, y: number, long: number, half: number])[]
}

type Spot = readonly [x: number, y: number, r: number]

/** The half behind, and the one before it. */
const HALVES: readonly Half[] = [
  {
    at: [0.42, -0.22],
    wide: 0.56,
    lean: 10,
    far: [[0.26, -0.36, 0.34]],
    near: [
      [-0.42, -0.08, 0.31],
      [0.58, -0.08, 0.29],
      [0.1, -0.02, 0.32],
    ],
    salad: [
      [0.36, 0.1],
      [0.84, 0.04],
      [-0.16, -0.34],
    ],
    herbs: [[-0.12, -0.44, -1.9]],
    pours: [
      [
        [0.04, -0.34, 0.03],
        [0.14, -0.44, 0.08],
        [0.29, -0.46, 0.09],
        [0.44, -0.36, 0.08],
        [0.56, -0.22, 0.066],
        [0.66, -0.12, 0.06],
        [0.72, 0.02, 0.03],
      ],
    ],
    drips: [
      [0.18, -0.4, 0.2, 0.03],
      [0.71, -0.02, 0.26, 0.034],
    ],
  },
  {
    at: [-0.25, 0],
    wide: 0.68,
    lean: -7,
    far: [
      [-0.34, -0.4, 0.31],
      [0.4, -0.42, 0.3],
    ],
    near: [
      [-0.6, -0.06, 0.29],
      [0.6, -0.06, 0.3],
      [0.02, -0.06, 0.36],
    ],
    salad: [
      [-0.32, 0.12],
      [-0.42, -0.06],
      [0.4, 0.16],
      [0.84, 0.02],
      [-0.86, 0.06],
      [0.02, -0.56],
      [0.74, -0.36],
    ],
    herbs: [
      [-0.02, -0.52, -1.6],
      [-0.66, -0.42, -2.3],
      [0.72, -0.44, -0.8],
    ],
    pours: [
      [
        [-0.58, -0.3, 0.03],
        [-0.5, -0.42, 0.06],
        [-0.36, -0.47, 0.08],
        [-0.22, -0.39, 0.066],
        [-0.08, -0.31, 0.056],
        [0.06, -0.34, 0.084],
        [0.19, -0.27, 0.07],
        [0.28, -0.12, 0.05],
        [0.34, 0.02, 0.032],
      ],
      [
        [0.42, -0.24, 0.03],
        [0.54, -0.27, 0.06],
        [0.7, -0.22, 0.06],
        [0.81, -0.06, 0.028],
      ],
    ],
    drips: [
      [-0.42, -0.4, 0.22, 0.028],
      [-0.06, -0.3, 0.15, 0.026],
      [0.33, 0, 0.36, 0.034],
    ],
  },
]

/** The falafel of each half that broke open, counted among its near ones. */
const BROKEN = 2

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
  leaves(art, half.herbs, wide)
  salad(art, half.salad.slice(-2), wide)
  for (const [index, ball] of near.entries()) {
    bakedFalafel(art, ball)
    if (index === BROKEN) brokenOpen(art, ball)
  }
  salad(art, half.salad.slice(0, -2), wide)
  frontOfPita(art, pita)
  const balls = [...far, ...near]
  const under = (x: number, y: number) => ballsAt(balls, x, y) * 0.55
  runningSauce(art, runsOf(half, wide), { colors: TAHINI, under })
  snippedHerbs(art, half, wide)
}

/** Snipped herbs and cumin that fell on the sauce. */
function snippedHerbs(art: Canvas, { pours }: Half, wide: number): void {
  const { random } = art
  const on = (chance: number) =>
    pours
      .flat()
      .filter(([, , half]) => half > 0.05)
      .flatMap(([x, y, half]) => [1, 2, 3].map((): Spot => [x, y, half]))
      .filter(() => random.next() < chance)
      .map(([x, y, half]): Point => [
        (x + random.jitter(half * 0.8)) * wide,
        (y + random.jitter(half * 0.6)) * wide,
      ])
  art.specks(on(0.6), '#3f7a24', wide * 0.016, { length: wide * 0.02 })
  art.specks(on(0.5), '#a4551c', wide * 0.012, { opacity: 0.8 })
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

function leaves(art: Canvas, places: readonly Spot[], wide: number): void {
  for (const [u, v, angle] of places) {
    parsleySprig(art, { x: u * wide, y: v * wide, size: wide * 0.2, angle })
  }
}

/** Chunks of tomato and cucumber between the falafel. */
function salad(art: Canvas, places: readonly Point[], wide: number): void {
  const { random } = art
  for (const [index, [u, v]] of places.entries()) {
    const spot = {
      x: u * wide,
      y: v * wide,
      size: wide * random.range(0.13, 0.17),
      angle: random.jitter(1.2),
      color: '#dd3a24',
    }
    if (index % 2 === 1) cucumberChunk(art, spot)
    else tomatoChunk(art, spot)
  }
}
