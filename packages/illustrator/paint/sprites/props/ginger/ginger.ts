import type { Canvas } from '../../../core/canvas.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { smallDish } from '../smallDish.ts'
import { outwards } from '../spots.ts'
import { coin, matchsticks, peel } from './gingerCut.ts'
import { grater } from './gingerGrater.ts'
import { type Finger, gingerRoot } from './gingerRoot.ts'

/** A large root with fingers to both sides. */
const HAND: readonly Finger[] = [
  { at: [-0.26, -0.46], angle: -1.8, long: 0.42, wide: 0.25, tip: 'scar' },
  { at: [0.78, -0.56], angle: -1.1, long: 0.36, wide: 0.22 },
  { at: [-0.58, 0.08], angle: 3.0, long: 0.6, wide: 0.34, tip: 'cut' },
  { at: [0.06, 0], angle: -0.14, long: 0.56, wide: 0.36 },
  { at: [0.68, -0.14], angle: -0.3, long: 0.52, wide: 0.32, tip: 'scar' },
  { at: [0.16, 0.46], angle: 1.4, long: 0.42, wide: 0.26, tip: 'scar' },
  { at: [-0.54, 0.38], angle: 2.1, long: 0.3, wide: 0.2 },
]

/** A short piece, cut at one end. */
const PIECE: readonly Finger[] = [
  { at: [0.3, -0.4], angle: -1.2, long: 0.4, wide: 0.26, tip: 'scar' },
  { at: [0.5, 0.06], angle: 0.2, long: 0.56, wide: 0.36, tip: 'scar' },
  { at: [0.2, 0.4], angle: 1.3, long: 0.38, wide: 0.24 },
  { at: [-0.3, 0], angle: 3.1, long: 0.7, wide: 0.4, tip: 'cut' },
]

/** A piece of which the nearest fingers are peeled. */
const PEELED: readonly Finger[] = [
  { at: [-0.1, -0.42], angle: -1.9, long: 0.42, wide: 0.27, tip: 'scar' },
  { at: [0.66, -0.3], angle: -0.9, long: 0.4, wide: 0.26, tip: 'scar' },
  { at: [0.5, 0.1], angle: 0.3, long: 0.56, wide: 0.36 },
  { at: [0, 0.36], angle: 1.5, long: 0.46, wide: 0.27, peeled: true },
  { at: [-0.4, 0.04], angle: 3, long: 0.7, wide: 0.4, tip: 'cut', peeled: true },
]

/** The angle of a root whose cut end, at its left, looks towards the dish. */
function facingDish(spot: PropSpot): number {
  return outwards(spot) < 0 ? Math.PI : 0
}

/** A root of ginger with its knobs, one end cut. */
function hand(art: Canvas, spot: PropSpot): void {
  const angle = facingDish(spot) - 0.3 + art.random.jitter(0.4)
  gingerRoot(art, { ...spot, size: 104, angle }, HAND)
}

/** A root half peeled, the strips of its skin before it. */
function peeled(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color } = spot
  const side = outwards(spot)
  const angle = facingDish(spot) - 0.3 + random.jitter(0.2)
  gingerRoot(art, { x: x + 8, y: y - 34, size: 104, angle, color }, PEELED)
  for (const [u, v, size, turn, bend] of [
    [-36, 92, 46, 2.2, 2.3],
    [22, 102, 48, 0.7, 1.9],
    [74, 82, 42, 1.9, 2.2],
  ] as const) {
    const angled = { angle: turn + random.jitter(0.4), size: size * random.range(0.85, 1.1) }
    peel(art, { x: x + side * u, y: y + v, color, ...angled }, bend)
  }
}

/** A piece, and slices cut from it. */
function coins(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color } = spot
  const side = outwards(spot)
  const angle = facingDish(spot) - side * 0.5 + random.jitter(0.2)
  gingerRoot(art, { x: x + side * 30, y: y - 44, size: 86, angle, color }, PIECE)
  for (const [u, v, size] of [
    [-80, 18, 36],
    [-50, 52, 39],
    [-4, 70, 38],
    [46, 74, 34],
  ] as const) {
    coin(art, { x: x + side * u, y: y + v, size, angle: random.angle(), color })
  }
}

/** Matchsticks in a small dish, the rest of the root behind it. */
function sticks(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  gingerRoot(art, { x: x + 36, y: y - 82, size: 76, angle: 0.2 + random.jitter(0.3), color }, PIECE)
  const dish = smallDish(art, { x: x - 16, y: y + 24, rx: 104, ry: 104 }, '#49606b', 14)
  matchsticks(art, { x: dish.x, y: dish.y, size: 66, color })
}

/** A grater with the pulp on it, what is left of the root beside it. */
function grated(art: Canvas, spot: PropSpot): void {
  const { x, y, color } = spot
  grater(art, { ...spot, x: x + 8, y: y - 18 })
  const angle = 2.5 + art.random.jitter(0.3)
  gingerRoot(art, { x: x - 34, y: y + 66, size: 60, angle, color }, PIECE)
}

/** Ginger as it lies about in a kitchen: whole, peeled, in slices, in matchsticks, grated. */
export const ginger = inTurn<PropSpot>(hand, peeled, coins, sticks, grated)
