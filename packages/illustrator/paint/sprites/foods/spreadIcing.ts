import type { Canvas } from '../../core/canvas.ts'
import { closed, num, open, type Path, type Point } from '../../core/contour.ts'
import { onTop, type Roll, turnsOf } from './rolledTop.ts'

const STEPS = 40

/** How far icing reaches in a direction, as a share of the radius: lobes, no two alike. */
const edgeAt = (angle: number, order: number) =>
  0.66 +
  0.07 * Math.sin(angle * 3 + order) +
  0.05 * Math.sin(angle * 5 + order * 2.3) +
  0.03 * Math.sin(angle * 2 + order * 1.7)

/** Drops that ran over the rim: in which direction, how far down the side, how broad. */
const RUNS = [
  [2.02, 0.2, 0.1],
  [1.42, 0.26, 0.12],
  [0.92, 0.14, 0.09],
] as const

/** Maple icing that was spread while the roll was hot: it follows the turns and runs over the rim. */
export function spreadIcing(art: Canvas, roll: Roll, order: number): void {
  const { random } = art
  const { size } = roll
  const chosen = RUNS.filter((_, index) => index !== (order + 2) % 4).map(
    ([around, down, wide]) =>
      [around + random.jitter(0.1), down * random.range(0.85, 1.15), wide] as const,
  )
  const pool = Array.from({ length: STEPS }, (_, index): Point => {
    const angle = (index / STEPS) * Math.PI * 2
    // A lobe leads to each run.
    const lobes = chosen.map(([around, , wide]) => {
      const off = Math.atan2(Math.sin(angle - around), Math.cos(angle - around))
      return 1.02 * Math.exp(-((off / (wide * 3.2)) ** 2))
    })
    return onTop(roll, angle, Math.max(0.88 * edgeAt(angle, order), ...lobes))
  })
  const runs = chosen.map((run) => closed(runOf(roll, run)))
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
  const turns = open(turnsOf(roll).slice(0, -20))
  art.stroke(turns, '#d9b37c', size * 0.1, { opacity: 0.34 })
  art.stroke(turns, '#b98850', size * 0.036, { opacity: 0.6 })
  art.movedBy(size * 0.02, size * 0.036, () =>
    art.stroke(turns, '#ffffff', size * 0.04, { opacity: 0.85 }),
  )
  const [from, to] = [onTop(roll, 3.5, 0.46), onTop(roll, 4.1, 0.5)]
  const middle = onTop(roll, 3.8, 0.53)
  art.stroke(open([from, middle, to]), '#ffffff', size * 0.036)
}

/** A run over the rim: broad where it leaves the pool, a neck, a heavy drop at its end. */
function runOf(roll: Roll, [around, down, wide]: readonly [number, number, number]): Point[] {
  const { size } = roll
  const half = wide * size
  const [x, y] = onTop(roll, around, 0.98)
  const low = y + (down + 0.06) * size
  const line: Point[] = [
    [x - half * 0.8, y - size * 0.06],
    [x - half * 0.66, y + size * 0.03],
    [x - half * 0.54, (y + low) / 2],
    [x - half * 0.74, low - half * 0.3],
    [x, low + half * 0.4],
    [x + half * 0.74, low - half * 0.3],
    [x + half * 0.52, (y + low) / 2],
    [x + half * 0.66, y + size * 0.03],
    [x + half * 0.8, y - size * 0.06],
    [x, y - size * 0.14],
  ]
  // The way round that the pool is, so that the two join instead of cutting each other.
  return line.toReversed()
}
