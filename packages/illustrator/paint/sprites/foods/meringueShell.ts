import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import type { Path } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cloudsOf, platesOf, softMin } from './relief/clouds.ts'
import { type HeightAt, reliefOf } from './relief/relief.ts'
import { tiltOf } from './relief/tilt.ts'

/** What a shell of meringue is like at a place as it is seen: how near it is, and how thick. */
interface Seen {
  near: number
  thick: number
}

/**
 * A drum of meringue with steep sides: a palette knife drew broad furrows up it, each of which ends in
 * a soft peak; `height` is how high it is, as a share of `size`.
 */
export function meringueShell(art: Canvas, piece: Piece, height: number): Path {
  const { x, y, size, color } = piece
  const { flat } = tiltOf(art.camera)
  const seen = shellSeen(art, height)
  // Both grids ask for the same places.
  const known = new Map<number, Seen>()
  const at = (read: (seen: Seen) => number): HeightAt => {
    return (u, v) => {
      const key = Math.round(u * 8) * 65_536 + Math.round(v * 8)
      const there = known.get(key) ?? seen((u - x) / size, ((v - y) * flat) / size)
      known.set(key, there)
      return read(there) * size
    }
  }
  const up = (size * (height + 0.2) * 0.8) / flat
  const shell = reliefOf(
    at(({ near }) => near),
    {
      box: {
        x: x - size * 1.2,
        y: y - size * 1.1 - up,
        width: size * 2.4,
        height: size * 2.3 + up,
      },
      inside: at(({ thick }) => thick),
      cell: size / 46,
      foreshortening: flat,
      tones: 14,
      crease: 0.3,
      contrast: 0.95,
      colors: [
        mix(shade(color, 0.3), '#b98a6c', 0.5),
        mix(shade(color, 0.12), '#d9b596', 0.5),
        mix(shade(color, 0.03), '#f0dcc0', 0.4),
        color,
        '#fff9ec',
        '#fffdf6',
      ],
    },
  )
  shell.draw(art)
  return shell.outline
}

/** Around the drum: how far a furrow is from the ridge beside it, from 0 to 1. */
function shellSeen({ random, camera }: Canvas, height: number): (u: number, v: number) => Seen {
  const { flat: sin, cos } = tiltOf(camera)
  const [wander, rough, crackle] = [cloudsOf(random), cloudsOf(random), platesOf(random)]
  const lean = random.range(0.4, 0.6)
  const furrow = (turn: number, up: number) => {
    const bent = turn * 3.6 + up * lean * 2.8 + wander(turn * 1.5 + 9, up * 1.3) * 3.2
    return Math.abs(Math.sin(bent)) ** 1.1
  }
  // The dried shell broke where it rose.
  const crackAt = (turn: number, up: number) => {
    const bend = rough(turn * 4, up * 5) * 0.5
    const wide = 0.05 + 0.2 * wander(turn * 2 + 5, up * 2)
    return (
      0.05 * Math.max(0, 1 - crackle(turn * 1.5 + bend, up * 2.2 + bend) / Math.max(0.01, wide))
    )
  }
  const wallAt = (turn: number, up: number) =>
    0.13 * Math.min(1, 0.45 + up * 1.4) * (0.5 - furrow(turn, up)) +
    0.05 * wander(turn * 1.8, up * 2.4 + 4) -
    crackAt(turn, up) +
    0.035 * rough(turn * 8, up * 8) * Math.max(0, Math.sin(turn)) +
    0.03 * Math.sin(Math.min(1, Math.max(0, up / height)) * 2.6)
  const rimAt = (turn: number) =>
    height + 0.16 * (0.6 - furrow(turn, height)) + 0.16 * wander(turn * 2.2, 7)
  return (u, v) => {
    // A little wider than the drum, so that its outline has a place on the wall, too.
    const root = Math.sqrt(Math.max(0.02, 1.2 - u * u))
    const first = (root - sin * v) / cos
    const up = -cos * v + sin * first
    const turn = Math.atan2(Math.max(0.02, cos * first + sin * v), u)
    const out = 1 + wallAt(turn, up)
    const wide = rooted(out * out - u * u)
    const wall = (wide - sin * v) / cos
    const back = (-wide - sin * v) / cos
    const depth = (v + height * cos) / sin
    const around = Math.atan2(depth, u)
    const inner = Math.min(1, Math.hypot(u, depth))
    const rim = rimAt(around) - 0.16 * (1 - inner ** 3) + 0.05 * rough(u * 5, depth * 5)
    const top = (rim + cos * v) / sin
    const near = softMin(wall, top, 0.12)
    const table = (cos * v) / sin
    const thick = Math.min(out * out - u * u, wall - table, top - Math.max(back, table))
    return { near, thick }
  }
}

/** A root that goes on below 0, so that outlines find where it is 0. */
function rooted(square: number): number {
  return square >= 0 ? Math.sqrt(square) : square * 2
}
