import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { cabbageShreds, cilantroLeaf, limeCream, radishSlice, type Slice } from './tacoFilling.ts'
import { tacoFish } from './tacoFish.ts'
import { farHalf, nearHalf, shellOf } from './tacoShell.ts'
import { laid } from './touches.ts'
import { upright } from './upright.ts'

/** How one taco is filled: lime cream from a spoon, slices of radish behind and before the fish, leaves. */
interface Filling {
  /** Whether the strip of fish was broken over the tortilla. */
  isBroken: boolean
  /** The lines of its runs. */
  cream: readonly string[]
  behind: readonly Slice[]
  before: readonly Slice[]
  leaves: readonly (readonly [u: number, v: number, size: number, angle: number])[]
}

const FILLINGS: readonly [Filling, Filling, Filling] = [
  {
    isBroken: false,
    cream: [
      '-.76 .0, -.66 -.2, -.5 -.4, -.36 -.5, -.3 -.44, -.36 -.28, -.46 -.04',
      '-.2 .04, -.1 -.2, .04 -.44, .16 -.54, .24 -.48, .2 -.3, .14 -.1, .14 .06',
      '.4 .06, .5 -.12, .64 -.26, .74 -.24, .72 -.08, .7 .2',
    ],
    behind: [
      { place: [0.2, -0.68], reach: 0.2, flat: 0.8, angle: -0.3 },
      { place: [0.5, -0.58], reach: 0.19, flat: 0.66, angle: 0.5 },
      { place: [-0.72, -0.36], reach: 0.15, flat: 0.6, angle: -0.9 },
    ],
    before: [{ place: [-0.1, -0.12], reach: 0.15, flat: 0.5, angle: 0.2 }],
    leaves: [
      [0.02, -0.56, 0.2, -0.9],
      [0.16, -0.42, 0.13, 0.5],
      [0.86, 0.02, 0.14, -0.5],
    ],
  },
  {
    isBroken: true,
    cream: [
      '-.8 -.06, -.72 -.22, -.56 -.42, -.42 -.5, -.36 -.42, -.44 -.24, -.52 .02',
      '-.3 .02, -.24 -.2, -.14 -.42, -.04 -.56',
      '.3 .08, .36 -.14, .46 -.32, .58 -.38, .62 -.3, .58 -.12, .6 .08, .68 .02, .76 -.1, .84 -.08, .84 .1, .8 .3',
    ],
    behind: [
      { place: [-0.36, -0.62], reach: 0.2, flat: 0.74, angle: -0.5 },
      { place: [0.66, -0.46], reach: 0.2, flat: 0.8, angle: 0.6 },
      { place: [-0.1, -0.7], reach: 0.16, flat: 0.6, angle: 0.1 },
    ],
    before: [{ place: [0.5, 0.02], reach: 0.15, flat: 0.5, angle: 0.6 }],
    leaves: [
      [-0.36, -0.42, 0.18, 0.3],
      [0.6, -0.22, 0.16, -1.1],
    ],
  },
  {
    isBroken: false,
    cream: [
      '-.62 .04, -.54 -.18, -.38 -.42, -.2 -.56, -.12 -.5, -.18 -.34, -.26 -.12, -.24 .0, -.12 -.12, .0 -.36, .12 -.53, .2 -.48, .18 -.3, .12 .04',
      '.44 .1, .52 -.14, .64 -.28, .72 -.22, .7 -.02, .74 .2',
    ],
    behind: [
      { place: [-0.5, -0.52], reach: 0.18, flat: 0.7, angle: -0.6 },
      { place: [0.04, -0.7], reach: 0.21, flat: 0.76, angle: 0.2 },
      { place: [0.84, -0.26], reach: 0.16, flat: 0.7, angle: 0.9 },
    ],
    before: [{ place: [-0.5, -0.12], reach: 0.14, flat: 0.55, angle: -0.2 }],
    leaves: [
      [0.2, -0.5, 0.19, -0.5],
      [-0.04, -0.5, 0.12, 2.4],
      [0.8, 0.04, 0.13, 0.2],
    ],
  },
]

/** Neighbors are not filled alike; what lies nearest to us was broken open. */
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
  cabbageShreds(art, along(art, piece, 24, [-0.56, -0.34]), size, '#9cbc58')
  for (const slice of within(filling.behind)) radishSlice(art, size, slice)
  cabbageShreds(art, along(art, piece, 26, [-0.44, -0.28]), size, '#e4eebc')
  tacoFish(art, piece, filling.isBroken)
  limeCream(art, piece, filling.cream.map(shape))
  cabbageShreds(art, along(art, piece, 24, [-0.04, 0.0]), size, '#d6e6a2')
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
