import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { num, open, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { looseNoodle } from './looseNoodle.ts'

/** Where the sticks hold them, seen from where they leave the heap; 1 is `size`. */
const HELD: Point = [0.06, -0.98]
const COUNT = 23
const LACQUER = '#2a1a1c'
const RED = '#b8281c'

/** Chopsticks that lift noodles out of a heap; `size` is how high. */
export function noodleLift(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const fall: Point[] = [
    [x - size * 0.3, y + size * 0.16],
    [x + size * 0.16, y - size * 0.3],
    [x + size * 0.26, y - size * 0.7],
    [x + size * 0.5, y + size * 0.22],
  ]
  art.softFill(polygon(fall), '#2a0e04', 0.72, size * 0.08)
  stick(art, piece, { down: -0.05, lean: -0.05 })
  hanging(art, piece)
  stick(art, piece, { down: 0.04, lean: 0.05 })
  for (const line of OVER) {
    looseNoodle(art, {
      line: line.map(([u, v]): Point => [x + u * size, y + v * size]),
      width: size * 0.045,
      color: tint(piece.color, 0.1),
      gloss: 0.9,
    })
  }
}

/** A few that lie over the foot of what is lifted. */
const OVER: readonly (readonly Point[])[] = [
  [
    [-0.62, 0.1],
    [-0.42, 0.2],
    [-0.16, 0.25],
    [0.12, 0.22],
    [0.36, 0.28],
    [0.56, 0.4],
  ],
  [
    [-0.3, 0.34],
    [-0.06, 0.3],
    [0.2, 0.33],
    [0.42, 0.22],
    [0.6, 0.06],
  ],
  [
    [-0.5, 0.3],
    [-0.3, 0.22],
    [-0.04, 0.18],
    [0.16, 0.3],
    [0.2, 0.48],
  ],
]

/** The noodles between the sticks and the heap, those behind first. */
function hanging(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const spread = Array.from({ length: COUNT }, (_, index) => index / (COUNT - 1) - 0.5)
  for (const [order, aside] of random.shuffled(spread).entries()) {
    const near = order / COUNT
    const tone = mix(mix(color, '#8a4816', 0.4), tint(color, 0.26), near ** 0.7)
    const isLoose = order > COUNT - 4
    looseNoodle(art, {
      line: strand(art, { aside, length: isLoose ? random.range(0.42, 0.7) : 1 }).map(
        ([u, v]): Point => [x + u * size, y + v * size],
      ),
      width: size * random.range(0.04, 0.05),
      color: mix(tone, aside > 0 ? shade(tone, 0.3) : tone, Math.abs(aside) * 1.4),
      gloss: 0.5 + near * 0.4,
    })
  }
}

/** Over the sticks in a loop, then down, parting from the others the lower it comes. */
function strand({ random }: Canvas, { aside, length }: { aside: number; length: number }): Point[] {
  const [hx, hy] = HELD
  const top = hx + aside * 0.36
  const foot = aside * random.range(0.72, 1) + random.jitter(0.06)
  const low = 0.22 - aside ** 2 * 0.5 + random.jitter(0.1)
  const [sway, phase] = [random.range(0.01, 0.035), random.angle()]
  const loop = random.range(0.05, 0.13)
  const over: Point[] = [
    [top + 0.045, hy + 0.1],
    [top + 0.05, hy - loop * 0.5],
    [top + 0.02, hy - loop],
    [top - 0.01, hy - loop * 0.4],
  ]
  const steps = 9
  const down = Array.from({ length: steps }, (_, step): Point => {
    const share = ((step + 1) / steps) * length
    const out = share ** 2.1
    const swing = Math.sin(share * 5 + phase) * sway * share
    return [top - 0.01 + (foot - top) * out + swing, hy + (low - hy) * share]
  })
  return [...over, ...down, ...(length === 1 ? trailing(down.at(-1) ?? HELD, aside) : [])]
}

/** Where it reaches the heap it lies down and goes on to its side. */
function trailing([u, v]: Point, aside: number): Point[] {
  if (Math.abs(aside) < 0.18) return []
  const to = Math.sign(aside)
  const away: readonly Point[] = [
    [0.05, 0.05],
    [0.14, 0.09],
    [0.26, 0.1],
    [0.36, 0.06],
  ]
  return away.map(([du, dv]): Point => [u + to * du, v + dv])
}

/** Half a chopstick's thickness, so far from its tip. */
const half = (along: number) => 0.017 + along * 0.012

/** One chopstick, from the hand beyond the upper right to its tip. */
function stick(art: Canvas, { x, y, size }: Piece, at: { down: number; lean: number }): void {
  const on = (along: number, aside: number): Point => {
    const [u, v] = [HELD[0] - 0.24 + along, HELD[1] + at.down + 0.1 - along * (0.42 - at.lean)]
    return [x + u * size, y + (v + aside) * size]
  }
  const body = (from: number, to: number, share = 1): Point[] => [
    on(from, -half(from) * share),
    on(to, -half(to) * share),
    on(to, half(to) * share),
    on(from, half(from) * share),
  ]
  const path = polygon(body(0, 2.4))
  art.movedBy(size * 0.02, size * 0.05, () => art.softFill(path, SHADOW, 0.4, size * 0.012))
  art.fill(path, LACQUER)
  art.fill(polygon(body(0.9, 2.4)), RED)
  art.fill(polygon(body(0.86, 0.9)), '#e8c98a')
  const gleam = open([on(0.02, -half(0) * 0.4), on(2.4, -half(2.4) * 0.45)])
  art.stroke(gleam, '#fff2dc', Number(num(size * 0.008)), { opacity: 0.6 })
}
