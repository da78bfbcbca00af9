import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, tint } from '../../core/color.ts'
import { closed, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed } from './dough.ts'
import { layered } from './touches.ts'

/** Where a run of sauce passes, and half its breadth there, for a piece of size 1. */
export type Bead = readonly [u: number, v: number, half: number]

/** Beads written as in SVG: `u v half, u v half`. */
export function beads(data: string): Bead[] {
  return data.split(',').map((part): Bead => {
    const [u = 0, v = 0, half = 0] = part.trim().split(/\s+/).map(Number)
    return [u, v, half]
  })
}

/** How many steps are drawn from one bead to the next. */
const STEPS = 5

const between = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)

/** The beads, with smooth steps between them. */
function smooth(run: readonly Bead[]): Bead[] {
  const at = (index: number): Bead => run[Math.min(run.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  const steps = run.slice(1).flatMap((_, index) =>
    Array.from({ length: STEPS }, (__, step): Bead => {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
      const t = step / STEPS
      return [
        between(a[0], b[0], c[0], d[0], t),
        between(a[1], b[1], c[1], d[1], t),
        between(a[2], b[2], c[2], d[2], t),
      ]
    }),
  )
  return [...steps, at(run.length - 1)]
}

/** The line at a share of the breadth to one side. */
function side(run: readonly Bead[], share: number): Point[] {
  return run.map(([u, v, half], index): Point => {
    const [au, av] = run[Math.max(0, index - 1)] ?? [u, v]
    const [bu, bv] = run[Math.min(run.length - 1, index + 1)] ?? [u, v]
    const length = Math.hypot(bu - au, bv - av) || 1
    return [u - ((bv - av) / length) * half * share, v + ((bu - au) / length) * half * share]
  })
}

/** The outline of a run, at a share of its breadth; its last drop is round. */
function outlined(run: readonly Bead[], share: number): Point[] {
  const [u, v, half] = run.at(-1) ?? [0, 0, 0]
  const [pu, pv] = run.at(-3) ?? [u, v]
  const length = Math.hypot(u - pu, v - pv) || 1
  const on = (half * share) / length
  const tip: Point = [u + (u - pu) * on, v + (v - pv) * on]
  return [...side(run, share), tip, ...side(run, -share).toReversed()]
}

/** Sauce poured in runs that differ in breadth: thick, wet, with its own shadow. */
export function poured(
  art: Canvas,
  piece: Piece,
  runs: readonly (readonly Bead[])[],
  color: Color,
): void {
  const { size } = piece
  const lines = runs.map(smooth)
  const outline = lines.map((run) => closed(placed(outlined(run, 1), piece))).join('')
  const edge = mix(color, '#8f6a34', 0.55)
  art.movedBy(size * 0.02, size * 0.035, () => art.softFill(outline, '#2a1008', 0.5, size * 0.014))
  layered(art, outline, [
    { color: edge, dx: size * 0.004, dy: size * 0.012, fringe: size * 0.012 },
    { color: mix(color, edge, 0.24) },
  ])
  art.clipped(outline, () => {
    const crowns = lines.map((run) => closed(placed(outlined(run, 0.6), piece)))
    art.movedBy(-size * 0.008, -size * 0.012, () =>
      art.softFill(crowns.join(''), tint(color, 0.5), 0.9, size * 0.012),
    )
  })
  const glints = lines.flatMap((run) => {
    const lit = side(run, (run.at(-1)?.[0] ?? 0) < (run[0]?.[0] ?? 0) ? 0.42 : -0.42)
    const broad = run.findIndex(([, , half]) => half > 0.085)
    const drop = lit.slice(-9, -3)
    return broad < 0 ? [drop] : [lit.slice(Math.max(0, broad - 2), broad + 5), drop]
  })
  const paths = glints.map((part) => open(placed(part, piece))).join('')
  if (paths) art.stroke(paths, '#fffefa', size * 0.016, { opacity: 0.95 })
}
