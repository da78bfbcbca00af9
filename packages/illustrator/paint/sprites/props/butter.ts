import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, closed, type Point, polygon, shrunk, turned } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece, PropSpot } from '../types.ts'
import { inTurn } from '../variants.ts'
import { smallDish } from './smallDish.ts'
import { curve, shaped, symmetric } from './shapes.ts'

const DISH = symmetric([
  [-1.5, 0],
  [-1.4, -0.7],
  [-0.9, -0.88],
  [0.9, -0.88],
  [1.4, -0.7],
  [1.5, 0],
])

/** A block on its dish, a slice cut from it; `accent` is the dish. */
function onDish(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const piece = { x, y, size: 100, angle: -0.3 + art.random.jitter(0.3), color }
  const dish = shaped(DISH, piece)
  art.dropShadow(closed(dish), 16, 26, 0.34)
  art.fill(closed(dish), shade(accent, 0.3))
  art.movedBy(-3, -4, () => art.fill(closed(dish), accent))
  art.stroke(closed(shrunk(dish, 0.85)), shade(accent, 0.2), 3, { opacity: 0.7 })
  butterBlock(art, piece, -0.98, 0.5)
  butterBlock(art, piece, 0.66, 0.86)
  const marks = [-0.6, -0.25, 0.1].map((u) => curve(piece, [u, -0.46], [u, 0.46]))
  art.stroke(marks.join(''), shade(color, 0.16), 2.6, { opacity: 0.6 })
}

/** Butter between two cuts. */
function butterBlock(art: Canvas, piece: Piece, left: number, right: number): void {
  const { color } = piece
  const half = 0.46
  const corners: Point[] = [
    [left, -half],
    [right, -half],
    [right, half],
    [left, half],
  ]
  const top = shaped(corners, piece)
  art.shadow(polygon(top), 20, 0.3)
  art.movedBy(5, 15, () => art.fill(polygon(top), shade(color, 0.3)))
  art.movedBy(3, 8, () => art.fill(polygon(top), shade(color, 0.14)))
  art.fill(polygon(top), color)
  art.fill(polygon(shrunk(top, 0.86, -3, -4)), tint(color, 0.35))
}

/** A block half out of its paper. */
function inPaper(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const piece = { x, y, size: 96, angle: 0.35 + random.jitter(0.3), color }
  const sheet: Point[] = [
    [-1.5, -0.9],
    [-0.2, -1.05],
    [1.2, -0.86],
    [1.34, 0.1],
    [1.16, 0.94],
    [-0.1, 1.04],
    [-1.42, 0.88],
    [-1.6, -0.1],
  ]
  const stray = sheet.map(([u, v]): Point => [u + random.jitter(0.08), v + random.jitter(0.08)])
  const paper = shaped(stray, piece)
  art.shadow(polygon(paper), 10, 0.32)
  art.fill(polygon(paper), '#f3ead6')
  const folds = [-0.9, 0.9].map((v) =>
    curve(piece, [-1.3, v * 0.6], [0, v * 0.62], [1.2, v * 0.58]),
  )
  art.stroke(folds.join(''), '#cbbb9a', 3.4, { opacity: 0.8 })
  butterBlock(art, piece, -1, 0.84)
  const wrapped: Point[] = [
    [-1.06, -0.56],
    [-0.3, -0.54],
    [-0.22, 0],
    [-0.32, 0.54],
    [-1.06, 0.56],
  ]
  art.body(shaped(wrapped, piece), '#fbf4e4', { height: 6, shaded: 0.2, angular: true })
}

/** Curls on a small plate. */
function curls(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const { random } = art
  const dish = smallDish(art, { x, y, rx: 112, ry: 112 }, accent, 24)
  for (const [dx, dy] of [
    [-30, -24],
    [30, -34],
    [-8, 24],
    [44, 22],
  ] as const) {
    const angle = random.angle()
    const [u, v] = [dish.x + dx, dish.y + dy]
    const curl = blob(random, u, v, 38, 25, { angle, points: 9, wobble: 0.07 })
    art.body(curl, color, { height: 11, lit: 0.9, shaded: 0.32, highlight: 0.5 })
    const ribs = [-0.5, 0, 0.5].map((by) =>
      curve({ x: u, y: v, size: 30, angle }, [by, -0.6], [by + 0.12, 0], [by, 0.6]),
    )
    art.stroke(ribs.join(''), shade(color, 0.24), 3, { opacity: 0.6 })
  }
}

/** Pats on a round of wood. */
function onWood(art: Canvas, { x, y, color }: PropSpot): void {
  const round = circle(x, y, 118)
  art.dropShadow(round, 12, 20, 0.34)
  art.fill(round, shade('#c48d50', 0.34))
  art.fill(circle(x - 3, y - 5, 115), '#cf9a5c')
  const rings = [92, 66, 40].map((radius) => circle(x - 6, y - 4, radius)).join('')
  art.stroke(rings, shade('#c48d50', 0.24), 3, { opacity: 0.6 })
  const places = turned(
    [
      [-40, 18],
      [40, -26],
    ],
    art.random.jitter(0.5),
    x,
    y,
  )
  for (const [u, v] of places) {
    butterBlock(art, { x: u, y: v, size: 66, angle: art.random.jitter(0.5), color }, -0.56, 0.56)
  }
}

/** Butter as it comes to a table; `accent` is what it comes on. */
export const butter = inTurn<PropSpot>(onDish, inPaper, curls, onWood, (art, spot) => {
  const piece = { ...spot, size: 92, angle: 1.1 + art.random.jitter(0.3) }
  const dish = smallDish(art, { x: spot.x, y: spot.y, rx: 138, ry: 106 }, spot.accent, 16)
  butterBlock(art, { ...piece, x: dish.x, y: dish.y, size: 84 }, -0.5, 0.8)
  art.fill(
    closed(
      shaped(
        [
          [-0.9, 0.3],
          [-0.62, 0.1],
          [-0.56, 0.5],
        ],
        piece,
      ),
    ),
    tint(spot.color, 0.2),
  )
})
