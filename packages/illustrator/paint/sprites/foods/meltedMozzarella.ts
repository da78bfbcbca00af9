import type { Canvas } from '../../core/canvas.ts'
import { moved, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import type { OnPizza } from './pizzaRim.ts'
import { cloudsOf } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'

/** Slices of mozzarella: direction, share of the way to the rim, size, how drawn out, how turned. */
const POOLS = [
  [3.9, 0.46, 0.26, 0.62, 0.5],
  [3.3, 0.6, 0.15, 0.7, 1.2],
  [4.66, 0.56, 0.2, 0.7, -0.2],
  [5.05, 0.62, 0.12, 0.8, 0.4],
  [5.9, 0.56, 0.24, 0.62, 0.9],
  [0.1, 0.62, 0.15, 0.7, 1.4],
  [1.1, 0.54, 0.25, 0.6, 0.5],
  [0.76, 0.64, 0.14, 0.8, -0.3],
  [2.1, 0.58, 0.2, 0.66, -0.3],
  [2.62, 0.5, 0.15, 0.75, 0.9],
  [0.6, 0.07, 0.17, 0.7, 0.4],
] as const

/** From where it is thin and stained by the sauce to its wet crests. */
const MILK = [
  '#8f4216',
  '#c47a34',
  '#e2a860',
  '#f1cd94',
  '#f9e6c2',
  '#fdf3de',
  '#fffaf0',
  '#ffffff',
]

interface Pool {
  x: number
  y: number
  cos: number
  sin: number
  long: number
  wide: number
}

function poolsOf({ random }: Canvas, size: number, at: OnPizza): Pool[] {
  return POOLS.map(([turn, share, reach, flat, angle]) => {
    const [x, y] = at(turn + random.jitter(0.06), share)
    const tilt = angle + random.jitter(0.3)
    const long = size * reach * random.range(0.95, 1.1)
    return { x, y, cos: Math.cos(tilt), sin: Math.sin(tilt), long, wide: long * flat }
  })
}

/** How deep a place lies within a pool: 1 in its middle, below 0 outside. */
function within({ x, y, cos, sin, long, wide }: Pool, px: number, py: number): number {
  const [u, v] = [px - x, py - y]
  return 1 - Math.hypot((u * cos + v * sin) / long, (v * cos - u * sin) / wide)
}

/** Draws mozzarella that melted and ran together: domed, wet, thin along its shore, browned where it bubbled. */
export function meltedMozzarella(art: Canvas, { x, y, size }: Piece, at: OnPizza): void {
  const { random } = art
  const [shore, dents, brown] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const pools = poolsOf(art, size, at)
  const depth = (px: number, py: number) => {
    const most = pools.reduce((sum, pool) => sum + Math.max(0, within(pool, px, py) + 0.5) ** 3, 0)
    if (most === 0) return -0.5
    return Math.cbrt(most) - 0.5 + shore(px / (size * 0.11), py / (size * 0.11)) * 0.4
  }
  const melted = reliefOf(
    (px, py) => {
      const deep = Math.min(1, Math.max(0, depth(px, py)) / 0.5)
      const dome = Math.sqrt(1 - (1 - deep) ** 2) * size * 0.05
      return dome + dents(px / (size * 0.13), py / (size * 0.11)) * size * 0.055 * deep
    },
    {
      box: { x: x - size * 0.84, y: y - size * 0.84, width: size * 1.68, height: size * 1.68 },
      inside: (px, py) => depth(px, py) * size * 0.1,
      cell: size / 82,
      foreshortening: art.camera.foreshortening,
      tones: 10,
      colors: MILK,
      contrast: 0.8,
      crease: 0.3,
      paleAt: (px, py) => {
        const spot = brown(px / (size * 0.08), py / (size * 0.085))
        const thin = Math.max(0, 0.12 - depth(px, py)) * 1.6
        return 0.12 - thin - Math.min(0.5, Math.max(0, spot - 0.17) * 2.2)
      },
    },
  )
  art.softFill(melted.outline, '#f2854c', 0.6, size * 0.022)
  art.movedBy(size * 0.006, size * 0.016, () =>
    art.softFill(melted.outline, '#6a160c', 0.55, size * 0.01),
  )
  melted.draw(art)
  art.clipped(melted.outline, () => wet(art, pools, size))
}

/** The window in what is wet. */
function wet(art: Canvas, pools: readonly Pool[], size: number): void {
  const { random } = art
  const lights = pools.flatMap(({ x, y, long, wide }): Point[] => {
    const at: Point = [x - long * 0.3 + random.jitter(long * 0.2), y - wide * 0.36]
    return random.next() < 0.5 ? [at] : [at, ...moved([at], size * 0.05, -size * 0.014)]
  })
  art.specks(lights, '#ffffff', size * 0.014, { length: size * 0.04, angle: -0.4, opacity: 0.9 })
}
