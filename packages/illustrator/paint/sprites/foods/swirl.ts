import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { layered } from './touches.ts'

/** How far around the spoon went, in radians, and how far from the middle it began and ended. */
const TRAIL = { from: 2.5, sweep: 10.4, near: 0.1, far: 0.9, steps: 44 } as const
/** How broad it is where it is broadest. */
const BROAD = 0.092
/** Fine threads that were drawn out of the trail: where each leaves it, how far it goes, and how far out. */
const THREADS = [
  [4.3, 0.62, 0.1],
  [5.9, 0.5, -0.07],
  [7.2, 0.7, 0.11],
  [8.6, 0.46, -0.08],
  [9.6, 0.6, 0.09],
] as const

/** Drops that fell beside it: at which angle, how far out, and how large. */
const DROPS = [
  [0.5, 0.98, 0.036],
  [0.74, 0.93, 0.02],
  [1.5, 0.62, 0.024],
  [3.6, 1.03, 0.03],
  [3.8, 0.98, 0.016],
  [5.5, 0.66, 0.026],
] as const
/** A bowl is seen aslant, and so is what lies in it. */
const FLAT = 0.88

/** Cream or butter that a spoon trailed around a soup, half sunk into it; `size` is its radius. */
export function swirl(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const { outline, spine, reachAt } = trail(art, piece)
  const drops = DROPS.map(([turn, reach, wide]) => {
    const at = pointAt(piece, turn + random.jitter(0.2), reach)
    return blob(random, ...at, wide * size, wide * size * 0.84, { points: 7, wobble: 0.12 })
  })
  const threads = THREADS.map((thread) => threadOf(piece, thread, reachAt))
  const whole = [outline, ...threads, ...drops].map(closed).join('')
  // What it lies in draws its edge out.
  art.softFill(whole, color, 0.4, size * 0.04)
  layered(art, whole, [
    { color: SHADOW, dx: size * 0.006, dy: size * 0.016, opacity: 0.26 },
    { color: shade(color, 0.14) },
    { color, dx: -size * 0.004, dy: -size * 0.008 },
  ])
  art.clipped(whole, () => {
    const deep = moved(spine, size * 0.02, size * 0.034)
    art.stroke(open(deep), shade(color, 0.2), size * 0.05, { opacity: 0.3 })
    const high = moved(spine, -size * 0.012, -size * 0.022)
    art.stroke(open(high), tint(mix(color, '#ffb060', 0.12), 0.4), size * 0.05, { opacity: 0.3 })
  })
  const wet = [spine.slice(9, 15), spine.slice(21, 27), spine.slice(32, 36)]
  const shine = wet.map((line) => open(moved(line, -size * 0.016, -size * 0.026))).join('')
  art.stroke(shine, '#fffaf0', size * 0.014, { opacity: 0.8 })
}

function pointAt({ x, y, size }: Piece, turn: number, reach: number): Point {
  return [x + Math.cos(turn) * size * reach, y + Math.sin(turn) * size * reach * FLAT]
}

/** The trail as a closed contour: a pool where it begins, nowhere of one breadth, a tip at its end. */
function trail({ random }: Canvas, piece: Piece) {
  const { from, sweep, near, far, steps } = TRAIL
  const phase = random.angle()
  const line = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    const along = sweep * share
    const pool = 0.1 * Math.exp(-((along / 1.1) ** 2))
    const swell = Math.sin(Math.PI * Math.min(1, 0.2 + share * 0.8)) ** 0.7
    const uneven = 0.84 + 0.34 * Math.sin(along * 1.15 + phase) + 0.14 * Math.sin(along * 2.7)
    return {
      turn: from + along,
      reach: near + (far - near) * share ** 0.9 + Math.sin(along * 1.3 + phase) * 0.022,
      half: (pool + BROAD * swell * uneven) * Math.min(1, along / 0.7) ** 0.6 + 0.003,
    }
  })
  const side = (sign: number) =>
    line.map(({ turn, reach, half }) => pointAt(piece, turn, reach + sign * half))
  const spine = line.map(({ turn, reach }) => pointAt(piece, turn, reach))
  const reachAt = (along: number) => line[Math.round((along / sweep) * steps)]?.reach ?? far
  return { outline: [...side(1), ...side(-1).toReversed()], spine, reachAt }
}

/** A thread as a slim contour that leaves the trail and runs out beside it. */
function threadOf(
  piece: Piece,
  [along, sweep, out]: (typeof THREADS)[number],
  reachAt: (along: number) => number,
): Point[] {
  const { from } = TRAIL
  const edge = (side: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => {
      const at = along + sweep * share
      const half = 0.018 * (1 - share) + 0.002
      return pointAt(
        piece,
        from + at,
        reachAt(at) + out * share ** 0.8 + Math.sign(out) * 0.03 + side * half,
      )
    })
  return [...edge(1), ...edge(-1).toReversed()]
}
