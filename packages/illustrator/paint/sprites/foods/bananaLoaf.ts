import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Path, Point } from '../../core/contour.ts'
import { cloudsOf, softMin } from './relief/clouds.ts'
import { type HeightAt, reliefOf } from './relief/relief.ts'

/** How high the wall of the tin reached, and how far the loaf rose above it. */
export const WALL = 0.62
const DOME = 0.42

/** Half the length, half the width and the height of a loaf, as shares of its size. */
export const LOAF = { length: 0.66, width: 0.42, height: 0.56 } as const
/** Which way the loaf points: its cut end to the left and towards us, where the light comes from. */
const AXIS: Point = [-0.8, 0.6]
const ACROSS: Point = [-AXIS[1], AXIS[0]]

/** How high the loaf is, so far from its middle line. */
export function domeAt(across: number): number {
  return WALL + DOME * Math.sqrt(Math.max(0, 1 - across * across))
}

/** How wide the loaf is at a height: a tin is wider above. */
function wallAt(high: number): number {
  return 0.86 + 0.14 * Math.min(1, Math.max(0, high) / WALL)
}

/** The section of a loaf, from its left foot over the top to its right one. */
export const SECTION: readonly Point[] = [
  [-0.6, 0],
  [-0.8, 0.02],
  [-0.87, 0.1],
  [-0.93, 0.3],
  [-0.985, 0.56],
  ...Array.from({ length: 19 }, (_, index): Point => {
    const turn = Math.PI * (0.96 - (0.92 * index) / 18)
    return [Math.cos(turn), WALL + DOME * Math.sin(turn)]
  }),
  [0.985, 0.56],
  [0.93, 0.3],
  [0.87, 0.1],
  [0.8, 0.02],
  [0.6, 0],
]

interface Place {
  x: number
  y: number
  size: number
}

/** Puts a place of the loaf on the sheet: along it, across it, and how high; each 1 at its end. */
export type OnLoaf = (along: number, across: number, high: number) => Point

/** Where the places of a loaf lie on the sheet; `rise` is how far up a height seems moved. */
export function onLoaf({ x, y, size }: Place, rise: number): OnLoaf {
  return (along, across, high) => [
    x + size * (AXIS[0] * along * LOAF.length + ACROSS[0] * across * LOAF.width),
    y +
      size * (AXIS[1] * along * LOAF.length + ACROSS[1] * across * LOAF.width) -
      size * high * LOAF.height * rise,
  ]
}

/** What is seen of a loaf at a place of the sheet. */
interface Seen {
  near: number
  /** Above 0 where the loaf is. */
  thick: number
  along: number
  across: number
  high: number
}

/** How many places along a line of sight are tried, from the eye away, and how far apart they are. */
const STEPS = 36
const STEP = 2 / STEPS

/** Where a line of sight meets a loaf, or where it comes nearest to it. */
function along(at: (near: number) => Seen): Seen {
  const places = Array.from({ length: STEPS }, (_, step) => at(1.25 - STEP * step))
  const nearest = places.reduce((best, place) => (place.thick > best.thick ? place : best))
  const { thick } = between(at, nearest.near, (place, other) => place.thick > other.thick)
  const first = places.find((place) => place.thick > 0)
  if (!first) return { ...nearest, thick }
  let [inside, outside] = [first.near, first.near + STEP]
  for (let halving = 0; halving < 6; halving += 1) {
    const middle = (inside + outside) / 2
    if (at(middle).thick > 0) inside = middle
    else outside = middle
  }
  return { ...at(inside), thick }
}

/** The best place around one, closer and closer. */
function between(
  at: (near: number) => Seen,
  start: number,
  isBetter: (place: Seen, other: Seen) => boolean,
): Seen {
  let best = at(start)
  for (let reach = STEP / 2; reach > STEP / 40; reach /= 2) {
    for (const place of [at(best.near - reach), at(best.near + reach)]) {
      if (isBetter(place, best)) best = place
    }
  }
  return best
}

/** The crust of a loaf that burst along its top. */
export function loafCrust(art: Canvas, { x, y, size }: Place, color: Color): Path {
  const flat = art.camera.foreshortening
  const cos = Math.sqrt(1 - flat ** 2)
  const [wander, uneven, fine] = [cloudsOf(art.random), cloudsOf(art.random), cloudsOf(art.random)]
  const crackOf = (along: number, across: number) => {
    const line = 0.22 * wander(along * 2.2, 3) - 0.02
    const wide = (0.24 + 0.2 * wander(along * 4, 9)) * Math.max(0, 1 - along ** 6)
    return Math.max(0, 1 - Math.abs(across - line) / Math.max(0.01, wide))
  }
  const insideAt = (along: number, across: number, high: number) => {
    const outside = Math.max(Math.abs(along) - 1.1, Math.abs(across) - 1.1, high - 1.16, -high)
    if (outside > 0.05) return -outside
    const end = Math.max(0, (-along - 0.7) / 0.3) ** 2 * 0.16
    const burst = crackOf(along, across)
    const top =
      domeAt(across) -
      end +
      0.05 * uneven(along * 4, across * 3) -
      0.34 * burst +
      0.14 * Math.min(1, 2.4 * burst)
    const wall = wallAt(high) - end - Math.abs(across) + 0.03 * uneven(along * 5, high * 5 + 4)
    const ends = Math.min((1 - along) * 1.6, (1 + along) * 1.6)
    return Math.min(softMin(softMin(wall, top - high, 0.12), ends, 0.03), high)
  }
  const seenAt = (px: number, py: number): Seen => {
    const [u, v] = [(px - x) / size, ((py - y) * flat) / size]
    const at = (near: number): Seen => {
      const [deep, high] = [flat * v + cos * near, (flat * near - cos * v) / LOAF.height]
      const along = (u * AXIS[0] + deep * AXIS[1]) / LOAF.length
      const across = (u * ACROSS[0] + deep * ACROSS[1]) / LOAF.width
      return { near, along, across, high, thick: insideAt(along, across, high) }
    }
    return along(at)
  }
  const known = new Map<number, Seen>()
  const read = (pick: (seen: Seen) => number): HeightAt => {
    return (px, py) => {
      const key = Math.round(px * 8) * 65_536 + Math.round(py * 8)
      const seen = known.get(key) ?? seenAt(px, py)
      known.set(key, seen)
      return pick(seen)
    }
  }
  const box = {
    x: x - size * 0.86,
    y: y - size * (0.8 + LOAF.height * 1.1 * (cos / flat)),
    width: size * 1.72,
    height: size * (1.6 + LOAF.height * 1.1 * (cos / flat)),
  }
  const crust = reliefOf(
    read(({ near }) => near * size),
    {
      box,
      inside: read(({ thick }) => thick * size),
      cell: size / 56,
      foreshortening: flat,
      tones: 13,
      crease: 0.34,
      contrast: 0.95,
      paleAt: read(
        ({ along, across, high }) =>
          0.42 * Math.min(1, 1.6 * crackOf(along, across)) * (high > WALL ? 1 : 0) +
          0.12 * fine(along * 12, across * 9 + high * 6) -
          (high < WALL ? 0.1 : 0),
      ),
      colors: [
        shade(color, 0.58),
        shade(color, 0.32),
        color,
        mix(color, '#d9974a', 0.6),
        mix(color, '#efc078', 0.8),
        tint(mix(color, '#f2cb88', 0.9), 0.4),
      ],
    },
  )
  crust.draw(art)
  return crust.outline
}
