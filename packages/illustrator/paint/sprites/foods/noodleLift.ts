import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { num, open, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { looseNoodle } from './looseNoodle.ts'

/** Where the sticks hold them, seen from where they leave the heap; 1 is `size`. */
const HELD: Point = [0.06, -0.66]
const COUNT = 22
/** Those that swing out to a side before they come down. */
const SWUNG = 7
/** How long a stick is: it leaves the sheet. */
const LONG = 3.6
const LACQUER = '#2a1a1c'
const RED = '#b8281c'

/** Chopsticks that lift noodles out of a heap; `size` is how high. */
export function noodleLift(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const fall: Point[] = [
    [x - size * 0.34, y + size * 0.2],
    [x - size * 0.06, y - size * 0.3],
    [x + size * 0.34, y - size * 0.4],
    [x + size * 0.52, y + size * 0.22],
  ]
  art.softFill(polygon(fall), '#2a0e04', 0.68, size * 0.08)
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
    const tone = mix(mix(color, '#8a4816', 0.46), tint(color, 0.36), near ** 0.7)
    const line = lineOf(art, { aside, order })
    looseNoodle(art, {
      line: line.map(([u, v]): Point => [x + u * size, y + v * size]),
      width: size * random.range(0.04, 0.05),
      color: mix(tone, shade(tone, 0.34), aside > 0 ? aside * 1.2 : random.next() * 0.3),
      gloss: 0.5 + near * 0.4,
    })
  }
}

function lineOf(art: Canvas, { aside, order }: { aside: number; order: number }): Point[] {
  if (order % 3 === 1 && order < SWUNG * 3) return swung(art, aside)
  const isLoose = order > COUNT - 6
  return strand(art, { aside, length: isLoose ? art.random.range(0.4, 0.85) : 1 })
}

/** Over the sticks in a loop, the wad not quite even. */
function over({ random }: Canvas, top: number): Point[] {
  const [, hy] = HELD
  const loop = random.range(0.04, 0.15)
  const lean = random.jitter(0.05)
  return [
    [top + 0.06 + lean, hy + random.range(0.06, 0.2)],
    [top + 0.065 + lean, hy - loop * 0.4],
    [top + 0.03, hy - loop],
    [top - 0.015, hy - loop * 0.5],
  ]
}

/** Down from the sticks in a slack bend, across its neighbors; a loose one ends in a curl. */
function strand(art: Canvas, { aside, length }: { aside: number; length: number }): Point[] {
  const { random } = art
  const [hx, hy] = HELD
  const top = hx + aside * 0.4
  const foot = hx - 0.04 + aside * random.range(0.5, 1.5) + random.jitter(0.2)
  const low = 0.24 - aside ** 2 * 0.4 + random.jitter(0.1)
  const [sway, phase] = [random.range(0.02, 0.07), random.angle()]
  const steps = 9
  const down = Array.from({ length: steps }, (_, step): Point => {
    const share = ((step + 1) / steps) * length
    const swing = Math.sin(share * 4.4 + phase) * sway * Math.min(1, share * 2)
    return [top - 0.015 + (foot - top) * share ** 1.6 + swing, hy + (low - hy) * share]
  })
  const last = down.at(-1) ?? HELD
  const side = random.pick([-1, 1])
  return [...over(art, top), ...down, ...(length < 1 ? curl(last, side) : trailing(last, aside))]
}

/** Out to one side and down onto the heap, sagging by its own weight. */
function swung(art: Canvas, aside: number): Point[] {
  const { random } = art
  const [hx, hy] = HELD
  const top = hx + aside * 0.4
  const to = aside < 0 ? -1 : 1
  const far = to * random.range(0.3, 0.56)
  const low = random.range(0.02, 0.3)
  const sag = random.range(1.7, 2.6)
  const steps = 9
  const down = Array.from({ length: steps }, (_, step): Point => {
    const share = (step + 1) / steps
    return [
      top - 0.015 + far * share ** sag + random.jitter(0.008),
      hy + (low - hy) * (1 - (1 - share) ** 1.5),
    ]
  })
  const [u, v] = down.at(-1) ?? HELD
  const away: Point[] = [
    [u + to * 0.09, v + 0.015],
    [u + to * 0.19, v + 0.05],
    [u + to * 0.26, v + 0.11],
  ]
  return [...over(art, top), ...down, ...away]
}

/** The free end of a noodle that slipped off. */
const curl = ([u, v]: Point, side: number): Point[] => [
  [u + side * 0.012, v + 0.05],
  [u + side * 0.045, v + 0.085],
  [u + side * 0.085, v + 0.08],
]

/** Where it reaches the heap it lies down and goes on to its side. */
function trailing([u, v]: Point, aside: number): Point[] {
  const to = aside < 0 ? -1 : 1
  const away: readonly Point[] = [
    [0.03, 0.06],
    [0.1, 0.1],
    [0.2, 0.11],
    [0.28, 0.08],
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
  const path = polygon(body(0, LONG))
  art.movedBy(size * 0.02, size * 0.05, () => art.softFill(path, SHADOW, 0.4, size * 0.012))
  art.fill(path, LACQUER)
  art.fill(polygon(body(0.9, LONG)), RED)
  art.fill(polygon(body(0.86, 0.9)), '#e8c98a')
  const gleam = open([on(0.02, -half(0) * 0.4), on(LONG, -half(LONG) * 0.45)])
  art.stroke(gleam, '#fff2dc', Number(num(size * 0.008)), { opacity: 0.6 })
}
