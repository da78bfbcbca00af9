import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW } from '../../../core/color.ts'
import { blob, closed, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { shape } from '../dough.ts'
import { type Glow, glow } from '../glow.ts'
import { curveOn, laid, layered } from '../touches.ts'
import { varied } from './shapes.ts'

/** Rounds that drying has pulled out of shape. */
const ROUNDS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  shape(
    '-.92 -.06, -.72 -.5, -.3 -.72, .14 -.66, .4 -.74, .76 -.44, .94 .02, .74 .44, .3 .68, -.24 .72, -.72 .5',
  ),
  shape(
    '-.98 .1, -.84 -.34, -.46 -.58, .02 -.6, .52 -.66, .9 -.3, .98 .08, .66 .36, .48 .6, -.06 .66, -.6 .56',
  ),
  shape(
    '-.8 -.28, -.5 -.7, .06 -.78, .6 -.62, .86 -.2, .82 .26, .52 .66, 0 .7, -.3 .82, -.7 .5, -.88 .1',
  ),
]
/** Wrinkles from the rim inwards, of which each fruit has some. */
const WRINKLES = [
  '.86 -.1, .6 -.06, .42 .04',
  '.5 .54, .4 .34, .2 .26',
  '-.1 .64, -.06 .42, .06 .3',
  '-.66 .36, -.46 .22, -.3 .24',
  '-.82 -.1, -.56 -.06, -.44 .04',
  '.3 -.6, .24 -.42, .08 -.32',
] as const

/** A dried apricot half, plumped in a sauce: a dented round, translucent at its rim; `size` is its radius. */
export function driedApricot(art: Canvas, given: Piece): void {
  const { random } = art
  const piece = { ...given, color: varied(art, given.color, 0.07) }
  const { x, y, size, color } = piece
  const stray = random
    .pick(ROUNDS)
    .map(([u, v]): Point => [u + random.jitter(0.05), v * 0.92 + random.jitter(0.05)])
  const outline = closed(laid(stray, piece))
  glow(art, '#3a1206', 0.6, [{ x: x + size * 0.14, y: y + size * 0.26, rx: size * 1.3, ry: size }])
  const flesh = art.radialGradient('cx=".36" cy=".28" r=".84"', [
    [0, mix(color, '#ffc45a', 0.75)],
    [0.42, mix(color, '#f59a26', 0.4)],
    [0.8, mix(color, '#d2640f', 0.6)],
    [1, mix(color, '#a83f08', 0.8)],
  ])
  layered(art, outline, [
    { color: SHADOW, dx: size * 0.12, dy: size * 0.2, opacity: 0.4 },
    { color: '#7a2c06', dx: size * 0.02, dy: size * 0.08 },
    { color: flesh },
  ])
  art.clipped(outline, () => {
    const isHollow = random.next() < 0.62
    if (isHollow) hollow(art, piece)
    else crease(art, piece)
    wrinkles(art, piece)
    glow(art, '#ffc868', 0.6, [place(piece, [0.5, 0.52], 0.5, 0.2, -0.7)])
  })
  glints(art, piece)
}

/** A glow at a place of the fruit that does not turn with it. */
function place({ x, y, size }: Piece, [u, v]: Point, rx: number, ry: number, angle = 0): Glow {
  return { x: x + u * size, y: y + v * size, rx: rx * size, ry: ry * size, angle }
}

/** Where the stone was: dark on its lit side, light on the other. */
function hollow(art: Canvas, piece: Piece): void {
  glow(art, '#8f3406', 0.85, [place(piece, [-0.04, -0.06], 0.6, 0.42, -0.3)])
  glow(art, '#5e1e04', 0.55, [place(piece, [-0.1, -0.14], 0.34, 0.2, -0.3)])
  glow(art, '#ffb348', 0.75, [place(piece, [0.16, 0.22], 0.4, 0.16, -0.4)])
}

/** The seam over its back, with a fold beside it. */
function crease(art: Canvas, piece: Piece): void {
  const { size } = piece
  glow(art, '#ffcf78', 0.7, [place(piece, [-0.26, -0.3], 0.5, 0.36)])
  const bend = art.random.jitter(0.2)
  layered(art, curveOn(piece, [-0.8, 0.2, -0.3, 0.06 + bend, 0.2, 0.1 + bend, 0.8, -0.16]), [
    { color: '#a8440a', width: size * 0.16, opacity: 0.3 },
    { color: '#8f3406', width: size * 0.06, opacity: 0.6 },
    { color: '#ffd08a', width: size * 0.04, dy: size * 0.06, opacity: 0.6 },
  ])
}

function wrinkles(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const lines = WRINKLES.filter(() => random.next() < 0.6).map((data) =>
    curveOn(
      piece,
      shape(data)
        .flat()
        .map((value) => value + random.jitter(0.07)),
    ),
  )
  layered(art, lines.join(''), [
    { color: '#98390a', width: size * 0.075, opacity: 0.5 },
    { color: '#ffd28a', width: size * 0.04, dx: size * 0.03, dy: size * 0.045, opacity: 0.5 },
  ])
}

/** The window in its syrup. */
function glints(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const spots = [
    [-0.5, -0.34, 0.17],
    [-0.22, -0.54, 0.1],
    [0.04, -0.58, 0.05],
  ] as const
  const paths = spots.map(([u, v, long]) => {
    const look = { points: 7, wobble: 0.2, angle: -0.7 - u * -0.5 }
    return closed(blob(random, x + u * size, y + v * size, long * size, long * size * 0.42, look))
  })
  art.fill(paths.join(''), '#fff8e4', 0.9)
}
