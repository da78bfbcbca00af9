import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point, shrunk, turnedPoint } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { chunk } from './chunk.ts'
import { curveOn, laid, layered, patches, slanted } from './touches.ts'

/** A chunk of chicken in a charred orange marinade. */
export function tikka(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  chunk(art, piece, { aspect: 0.84, wobble: 0.1, fibres: 2, char: 0.7, gloss: 0.7 })
  const spice = { x, y, angle, rx: size * 0.7, ry: size * 0.58, count: 6, grain: size * 0.08 }
  art.fill(patches(art, spice), mix(color, '#f4b44a', 0.6), 0.7)
}

const SQUARE: readonly Point[] = [
  [-0.62, -0.9],
  [0, -1],
  [0.62, -0.86],
  [0.7, 0],
  [0.6, 0.9],
  [0, 0.98],
  [-0.64, 0.86],
  [-0.7, 0],
]

/** A petal of onion or pepper between the chunks: layers, a charred edge. */
function petal(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const outline = laid(SQUARE, piece)
  art.body(outline, color, { height: 7, lit: 0.92, shaded: 0.26 })
  art.fill(closed(shrunk(outline, 0.58, -size * 0.1, -size * 0.12)), tint(color, 0.35), 0.8)
  const layer = [0.38, -0.74, 0.46, 0, 0.36, 0.74]
  art.stroke(curveOn(piece, layer), shade(color, 0.3), size * 0.1, { opacity: 0.6 })
  const burnt = { x, y, angle, rx: size * 0.5, ry: size * 0.8, count: 3, grain: size * 0.22 }
  art.fill(patches(art, burnt), '#4a2413', 0.5)
}

/** A loaded skewer: charred chunks with onion and pepper between; `size` is half its length. */
export function skewer(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const angle = slanted(piece.angle, 1.02)
  const stick = curveOn({ x, y, size, angle }, [-1.22, 0, 1.08, 0])
  layered(art, stick, [
    { color: SHADOW, width: 8, dx: 7, dy: 11, opacity: 0.3 },
    { color: '#8a5a2c', width: 9 },
    { color: '#dcb377', width: 4.5, dx: -1, dy: -1.5 },
  ])
  const vegetables = ['#f0dfe0', '#c9402a', '#7f9c3c', '#eab13c'] as const
  const order = [0, 1, 0, 2, 0, 3, 0, 4, 0]
  order.forEach((kind, index) => {
    const along = (index / (order.length - 1)) * 1.8 - 0.9
    const [u, v] = turnedPoint([along * size, art.random.jitter(size * 0.015)], angle, x, y)
    const at = { x: u, y: v, angle: angle + art.random.jitter(0.16) }
    if (kind === 0) tikka(art, { ...at, size: size * 0.165, color: piece.color })
    else petal(art, { ...at, size: size * 0.14, color: vegetables[kind - 1] ?? vegetables[0] })
  })
}
