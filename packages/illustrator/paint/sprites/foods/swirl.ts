import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { layered } from './touches.ts'

/**
 * What a spoon drew out of a spoonful: where each trail begins and how far it goes around, in
 * radians, how far from the middle it begins and ends, and how broad it is.
 */
const TRAILS = [
  [2.3, 8.3, 0.06, 0.86, 0.15],
  [4.1, 1.5, 0.24, 0.4, 0.035],
  [0.9, 1.1, 0.66, 0.92, 0.05],
] as const
/** Drops that fell beside them: at which angle, how far out, and how large. */
const DROPS = [
  [3.1, 0.56, 0.04],
  [2.75, 0.5, 0.022],
  [0.1, 0.66, 0.03],
  [4.2, 0.95, 0.028],
  [5.3, 0.7, 0.036],
  [1.1, 1.04, 0.022],
] as const
/** A bowl is seen aslant, and so is what lies in it. */
const FLAT = 0.88

/** Cream or oil that a spoon drew through a soup, half sunk into it; `size` is its radius. */
export function swirl(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const trails = TRAILS.map((trail) => trailOf(art, piece, trail))
  const drops = DROPS.map(([turn, reach, wide]) => {
    const at = pointAt(piece, turn + random.jitter(0.2), reach)
    return blob(random, ...at, wide * size, wide * size * 0.84, { points: 7, wobble: 0.12 })
  })
  const heart = blob(random, x - size * 0.02, y + size * 0.02, size * 0.17, size * 0.13, {
    points: 9,
    wobble: 0.16,
  })
  const whole = [...trails.map(({ outline }) => outline), ...drops, heart].map(closed).join('')
  // What it lies in draws its edge out.
  art.softFill(whole, color, 0.32, size * 0.035)
  layered(art, whole, [
    { color: SHADOW, dx: 1.5, dy: 3, opacity: 0.24 },
    { color: shade(color, 0.13) },
    { color, dx: -1.2, dy: -2 },
  ])
  const lights = trails
    .slice(0, 1)
    .flatMap(({ spine }) => [spine.slice(9, 14), spine.slice(20, 25)])
  art.stroke(lights.map(open).join(''), tint(color, 0.85), 4, {
    opacity: 0.8,
  })
}

function pointAt({ x, y, size }: Piece, turn: number, reach: number): Point {
  return [x + Math.cos(turn) * size * reach, y + Math.sin(turn) * size * reach * FLAT]
}

/** A trail as a closed contour: drawn out to a tip at its end, and nowhere of one breadth. */
function trailOf({ random }: Canvas, piece: Piece, [from, sweep, near, far, broad]: Trail) {
  const phase = random.angle()
  const steps = Math.round(8 + sweep * 3)
  const line = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    const swell =
      Math.sin(Math.PI * share ** 0.62) ** 0.7 *
      (0.74 + 0.3 * Math.sin(share * sweep * 1.3 + phase))
    return {
      turn: from + sweep * share,
      reach: near + (far - near) * share + Math.sin(share * 5 + phase) * 0.03,
      half: (broad / 2) * swell + 0.004,
    }
  })
  const outer = line.map(({ turn, reach, half }) => pointAt(piece, turn, reach + half))
  const inner = line.map(({ turn, reach, half }) => pointAt(piece, turn, reach - half))
  const spine = line.map(({ turn, reach, half }) => pointAt(piece, turn, reach - half * 0.2))
  return { outline: [...outer, ...inner.toReversed()], spine }
}

type Trail = (typeof TRAILS)[number]
