import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Point } from '../../core/contour.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { type HeightAt, reliefOf } from './relief/relief.ts'

/** A place of a stream: where, and how broad it is there. */
export type Run = readonly (readonly [x: number, y: number, half: number])[]

/** So far outside of a stream, how far does not matter. */
const FAR = 8

/** How far inside the nearest stream a place is, below 0 outside of all. */
function insideAt(runs: readonly Run[], x: number, y: number, round: number): number {
  let best = -1e3
  for (const run of runs) {
    for (let index = 0; index + 1 < run.length; index += 1) {
      const [ax = 0, ay = 0, ar = 0] = run[index] ?? []
      const [bx = 0, by = 0, br = 0] = run[index + 1] ?? []
      const far = Math.max(Math.abs(x - ax), Math.abs(y - ay)) - Math.max(ar, br) - round
      const [dx, dy] = [bx - ax, by - ay]
      // Nothing that is farther away than it is long changes what is here.
      if (far > Math.abs(dx) + Math.abs(dy) + FAR) continue
      const along = Math.min(
        1,
        Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)),
      )
      const inside = ar + (br - ar) * along - Math.hypot(x - ax - dx * along, y - ay - dy * along)
      best = softMax(best, inside, round)
    }
  }
  return best
}

interface SauceLook {
  /** From its darkest crease to its crest. */
  colors: readonly Color[]
  /** How high what it runs over stands at a place. */
  under?: HeightAt
  cell?: number
}

/** A thick sauce, or melted cheese: it takes the form of what it lies on, and runs down. */
export function runningSauce(
  art: Canvas,
  runs: readonly Run[],
  { colors, under = () => 0, cell = 3 }: SauceLook,
): void {
  const points = runs.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const reach = Math.max(...points.map(([, , half]) => half)) * 1.3
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach]
  const wander = cloudsOf(art.random)
  const inside = (x: number, y: number) =>
    insideAt(runs, x, y, reach * 0.34) + wander(x / 16, y / 16) * reach * 0.12
  const sauce = reliefOf(
    (x, y) => {
      const deep = Math.max(0, Math.min(1, inside(x, y) / (reach * 0.5)))
      return under(x, y) + Math.sqrt(1 - (1 - deep) ** 2) * reach * 0.42
    },
    {
      box: {
        x: left,
        y: top,
        width: Math.max(...xs) + reach - left,
        height: Math.max(...ys) + reach - top,
      },
      inside,
      cell,
      tones: 8,
      colors,
      crease: 0.25,
      contrast: 0.95,
      paleAt: () => 0.12,
    },
  )
  art.movedBy(2, 5, () => art.softFill(sauce.outline, '#3a1c0a', 0.5, 4))
  sauce.draw(art)
}

/** A drop that runs from a place downwards and thins until its bead. */
export function drip([x, y]: Point, long: number, half: number): Run {
  return [
    [x, y, half * 1.9],
    [x + half * 0.15, y + long * 0.35, half * 0.7],
    [x + half * 0.05, y + long * 0.75, half * 0.5],
    [x, y + long, half * 0.72],
  ]
}

/** How many short ways stand for the curve between two places of a stream. */
const STEPS = 4

/** A stream without corners through the same places. */
export function flowing(run: Run): Run {
  const at = (index: number) => run[Math.min(run.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  return run.flatMap((spot, index) => {
    if (index === run.length - 1) return [spot]
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const between = (axis: 0 | 1 | 2, t: number) => {
      const [a, b, c, d] = [before[axis], spot[axis], next[axis], after[axis]]
      const curve = 2 * a - 5 * b + 4 * c - d + (3 * b - 3 * c + d - a) * t
      return b + 0.5 * t * (c - a + t * curve)
    }
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS
      return [between(0, t), between(1, t), Math.max(1, between(2, t))] as const
    })
  })
}
