import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, turnedPoint } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { strewn } from '../shapes.ts'
import {
  type Heap,
  type Shoot,
  type SmallLeaf,
  smallLeaves,
  stems,
  type Twig,
  twig,
} from './smallLeaves.ts'

/** The color of old stems. */
export const BARK = '#86603f'

/** The color of its flowers. */
const BLOOM = '#a3addb'

/** How needles lie. */
const NEEDLE = { width: 0.15, height: 6 }

interface Needles {
  /** From where on the twig has any. */
  from: number
  length: number
}

/** Needles at both sides of a twig, closer and shorter towards its tip, and a tuft there. */
function needles(art: Canvas, { at, size }: Twig, { from, length }: Needles): SmallLeaf[] {
  const { random } = art
  const needle = (share: number, lean: number, long: number): SmallLeaf => {
    const { x, y, angle } = at(share)
    return {
      x,
      y,
      angle: angle + lean,
      size: long,
      bend: -Math.sign(lean) * random.range(0.02, 0.2),
    }
  }
  const count = Math.round((size * (1 - from)) / 8.5)
  const rows = Array.from({ length: count }, (_, index) => {
    const share = from + ((1 - from) * (index + random.next())) / count
    const long = length * (1.05 - 0.42 * share) * random.range(0.76, 1.12)
    return [-1, 1].map((side) =>
      needle(share, side * (1.06 - share * 0.42 + random.jitter(0.3)), long),
    )
  })
  const upper = rows.map((_, index) => {
    const share = from + ((1 - from) * index) / count
    return needle(share, random.jitter(0.5), length * 0.56)
  })
  const tuft = [-0.5, 0.46, -0.2, 0.22, 0].map((lean) => needle(0.96, lean, length * 0.56))
  return [...rows.flat(), ...upper, ...tuft]
}

/** A long sprig of rosemary; `size` is its length, `x` and `y` its foot. */
export function rosemaryBranch(
  art: Canvas,
  shoot: Shoot,
  color: Color,
  { from = 0.12, length = 46 }: Partial<Needles> = {},
): Twig {
  const main = twig(shoot, art.random.jitter(0.16))
  stems(art, [main], mix(color, BARK, 0.7), 7)
  smallLeaves(art, needles(art, main, { from, length }), color, NEEDLE)
  return main
}

/** Its flowers, in the angles of the needles: two lips and a pale throat each. */
export function rosemaryFlowers(art: Canvas, main: Twig, count: number): void {
  const { random } = art
  for (let index = 0; index < count; index += 1) {
    const { x, y, angle } = main.at(0.34 + (0.5 * (index + random.next())) / count)
    const side = index % 2 ? 1 : -1
    const [u, v] = turnedPoint([6, side * random.range(10, 20)], angle, x, y)
    const petals = [-1.1, -0.36, 0.36, 1.1, 2.9].map((lean): Shoot => {
      return { x: u, y: v, size: random.range(12, 16), angle: angle + side * 0.8 + lean }
    })
    smallLeaves(art, petals, BLOOM, { width: 0.72, height: 5 })
    art.specks(strewn(random, u, v, 3, 3), tint(BLOOM, 0.7), 3.4)
  }
}

/** Needles stripped from a branch: a heap, and those that strayed from it. */
export function needleHeap(art: Canvas, { x, y, color }: Heap): void {
  const { random } = art
  const fallen = (reach: number, count: number) =>
    strewn(random, x, y, reach, count).map(([u, v]): SmallLeaf => {
      const size = random.range(18, 34)
      return { x: u, y: v, size, angle: random.angle(), bend: random.jitter(0.2) }
    })
  smallLeaves(art, fallen(62, 16), color, NEEDLE)
  const pile = blob(random, x + 5, y + 4, 36, 30, { wobble: 0.14 })
  art.fill(closed(pile), shade(color, 0.46))
  smallLeaves(art, fallen(42, 44), shade(color, 0.1), NEEDLE)
  smallLeaves(art, fallen(34, 40), tint(color, 0.04), NEEDLE)
  smallLeaves(art, fallen(20, 22), tint(color, 0.16), { ...NEEDLE, height: 9 })
}
