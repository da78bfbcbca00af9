import type { Canvas } from '../../core/canvas.ts'
import { circle, closed, type Point, shrunk, turnedPoint } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cubed } from './chunk.ts'
import { curveOn, laid, layered, patches, slanted } from './touches.ts'

/** A chunk of chicken as a knife cut it, charred where it met the heat; `size` is its radius. */
export function tikka(art: Canvas, piece: Piece): void {
  const { x, y, size, angle } = piece
  const { random } = art
  const color = mix(piece.color, random.pick(['#ee9a30', '#cf4f1a', '#e2742a']), 0.5)
  const outline = cubed(art, { ...piece, color }, '#4a170a')
  art.clipped(closed(outline), () => {
    const spread = { x, y, angle, rx: size * 0.8, ry: size * 0.74 }
    art.softFill(patches(art, { ...spread, count: 2, grain: size * 0.3 }), '#8a2a0c', 0.5, 4)
    const burnt = Array.from({ length: 3 }, () => {
      const [u, v] = turnedPoint([size * 0.98, 0], random.angle(), x, y)
      return patches(art, { x: u, y: v, rx: size * 0.12, count: 2, grain: size * 0.42 })
    })
    art.fill(burnt.join(''), '#1f0d09', 0.85)
    art.fill(patches(art, { ...spread, count: 6, grain: size * 0.1 }), '#5a1c0c', 0.6)
    art.fill(patches(art, { ...spread, count: 7, grain: size * 0.08 }), '#ffd27a', 0.6)
  })
  const gleam = curveOn({ ...piece, angle: -0.5 }, [-0.5, -0.36, -0.2, -0.56, 0.16, -0.56])
  art.stroke(gleam, '#fff0d2', size * 0.11, { opacity: 0.8 })
}

/** How thick a petal is along the stick, as a share of its width. */
const SLIM = 0.44
const PETAL: readonly Point[] = [
  [-0.8, -0.9],
  [0.1, -1.06],
  [0.9, -0.94],
  [1.1, 0],
  [0.86, 0.92],
  [0, 1.04],
  [-0.84, 0.9],
  [-0.5, 0],
]

/** A bowed petal of onion or pepper on its stick, its edges charred. */
function petal(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline = laid(
    PETAL.map(([u, v]): Point => [u * SLIM + art.random.jitter(0.05), v]),
    piece,
  )
  art.body(outline, color, { height: 7, lit: 0.92, shaded: 0.36 })
  const bow = [0.4, -0.8, 0.56, 0, 0.38, 0.8]
  art.stroke(
    curveOn(
      piece,
      bow.map((value, index) => (index % 2 ? value : value * SLIM)),
    ),
    shade(color, 0.36),
    size * 0.09,
  )
  const lit = [-0.44, -0.72, -0.2, 0, -0.46, 0.5]
  art.stroke(
    curveOn(
      piece,
      lit.map((value, index) => (index % 2 ? value : value * SLIM)),
    ),
    tint(color, 0.7),
    size * 0.1,
    { opacity: 0.75 },
  )
  const tips = shrunk(outline, 0.94)
    .filter((_, index) => index === 1 || index === 5)
    .map(([u, v]) => circle(u, v, size * art.random.range(0.14, 0.26)))
  art.clipped(closed(outline), () => art.fill(tips.join(''), '#2a120b', 0.72))
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
    const middle = [(along + length / 2) * size, random.jitter(size * 0.012)] as const
    along += length
    const [u, v] = turnedPoint(middle, angle, x, y)
    const at = { x: u, y: v, angle: angle + random.jitter(0.14) }
    if (kind === 0)
      tikka(art, { ...at, size: size * random.range(0.138, 0.168), color: piece.color })
    else
      petal(art, {
        ...at,
        size: size * random.range(0.13, 0.16),
        color: VEGETABLES[kind - 1] ?? '#b0447f',
      })
  })
  const end = [1.08, 0, 1.12, 0]
  art.stroke(curveOn({ x, y, size, angle }, end), '#e0b878', 6)
}
