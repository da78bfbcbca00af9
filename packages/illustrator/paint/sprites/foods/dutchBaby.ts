import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { blob, closed, moved, pack, type Path, type Point, shrunk } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { spots } from './dough.ts'
import { meltedCheese } from './meltedCheese.ts'

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
  modelled(art, rim, radius)
  for (let index = 0; index < 9; index += 1)
    bubble(art, rim, index + art.random.jitter(1.2), radius)
  browned(art, rim, radius)
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

/** From the foot of a dome to where the light falls on it. */
const DOME = [
  [0.84, '#dc9c44'],
  [0.64, '#edba5e'],
  [0.44, '#f8d687'],
  [0.22, '#fff0c0'],
] as const

/** A place where the batter has blown up: a dome, lit on its upper left, browned where it is thin. */
function bubble(art: Canvas, rim: Rim, index: number, radius: number): void {
  const { random } = art
  const at = (index / 9) * STEPS
  const [u, v] = onRim(rim, at, random.range(0.42, 0.72))
  const size = radius * (0.06 + 0.15 * random.next() ** 1.4)
  const turn = (at / STEPS) * Math.PI * 2 + Math.PI / 2
  const look = { points: 11, wobble: 0.13, angle: turn + random.jitter(0.4) }
  const dome = blob(random, u, v, size * random.range(1, 1.5), size * 0.8, look)
  art.softFill(closed(moved(dome, size * 0.18, size * 0.26)), '#6b2c08', 0.4, size * 0.16)
  art.softFill(closed(shrunk(dome, 0.86)), '#cf8a34', 0.8, size * 0.16)
  for (const [share, tone] of DOME) {
    const lit = shrunk(dome, share, -size * (1 - share) * 0.3, -size * (1 - share) * 0.34)
    art.softFill(closed(lit), tone, 0.5, size * 0.08)
  }
  const crisp = blob(random, u + size * 0.1, v - size * 0.1, size * 0.5, size * 0.28, look)
  art.softFill(closed(crisp), '#8a4210', random.range(0.1, 0.5), size * 0.14)
}

/** The crisp edge: dark patches, blisters on it, and butter that shines. */
function browned(art: Canvas, rim: Rim, radius: number): void {
  const { random } = art
  const places = (count: number, low: number, high: number) =>
    Array.from({ length: count }, () => onRim(rim, random.range(0, STEPS), random.range(low, high)))
  const grain = (low: number, high: number) => [radius * low, radius * high] as const
  art.softFill(
    spots(random, places(16, 0.78, 0.98), grain(0.03, 0.075)),
    '#4a1c06',
    0.42,
    radius * 0.016,
  )
  art.fill(spots(random, places(70, 0.4, 0.95), grain(0.006, 0.02)), '#7a3a10', 0.45)
  art.fill(spots(random, places(40, 0.2, 0.7), grain(0.006, 0.018)), '#fff2cc', 0.6)
  art.specks(places(16, 0.5, 0.85), '#fff6da', radius * 0.014, {
    length: radius * 0.035,
    opacity: 0.85,
  })
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
    for (const place of pack(random, x, y, size * 0.7, 12)) {
      meltedCheese(art, place, size * random.range(0.2, 0.44))
    }
  })
}
