import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { limeCream } from './tacoCream.ts'
import { cabbageShreds, cilantroLeaf, radishSlice, type Slice } from './tacoFilling.ts'
import { type FishPiece, tacoFish } from './tacoFish.ts'
import { farHalf, nearHalf, shellOf } from './tacoShell.ts'
import { laid } from './touches.ts'
import { upright } from './upright.ts'

/** How one taco is filled: pieces of fish, slices of radish behind and before them, leaves. */
interface Filling {
  /** From the far one to the near one. */
  fish: readonly FishPiece[]
  behind: readonly Slice[]
  before: readonly Slice[]
  leaves: readonly (readonly [u: number, v: number, size: number, angle: number])[]
}

const FILLINGS: readonly [Filling, Filling, Filling] = [
  {
    fish: [
      { at: [0.44, -0.22], long: 0.54, turn: -0.34, lift: -0.2 },
      { at: [-0.34, -0.3], long: 0.56, turn: 0.1, lift: 0.12 },
    ],
    behind: [
      { place: [0.1, -0.66], reach: 0.2, flat: 0.8, angle: -0.3 },
      { place: [0.5, -0.54], reach: 0.19, flat: 0.66, angle: 0.5 },
      { place: [-0.62, -0.46], reach: 0.17, flat: 0.7, angle: -0.6 },
    ],
    before: [{ place: [0.16, -0.12], reach: 0.17, flat: 0.6, angle: 0.2 }],
    leaves: [
      [0.0, -0.52, 0.2, -0.9],
      [0.14, -0.36, 0.13, 0.5],
      [0.86, 0.04, 0.14, -0.5],
    ],
  },
  {
    fish: [
      { at: [0.46, -0.2], long: 0.55, turn: -0.4, lift: -0.2 },
      { at: [-0.34, -0.3], long: 0.6, turn: -0.02, lift: 0.08 },
    ],
    behind: [
      { place: [-0.46, -0.6], reach: 0.2, flat: 0.74, angle: -0.5 },
      { place: [0.64, -0.48], reach: 0.2, flat: 0.8, angle: 0.6 },
      { place: [0.06, -0.66], reach: 0.19, flat: 0.74, angle: 0.1 },
    ],
    before: [{ place: [0.6, 0.06], reach: 0.16, flat: 0.56, angle: 0.6 }],
    leaves: [
      [0.06, -0.44, 0.18, -0.6],
      [-0.06, -0.34, 0.13, 2.2],
      [0.84, 0.0, 0.16, -1.1],
    ],
  },
  {
    fish: [
      { at: [0.46, -0.2], long: 0.53, turn: -0.36, lift: -0.24 },
      { at: [-0.3, -0.32], long: 0.57, turn: 0.02, lift: 0.08 },
    ],
    behind: [
      { place: [-0.56, -0.5], reach: 0.18, flat: 0.7, angle: -0.6 },
      { place: [0.04, -0.68], reach: 0.21, flat: 0.76, angle: 0.2 },
      { place: [0.74, -0.36], reach: 0.18, flat: 0.7, angle: 0.9 },
    ],
    before: [{ place: [0.22, -0.1], reach: 0.16, flat: 0.58, angle: -0.2 }],
    leaves: [
      [0.2, -0.46, 0.19, -0.5],
      [-0.04, -0.5, 0.12, 2.4],
      [0.86, 0.08, 0.13, 0.2],
    ],
  },
]

/** Neighbors are not filled alike. */
function fillingAt({ x, y }: Piece): Filling {
  const [left, near, right] = FILLINGS
  if (y > 480) return near
  return x < 600 ? left : right
}

/** A soft taco on its fold, open to us, fried fish between its halves; `size` is half its width. */
export function taco(art: Canvas, given: Piece): void {
  const { random } = art
  const { size } = given
  const filling = fillingAt(given)
  const piece = { ...given, angle: random.jitter(0.05) }
  upright(art, given, () => {
    const shell = shellOf(art, piece)
    standing(art, size, shell.near + shell.far)
    farHalf(art, piece, shell)
    filled(art, piece, filling)
    art.movedBy(size * 0.01, -size * 0.03, () =>
      art.softFill(shell.near, '#2c0f06', 0.4, size * 0.03),
    )
    nearHalf(art, piece, shell)
    for (const [u, v, long, turn] of filling.leaves) {
      const [[x, y] = [0, 0]] = laid([[u, v]], piece)
      const color = random.pick(['#4a8f34', '#5fa544', '#3c7d2c'])
      cilantroLeaf(art, { x, y, size: size * long, angle: turn, color })
    }
  })
}

/** From what lies farthest to what the near half covers. */
function filled(art: Canvas, piece: Piece, filling: Filling): void {
  const { size } = piece
  const within = (places: readonly Slice[]) =>
    places.map((slice) => ({ ...slice, place: laid([slice.place], piece)[0] ?? slice.place }))
  cabbageShreds(art, along(art, piece, 24, [-0.6, -0.4]), size, '#9cbc58')
  for (const slice of within(filling.behind)) radishSlice(art, size, slice)
  cabbageShreds(art, along(art, piece, 40, [-0.54, -0.34]), size, '#e4eebc')
  for (const fish of filling.fish) {
    tacoFish(art, piece, fish)
    limeCream(art, piece, fish)
  }
  cabbageShreds(art, along(art, piece, 30, [-0.08, -0.02]), size, '#d6e6a2')
  for (const slice of within(filling.before)) radishSlice(art, size, slice)
}

function standing(art: Canvas, size: number, outline: Path): void {
  art.movedBy(size * 0.09, size * 0.07, () => art.softFill(outline, SHADOW, 0.42, size * 0.08))
  art.movedBy(size * 0.02, size * 0.03, () => art.softFill(outline, '#2a0f06', 0.55, size * 0.03))
}

/** Places along the filling, which sinks towards the end that is open to us. */
function along({ random }: Canvas, piece: Piece, count: number, [high, low]: Point): Point[] {
  const places = Array.from({ length: count }, (_, index): Point => {
    const u = ((index + 0.5) / count - 0.5) * 1.5 + random.jitter(0.8 / count)
    const sunk = u > 0 ? u * u * 0.46 : u * u * 0.24
    return [u + 0.1, high + (low - high) * Math.abs(u) + sunk + random.jitter(0.07)]
  })
  return laid(places, piece)
}
