import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { blob, closed, moved, num, open, type Point } from '../../core/contour.ts'
import { glow } from './glow.ts'
import { layered, patches } from './touches.ts'

/** A part of a roast bird under its skin; all of it in units of the sheet. */
export interface SkinPart {
  outline: readonly Point[]
  /** Along the middle of its roundness: where it is highest. */
  ridge: readonly Point[]
  /** Half its width there. */
  half: number
  color: Color
  /** How wet it is, from 0 to 1. */
  wet?: number
}

/** Where the light comes from, as a step from the middle of a round thing. */
const LIGHT: Point = [-0.28, -0.44]

/** Roast skin: toasted where it is highest, amber along its sides, mahogany in the shade, blistered, wet. */
export function roastSkin(art: Canvas, part: SkinPart): void {
  const { outline, color } = part
  const path = closed(outline)
  const [left, top, right, bottom] = boxOf(outline)
  const at = `gradientUnits="userSpaceOnUse" x1="${num(left)}" y1="${num(top)}" x2="${num((left + right * 2) / 3)}" y2="${num(bottom)}"`
  const base = art.linearGradient(at, [
    [0, mix(color, '#f4ad44', 0.75)],
    [0.4, mix(color, '#dc8428', 0.65)],
    [0.75, mix(shade(color, 0.16), '#a84c16', 0.5)],
    [1, mix(shade(color, 0.42), '#6e280c', 0.5)],
  ])
  art.fill(path, base)
  art.clipped(path, () => {
    turnAway(art, part)
    lightUp(art, part)
    toast(art, part)
    wrinkles(art, part)
    grain(art, part)
    gleam(art, part)
  })
}

function boxOf(points: readonly Point[]): readonly [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The sides that turn away: dark towards the lower right, a warm light from the table along the edge. */
function turnAway(art: Canvas, { outline, half }: SkinPart): void {
  const [dx, dy] = [half * 0.033, half * 0.048]
  // So many that no step between them is seen on a large piece.
  const shades = Array.from({ length: 12 }, (_, index) => {
    return { color: '#4a1706', width: half * (0.88 - index * 0.068), opacity: 0.07, dx, dy }
  })
  const rim = { color: '#d9742a', width: half * 0.06, opacity: 0.5, dx: -dx, dy: -dy }
  const edge = { color: '#2e0d05', width: half * 0.05, opacity: 0.7 }
  layered(art, closed(outline), [...shades, rim, edge])
}

/** The places along the ridge, each moved towards the light. */
function litPlaces({ ridge, half }: SkinPart, share: number): Point[] {
  return moved(ridge, LIGHT[0] * half * share, LIGHT[1] * half * share)
}

function lightUp(art: Canvas, part: SkinPart): void {
  const { half } = part
  const wide = litPlaces(part, 0.5).map(([x, y]) => ({ x, y, rx: half * 1.05, ry: half * 0.85 }))
  glow(art, '#ffb43c', 0.5, wide)
  const high = litPlaces(part, 0.9).map(([x, y]) => ({ x, y, rx: half * 0.7, ry: half * 0.46 }))
  glow(art, '#ffd878', 0.6, high)
}

/** What the oven has browned most: the tops, in uneven patches with soft edges. */
function toast(art: Canvas, { ridge, half }: SkinPart): void {
  const { random } = art
  const spots = ridge.flatMap(([x, y]) =>
    Array.from({ length: 4 }, () => ({
      x: x + random.jitter(half * 0.8),
      y: y + random.jitter(half * 0.7),
      rx: half * random.range(0.18, 0.56),
      ry: half * random.range(0.12, 0.3),
      angle: random.angle(),
    })),
  )
  glow(art, '#7a2a08', 0.42, spots)
  const burnt = spots
    .filter((_, index) => index % 3 === 0)
    .map(({ x, y, rx, ry, angle }) => ({ x, y, rx: rx * 0.6, ry: ry * 0.6, angle }))
  glow(art, '#4a1506', 0.36, burnt)
}

/** Pores, blisters and a few grains of pepper. */
function grain(art: Canvas, { ridge, half }: SkinPart): void {
  const { random } = art
  const near = (reach: number, count: number): Point[] =>
    ridge.flatMap(([x, y]) =>
      Array.from({ length: count }, (): Point => [
        x + random.jitter(half * reach),
        y + random.jitter(half * reach),
      ]),
    )
  const pores = near(1.1, 12)
  art.specks(pores, '#6a2408', half * 0.022, { opacity: 0.42 })
  art.specks(moved(pores, -half * 0.012, -half * 0.018), '#ffd489', half * 0.016, { opacity: 0.5 })
  const blisters = near(0.9, 3).map(([x, y]) =>
    blob(random, x, y, half * random.range(0.02, 0.05), half * 0.026, { points: 6, wobble: 0.3 }),
  )
  layered(art, blisters.map(closed).join(''), [
    { color: '#5a1c06', dx: half * 0.012, dy: half * 0.02, opacity: 0.6 },
    { color: '#e8963a', opacity: 0.75 },
    { color: '#ffd58c', dx: -half * 0.008, dy: -half * 0.012, opacity: 0.5 },
  ])
  art.fill(
    ridge.map(([x, y]) => patches(art, { x, y, rx: half, count: 4, grain: half * 0.032 })).join(''),
    '#2a0d06',
    0.75,
  )
}

/** Fat in the light: a soft sheen on the side towards the window, a few drops in it. */
function gleam(art: Canvas, part: SkinPart): void {
  const { half, wet = 1 } = part
  const line = litPlaces(part, 0.95)
  const { random } = art
  glow(
    art,
    '#fff0c4',
    0.52 * wet,
    line.map(([x, y]) => ({ x, y, rx: half * 0.42, ry: half * 0.2, angle: -0.35 })),
  )
  const drops = line.flatMap(([x, y]) =>
    Array.from({ length: 3 }, () => {
      const [u, v] = [x + random.jitter(half * 0.45), y + random.jitter(half * 0.22)]
      const size = half * random.range(0.02, 0.055)
      return closed(blob(random, u, v, size, size * 0.5, { points: 7, wobble: 0.28, angle: -0.3 }))
    }),
  )
  art.fill(drops.join(''), '#fffaf0', 0.7 * wet)
}

/** Where the skin has shrunk and crisped: fine wrinkles in the light, a dark one under each. */
function wrinkles(art: Canvas, { ridge, half }: SkinPart): void {
  const { random } = art
  const lines = ridge.flatMap(([x, y]) =>
    Array.from({ length: 2 }, () => {
      const from: Point = [x + random.jitter(half * 0.95), y + random.jitter(half * 0.85)]
      const turn = random.angle()
      const reach = half * random.range(0.08, 0.2)
      const bend = turn + random.jitter(0.9)
      const middle: Point = [from[0] + Math.cos(turn) * reach, from[1] + Math.sin(turn) * reach]
      const end: Point = [middle[0] + Math.cos(bend) * reach, middle[1] + Math.sin(bend) * reach]
      return open([from, middle, end])
    }),
  )
  layered(art, lines.join(''), [
    { color: '#5a1c06', width: half * 0.03, opacity: 0.22 },
    { color: '#ffd285', width: half * 0.02, dx: -half * 0.015, dy: -half * 0.025, opacity: 0.26 },
  ])
}
