import type { Canvas } from '../../../core/canvas.ts'
import { pack, type Point, turnedPoint } from '../../../core/contour.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { plank } from '../boards.ts'
import { smallDish } from '../smallDish.ts'
import { outwards } from '../spots.ts'
import { bunch } from './scallionBunch.ts'
import { baton, slice } from './scallionCut.ts'
import { rising, stalk } from './scallionStalk.ts'

/** Where each ring lies, how large and how green it is. */
const RINGS = [
  [-22, 102, 18, 0],
  [14, 78, 17, 0.3],
  [22, 112, 17, 0.5],
  [54, 92, 16, 0.8],
  [92, 74, 15, 1],
  [76, 120, 15, 0.9],
] as const

/** Three scallions side by side, and rings cut from a fourth. */
function withRings(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color } = spot
  const side = outwards(spot)
  const angle = rising(side, 0.6 + random.jitter(0.3))
  for (const lane of [-1, 0, 1]) {
    const [u, v] = turnedPoint([30 + random.jitter(14), lane * side * 33], angle, x, y - 8)
    const bend = random.jitter(0.2)
    const lying = { x: u, y: v, size: 300, angle: angle + lane * side * 0.04, color }
    stalk(art, lying, (share) => bend * (share - 0.5) ** 2)
  }
  for (const [dx, dy, size, leafy] of RINGS) {
    const look = { flat: random.range(0.76, 0.95), leafy }
    const lying = { x: x + side * dx, y: y + dy, size, angle: random.jitter(0.5), color }
    slice(art, { ...lying, ...look })
  }
}

/** A small bowl of rings, a scallion behind it. */
function bowlOfRings(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color } = spot
  const side = outwards(spot)
  const behind = { x: x + side * 44, y: y - 84, size: 300, angle: rising(side, 0.2), color }
  stalk(art, behind, (share) => 0.2 * (share - 0.5) ** 2)
  const dish = smallDish(art, { x: x - 4, y: y + 26, rx: 98, ry: 98 }, '#b8573f', 13)
  const low = pack(random, dish.x, dish.y, 64, 40, { tries: 5 })
  const high = pack(random, dish.x - 4, dish.y - 8, 38, 22, { tries: 5 })
  for (const [u, v] of [...low, ...high]) {
    const look = {
      flat: random.range(0.5, 0.92),
      long: random.range(1, 1.25),
      leafy: random.next(),
    }
    slice(art, { x: u, y: v, size: random.range(11, 16), angle: random.angle(), color, ...look })
  }
}

/** Where each length lies, how it is turned and how green it is; the last ones lie on top. */
const LENGTHS = [
  [-8, -66, 0.1, 0.9],
  [44, -46, -0.2, 0.1],
  [-48, -30, 0, 0.5],
  [8, -34, 0.1, 0.7],
  [58, -12, 0.14, 0.85],
  [-54, 8, 0.2, 0.05],
  [50, 22, -0.1, 0.4],
  [-36, 42, -0.14, 0.95],
  [22, 54, 0.1, 0.1],
  [-20, -14, 0.3, 0.2],
  [22, -2, -0.3, 0.95],
  [-10, 18, 0.12, 0.6],
] as const

/** Lengths of white and green on a small plate. */
function lengths(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const dish = smallDish(art, { x, y, rx: 126, ry: 118 }, '#46647a', 20)
  for (const [u, v, turn, leafy] of LENGTHS) {
    const angle = -0.3 + turn + random.jitter(0.12)
    baton(art, { x: dish.x + u, y: dish.y + v, size: 43, angle, color }, leafy)
  }
}

/** On a small board: two scallions, and slices cut from a third on the bias. */
function onBoard(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color } = spot
  const side = outwards(spot)
  const turn = -0.2 * side + random.jitter(0.16)
  plank(art, { x, y, size: 132, angle: turn, color: '#c4935a' })
  const at = (u: number, v: number): Point => turnedPoint([u * side, v], turn, x, y)
  for (const lane of [-56, -18]) {
    const [u, v] = at(44, lane)
    const angle = rising(side, 0) + turn + side * lane * 0.001
    stalk(art, { x: u, y: v, size: 310, angle, color }, (share) => 0.1 * share ** 2)
  }
  for (let index = 0; index < 15; index += 1) {
    const nth = index % 8
    const row = index < 8 ? 34 : 66
    const [u, v] = at(-98 + nth * 27 + random.jitter(8), row + random.jitter(9))
    const angle = turn + 1.1 + random.jitter(0.5)
    const look = { flat: random.range(0.5, 0.7), long: random.range(1.5, 1.9), leafy: nth / 8 }
    slice(art, { x: u, y: v, size: random.range(11, 15), angle, color, ...look })
  }
}

/** Scallions as they lie about in a kitchen: with rings, tied, sliced in a bowl, in lengths, on a board. */
export const scallion = inTurn<PropSpot>(withRings, bunch, bowlOfRings, lengths, onBoard)
