import type { citrus as words } from '../../../../language/words/foods/produce/citrus.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, circle, closed, moved, pack, type Point, shrunk } from '../../../core/contour.ts'
import type { DrawDust, Piece, FoodSprites } from '../../types.ts'
import { around, gleam, laid, lineShadow, type Shape, along } from './shapes.ts'

const PITH = '#fdf3d2'

/** The juice sacs of one segment, for a slice of radius 1 with nine segments. */
function segment(half: number): Shape {
  const tip: Point = [0.76 * Math.cos(half), 0.76 * Math.sin(half)]
  const waist: Point = [0.5, Math.tan(half) * 0.46]
  return [[0.12, 0], [waist[0], -waist[1]], [tip[0], -tip[1]], [0.835, 0], tip, waist]
}

function citrusSegment(art: Canvas, piece: Piece, half: number): void {
  const { random } = art
  const { size, color } = piece
  const pulp = laid(segment(half), piece)
  art.fill(closed(pulp), mix(color, tint(color, 0.2), random.next()))
  const deep = shrunk(pulp, 0.7, size * 0.015, size * 0.02)
  art.fill(closed(deep), shade(color, 0.05), 0.5)
  const sacs = [0.34, 0.46, 0.56].map((from) => {
    const side = random.jitter(0.09)
    return along(piece, [from, side * 0.7], [from + 0.2, side * 1.6])
  })
  art.stroke(sacs.join(''), '#fffbe6', size * 0.032, { opacity: 0.8 })
}

/** A slice of lemon, lime or orange; `size` is its radius, its colour that of the flesh and rind. */
function citrusSlice(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.98, { points: 14, wobble: 0.012 })
  // Cut thick enough to stand off what it lies on: its rind is seen at the near side.
  const thick = moved(outline, size * 0.03, size * 0.1)
  art.shadow(closed(thick), 9, 0.4)
  art.fill(closed(thick), shade(color, 0.38))
  art.fill(closed(moved(outline, size * 0.016, size * 0.05)), shade(color, 0.2))
  art.fill(closed(shrunk(outline, 0.965, -0.8, -1.2)), color)
  art.fill(circle(x, y, size * 0.885), PITH)
  const segments = 9
  for (const angle of around(art, segments)) {
    citrusSegment(art, { ...piece, angle }, Math.PI / segments - 0.06)
  }
  art.fill(circle(x, y, size * 0.1), PITH)
  const light = art.linearGradient('x1=".2" y1=".1" x2=".8" y2=".95"', [
    [0, '#fffbe6', 0.34],
    [0.45, '#fffbe6', 0],
    [0.6, '#8a5a08', 0],
    [1, '#8a5a08', 0.3],
  ])
  art.fill(closed(outline), light)
  gleam(art, piece, { reach: 0.78, width: 0.05, opacity: 0.6 })
}

const WEDGE: Shape = [
  [-1, 0],
  [-0.62, 0.48],
  [0, 0.66],
  [0.62, 0.48],
  [1, 0],
  [0.5, -0.16],
  [0, -0.2],
  [-0.5, -0.16],
]
const FACE: Shape = [
  [-0.87, 0],
  [-0.5, 0.3],
  [0, 0.43],
  [0.5, 0.3],
  [0.87, 0],
  [0.45, -0.11],
  [0, -0.14],
  [-0.45, -0.11],
]

/** A wedge of lemon, lime or orange lying on its rind; `size` is half its length. */
function citrusWedge(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline = laid(WEDGE, piece)
  art.body(outline, color, { height: 10, lit: 0.96, shaded: 0.26, offset: 0.03 })
  art.fill(closed(laid(FACE, piece)), PITH)
  for (const k of [-1, 0, 1]) {
    const [mid, low, flat] = [k * 0.5, k * 0.42, Math.abs(k)]
    const pulp: Shape = [
      [mid - 0.21, 0.01],
      [low - 0.14, 0.23 - flat * 0.06],
      [low, 0.31 - flat * 0.08],
      [low + 0.14, 0.25 - flat * 0.06],
      [mid + 0.21, 0.01],
      [mid, -0.07],
    ]
    art.fill(closed(laid(pulp, piece)), tint(color, flat ? 0.12 : 0.28))
    const sacs = [-0.08, 0.04].map((u) =>
      along(piece, [mid + u, 0.0], [low + u * 1.1, 0.14 + Math.abs(u)]),
    )
    art.stroke(sacs.join(''), '#fffbe6', size * 0.035, { opacity: 0.8 })
  }
  const pores = [-0.6, -0.3, 0, 0.3, 0.6].map((u) => [u, 0.53 - u * u * 0.42] as const)
  art.specks(laid(pores, piece), tint(color, 0.4), size * 0.035)
}

/** Fine curls of zest. */
const lemonZest: DrawDust = (art, { x, y, radius, count, color }) => {
  const { random } = art
  const curls = pack(art.random, x, y, radius, count, { tries: 4 }).map(([u, v]) => {
    const spot = { x: u, y: v, size: random.range(20, 36), angle: random.angle() }
    const bend = random.range(0.2, 0.5) * random.pick([-1, 1])
    return along(spot, [-0.5, 0], [-0.1, bend], [0.3, bend * 0.6], [0.5, -bend * 0.3])
  })
  const path = curls.join('')
  lineShadow(art, path, 5, 4)
  art.stroke(path, shade(color, 0.1), 5)
  art.movedBy(-0.6, -1, () => art.stroke(path, tint(color, 0.22), 2.6))
}

/** Citrus, sliced, in wedges and grated. */
export const citrus = {
  lemon: citrusSlice,
  lime: citrusSlice,
  orange: citrusSlice,
  wedge: citrusWedge,
  lemonzest: lemonZest,
} satisfies FoodSprites<typeof words>
