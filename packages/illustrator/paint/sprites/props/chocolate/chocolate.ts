import type { Canvas } from '../../../core/canvas.ts'
import { pack } from '../../../core/contour.ts'
import { PAINTS } from '../../../../language/paints.ts'
import { shade } from '../../../core/color.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { inset, path } from '../../vessels/ceramic.ts'
import { plank } from '../boards.ts'
import { strewn } from '../shapes.ts'
import { smallDish } from '../smallDish.ts'
import { type BarShape, chocolateBar } from './chocolateBar.ts'
import { chocolateDrop, chocolateDust, chocolateShard } from './chocolateBits.ts'
import { meltedChocolate } from './meltedChocolate.ts'
import { inWrapper } from './chocolateWrapper.ts'

/** Half a bar, its lower right broken off. */
const BROKEN: BarShape = {
  outline: [
    [-3, -2],
    [3, -2],
    [3, -0.3],
    [2.5, 0.2],
    [1.9, 0.1],
    [1.3, 0.8],
    [0.7, 0.6],
    [0.2, 1.5],
    [-0.4, 1.4],
    [-1, 2],
    [-3, 2],
  ],
  columns: [-2, 0, 2],
  rows: [-1, 1],
}

/** A square and a half that broke from it. */
const BIT: BarShape = {
  outline: [
    [-1.1, -1],
    [0.7, -1],
    [1.3, -0.4],
    [1.1, 0.3],
    [1.5, 0.9],
    [-1, 1],
    [-0.9, 0.3],
    [-1.4, -0.2],
  ],
  columns: [0, 2],
  rows: [0],
}

/** Half a bar, a piece broken from it, and splinters. */
function brokenBar(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const angle = -0.35 + random.jitter(0.3)
  chocolateDust(art, strewn(random, x + 40, y + 70, 74, 12), color)
  chocolateBar(art, { x: x - 6, y: y - 28, size: 38, angle, color }, BROKEN)
  const turn = angle + 0.5 + random.jitter(0.4)
  chocolateBar(art, { x: x + 36, y: y + 80, size: 37, angle: turn, color }, BIT)
}

/** Chopped with a knife, on a small board. */
function chopped(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  plank(art, { x, y, size: 110, angle: 0.4 + random.jitter(0.5), color: '#bf9062' })
  chocolateDust(art, strewn(random, x, y, 96, 16), color)
  const places = pack(random, x, y, 72, 14, { ry: 56 })
  for (const [u, v] of places.toSorted(([, first], [, second]) => first - second)) {
    const size = random.range(20, 38) * (Math.hypot(u - x, v - y) > 58 ? 0.66 : 1)
    chocolateShard(art, { x: u, y: v, size, angle: random.angle(), color })
  }
}

/** Drops that ran over the rim of their dish. */
function drops(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const spilled = pack(random, x + 34, y + 68, 86, 7, { ry: 54 })
  for (const [u, v] of spilled) chocolateDrop(art, u, v, color)
  const dish = smallDish(art, { x: x - 8, y: y - 24, rx: 92, ry: 92 }, PAINTS.mist, 13)
  art.fill(path(inset(dish, 2)), shade(color, 0.5))
  const heaped = [
    ...pack(random, dish.x, dish.y, 64, 19, { tries: 12 }),
    ...pack(random, dish.x, dish.y, 30, 6, { tries: 12 }),
  ]
  const fromBack = heaped.toSorted(([, first], [, second]) => first - second)
  for (const [u, v] of fromBack) chocolateDrop(art, u, v, color)
}

/** Chocolate as it is bought and as it is made ready. */
export const chocolate = inTurn<PropSpot>(brokenBar, inWrapper, chopped, meltedChocolate, drops)
