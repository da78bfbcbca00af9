import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { num, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { brownedSlice } from './brownedSlice.ts'
import { backOfSkillet, frontOfSkillet, type Skillet } from './ironSkillet.ts'
import { FLAT, puffedRim } from './puffedRim.ts'
import { reliefOf } from './relief/relief.ts'
import { flowing, type Run, runningSauce } from './runningSauce.ts'
import { patches } from './touches.ts'
import { upright } from './upright.ts'

/** From the crisp edge that nearly burned to the eggy inside; its own color is between them. */
const BAKED = [
  ['#6f300b', '#97501a', '#b86f22'],
  ['#e4b052', '#f3d283', '#fce9b2', '#fff8dc'],
] as const
const GRUYERE = ['#a8620f', '#d79a2c', '#f0c04a', '#f9d660', '#fde488', '#fff0b4', '#fffbe6']

/** A puffed pancake with mushrooms and melted cheese, high over its skillet; `size` is its radius. */
export function dutchbaby(art: Canvas, { x, y, size, color }: Piece): void {
  const skillet: Skillet = { rx: size * 1.07, ry: size * 0.66, depth: size * 0.2 }
  upright(art, { x, y }, () =>
    art.movedBy(x, y, () => {
      backOfSkillet(art, skillet)
      art.movedBy(0, size * 0.12, () => {
        const clip = overRim(skillet, size * 0.12)
        art.clipped(clip, () => pancake(art, size, color))
        cheese(art, size)
        mushrooms(art, size)
        chives(art, size)
      })
      frontOfSkillet(art, skillet)
    }),
  )
}

/** In the opening of the skillet, or over it. */
function overRim({ rx, ry }: Skillet, down: number): Path {
  const [x, y] = [rx * 0.96, ry * 0.955]
  return `M${num(-x)} ${num(-down)}A${num(x)} ${num(y)} 0 0 0 ${num(x)} ${num(-down)}L${num(rx * 1.2)} ${num(-down)}V${num(-rx * 1.4)}H${num(-rx * 1.2)}V${num(-down)}Z`
}

function pancake(art: Canvas, size: number, color: Color): void {
  const seen = puffedRim(art.random, size)
  const crust = reliefOf(
    seen(({ near }) => near * size),
    {
      box: { x: -size * 1.14, y: -size * 1.24, width: size * 2.28, height: size * 2 },
      inside: seen(({ inside }) => inside * size),
      cell: 4.4,
      tones: 22,
      colors: [...BAKED[0], color, ...BAKED[1]],
      crease: 0.24,
      contrast: 0.58,
      blur: 1,
      paleAt: seen(({ pale }) => pale),
    },
  )
  art.movedBy(4, 8, () => art.softFill(crust.outline, '#1c0804', 0.5, 8))
  crust.draw(art)
}

/** Gruyère that melted into the hollow, in one broad pool with tongues. */
function cheese(art: Canvas, size: number): void {
  const pools: readonly Run[] = [
    [
      [-0.62, -0.06, 0.07],
      [-0.3, -0.14, 0.14],
      [0.05, -0.15, 0.16],
      [0.36, -0.12, 0.14],
      [0.66, -0.08, 0.07],
    ],
    [
      [-0.46, 0.06, 0.08],
      [-0.2, 0.12, 0.11],
      [0.14, 0.14, 0.11],
      [0.38, 0.07, 0.1],
      [0.52, 0.0, 0.06],
    ],
    [
      [-0.42, -0.3, 0.06],
      [-0.1, -0.36, 0.09],
      [0.2, -0.36, 0.08],
      [0.44, -0.27, 0.06],
    ],
  ]
  const runs = pools.map((pool) =>
    flowing(pool.map(([u, v, half]) => [u * size, v * size, half * size] as const)),
  )
  runningSauce(art, runs, { colors: GRUYERE, cell: 3.2 })
  const spread = { x: 0, y: -size * 0.08, rx: size * 0.54, ry: size * 0.22 }
  const spots = patches(art, { ...spread, count: 20, grain: size * 0.055 })
  art.softFill(spots, '#b0601a', 0.5, size * 0.014)
}

/** How the slices fell: far ones first; shares of the size, with their turn and cut. */
const SLICES = [
  [-0.12, -0.27, 0.3, 0.17, 1],
  [0.2, -0.26, -0.5, 0.18, 0],
  [-0.36, -0.17, 0.8, 0.2, 2],
  [0.42, -0.11, 0.6, 0.19, 1],
  [0.06, -0.14, 2.6, 0.2, 2],
  [-0.16, -0.03, -0.35, 0.24, 0],
  [-0.43, 0.05, 3.5, 0.19, 1],
  [0.28, 0.0, 0.45, 0.24, 2],
  [0.02, 0.13, -0.5, 0.21, 1],
] as const

function mushrooms(art: Canvas, size: number): void {
  const { random } = art
  for (const [u, v, turn, half, cut] of SLICES) {
    const at = {
      x: (u + random.jitter(0.015)) * size,
      y: (v + random.jitter(0.012)) * size,
      size: size * half * random.range(0.95, 1.05),
      cut,
    }
    brownedSlice(art, at, turn + random.jitter(0.3), random.range(0.6, 0.95))
  }
}

/** Chives snipped over the middle, most of them on the mushrooms. */
function chives(art: Canvas, size: number): void {
  const { random } = art
  const places = Array.from({ length: 36 }, (): Point => {
    const [turn, far] = [random.angle(), random.next() ** 0.7]
    return [
      size * (0.02 + Math.cos(turn) * far * 0.42),
      size * (-0.07 + Math.sin(turn) * far * 0.3 * FLAT),
    ]
  })
  const look = { length: size * 0.022 }
  art.specks(
    places.map(([x, y]): Point => [x + 2, y + 4]),
    '#3a1a08',
    size * 0.013,
    { opacity: 0.45 },
  )
  for (const [from, green] of [
    [0, '#2f7a2c'],
    [1, '#4f9f34'],
    [2, '#86c04e'],
  ] as const) {
    art.specks(
      places.filter((_, index) => index % 3 === from),
      green,
      size * 0.013,
      look,
    )
  }
}
