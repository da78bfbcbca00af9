import type { Color } from '../../../../language/paints.ts'
import type { Random } from '../../../../language/random.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW } from '../../../core/color.ts'
import { blob, closed, open, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { between, type HeightAt, type Relief, reliefOf } from '../relief/relief.ts'
import { layered } from '../touches.ts'
import { aboveSauce, bandsOf, boxOf, farOn, on, onFace, put, type Slice } from './sliceForm.ts'

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

/**
 * A slice of tender chicken in a sauce of the piece's color: a pale cut face with its threads, the side
 * golden; `size` is half its length.
 *
 * @param lean how steeply it stands, from 0 to 1: the steeper, the less is seen of its face
 * @param sinks where on the sheet it slopes into the sauce, in radians; not where it lies on other slices
 */
export function chickenSlice(
  art: Canvas,
  { color: sauce, ...piece }: Piece,
  { lean, sinks }: { lean: number; sinks: number | undefined },
): void {
  const { random } = art
  const slice: Slice = {
    ...piece,
    aspect: random.range(0.48, 0.6) * (1 - 0.3 * lean),
    taper: random.range(0.1, 0.3) * random.pick([-1, 1]),
    phases: [random.angle(), random.angle()],
    sinks,
  }
  const face = faceOf(random, slice)
  const bands = bandsOf(slice)
  const isWet = sinks !== undefined
  if (isWet) drawnUp(art, face.outline, piece.size)
  side(art, piece.size, {
    bands,
    deep: DEEP * (1 + 0.8 * lean),
    colors: isWet ? [SIDE[0], SIDE[1], mix(SIDE[2], sauce, 0.5)] : SIDE,
  })
  face.draw(art)
  threads(art, slice)
  wetSpots(art, slice)
  if (isWet) for (const film of FILMS) art.fill(bands(-0.01, film), sauce, 0.22)
}

/** How high the sauce laps over the end of a slice: a film that is thicker the deeper it is. */
const FILMS = [0.06, 0.04, 0.02]

/** The sauce that draws up along the edge of what lies in it. */
function drawnUp(art: Canvas, outline: Path, size: number): void {
  const lip = { color: '#dde2a6', width: size * 0.04, dy: size * 0.02, opacity: 0.5 }
  layered(art, outline, [lip])
}

/** The cut face: it swells a little, its edge is round, and golden where it touched the pan. */
function faceOf(random: Random, slice: Slice): Relief {
  const { y, size } = slice
  const [dents, brown] = [cloudsOf(random), cloudsOf(random)]
  const heightAt: HeightAt = (px, py) => {
    const [along, across] = on(slice, px, py)
    const edge = Math.max(0, farOn(slice, along, across) - 0.5) / 0.5
    const grain = Math.sin(graining(along, across) * 16) * 0.012
    const swell = dents(along * 1.8, across * 2.4) * 0.2 + grain
    return (swell * (1 - 0.6 * Math.min(1, edge)) - 0.22 * edge ** 2.2) * size + (py - y) * 0.7
  }
  return reliefOf(heightAt, {
    box: boxOf(slice),
    cell: 4,
    inside: (px, py) => size * Math.min(onFace(slice, px, py), aboveSauce(slice, px, py)),
    colors: FACE,
    tones: 11,
    crease: 0.3,
    contrast: 1.2,
    paleAt: (px, py) => {
      const [along, across] = on(slice, px, py)
      const seared = Math.max(0, 0.2 + brown(along * 1.6, across * 2.2))
      return 0.02 - Math.max(0, farOn(slice, along, across) - 0.35) * seared * 1.2
    },
  })
}

/** How far a slice's side is seen, as a share of its size. */
const DEEP = 0.2
const STEPS = 8

/** The side under a face, golden from the pan, as far as it is out of the sauce; and what it throws on what lies below. */
function side(art: Canvas, size: number, { bands, deep, colors }: Side): void {
  art.movedBy(size * 0.1, size * (deep + 0.08), () =>
    art.softFill(bands(deep), SHADOW, 0.5, size * 0.13),
  )
  for (let step = 0; step < STEPS; step += 1) {
    const down = 1 - step / STEPS
    art.movedBy(0, size * deep * down, () => art.fill(bands(deep * down), between(colors, down)))
  }
}

interface Side {
  /** The contour of what of the face is higher above the sauce than that. */
  bands: (from: number) => Path
  deep: number
  colors: readonly Color[]
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
      const place = put(slice, along, across)
      const isSeen = farOn(slice, along, across) < 0.82 && aboveSauce(slice, ...place) > 0.08
      return isSeen ? [place] : []
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
