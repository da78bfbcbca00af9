import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point } from '../../core/contour.ts'
import { pairs } from './pairs.ts'
import { flake } from './saltFlakes.ts'

/** Where finger and thumb let it go, and how far it falls. */
const PINCH = { x: 498, y: 372 } as const
const FALL = 310

interface Strand {
  /** How far to the side it falls. */
  to: number
  spread: number
  sway: number
}

/** Strands that the moving fingers let go. */
const STRANDS: readonly [Strand, ...Strand[]] = [
  { to: -8, spread: 40, sway: 5 },
  { to: -44, spread: 26, sway: -8 },
  { to: 34, spread: 30, sway: 9 },
  { to: -8, spread: 96, sway: 0 },
]

/** Grains of one size: how many of them, how broad, how opaque. */
const SIZES = [
  { count: 330, width: 1.7, opacity: 0.75 },
  { count: 260, width: 2.5, opacity: 0.9 },
  { count: 120, width: 3.5, opacity: 1 },
  { count: 34, width: 4.6, opacity: 1 },
] as const

/** A veil of salt: dense at the fingertips, thinner and wider the farther it has fallen. */
export function saltVeil(art: Canvas): void {
  haze(art)
  for (const { count, width, opacity } of SIZES) {
    const grains = Array.from({ length: count }, () => grain(art))
    art.movedBy(0.8, 1.4, () => art.specks(grains, '#2f5a5c', width, { opacity: opacity * 0.35 }))
    art.specks(grains, '#fffefa', width, { opacity })
  }
  for (let count = 0; count < 16; count += 1) flake(art, grain(art), art.random.range(2.4, 4.4), 1)
}

/** Close to a bell: many in the middle, a few far out. */
function bell({ random }: Canvas): number {
  return (random.jitter(1) + random.jitter(1) + random.jitter(1)) * 0.72
}

function grain(art: Canvas): Point {
  const { random } = art
  // It falls faster and faster: the lower, the farther apart.
  const down = random.next() ** 1.3
  const { to, spread, sway } = random.pick(STRANDS)
  const side = bell(art) * (6 + spread * down ** 1.2) + to * down ** 1.3
  return [PINCH.x + side + Math.sin(down * 6) * sway * down, PINCH.y + down * FALL]
}

/** The finest of it, only seen as a paler air. */
function haze(art: Canvas): void {
  const veils = [
    ['492,378 504,378 524,450 546,560 470,590 430,560 474,450', 0.1],
    ['494,376 503,376 514,440 520,520 486,540 462,520 484,440', 0.13],
  ] as const
  for (const [veil, opacity] of veils) art.softFill(closed(pairs(veil)), '#fffaf0', opacity, 16)
}
