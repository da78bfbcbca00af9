import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point, turnedPoint } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid, layered, litSide } from './touches.ts'

/** Plump, a little hollow on the side of its eye. */
const BEAN: readonly Point[] = [
  [-1, 0.06],
  [-0.78, -0.5],
  [0, -0.72],
  [0.78, -0.5],
  [1, 0.06],
  [0.62, 0.56],
  [0, 0.46],
  [-0.62, 0.56],
]

/** A black bean, plump and wet with its own broth, its white eye on one side; `size` is half its length. */
export function blackBean(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, angle } = piece
  const size = piece.size * random.range(0.88, 1.1)
  const spot = { ...piece, size }
  const color = mix(
    piece.color,
    random.pick(['#5c3222', '#33201a', '#1d1210']),
    random.range(0, 0.5),
  )
  const plump = random.range(0.76, 0.94)
  const shape = BEAN.map(([u, v]): Point => [
    u + random.jitter(0.04),
    v * plump + random.jitter(0.04),
  ])
  layered(art, closed(laid(shape, spot)), [
    { color: SHADOW, dx: size * 0.16, dy: size * 0.3, opacity: 0.55 },
    { color: shade(mix(color, '#140b08', 0.6), 0.1) },
  ])
  const [lx, ly] = [x - size * 0.07, y - size * 0.1]
  const lit = { ...spot, x: lx, y: ly, size: size * 0.84 }
  art.fill(closed(laid(shape, lit)), color)
  const back = { ...spot, x: x - size * 0.15, y: y - size * 0.22, size: size * 0.5 }
  art.fill(closed(laid(shape, back)), mix(tint(color, 0.16), '#8a5a40', 0.32), 0.6)
  const glow = { ...spot, x: x + size * 0.05, y: y + size * 0.08, size: size * 0.82 }
  art.stroke(open(laid(shape.slice(4, 7), glow)), '#a8643c', size * 0.09, { opacity: 0.4 })
  if (random.next() < 0.4) {
    const [u, v] = turnedPoint([0, size * 0.3], angle, x, y)
    art.fill(ellipse(u, v, size * 0.16, size * 0.1), '#d9c8c0', 0.8)
  }
  // A skin in thick broth shines along its back; a round point of light would make it a berry.
  const shine = { ...spot, x: x - size * 0.08, y: y - size * 0.12, size: size * 0.62 }
  const side = litSide(angle) < 0 ? shape.slice(1, 4) : shape.slice(5, 8)
  art.stroke(open(laid(side, shine)), '#f3e2d2', size * 0.09, {
    opacity: random.range(0.25, 0.7),
  })
}
