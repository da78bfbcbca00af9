import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { blob, closed, pack, type Path, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { spots } from './dough.ts'

/** How many points the contour of the rim has. */
const STEPS = 72
/** From the sunken middle up the inside of the rim, over its crest and down to the pan. */
const SLOPE: readonly (readonly [share: number, color: Color])[] = [
  [1, '#6b300c'],
  [0.93, '#8a4512'],
  [0.86, '#ab621c'],
  [0.79, '#c87f2a'],
  [0.71, '#dc9a3c'],
  [0.62, '#ecb657'],
  [0.52, '#f5cd77'],
  [0.42, '#fadc93'],
  [0.32, '#f7d685'],
  [0.22, '#f0c76c'],
  [0.1, '#e6b552'],
  [0, '#eec466'],
]

/** How far the rim reaches at each step around: its outer edge, and where the middle begins. */
interface Rim {
  x: number
  y: number
  outer: readonly number[]
  inner: readonly number[]
}

/** A puffed pancake: one rim that has blown up high and uneven in the heat, around a sunken middle. */
export function dutchbaby(art: Canvas, area: Area, look: { color: Color; scale: number }): void {
  const { x, y } = area
  const { color } = look
  const radius = area.radius * look.scale
  const rim = rimOf(art, { x, y, radius })
  art.shadow(closed(contourOf(rim, 1)), 18, 0.5)
  for (const [index, [share, tone]] of SLOPE.entries()) {
    const [next, nextTone] = SLOPE[index + 1] ?? [share, tone]
    for (const part of [0, 1 / 3, 2 / 3]) {
      const baked = mix(mix(tone, nextTone, part), color, 0.1)
      art.fill(closed(contourOf(rim, share + (next - share) * part)), baked)
    }
  }
  const middle = closed(contourOf(rim, 0))
  custard(art, middle, { x, y, size: radius * 0.68 })
  art.clipped(closed(contourOf(rim, 1)), () => {
    modelled(art, rim, radius)
    crinkled(art, rim, radius)
    browned(art, rim, radius)
  })
}

/** A few large waves across each other: the batter rises where the pan is hottest. */
function rimOf(
  { random }: Canvas,
  { x, y, radius }: { x: number; y: number; radius: number },
): Rim {
  const wave = (count: number, depth: number) => {
    const phase = random.angle()
    return (turn: number) => Math.sin(turn * count + phase) * depth
  }
  const out = [wave(2, 0.022), wave(5, 0.03), wave(9, 0.02), wave(14, 0.01)]
  const into = [wave(2, 0.04), wave(3, 0.05), wave(7, 0.034), wave(11, 0.014)]
  const at = (base: number, waves: typeof out) =>
    Array.from({ length: STEPS }, (_, step) => {
      const turn = (step / STEPS) * Math.PI * 2
      return radius * (base + waves.reduce((sum, height) => sum + height(turn), 0))
    })
  return { x, y, outer: at(1.04, out), inner: at(0.62, into) }
}

/** Where the rim is at a step around, `share` of the way from the middle to its outer edge. */
function onRim({ x, y, outer, inner }: Rim, step: number, share: number): Point {
  const index = ((step % STEPS) + STEPS) % STEPS
  const from = inner[Math.floor(index)] ?? 0
  const far = from + ((outer[Math.floor(index)] ?? 0) - from) * share
  const turn = (index / STEPS) * Math.PI * 2
  return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
}

function contourOf(rim: Rim, share: number): Point[] {
  return Array.from({ length: STEPS }, (_, step) => onRim(rim, step, share))
}

/** A part of the rim between two steps and two shares, as a band that tapers at both ends. */
function band(
  rim: Rim,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): Path {
  const count = 10
  const edge = (side: 0 | 1) =>
    Array.from({ length: count + 1 }, (_, index): Point => {
      const thick = Math.sin((index / count) * Math.PI)
      const share = (low + high) / 2 + ((high - low) / 2) * thick * (side ? 1 : -1)
      return onRim(rim, from + ((to - from) * index) / count, share)
    })
  return closed([...edge(1), ...edge(0).toReversed()])
}

/** Light from the upper left: it falls on the inside of the near rim, and the far one shades its own. */
function modelled(art: Canvas, rim: Rim, radius: number): void {
  const step = STEPS / 12
  art.softFill(band(rim, [5 * step, 11 * step], [0.02, 0.34]), '#7a3a0c', 0.4, radius * 0.03)
  art.softFill(band(rim, [-1.4 * step, 4.4 * step], [0.2, 0.5]), '#fff0bd', 0.6, radius * 0.03)
  art.softFill(band(rim, [5.4 * step, 10.6 * step], [0.62, 0.82]), '#ffe3a0', 0.5, radius * 0.03)
  art.softFill(band(rim, [-1.2 * step, 4.4 * step], [0.8, 1]), '#3a1408', 0.42, radius * 0.03)
}

/** Where the rim puckered as it climbed the pan: folds across it, their one side lit, their other in the shade. */
function crinkled(art: Canvas, rim: Rim, radius: number): void {
  const { random } = art
  const folds = Array.from({ length: 34 }, (_, index) => {
    const at = ((index + random.jitter(0.42)) / 34) * STEPS
    const lean = random.jitter(2.4)
    const [low, high] = [random.range(0.24, 0.6), random.range(0.86, 1)]
    return { at, lean, low, high, wide: random.range(0.5, 1.5) }
  })
  const wedges = (shift: number, share: number) =>
    folds
      .map(({ at, lean, low, high, wide }) => {
        const line = [0, 0.33, 0.66, 1].map((t) => ({
          step: at + shift + lean * t * t,
          share: low + (high - low) * t,
          half: wide * share * Math.sin(0.4 + t * 2.2),
        }))
        const edge = (side: 1 | -1) =>
          line.map(({ step, share: far, half }) => between(rim, step + half * side, far))
        return closed([...edge(1), ...edge(-1).toReversed()])
      })
      .join('')
  art.softFill(wedges(0, 0.3), '#8a4210', 0.5, radius * 0.02)
  art.softFill(wedges(-1, 0.24), '#ffe9b4', 0.26, radius * 0.024)
}

/** Where the rim is between two steps. */
function between(rim: Rim, step: number, share: number): Point {
  const low = Math.floor(step)
  const [a, b] = onRim(rim, low, share)
  const [c, d] = onRim(rim, low + 1, share)
  const on = step - low
  return [a + (c - a) * on, b + (d - b) * on]
}

/** The crisp edge: dark patches, blisters on it, and butter that shines. */
function browned(art: Canvas, rim: Rim, radius: number): void {
  const { random } = art
  const places = (count: number, low: number, high: number) =>
    Array.from({ length: count }, () => onRim(rim, random.range(0, STEPS), random.range(low, high)))
  const grain = (low: number, high: number) => [radius * low, radius * high] as const
  art.softFill(
    spots(random, places(30, 0.8, 1), grain(0.02, 0.06), { wobble: 0.35, points: 9 }),
    '#4a1c06',
    0.5,
    radius * 0.03,
  )
  art.fill(spots(random, places(70, 0.4, 0.95), grain(0.006, 0.02)), '#7a3a10', 0.45)
  art.fill(spots(random, places(30, 0.2, 0.7), grain(0.004, 0.011)), '#fff2cc', 0.5)
}

/** The sunken middle: eggy, buttery, with cheese that has melted into it. */
function custard(
  art: Canvas,
  outline: Path,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { random } = art
  art.clipped(outline, () => {
    const egg = art.radialGradient('cx=".52" cy=".54" r=".56"', [
      [0, '#fdf0bc'],
      [0.7, '#f9e096'],
      [1, '#e6b65c'],
    ])
    art.fill(outline, egg)
    const hollows = pack(random, x, y, size * 0.9, 8).map(([u, v]) => {
      return closed(
        blob(random, u, v, size * 0.2, size * 0.13, { wobble: 0.2, angle: random.angle() }),
      )
    })
    art.softFill(hollows.join(''), '#d9a548', 0.26, size * 0.05)
    art.movedBy(size * 0.03, size * 0.05, () =>
      art.stroke(outline, SHADOW, size * 0.05, { opacity: 0.16 }),
    )
  })
}
