import type { Canvas } from '../../../core/canvas.ts'
import { blob, closed, type Point, turnedPoint } from '../../../core/contour.ts'
import { type Color, PAINTS } from '../../../../language/paints.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import type { Piece, PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { hollowed, innerShadow, inset, ovalArc, path } from '../../vessels/ceramic.ts'
import { curve, shaped, strewn } from '../shapes.ts'
import { filling, smallDish } from '../smallDish.ts'
import { beside, inward } from '../spots.ts'
import { drawSpoon } from '../spoon.ts'
import { oilBottle } from './oilBottle.ts'
import { oilJug } from './oilJug.ts'
import { oilDrops, oilFill, oilGleam, oilPool } from './oil.ts'

/** A dish of oil with the light in it and a few herbs. */
function inDish(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const { random } = art
  const surface = filling(art, smallDish(art, { x, y, rx: 108, ry: 108 }, color, 20), accent, 5)
  oilFill(art, path(surface), accent)
  for (const [u, v] of strewn(random, surface.x, surface.y, surface.rx * 0.7, 8)) {
    const size = random.range(5, 12)
    const drop = blob(random, u, v, size, size * 0.94, { points: 9, wobble: 0.05 })
    art.stroke(closed(drop), tint(accent, 0.75), 2.4, { opacity: 0.7 })
  }
  art.specks(strewn(random, surface.x, surface.y, 58, 14), '#4b6a2c', 5, { length: 8 })
  innerShadow(art, path(surface), 15, 0.3)
  oilGleam(art, surface.x, surface.y, surface.rx)
}

/** A wooden spoon of oil, some of it spilled. */
function onSpoon(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { accent } = spot
  const angle = inward(spot) + 0.5 + random.jitter(0.4)
  const [x, y] = beside(spot, 6)
  const [px, py] = turnedPoint([10, 96], angle, x, y)
  const puddle = blob(random, px, py, 72, 44, { points: 8, wobble: 0.16, angle: angle + 0.3 })
  oilPool(art, puddle, accent)
  oilDrops(art, strewn(random, px, py, 96, 5), accent)
  spoonful(art, { x, y, size: 1, angle, color: accent })
}

const WOOD = '#b98049'
/** A wooden spoon around the middle of its bowl, its handle at the left. */
const SPOON: readonly Point[] = [
  [-240, -11],
  [-96, -13],
  [-64, -26],
  [-34, -50],
  [8, -60],
  [52, -50],
  [80, -20],
  [84, 6],
  [70, 36],
  [36, 57],
  [-4, 58],
  [-40, 46],
  [-66, 24],
  [-96, 13],
  [-240, 12],
]

/** A wooden spoon, oil of this color in it; its size is 1. */
function spoonful(art: Canvas, piece: Piece): void {
  const { random } = art
  const { angle, color } = piece
  art.body(shaped(SPOON, piece), WOOD, { height: 18, lit: 0.97, shaded: 0.4, offset: 0.01 })
  const grain = [-5, 3, 7].map((v) => curve(piece, [-230, v], [-150, v + 2], [-84, v]))
  art.stroke(grain.join(''), shade(WOOD, 0.3), 2.4, { opacity: 0.6 })
  const [x, y] = laidPoint([10, 0], piece)
  const bowl = blob(random, x, y, 62, 46, { points: 14, wobble: 0.01, angle })
  art.fill(closed(bowl), shade(WOOD, 0.34))
  hollowed(art, closed(bowl), 0.5, 0.3)
  const oil = blob(random, x + 2, y + 3, 54, 39, { points: 12, wobble: 0.03, angle })
  oilFill(art, closed(oil), color)
  innerShadow(art, closed(oil), 9, 0.3)
  oilGleam(art, x + 2, y + 3, 38)
}

/** A wide saucer of oil with a spoon in it, over the rings that the potter's hand left. */
function inSaucer(art: Canvas, spot: PropSpot): void {
  const { x, y, color, accent } = spot
  const glaze = mix(color, PAINTS.teal, 0.72)
  const opening = smallDish(art, { x, y, rx: 132, ry: 132 }, glaze, 13)
  art.stroke(path(inset(opening, 10)), tint(color, 0.3), 4, { opacity: 0.55 })
  const surface = inset(opening, 24, 2, 3)
  art.fill(path(inset(surface, -2, -1, -2)), shade(glaze, 0.3), 0.7)
  oilFill(art, path(surface), mix(accent, glaze, 0.16))
  for (const reach of [24, 44, 62, 78]) {
    const ring = path({ ...surface, rx: reach, ry: reach })
    art.stroke(ring, mix(accent, '#55631c', 0.6), 3.4, { opacity: 0.2 })
  }
  innerShadow(art, path(surface), 8, 0.24)
  art.stroke(ovalArc(inset(surface, 2), 0.2, 1.5), '#fff2a6', 4, { opacity: 0.7 })
  oilGleam(art, surface.x, surface.y, surface.rx)
  const angle = inward(spot) + Math.PI + 0.9 + art.random.jitter(0.3)
  const [u, v] = turnedPoint([70, 0], angle, x, y)
  teaspoon(art, { x: u, y: v, size: 224, angle, color: '#b9b5b0' }, accent)
}

/** A small spoon of steel, oil in its bowl; its handle points along the angle, out over the rim. */
function teaspoon(art: Canvas, piece: Piece, oil: Color): void {
  const { angle } = piece
  drawSpoon(art, piece, 1.15)
  const [x, y] = laidPoint([-0.375, 0], piece)
  const bowl = blob(art.random, x, y, 22, 15, { points: 12, wobble: 0.02, angle })
  oilFill(art, closed(bowl), oil)
  innerShadow(art, closed(bowl), 6, 0.3)
}

/** Olive oil as it comes to the table. */
export const oliveoil = inTurn<PropSpot>(oilBottle, inDish, oilJug, onSpoon, inSaucer)
