import type { Color } from '../../../../language/paints.ts'
import type { Random } from '../../../../language/random.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW } from '../../../core/color.ts'
import { blob, closed, open, type Path, type Point, turnedPoint } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { between, type HeightAt, type Relief, reliefOf } from '../relief/relief.ts'
import { layered } from '../touches.ts'

/** Of the cut face, from its browned edge to the light on its grain. */
const FACE: readonly Color[] = [
  '#8f5626',
  '#c48746',
  '#e2b077',
  '#f0cfa2',
  '#f7e2c2',
  '#fcf1de',
  '#fffdf8',
]
/** Of its side, from where the face ends down to the sauce. */
const SIDE = ['#e0ae6c', '#c58a48', '#7e4a1e'] as const

/** A slice as it lies in a picture. */
interface Slice {
  x: number
  y: number
  size: number
  angle: number
  /** Half its width and how much narrower its right end is, as shares of its size. */
  aspect: number
  taper: number
  /** Where the waves of its edge begin. */
  phases: readonly [number, number]
}

/** How far out a place of a slice is: 1 at its edge. */
function farOn({ aspect, taper, phases }: Slice, along: number, across: number): number {
  const wide = aspect * (1 - taper * along)
  const turn = Math.atan2(across / wide, along)
  const stray = 1 + 0.05 * Math.sin(turn * 2 + phases[0]) + 0.04 * Math.sin(turn * 5 + phases[1])
  return (Math.abs(along) ** 2.4 + Math.abs(across / wide) ** 2.4) ** (1 / 2.4) / stray
}

/** Where a place along and across a slice is on the sheet. */
function put({ x, y, size, angle }: Slice, along: number, across: number): Point {
  return turnedPoint([along * size, across * size], angle, x, y)
}

/**
 * A slice of tender chicken in a sauce of the piece's color: a pale cut face with its threads, the side
 * golden; `size` is half its length.
 *
 * @param isSunk whether its foot is in the sauce, which climbs up its side, not on other slices
 */
export function chickenSlice(
  art: Canvas,
  { color: sauce, ...piece }: Piece,
  isSunk: boolean,
): void {
  const { random } = art
  const slice: Slice = {
    ...piece,
    aspect: random.range(0.46, 0.6),
    taper: random.range(0.1, 0.3) * random.pick([-1, 1]),
    phases: [random.angle(), random.angle()],
  }
  const face = faceOf(random, slice)
  const dipped = [SIDE[0], SIDE[1], mix(SIDE[2], sauce, 0.7), sauce]
  side(art, face.outline, piece.size, isSunk ? dipped : SIDE)
  face.draw(art)
  threads(art, slice)
  wetSpots(art, slice)
}

/** The cut face: it swells a little, its edge is round, and golden where it touched the pan. */
function faceOf(random: Random, slice: Slice): Relief {
  const { x, y, size, angle } = slice
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const on = (px: number, py: number): Point => {
    const [u, v] = [(px - x) / size, (py - y) / size]
    return [u * cos + v * sin, v * cos - u * sin]
  }
  const [dents, brown] = [cloudsOf(random), cloudsOf(random)]
  const heightAt: HeightAt = (px, py) => {
    const [along, across] = on(px, py)
    const edge = Math.max(0, farOn(slice, along, across) - 0.5) / 0.5
    const grain = Math.sin(graining(along, across) * 16) * 0.012
    const swell = dents(along * 1.8, across * 2.4) * 0.2 + grain
    return (swell * (1 - 0.6 * Math.min(1, edge)) - 0.22 * edge ** 2.2) * size + (py - y) * 0.7
  }
  const reach = size * 1.16
  return reliefOf(heightAt, {
    box: { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 },
    cell: 4,
    inside: (px, py) => (1 - farOn(slice, ...on(px, py))) * size,
    colors: FACE,
    tones: 11,
    crease: 0.3,
    contrast: 1.2,
    paleAt: (px, py) => {
      const [along, across] = on(px, py)
      const seared = Math.max(0, 0.2 + brown(along * 1.6, across * 2.2))
      return 0.02 - Math.max(0, farOn(slice, along, across) - 0.35) * seared * 1.2
    },
  })
}

/** How far a slice's side is seen, as a share of its size. */
const DEEP = 0.22

/** The side under a face, golden from the pan, and what it throws on what lies below. */
function side(art: Canvas, outline: Path, size: number, colors: readonly Color[]): void {
  art.movedBy(size * 0.1, size * 0.3, () => art.softFill(outline, SHADOW, 0.5, size * 0.13))
  const steps = 8
  const layers = Array.from({ length: steps }, (_, step) => {
    const down = 1 - step / steps
    return { color: between(colors, down), dy: size * DEEP * down }
  })
  layered(art, outline, layers)
}

/** The same number all along a thread of the meat: they lie aslant and bend. */
function graining(along: number, across: number): number {
  return along + 0.55 * across + 0.5 * across * across
}

/** The threads of the meat, each a fine furrow with the light on its lower lip. */
function threads(art: Canvas, slice: Slice): void {
  const { random } = art
  const { size, aspect } = slice
  const lines = Array.from({ length: 11 }, (_, index): Path => {
    const grain = -0.85 + index * 0.17 + random.jitter(0.05)
    const [from, to] = [random.range(-0.9, -0.2), random.range(0.1, 0.9)]
    const points = [0, 0.25, 0.5, 0.75, 1].flatMap((share): Point[] => {
      const across = (from + (to - from) * share) * aspect
      const along = grain - graining(0, across) + random.jitter(0.012)
      return farOn(slice, along, across) < 0.82 ? [put(slice, along, across)] : []
    })
    return points.length > 2 ? open(points) : ''
  }).join('')
  layered(art, lines, [
    { color: '#c08a54', width: size * 0.02, opacity: 0.6 },
    { color: '#ffffff', width: size * 0.022, dx: size * 0.02, dy: size * 0.014, opacity: 0.8 },
  ])
}

/** The window in the sauce that clings to it. */
function wetSpots(art: Canvas, slice: Slice): void {
  const { random } = art
  const { size, aspect } = slice
  const spots = [-0.4, 0.05, 0.4].map((along) => {
    const [x, y] = put(slice, along + random.jitter(0.12), -aspect * random.range(0.3, 0.7))
    const long = size * random.range(0.05, 0.11)
    return closed(blob(random, x, y, long, long * 0.4, { points: 7, wobble: 0.2, angle: -0.3 }))
  })
  art.fill(spots.join(''), '#ffffff', 0.9)
}
