import type { Random } from '../../../language/random.ts'
import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, type Point, polygon, turnedPoint } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cloudsOf } from './relief/clouds.ts'
import { sculpted, type Sculpture, type Seat, seenAt } from './relief/sculpt.ts'
import { joined, limb, posed, type Solid, withinPose } from './relief/solids.ts'
import { laid, layered } from './touches.ts'

/** A piece of fish in its crust: where in the taco, in shares of half its width, and how it lies. */
export interface FishPiece {
  at: readonly [u: number, v: number]
  /** Half its length. */
  long: number
  /** Radians: how far its right end goes from us, and how far that is lifted. */
  turn: number
  lift: number
}

/** How thick a piece is, as a share of half its length. */
const THICK = 0.36
/** What is left of depths. */
const FLAT = 0.6

/** Where a piece is drawn. */
function seatOf(taco: Piece, { at, long }: FishPiece): Seat {
  const [[x, y] = [taco.x, taco.y]] = laid([at], taco)
  return { x, y, size: taco.size * long, flat: FLAT }
}

/** A place on a piece: how far along it from its middle, and how far down its front, in radians from its back. */
type OnFish = (along: number, down: number) => Point

/** Places on the skin of a piece of fish, as seen. */
export function skinOf(taco: Piece, fish: FishPiece): OnFish {
  const seat = seatOf(taco, fish)
  const [cos, sin] = [Math.cos(fish.lift), Math.sin(fish.lift)]
  return (along, down) => {
    const [out, high] = [-Math.sin(down) * THICK * 1.08, Math.cos(down) * THICK * 1.1]
    const [x, y] = turnedPoint([along * cos - high * sin, out], fish.turn)
    return seenAt(seat, [x, y, along * sin + high * cos])
  }
}

/** A piece of cod in a craggy golden crust. */
export function tacoFish(art: Canvas, taco: Piece, fish: FishPiece): void {
  const seat = seatOf(taco, fish)
  const { size } = seat
  const { outline, draw } = sculpted(crustOf(art.random, fish, taco.color), seat)
  layered(art, outline, [
    { color: '#241204', dx: size * 0.08, dy: size * 0.17, opacity: 0.35 },
    { color: '#241204', dx: size * 0.04, dy: size * 0.08, opacity: 0.5 },
  ])
  draw(art)
  crags(art, skinOf(taco, fish), size)
}

/** Crumbs of masa that stand out of the crust: golden knobs with a shade under each. */
function crags(art: Canvas, at: OnFish, size: number): void {
  const { random } = art
  const knobs = (count: number, from: number, to: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = at(random.jitter(0.56), random.range(-0.7, 1.3))
      const reach = size * random.range(from, to)
      return polygon(blob(random, x, y, reach, reach * 0.7, { points: 7, wobble: 0.34 }))
    }).join('')
  layered(art, knobs(20, 0.03, 0.07), [
    { color: '#6e2f08', dx: size * 0.016, dy: size * 0.034, opacity: 0.7 },
    { color: '#e89a30' },
    { color: '#ffd888', dx: -size * 0.012, dy: -size * 0.018, opacity: 0.75 },
  ])
  layered(art, knobs(44, 0.012, 0.03), [
    { color: '#5c2606', dx: size * 0.008, dy: size * 0.016, opacity: 0.7 },
    { color: '#fbd07a' },
  ])
}

/** From the dark between crags to the fat that shines on them. */
const crustTones = (color: Color): Color[] => [
  '#471a04',
  mix(color, '#7a3606', 0.8),
  mix(color, '#b8640f', 0.6),
  color,
  mix(color, '#f7c057', 0.7),
  '#ffdf94',
  '#fff3cc',
]

/** A strip of fish as its crust swelled around it. */
function crustOf(random: Random, { turn, lift }: FishPiece, color: Color): Sculpture {
  const pose = { turn, lift }
  const [crag, crumb, brown] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const [first, second] = [random.angle(), random.angle()]
  const strip = joined(0.2, [
    limb([-0.7, 0, 0], [0.05, 0, 0.04], THICK * 0.82, THICK),
    limb([0.05, 0, 0.04], [0.72, 0, 0], THICK, THICK * 0.78),
  ])
  // Waves: clouds take long at each step of a line of sight.
  const swollen: Solid = (x, y, z) =>
    strip(x, y, z) -
    0.03 * Math.sin(x * 6 + first) * Math.sin(y * 7 + z * 6 + second) -
    0.022 * Math.sin(x * 17 + y * 11 + z * 8 + second)
  const own = withinPose(pose)
  return {
    body: posed(swollen, pose),
    frame: [-1.4, -1.2, 1.4, 1.1],
    colors: crustTones(color),
    bump: (x, y, z) => {
      const [u, v, w] = own(x, y, z)
      return 0.08 * crag(u * 7, v * 7 + w * 6) + 0.04 * crumb(u * 15, v * 15 + w * 13)
    },
    pale: (x, y, z) => {
      const [u, v, w] = own(x, y, z)
      return 0.3 * brown(u * 3, v * 3 + w * 3) + 0.14 * crumb(u * 15, v * 15 + w * 13) + 0.12
    },
    tones: 9,
    crease: 0.3,
    cell: 4,
  }
}
