import type { Canvas } from '../../core/canvas.ts'
import { turnedPoint } from '../../core/contour.ts'
import { SHADOW } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { tiltOf } from './relief/tilt.ts'
import { tikkaChunk, tikkaPetal } from './tikkaChunk.ts'
import { curveOn, layered } from './touches.ts'
import { upright } from './upright.ts'

/** What is on a stick: 0 for chicken, or which vegetable. */
type Order = readonly (0 | 1 | 2 | 3)[]
const ORDERS: readonly [Order, ...Order[]] = [
  [0, 1, 3, 0, 2, 0, 1, 0],
  [0, 2, 0, 1, 3, 0, 2, 0],
  [0, 2, 0, 1, 0, 3, 1, 0],
  [0, 1, 2, 0, 1, 0, 3, 0],
]
const VEGETABLES = ['#a83a78', '#6f9a2e', '#dfa9c6'] as const
/** How much of the stick chicken and vegetables take, in shares of its half length. */
const TAKES = [0.3, 0.125] as const

/** A short loaded skewer: charred chunks with onion and pepper packed between; `size` is half its length. */
export function skewer(art: Canvas, given: Piece): void {
  const { x, y, size } = given
  const { random } = art
  const piece = { ...given, angle: -0.16 + Math.sin(given.angle) * 0.09 }
  upright(art, piece, () => {
    stick(art, piece, [-1.22, 0, 1.16, 0])
    const order = random.pick(ORDERS)
    const lengths = order.map((kind) => TAKES[kind === 0 ? 0 : 1] * random.range(0.92, 1.08))
    let along = -lengths.reduce((sum, length) => sum + length, 0) / 2
    for (const [index, kind] of order.entries()) {
      const length = lengths[index] ?? 0
      const middle = [(along + length / 2) * size, random.jitter(size * 0.02)] as const
      along += length
      const [u, v] = turnedPoint(middle, piece.angle, x, y)
      load(art, { ...piece, x: u, y: v }, kind, length)
    }
  })
}

function load(art: Canvas, piece: Piece, kind: Order[number], length: number): void {
  const { random } = art
  const seat = { ...piece, flat: tiltOf(art.camera).flat }
  const { size } = piece
  if (kind === 0) return tikkaChunk(art, { ...piece, size: size * length * 0.56 }, seat)
  const color = VEGETABLES[kind - 1] ?? VEGETABLES[0]
  tikkaPetal(art, { ...piece, size: size * random.range(0.165, 0.195), color }, seat)
}

/** The bamboo, burnt at its tips. */
function stick(art: Canvas, piece: Piece, line: readonly number[]): void {
  layered(art, curveOn(piece, line), [
    { color: SHADOW, width: 9, dx: 8, dy: 14, opacity: 0.4 },
    { color: '#7d4d22', width: 15 },
    { color: '#ecc88a', width: 9, dx: -1, dy: -1.5 },
  ])
  const tips = curveOn(piece, [-1.22, 0, -1.19, 0]) + curveOn(piece, [1.1, 0, 1.16, 0])
  art.stroke(tips, '#5a3014', 13, { opacity: 0.8 })
}
