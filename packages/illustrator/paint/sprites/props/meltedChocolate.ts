import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, open, type Path, type Point } from '../../core/contour.ts'
import { PAINTS } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { type Oval, ovalArc } from '../vessels/ceramic.ts'
import type { PropSpot } from '../types.ts'
import { filling, smallDish } from './smallDish.ts'

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
function swirl(art: Canvas, { x, y }: Oval, color: string): void {
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

/** What ran over the rim and down the outside. */
function run(art: Canvas, x: number, y: number, color: string): void {
  art.rotated(art.random.range(0.6, 1.2), x, y, () => {
    const drip: Point[] = [
      [x + 84, y - 26],
      [x + 94, y - 16],
      [x + 104, y - 10],
      [x + 114, y - 10],
      [x + 121, y - 11],
      [x + 127, y - 5],
      [x + 127, y + 4],
      [x + 121, y + 9],
      [x + 112, y + 7],
      [x + 103, y + 8],
      [x + 94, y + 15],
      [x + 84, y + 24],
      [x + 76, y],
    ]
    art.fill(closed(moved(drip, 2, 3)), SHADOW, 0.3)
    art.fill(closed(drip), shade(color, 0.12))
    art.stroke(
      open([
        [x + 96, y - 10],
        [x + 108, y - 6],
        [x + 119, y - 7],
      ]),
      tint(color, 0.5),
      3,
      {
        opacity: 0.7,
      },
    )
  })
}
