import type { Canvas } from '../../core/canvas.ts'
import { closed, num, open, type Path, type Point } from '../../core/contour.ts'
import { onTop, type Roll, turnsOf } from './rolledTop.ts'

/** How far icing reaches in a direction, around the roll from the right: lobes, no two alike. */
const REACH = [
  0.74, 0.62, 0.56, 0.68, 0.8, 0.7, 0.56, 0.6, 0.72, 0.8, 0.66, 0.58, 0.7, 0.78, 0.68,
] as const

/** Drops that ran over the rim: in which direction, how far down the side, how broad. */
const RUNS = [
  [1.9, 0.2, 0.1],
  [1.42, 0.26, 0.12],
  [1.0, 0.16, 0.09],
] as const

/** Maple icing that was spread while the roll was hot: it follows the turns and runs over the rim. */
export function spreadIcing(art: Canvas, roll: Roll, order: number): void {
  const { random } = art
  const { size } = roll
  const shift = order * 4
  const pool = REACH.map((_, index): Point => {
    const reach = REACH[(index + shift) % REACH.length] ?? 0.6
    const angle = (index / REACH.length) * Math.PI * 2
    return onTop(roll, angle, 0.88 * reach * random.range(0.97, 1.03))
  })
  const runs = RUNS.filter((_, index) => index !== (order + 2) % 4).map((run) =>
    closed(runOf(roll, [run[0] + random.jitter(0.1), run[1] * random.range(0.85, 1.15), run[2]])),
  )
  const path = [closed(pool), ...runs].join('')
  art.movedBy(size * 0.02, size * 0.036, () => art.softFill(path, '#4a1a06', 0.55, size * 0.016))
  outlined(art, path, '#b98a54', size * 0.022)
  art.movedBy(-size * 0.003, -size * 0.006, () => outlined(art, path, '#f0dcb8', size * 0.006))
  art.clipped(path, () => relief(art, roll, path))
}

function outlined(art: Canvas, path: Path, color: string, width: number): void {
  art.raw(
    `<path d="${path}" fill="${color}" stroke="${color}" stroke-width="${num(width)}" stroke-linejoin="round"/>`,
  )
}

/** Its light: white where it is thick, the turns as soft valleys in it. */
function relief(art: Canvas, roll: Roll, path: Path): void {
  const { size } = roll
  art.movedBy(-size * 0.018, -size * 0.028, () => art.softFill(path, '#fff8ea', 0.9, size * 0.004))
  const turns = open(turnsOf(roll))
  art.stroke(turns, '#d9b37c', size * 0.1, { opacity: 0.34 })
  art.stroke(turns, '#b98850', size * 0.036, { opacity: 0.6 })
  art.movedBy(size * 0.02, size * 0.036, () =>
    art.stroke(turns, '#ffffff', size * 0.04, { opacity: 0.85 }),
  )
  const [from, to] = [onTop(roll, 3.5, 0.46), onTop(roll, 4.1, 0.5)]
  const middle = onTop(roll, 3.8, 0.53)
  art.stroke(open([from, middle, to]), '#ffffff', size * 0.05)
}

/** A run over the rim: broad where it leaves the pool, a neck, a heavy drop at its end. */
function runOf(roll: Roll, [around, down, wide]: readonly [number, number, number]): Point[] {
  const { size } = roll
  const half = wide * size
  const [u, v] = onTop(roll, around, 0.36)
  const [x, y] = onTop(roll, around, 0.98)
  const low = y + (down + 0.06) * size
  const line: Point[] = [
    [u - half * 1.9, v],
    [x - half * 1.1, y - size * 0.12],
    [x - half * 0.72, y + size * 0.02],
    [x - half * 0.56, (y + low) / 2],
    [x - half * 0.7, low - half * 0.3],
    [x, low + half * 0.4],
    [x + half * 0.7, low - half * 0.3],
    [x + half * 0.52, (y + low) / 2],
    [x + half * 0.78, y + size * 0.01],
    [x + half * 1.1, y - size * 0.12],
    [u + half * 1.9, v],
  ]
  // The way round that the pool is, so that the two join instead of cutting each other.
  return line.toReversed()
}
