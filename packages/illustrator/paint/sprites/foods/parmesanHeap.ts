import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, open, type Point, polygon, turned } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { heapPlaces } from './heapPlaces.ts'
import { layered } from './touches.ts'

const GRAINS = 170
const SHREDS = 46

/** Finely grated parmesan, heaped with the fingers: grains and short shreds; `size` is its radius. */
export function parmesanheap(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const grains = heapPlaces(art, piece, { count: GRAINS, loose: 0.3 }).map(({ x, y }) => {
    const reach = size * random.range(0.02, 0.055)
    return blob(random, x, y, reach, reach * 0.66, {
      points: 6,
      wobble: 0.3,
      angle: random.angle(),
    })
  })
  layered(art, grains.map(polygon).join(''), [
    { color: SHADOW, dx: size * 0.03, dy: size * 0.05, opacity: 0.4 },
    { color: mix(shade(color, 0.14), '#d9a850', 0.3) },
    { color, dx: -size * 0.012, dy: -size * 0.018 },
  ])
  const shreds = heapPlaces(art, piece, { count: SHREDS, loose: 0.2 }).map(({ x, y }) => {
    const reach = size * random.range(0.05, 0.13)
    const bow = random.jitter(0.4)
    const line: Point[] = [
      [-reach, 0],
      [0, bow * reach],
      [reach, 0],
    ]
    return open(turned(line, random.angle(), x, y))
  })
  layered(art, shreds.join(''), [
    { color: SHADOW, width: size * 0.034, dx: size * 0.02, dy: size * 0.04, opacity: 0.34 },
    { color: mix(color, '#e0b45c', 0.3), width: size * 0.034 },
    { color: tint(color, 0.6), width: size * 0.02, dx: -1, dy: -1.4 },
  ])
}
