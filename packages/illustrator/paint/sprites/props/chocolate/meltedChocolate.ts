import type { Canvas } from '../../../core/canvas.ts'
import { closed, moved, open, type Path, type Point, turned } from '../../../core/contour.ts'
import { type Color, PAINTS } from '../../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { litSide } from '../../foods/touches.ts'
import { type Oval, ovalArc } from '../../vessels/ceramic.ts'
import type { PropSpot } from '../../types.ts'
import { filling, smallDish } from '../smallDish.ts'

/** Melted chocolate in a dish, stirred once, a run of it over the rim. */
export function meltedChocolate(art: Canvas, { x, y, color }: PropSpot): void {
  const opening = smallDish(art, { x, y, rx: 112, ry: 112 }, PAINTS.bone)
  const surface = filling(art, opening, color, 7)
  swirl(art, surface, color)
  art.stroke(ovalArc({ ...surface, rx: 80, ry: 80 }, 3.3, 4.5), '#ffeedd', 5, { opacity: 0.7 })
  art.stroke(ovalArc({ ...surface, rx: 82, ry: 82 }, 0.5, 1.2), tint(color, 0.5), 4, {
    opacity: 0.6,
  })
  run(art, x, y, color)
}

/** The ridge that a spoon left, lit on the sides that face the light. */
function swirl(art: Canvas, { x, y }: Oval, color: Color): void {
  const start = art.random.angle()
  const steps = Array.from({ length: 40 }, (_, index) => index)
  const at = (index: number, off: number): Point => {
    const t = start + index * 0.32
    const share = index / 39
    const half = (2 + 9 * Math.sin(Math.PI * Math.min(1, share * 1.25 + 0.08))) * off
    const reach = 5 + 66 * (1 - share) ** 0.9 + half
    return [x + Math.cos(t) * reach, y + Math.sin(t) * reach]
  }
  const outer = steps.map((index) => at(index, 1))
  const inner = steps.map((index) => at(index, -0.6))
  const ridge = closed([...outer, ...inner.toReversed()])
  art.movedBy(3, 5, () => art.fill(ridge, shade(color, 0.5), 0.55))
  art.fill(ridge, mix(color, '#8a4f30', 0.34))
  const facing = (off: number, sign: number): Path =>
    steps
      .slice(0, -3)
      .filter((index) => sign * Math.cos(start + index * 0.32 + 2.2) > 0.35)
      .map((index) => open([at(index, off), at(index + 1, off)]))
      .join('')
  art.stroke(facing(0.6, 1), tint(color, 0.4), 4.4, { opacity: 0.75 })
  art.stroke(facing(-0.3, -1), tint(color, 0.24), 3.6, { opacity: 0.7 })
}

/** What ran over the rim of a dish around the origin and down its outside, at its right. */
const RUN: readonly Point[] = [
  [84, -26],
  [94, -16],
  [104, -10],
  [114, -10],
  [121, -11],
  [127, -5],
  [127, 4],
  [121, 9],
  [112, 7],
  [103, 8],
  [94, 15],
  [84, 24],
  [76, 0],
]

/** A run of chocolate, at the lower right of the dish. */
function run(art: Canvas, x: number, y: number, color: Color): void {
  const angle = art.random.range(0.6, 1.2)
  const drip = turned(RUN, angle, x, y)
  art.fill(closed(moved(drip, 2, 3)), SHADOW, 0.3)
  art.fill(closed(drip), shade(color, 0.12))
  const side = litSide(angle)
  const gleam: Point[] = [
    [96, 10 * side],
    [108, 6 * side],
    [119, 7 * side],
  ]
  art.stroke(open(turned(gleam, angle, x, y)), tint(color, 0.5), 3, { opacity: 0.7 })
}
