import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { ellipse, open, type Point, polygon } from '../../core/contour.ts'
import { drawSkein } from './skein.ts'

/** Where noodles are lifted: all in shares of the bowl's half width, which is `size`. */
interface Lift {
  size: number
  color: string
  width: number
}

/** Where the chopsticks hold them. */
const HELD: Point = [0.1, -0.94]
/** How long a stick is: it leaves the sheet. */
const LONG = 2.6

/** The noodles behind the sticks, dark: their other half comes down in front. */
const BEHIND: readonly (readonly Point[])[] = [
  [
    [0.02, -1],
    [0, -0.8],
    [0.02, -0.56],
    [0.1, -0.34],
    [0.24, -0.24],
  ],
  [
    [0.16, -1],
    [0.2, -0.8],
    [0.18, -0.56],
    [0.06, -0.38],
    [-0.06, -0.28],
  ],
]

/** From the sticks down in a slack bend, and out over the heap. */
const FALLS: readonly (readonly Point[])[] = [
  [
    [-0.05, -0.8],
    [-0.02, -0.56],
    [-0.08, -0.33],
    [-0.26, -0.18],
    [-0.46, -0.1],
    [-0.6, -0.02],
  ],
  [
    [0.2, -0.82],
    [0.16, -0.56],
    [0.21, -0.33],
    [0.4, -0.2],
    [0.54, -0.12],
    [0.64, -0.02],
  ],
  [
    [0.07, -0.82],
    [0.07, -0.56],
    [0.04, -0.31],
    [0.08, -0.12],
    [0.26, 0.04],
    [0.44, 0.16],
  ],
]
/** How many noodles fall in each of those. */
const MANY = 6

/** One noodle: up behind the sticks, over them in a loop of its own, and down. */
function noodleOver({ random }: Canvas, fall: readonly Point[], rank: number): Point[] {
  const [[u, v] = HELD] = fall
  const apart = rank * 0.031
  // Behind the sticks it goes inwards, where others hide its end.
  const wide = random.range(0.05, 0.12) * (u > 0.15 ? -1 : 1)
  const top = random.range(0.05, 0.17)
  const lean = random.jitter(0.025)
  const low = HELD[1] + 0.06
  return [
    [u + apart + wide, low + random.range(-0.03, 0.05)],
    [u + apart + wide * 0.9 + lean, HELD[1] - top * 0.6],
    [u + apart + wide * 0.45 + lean, HELD[1] - top],
    [u + apart + lean * 0.5, HELD[1] - top * 0.55],
    [u + apart, v + 0.02],
    ...fall.slice(1).map(([a, b], index): Point => {
      const spread = 1 + Math.max(0, index - 1) * 0.34
      const stray = random.jitter(0.012 * (1 + index * 0.5))
      // Those on the outside of the bend lie lower on the heap.
      const side = Math.sign(a - u) || 1
      return [a + apart * spread * 0.9 + stray, b + (index > 1 ? -side * apart * spread * 0.7 : 0)]
    }),
  ]
}

/** Draws noodles that chopsticks lift out of a heap in whose middle 0 0 is; they end on the heap. */
export function sesameLift(art: Canvas, lift: Lift): void {
  const { random } = art
  const { size, color, width } = lift
  const on = (line: readonly Point[]) => line.map(([u, v]): Point => [u * size, v * size])
  stick(art, lift, { down: -0.05, lean: -0.02 })
  for (const line of BEHIND) {
    const dark = mix(color, '#7a3c12', 0.42)
    drawSkein(art, { line: on(line), count: 5, width, color: dark, dive: [0.3, 1], gloss: 0 })
  }
  for (const fall of FALLS) {
    for (const rank of random.shuffled(Array.from({ length: MANY }, (_, at) => at - 2.5))) {
      const own = mix(color, random.pick(['#d98c3a', '#ffe6ae']), random.range(0, 0.35))
      const line = on(noodleOver(art, fall, rank))
      drawSkein(art, { line, count: 1, width, color: own, dive: [0.1, 0.5], gloss: 0.8 })
    }
  }
  stick(art, lift, { down: 0.03, lean: 0.03 })
}

/** Half a chopstick's thickness, so far from its tip. */
const half = (along: number) => 0.017 + along * 0.012

/** One chopstick, from the hand beyond the upper right to its tip. */
function stick(art: Canvas, { size }: Lift, at: { down: number; lean: number }): void {
  const on = (along: number, aside: number): Point => {
    const [u, v] = [HELD[0] - 0.3 + along, HELD[1] + at.down + 0.09 - along * (0.36 - at.lean)]
    return [u * size, (v + aside) * size]
  }
  const body = (from: number, to: number, share = 1): Point[] => [
    on(from, -half(from) * share),
    on(to, -half(to) * share),
    on(to, half(to) * share),
    on(from, half(from) * share),
  ]
  const path = polygon(body(0, LONG))
  art.movedBy(size * 0.012, size * 0.04, () => art.softFill(path, SHADOW, 0.34, size * 0.012))
  art.fill(path, '#2a1a1c')
  // The tip is round.
  art.fill(ellipse(...on(0, 0), size * half(0) * 0.9, size * half(0) * 0.9), '#2a1a1c')
  art.fill(polygon(body(0.8, LONG)), '#a8281c')
  art.fill(polygon(body(0.76, 0.8)), '#e8c98a')
  const gleam = open([on(0.02, -half(0) * 0.4), on(LONG, -half(LONG) * 0.45)])
  art.stroke(gleam, '#fff2dc', size * 0.008, { opacity: 0.6 })
}
