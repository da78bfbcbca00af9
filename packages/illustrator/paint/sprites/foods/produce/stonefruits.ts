import type { stonefruits as words } from '../../../../language/words/foods/produce/stonefruits.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, ellipse, open, type Point, shrunk } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { driedApricot } from './driedApricot.ts'
import { gleam, laid, laidPoint, type Shape, varied, along } from './shapes.ts'

const CRESCENT: Shape = [
  [-0.5, 0.1],
  [-0.42, -0.08],
  [-0.2, -0.22],
  [0.08, -0.25],
  [0.34, -0.15],
  [0.49, 0.06],
  [0.48, 0.13],
  [0.3, 0.11],
  [0, 0.07],
  [-0.3, 0.11],
]

/** A slice of peach, red where the stone was; `size` is its length. */
function peachSlice(art: Canvas, piece: Piece): void {
  const { size } = piece
  const color = varied(art, piece.color, 0.06)
  const outline = laid(CRESCENT, piece, 1.3)
  const inward = (share: number) => laidPoint([0, share], { ...piece, x: 0, y: 0 })
  art.body(outline, mix(color, '#c8402e', 0.62), {
    height: 8,
    lit: 0.97,
    shaded: 0.24,
    offset: 0.02,
  })
  art.fill(closed(shrunk(outline, 0.94, ...inward(0.026))), color)
  art.fill(closed(shrunk(outline, 0.74, ...inward(0.012))), tint(color, 0.26))
  const stone: Shape = [
    [-0.27, 0.09],
    [-0.12, 0.062],
    [0, 0.055],
    [0.12, 0.062],
    [0.27, 0.09],
  ]
  art.stroke(open(laid(stone, piece, 1.3)), '#d9603f', size * 0.085, { opacity: 0.6 })
  art.stroke(open(laid(stone, piece, 1.36)), '#a82f34', size * 0.038, { opacity: 0.9 })
  const shine = laid(
    [
      [-0.3, -0.09],
      [-0.06, -0.15],
      [0.16, -0.13],
    ],
    piece,
  )
  art.stroke(open(shine), '#fff6e0', size * 0.03, { opacity: 0.75 })
}

const STONE: Shape = [
  [-0.54, 0],
  [-0.3, -0.3],
  [0.06, -0.36],
  [0.4, -0.22],
  [0.58, 0],
  [0.38, 0.24],
  [0.04, 0.36],
  [-0.32, 0.28],
]

/** Half an apricot, hollow where the stone was; `size` is its radius. */
function apricotHalf(art: Canvas, piece: Piece): void {
  const { x, y, size, angle } = piece
  const { random } = art
  const color = varied(art, piece.color, 0.06)
  const outline = blob(random, x, y, size, size * 0.88, { points: 11, wobble: 0.025, angle })
  art.body(outline, mix(color, '#cf5a2a', 0.5), { height: 9, lit: 0.97, shaded: 0.24 })
  art.fill(closed(shrunk(outline, 0.92, -0.5, -1)), tint(color, 0.12))
  art.fill(closed(shrunk(outline, 0.78, -0.5, -1)), tint(color, 0.32), 0.8)
  const hollow = laid(STONE, piece)
  art.fill(closed(hollow), mix(color, '#a8491f', 0.6))
  art.fill(closed(shrunk(hollow, 0.84, size * 0.05, size * 0.07)), mix(color, '#c9682c', 0.35))
  const fibres = [-0.16, 0, 0.16].map((v) => along(piece, [-0.3, v * 0.7], [0.32, v]))
  art.stroke(fibres.join(''), mix(color, '#a8491f', 0.6), size * 0.035, { opacity: 0.6 })
  gleam(art, piece, { reach: 0.8, width: 0.07, opacity: 0.7 })
}

const APPLE: Shape = [
  [-0.5, 0.04],
  [-0.42, -0.14],
  [-0.18, -0.23],
  [0.18, -0.23],
  [0.42, -0.14],
  [0.5, 0.04],
  [0.3, 0.1],
  [0.13, 0.075],
  [0, 0.045],
  [-0.13, 0.075],
  [-0.3, 0.1],
]

function appleSlice(art: Canvas, piece: Piece): void {
  const { size, angle, color } = piece
  const outline = laid(APPLE, piece, 1.15)
  const down = (share: number): Point => [
    -Math.sin(angle) * size * share,
    Math.cos(angle) * size * share,
  ]
  art.shadow(closed(outline), 7, 0.3)
  art.fill(closed(outline), shade(color, 0.12))
  art.fill(closed(shrunk(outline, 0.95, ...down(0.022), 0.9)), '#f3e2ae')
  art.fill(closed(shrunk(outline, 0.82, ...down(0.026), 0.68)), '#fbf2d2')
  const seeds = [-0.05, 0.05].map((u) => {
    const [sx, sy] = laidPoint([u, 0.035], piece)
    return ellipse(sx, sy, size * 0.016, size * 0.02)
  })
  art.fill(seeds.join(''), '#6b4022')
}

/** Slices of apple in the skin, fanned out; `size` is the length of a slice. */
function appleFan(art: Canvas, piece: Piece): void {
  const count = 7
  for (let index = 0; index < count; index += 1) {
    const step = index - (count - 1) / 2
    const angle = -0.5 + step * 0.11
    const [x, y] = laidPoint([0, step * 0.135], { ...piece, angle: -0.5 })
    appleSlice(art, { ...piece, x, y, angle })
  }
}

/** A pitted date, wrinkled and glossy; `size` is half its length. */
function date(art: Canvas, piece: Piece): void {
  const { x, y, size, angle } = piece
  const { random } = art
  const color = varied(art, piece.color, 0.08)
  const outline = blob(random, x, y, size, size * 0.52, { points: 10, wobble: 0.05, angle })
  art.body(outline, color, { height: 8, lit: 0.9, shaded: 0.4, offset: 0.05, highlight: 0.12 })
  const wrinkles = [-0.3, -0.1, 0.1, 0.3].map((v) => {
    const bend = random.jitter(0.1)
    return along(piece, [-0.72, v * 0.6], [-0.2, v + bend], [0.3, v - bend], [0.72, v * 0.6])
  })
  art.stroke(wrinkles.join(''), shade(color, 0.42), size * 0.06, { opacity: 0.65 })
  const shine = laid(
    [
      [-0.5, -0.26],
      [-0.1, -0.36],
      [0.3, -0.3],
    ],
    piece,
  )
  art.stroke(open(shine), '#f0c59a', size * 0.08, { opacity: 0.75 })
  const [sx, sy] = laidPoint([-0.94, 0], piece)
  art.fill(ellipse(sx, sy, size * 0.09, size * 0.09), '#c99a5c')
}

/** Fruits with a stone or a core. */
export const stonefruits = {
  applefan: appleFan,
  peach: peachSlice,
  apricot: apricotHalf,
  driedapricot: driedApricot,
  dates: date,
} satisfies FoodSprites<typeof words>
