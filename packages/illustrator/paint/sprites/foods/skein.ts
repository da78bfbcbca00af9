import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { num, open, type Point } from '../../core/contour.ts'

/** Noodles that run side by side for a long way, as a hand or chopsticks lay them. */
interface Skein {
  /** Along the middle of all, on the sheet. */
  line: readonly Point[]
  count: number
  /** Of one noodle. */
  width: number
  color: Color
  /** How far its start and its end dive into the dark below others, from 0 to 1. */
  dive: readonly [start: number, end: number]
  /** How wide it spreads at its start and at its end, as a share of its middle. */
  spread?: readonly [start: number, end: number]
  /** How wet its back shines, from 0 to 1. */
  gloss?: number
}

const STEPS = 10
/** What lies deep between noodles. */
const DEEP = '#4a2008'

/** Places at even steps along a smooth line. */
function steps(line: readonly Point[], count: number): Point[] {
  const last = line.length - 1
  const at = (index: number): Point => line[Math.min(last, Math.max(0, index))] ?? [0, 0]
  return Array.from({ length: count + 1 }, (_, step): Point => {
    const place = (step / count) * last
    const index = Math.min(last - 1, Math.floor(place))
    const t = place - index
    const around = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const
    const axis = (which: 0 | 1): number => {
      const [a, b, c, d] = around.map((point) => point[which])
      if (a === undefined || b === undefined || c === undefined || d === undefined) return 0
      const [second, third] = [2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d]
      return 0.5 * (2 * b + (c - a) * t + second * t * t + third * t * t * t)
    }
    return [axis(0), axis(1)]
  })
}

/** The noodles of a skein as lines: almost side by side, crossing a neighbor here and there. */
function linesOf({ random }: Canvas, skein: Skein): Point[][] {
  const { count, width, spread = [0.75, 0.75] } = skein
  const middle = steps(skein.line, STEPS)
  return Array.from({ length: count }, (_, index) => {
    const rank = index - (count - 1) / 2
    const [phase, pace, stray] = [random.angle(), random.range(3, 6), random.range(0.25, 0.8)]
    const lines = middle.map(([x, y], step): Point => {
      const [bx, by] = middle[Math.max(0, step - 1)] ?? [x, y]
      const [ax, ay] = middle[Math.min(STEPS, step + 1)] ?? [x, y]
      const long = Math.hypot(ax - bx, ay - by) || 1
      const share = step / STEPS
      const broad = spread[0] + (spread[1] - spread[0]) * share
      const wide = broad + (1 - broad) * Math.sin(Math.PI * share)
      const aside = (rank * wide * 0.94 + stray * Math.sin(phase + share * pace)) * width
      return [x - ((ay - by) / long) * aside, y + ((ax - bx) / long) * aside]
    })
    // Ends at one line would look like a comb.
    return lines.slice(random.pick([0, 0, 1]), STEPS + 1 - random.pick([0, 0, 1]))
  })
}

/** From its start to its end, or, for a loop, from both ends to where it turns. */
function axisOf(line: readonly Point[]): { from: Point; to: Point; isLoop: boolean } {
  const from: Point = line[0] ?? [0, 0]
  const to: Point = line.at(-1) ?? from
  const ends: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const away = ([x, y]: Point) => Math.hypot(x - ends[0], y - ends[1])
  const turn = line.reduce((far, point) => (away(point) > away(far) ? point : far))
  const isLoop = away(turn) > away(from) * 1.25
  return isLoop ? { from: ends, to: turn, isLoop } : { from, to, isLoop }
}

/** A color that darkens towards the ends of a skein, where it dives. */
function diving(art: Canvas, { line, dive }: Skein, color: Color): Color {
  const { from, to, isLoop } = axisOf(line)
  const low = (share: number) => mix(color, DEEP, share * 0.8)
  const at = `gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}"`
  if (isLoop) {
    return art.linearGradient(at, [
      [0.02, low(Math.max(...dive))],
      [0.5, color],
      [1, tint(color, 0.12)],
    ])
  }
  return art.linearGradient(at, [
    [0, low(dive[0])],
    [0.2, mix(color, low(dive[0]), 0.2)],
    [0.45, tint(color, 0.1)],
    [0.8, mix(color, low(dive[1]), 0.16)],
    [1, low(dive[1])],
  ])
}

/** What the skein throws on those below it. */
function shadowOf(art: Canvas, uses: string, width: number): void {
  const place = `translate(${num(width * 0.34)} ${num(width * 0.8)})`
  const look = `stroke-width="${num(width * 1.5)}" stroke-opacity=".4"`
  art.group(
    `fill="none" stroke="#2e1004" stroke-linecap="round" ${look} transform="${place}"`,
    () => art.raw(uses),
  )
}

/** Draws a skein: its shadow, then each noodle with a dark edge, and the lit and wet backs of all. */
export function drawSkein(art: Canvas, skein: Skein): void {
  const { random } = art
  const { width, color, gloss = 0.6 } = skein
  const lines = linesOf(art, skein)
  const ids = lines.map((line) => art.define((id) => `<path id="${id}" d="${open(line)}"/>`))
  const uses = ids.map((id) => `<use href="#${id}"/>`).join('')
  shadowOf(art, uses, width)
  const edge = mix(shade(color, 0.55), '#6a3410', 0.5)
  const tones = [color, mix(color, '#d98c3a', 0.3), mix(color, '#ffe6ae', 0.34)] as const
  const [own, warm, pale] = [
    diving(art, skein, tones[0]),
    diving(art, skein, tones[1]),
    diving(art, skein, tones[2]),
  ]
  const lit = diving(art, skein, tint(color, 0.46))
  const moved = (up: number) => `translate(${num(-width * up * 0.7)} ${num(-width * up)})`
  art.group('fill="none" stroke-linecap="round"', () => {
    for (const id of random.shuffled(ids)) {
      const layer = (tone: Color, share: number) =>
        `<use href="#${id}" stroke="${tone}" stroke-width="${num(width * share)}"/>`
      art.raw(layer(edge, 1.12) + layer(random.pick([own, warm, pale]), 0.84))
    }
    const back = `stroke="${lit}" stroke-width="${num(width * 0.34)}"`
    art.raw(`<g ${back} transform="${moved(0.14)}">${uses}</g>`)
    const glints = lines
      .filter(() => random.next() < gloss)
      .map((line) => {
        const from = random.pick([2, 3, 4, 5])
        return open(line.slice(from, from + 3))
      })
    const shine = `stroke="#fffaea" stroke-width="${num(width * 0.2)}" stroke-opacity=".9"`
    art.raw(`<path d="${glints.join('')}" ${shine} transform="${moved(0.22)}"/>`)
  })
}
