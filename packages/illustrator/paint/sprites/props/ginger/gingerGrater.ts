import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { blob, circle, closed, type Point, shrunk } from '../../../core/contour.ts'
import { softSpot } from '../../foods/softSpot.ts'
import type { Piece, PropSpot } from '../../types.ts'
import { strewn } from '../shapes.ts'
import { smallDish } from '../smallDish.ts'
import { fleshOf } from './gingerCut.ts'

const GLAZE = '#e4dccb'

/** A round grater of stoneware, rings of teeth in its middle, with what was grated on it. */
export function grater(art: Canvas, { x, y, color }: PropSpot): void {
  const floor = smallDish(art, { x, y, rx: 116, ry: 116 }, GLAZE, 13)
  const middle = circle(floor.x - 4, floor.y - 4, 70)
  art.shadow(middle, 6, 0.3)
  art.fill(middle, tint(GLAZE, 0.3))
  teeth(art, floor)
  pulp(art, { x: floor.x + 12, y: floor.y + 28, size: 58, angle: -0.35, color })
}

/** Rows of teeth, each lit at its upper left. */
function teeth(art: Canvas, { x, y }: { x: number; y: number }): void {
  const places = [13, 25, 37, 49, 61].flatMap((reach, row) =>
    Array.from({ length: 6 + row * 6 }, (_, index): Point => {
      const turn = ((index + (row % 2) * 0.5) / (6 + row * 6)) * Math.PI * 2
      return [x - 4 + Math.cos(turn) * reach, y - 4 + Math.sin(turn) * reach]
    }),
  )
  art.movedBy(1.8, 2.6, () => art.specks(places, shade(GLAZE, 0.6), 6.4, { opacity: 0.6 }))
  art.specks(places, shade(GLAZE, 0.06), 6)
  art.movedBy(-1, -1.4, () => art.specks(places, '#fffdf4', 3))
}

/** A wet heap of grated ginger, its juice around it. */
function pulp(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const flesh = fleshOf(color)
  const look = { angle, points: 15, wobble: 0.13 }
  const juice = blob(random, x, y + 2, size * 1.16, size * 0.74, look)
  art.fill(closed(juice), mix(flesh, color, 0.3), 0.5)
  const heap = blob(random, x, y - 2, size, size * 0.6, look)
  art.shadow(closed(heap), 12, 0.34)
  art.fill(closed(heap), mix(flesh, shade(color, 0.3), 0.5))
  art.fill(closed(shrunk(heap, 0.92, -2, -3)), mix(flesh, color, 0.2))
  softSpot(art, { x: x - 14, y: y - 16, rx: size * 0.6, ry: size * 0.36 }, tint(flesh, 0.5), 0.9)
  softSpot(art, { x: x + 26, y: y + 20, rx: size * 0.5, ry: size * 0.26 }, SHADOW, 0.2)
  const shreds = strewn(random, 0, 0, 1, 120).map(([u, v]): Point => [
    x + u * size * 0.9,
    y - 3 + v * size * 0.52 - u * size * 0.3,
  ])
  art.movedBy(1.5, 2.5, () =>
    art.specks(shreds, shade(color, 0.36), 3.6, { length: 9, angle, opacity: 0.4 }),
  )
  art.specks(shreds.slice(0, 70), mix(flesh, color, 0.2), 4, { length: 9, angle })
  art.specks(shreds.slice(70), tint(flesh, 0.4), 3.4, { length: 8, angle: angle + 0.5 })
  const wet = shreds.filter(([u, v]) => u + v < x + y - 10).slice(0, 22)
  art.specks(wet, '#ffffff', 3, { length: 2, angle: -0.5, opacity: 0.9 })
}
