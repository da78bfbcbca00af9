import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid, layered } from './touches.ts'

const COUNT = 13

/** Lengths of garlic chive, limp from the pan, that fell together; `size` is their heap's radius. */
export function chiveheap(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size, angle } = piece
  for (let index = 0; index < COUNT; index += 1) {
    const turn = index * 2.4
    const far = size * 0.6 * Math.sqrt(index / COUNT)
    strip(art, {
      x: x + Math.cos(turn) * far,
      y: y + Math.sin(turn) * far,
      size: size * random.range(0.5, 0.86),
      angle: angle + random.jitter(0.8) + (random.next() < 0.2 ? 1.5 : 0),
      color: mix(piece.color, random.pick(['#2a6a24', '#7cb84a']), random.range(0, 0.55)),
    })
  }
}

/** One flat leaf, its light edge turned to the window; `size` is half its length. */
function strip(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const [bend, sway] = [random.jitter(0.42), random.jitter(0.12)]
  const line = [-1, -0.5, 0, 0.5, 1].map((u): Point => {
    return [u, bend * (u * u - 0.4) + sway * Math.sin(u * 3)]
  })
  const width = size * random.range(0.13, 0.19)
  layered(art, open(laid(line, piece)), [
    { color: '#3a2408', width, dx: width * 0.35, dy: width * 0.6, opacity: 0.45 },
    { color: shade(color, 0.4), width: width * 1.06 },
    { color, width: width * 0.8, dx: -width * 0.04, dy: -width * 0.08 },
    {
      color: tint(color, 0.55),
      width: width * 0.2,
      dx: -width * 0.1,
      dy: -width * 0.24,
      opacity: 0.85,
    },
  ])
}
