import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, open, type Path, type Point } from '../../core/contour.ts'
import { shape } from './dough.ts'
import { type RollPlace, topAt } from './rollCoil.ts'

/** Shores of icing poured over a roll, in shares of its radius; what lies farther out than 1 ran down its side. */
const SHORES = [
  shape(
    '-0.64 -0.08, -0.62 -0.34, -0.4 -0.5, -0.1 -0.64, 0.2 -0.58, 0.48 -0.52, 0.66 -0.3, 0.62 -0.06, 0.72 0.14, 0.68 0.36, 0.56 0.5, 0.48 0.66, 0.44 0.9, 0.38 1.04, 0.3 1.02, 0.25 0.88, 0.2 0.76, 0.08 0.7, -0.02 0.78, -0.06 0.98, -0.05 1.18, -0.07 1.38, -0.14 1.46, -0.22 1.4, -0.25 1.18, -0.26 0.94, -0.34 0.76, -0.5 0.62, -0.56 0.42, -0.7 0.24, -0.72 0.06',
  ),
  shape(
    '-0.7 -0.2, -0.54 -0.46, -0.26 -0.54, 0.02 -0.66, 0.34 -0.6, 0.52 -0.38, 0.7 -0.22, 0.72 0.04, 0.64 0.26, 0.68 0.46, 0.66 0.66, 0.68 0.88, 0.66 1.06, 0.58 1.12, 0.5 1.04, 0.46 0.84, 0.36 0.7, 0.2 0.72, 0.06 0.84, -0.06 0.94, -0.2 0.92, -0.3 0.78, -0.46 0.68, -0.6 0.74, -0.7 0.84, -0.78 0.82, -0.76 0.66, -0.66 0.48, -0.64 0.26, -0.74 0.04',
  ),
  shape(
    '-0.56 -0.26, -0.44 -0.5, -0.14 -0.58, 0.16 -0.66, 0.44 -0.54, 0.6 -0.34, 0.62 -0.1, 0.74 0.08, 0.68 0.32, 0.56 0.5, 0.44 0.64, 0.36 0.8, 0.33 1.04, 0.35 1.26, 0.32 1.42, 0.24 1.46, 0.17 1.38, 0.15 1.14, 0.12 0.92, 0.04 0.8, -0.12 0.76, -0.26 0.84, -0.36 0.96, -0.46 0.96, -0.5 0.82, -0.52 0.62, -0.64 0.44, -0.74 0.22, -0.68 -0.02',
  ),
] as const

/** So far out, icing bends over the edge. */
const EDGE = 0.93

/** The shore of icing on a roll as it is seen: soft on its top, a run or two over its edge. */
export function icingShore(random: Random, place: RollPlace): Point[] {
  const flip = random.pick([1, -1])
  const turn = random.jitter(0.12)
  return random.pick(SHORES).map(([u, v]) => {
    const around = Math.atan2(v, u * flip) + turn
    const reach = Math.hypot(u, v) * (1 + random.jitter(0.02))
    const on = Math.min(EDGE, reach)
    return place(on + 0.09 * Math.min(1, (reach - on) * 5), around, topAt(on) - (reach - on) * 0.8)
  })
}

/** Icing over a groove of the dough, which shows through it; `size` is the radius of the roll. */
export function drawIcing(
  art: Canvas,
  shore: readonly Point[],
  groove: readonly Point[],
  size: number,
): void {
  const path = closed(shore)
  art.movedBy(size * 0.015, size * 0.035, () => art.softFill(path, '#4a1c08', 0.55, size * 0.022))
  art.fill(path, '#dcb986')
  art.clipped(path, () => {
    art.softFill(closed(moved(shore, -size * 0.03, -size * 0.045)), '#f4dfb8', 0.85, size * 0.03)
    art.softFill(closed(moved(shore, -size * 0.1, -size * 0.13)), '#fff5e0', 0.8, size * 0.05)
    const away = art.linearGradient('x1=".3" y1=".1" x2=".9" y2="1"', [
      [0.3, '#b07a40', 0],
      [1, '#b07a40', 0.36],
    ])
    art.fill(path, away)
    // The last turn is at the edge, where icing bends down.
    overTurns(art, open(groove.slice(0, Math.round(groove.length * 0.7))), size)
    art.stroke(path, '#a8763e', size * 0.03, { opacity: 0.55 })
    art.movedBy(size * 0.014, size * 0.02, () =>
      art.stroke(path, '#fffdf6', size * 0.018, { opacity: 0.85 }),
    )
  })
  art.stroke(path, '#7d4a20', size * 0.007, { opacity: 0.8 })
}

/** Of the shade in a turn, and of the light beside it: how broad, how strong. */
const SINKS = [
  [0.2, 0.2],
  [0.14, 0.22],
  [0.085, 0.28],
  [0.034, 0.5],
] as const
const RISES = [
  [0.12, 0.45],
  [0.07, 0.6],
  [0.03, 1],
] as const

/** The turns under the icing: it sinks into their groove, and stands up beside it. */
function overTurns(art: Canvas, groove: Path, size: number): void {
  art.movedBy(size * 0.05, size * 0.07, () => {
    for (const [wide, opacity] of RISES) {
      art.stroke(groove, '#fffdf4', size * wide, { opacity })
    }
  })
  art.movedBy(-size * 0.012, -size * 0.02, () => {
    for (const [wide, opacity] of SINKS) {
      art.stroke(groove, '#b27f45', size * wide, { opacity })
    }
  })
}
