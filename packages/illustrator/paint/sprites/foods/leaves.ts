import type { leaves as words } from '../../../language/words/foods/leaves.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, open, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece, FoodSprites } from '../types.ts'
import { greensalad } from './greenSalad.ts'
import { drawLeaf } from './leaf.ts'
import { frilledLettuce } from './produce/frilledLettuce.ts'
import { lettuceCup, wiltedGreens } from './produce/lettuce.ts'
import { laid, laidPoint, type Shape, varied, along, reshaped } from './produce/shapes.ts'

const ARUGULA: Shape = [
  [-0.5, -0.02],
  [-0.22, -0.04],
  [-0.14, -0.17],
  [-0.06, -0.18],
  [-0.01, -0.07],
  [0.06, -0.22],
  [0.15, -0.22],
  [0.18, -0.1],
  [0.32, -0.2],
  [0.45, -0.14],
  [0.52, 0],
  [0.45, 0.14],
  [0.32, 0.2],
  [0.18, 0.1],
  [0.15, 0.22],
  [0.06, 0.22],
  [-0.01, 0.07],
  [-0.06, 0.18],
  [-0.14, 0.17],
  [-0.22, 0.04],
  [-0.5, 0.02],
]

/** A leaf of arugula with its lobes; `size` is its length. */
function arugula(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const color = varied(art, piece.color, 0.12)
  const bend = random.jitter(0.5)
  const shape = ARUGULA.map(([u, v]): Point => {
    return [u, v * (1 + random.jitter(0.14)) + bend * (u * u - 0.1)]
  })
  const outline = laid(shape, piece)
  art.body(outline, color, { height: 6, lit: 0.93, shaded: 0.26, offset: 0.05 })
  const lit = laid(
    shape.slice(1, 10).map(([u, v]): Point => [u * 0.9, v * 0.8]),
    piece,
  )
  art.fill(closed(lit), tint(color, 0.16), 0.8)
  const bow = (u: number): Point => [u, bend * (u * u - 0.1)]
  const ribs = [-0.1, 0.1, 0.3].flatMap((u) =>
    [-1, 1].map((side) => open(laid([bow(u - 0.07), [u, bow(u)[1] + side * 0.1]], piece))),
  )
  const midrib = open(laid([-0.58, -0.3, 0, 0.42].map(bow), piece))
  art.stroke(midrib, tint(color, 0.52), size * 0.026, { opacity: 0.85 })
  art.stroke(ribs.join(''), tint(color, 0.45), size * 0.013, { opacity: 0.7 })
}

const ROMAINE_RIB: Shape = [
  [-0.53, -0.07],
  [-0.1, -0.04],
  [0.42, -0.008],
  [0.42, 0.012],
  [-0.1, 0.045],
  [-0.53, 0.08],
]

/** A torn piece of romaine, crisp and folded along its pale rib; `size` is its length. */
function romaine(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const color = varied(art, piece.color, 0.14)
  const torn = random.range(0.36, 0.56)
  const side = (sign: number, wide: number) =>
    Array.from({ length: 9 }, (_, index): Point => {
      const t = index / 8
      const reach = (0.1 + wide * Math.sin(Math.PI * t ** 0.8)) * (index % 2 ? 1.07 : 0.93)
      return [-0.5 + t * (0.5 + torn), sign * reach * (1 + random.jitter(0.09))]
    })
  const lit = side(-1, random.range(0.16, 0.3))
  const dark = side(1, random.range(0.14, 0.26))
  const outline = laid([...lit, ...dark.toReversed()], piece)
  art.shadow(closed(outline), size * 0.09, 0.55)
  art.fill(closed(outline), shade(color, 0.42))
  art.fill(closed(shrunk(outline, 0.95, -size * 0.008, -size * 0.014)), shade(color, 0.12))
  const upper = laid([...lit.map(([u, v]): Point => [u, v * 0.94]), [0.4, 0], [-0.5, 0]], piece)
  art.fill(closed(upper), tint(color, 0.26))
  const creases = [-0.3, -0.16, -0.02, 0.12, 0.26].flatMap((u) =>
    [-1, 1].map((sign) =>
      along(piece, [u, sign * 0.02], [u + 0.08, sign * 0.12], [u + 0.2, sign * 0.22]),
    ),
  )
  art.stroke(creases.join(''), shade(color, 0.4), size * 0.022, { opacity: 0.4 })
  art.movedBy(-size * 0.012, -size * 0.014, () =>
    art.stroke(creases.join(''), tint(color, 0.7), size * 0.014, { opacity: 0.8 }),
  )
  art.fill(closed(laid(ROMAINE_RIB, piece)), '#d3da92')
  art.fill(closed(laid(reshaped(ROMAINE_RIB, 1, 0.5, 0, -0.012), piece)), '#f6f5d6')
}

/** A leaf of spinach; `size` is its length. */
function spinach(art: Canvas, piece: Piece): void {
  const color = varied(art, piece.color, 0.1)
  const bend = art.random.jitter(0.3)
  drawLeaf(art, { ...piece, color }, { width: 0.66, veins: 4, wave: 0.06, bend })
  const stalk = open([
    laidPoint([-0.48, bend * 0.14], piece),
    laidPoint([-0.72, bend * 0.3], piece),
  ])
  art.stroke(stalk, shade(color, 0.1), piece.size * 0.05)
  art.stroke(stalk, tint(color, 0.4), piece.size * 0.025)
}

/** A sheet of nori; `size` is its length. */
function nori(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const spot = { ...piece, angle: -0.35 + Math.sin(piece.angle) * 0.2 }
  const sheet = laid(
    [
      [-0.5, -0.38],
      [0.5, -0.36],
      [0.48, 0.38],
      [-0.5, 0.36],
    ],
    spot,
  )
  art.shadow(polygon(sheet), 9, 0.36)
  art.fill(polygon(sheet), shade(color, 0.45))
  art.fill(polygon(shrunk(sheet, 0.96, -2, -3)), color)
  const fibres = Array.from({ length: 30 }, () =>
    laidPoint([random.jitter(0.43), random.jitter(0.31)], spot),
  )
  art.specks(fibres, mix(color, '#7fa08a', 0.35), 3, { length: 8, opacity: 0.7 })
  const ridges = [-0.25, 0, 0.25].map((u) => along(spot, [u, -0.33], [u - 0.01, 0.33]))
  art.stroke(ridges.join(''), shade(color, 0.3), 2.4, { opacity: 0.6 })
  const sheen = along(spot, [-0.44, -0.3], [-0.1, -0.31], [0.2, -0.305])
  art.stroke(sheen, '#a9c4b0', size * 0.02, { opacity: 0.6 })
}

/** Leaves as a salad has them: raw, cupped or wilted. */
export const leaves = {
  arugula,
  romaine,
  lettuce: frilledLettuce,
  greensalad,
  lettucecup: lettuceCup,
  spinach,
  wiltedgreens: wiltedGreens,
  nori,
} satisfies FoodSprites<typeof words>
