import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point, turnedPoint } from '../../core/contour.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { tikka } from './tikka.ts'
import { curveOn, laid, layered, slanted } from './touches.ts'

/** Petals of onion and squares of pepper seen from their edge: bowed, cut straight, bulging. */
const PETALS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  shape(
    '-.36 -.9, .06 -1.06, .42 -.92, .52 -.4, .54 .1, .4 .92, 0 1.04, -.38 .9, -.22 .3, -.2 -.3',
  ),
  shape('-.4 -.7, -.1 -.96, .3 -.86, .46 -.5, .36 0, .5 .56, .3 .94, -.16 .9, -.44 .62, -.3 .1'),
  shape('-.3 -1, .2 -1.08, .44 -.7, .6 -.1, .46 .6, .24 .98, -.2 1.08, -.36 .7, -.14 .2, -.12 -.5'),
]

/** A petal of onion or pepper on its stick: wet skin over a paler cut edge, its tips charred. */
function petal(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size, color } = piece
  const slim = random.range(0.76, 1.2)
  const outline = laid(
    random
      .pick(PETALS)
      .map(([u, v]): Point => [u * slim + random.jitter(0.05), v + random.jitter(0.05)]),
    piece,
  )
  const path = closed(outline)
  const light = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, tint(color, 0.5)],
    [0.4, color],
    [1, shade(color, 0.5)],
  ])
  layered(art, path, [
    { color: SHADOW, dx: size * 0.14, dy: size * 0.24, opacity: 0.36 },
    { color: shade(color, 0.6), dx: size * 0.03, dy: size * 0.08 },
    { color: light },
  ])
  art.clipped(path, () => {
    const inner = curveOn(piece, [0.3, -0.86, 0.38, -0.2, 0.36, 0.4, 0.22, 0.9])
    art.stroke(inner, shade(color, 0.45), size * 0.16, { opacity: 0.5 })
    art.movedBy(-size * 0.06, 0, () =>
      art.stroke(inner, tint(color, 0.75), size * 0.06, { opacity: 0.7 }),
    )
    const tips = outline.filter((_, index) => index % 5 === random.whole(0, 1))
    const dark = tips.map(([u, v]) => ({ x: u, y: v, rx: size * 0.42, ry: size * 0.32 }))
    glow(art, '#1c0a06', 0.9, dark)
    glow(art, '#fffaf0', 0.75, [
      {
        x: x - size * 0.16,
        y: y - size * 0.3,
        rx: size * 0.12,
        ry: size * 0.36,
        angle: piece.angle,
      },
    ])
  })
}

/** What is on a stick: 0 for chicken, or which vegetable. */
type Order = readonly (0 | 1 | 2 | 3)[]
const ORDERS: readonly [Order, ...Order[]] = [
  [0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 1],
  [2, 0, 1, 0, 0, 2, 3, 0, 1, 0, 2],
  [0, 0, 1, 2, 0, 3, 0, 2, 1, 0, 0],
]
const VEGETABLES = ['#b0447f', '#6f9a35', '#e2b4cb'] as const
/** How much of the stick chicken and vegetables take, in shares of its half length. */
const TAKES = [0.24, 0.096] as const

/** A loaded skewer: charred chunks with onion and pepper packed between; `size` is half its length. */
export function skewer(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const { random } = art
  const angle = slanted(piece.angle, 1.02)
  layered(art, curveOn({ x, y, size, angle }, [-1.24, 0, 1.12, 0]), [
    { color: SHADOW, width: 9, dx: 8, dy: 13, opacity: 0.34 },
    { color: '#7d4d22', width: 10 },
    { color: '#e0b878', width: 5, dx: -1, dy: -1.5 },
  ])
  const order = random.pick(ORDERS)
  const lengths = order.map((kind) => TAKES[kind === 0 ? 0 : 1])
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let along = -whole / 2
  order.forEach((kind, index) => {
    const length = lengths[index] ?? 0
    const middle = [(along + length / 2) * size, random.jitter(size * 0.022)] as const
    along += length
    const [u, v] = turnedPoint(middle, angle, x, y)
    const at = { x: u, y: v, angle: angle + random.jitter(0.26) }
    if (kind === 0)
      tikka(art, { ...at, size: size * random.range(0.134, 0.178), color: piece.color })
    else
      petal(art, {
        ...at,
        size: size * random.range(0.11, 0.17),
        color: VEGETABLES[kind - 1] ?? '#b0447f',
      })
  })
  const end = [1.08, 0, 1.12, 0]
  art.stroke(curveOn({ x, y, size, angle }, end), '#e0b878', 6)
}
