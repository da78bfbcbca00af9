import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, open, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { heapPlaces, heapShade, inLight, strayed } from './heapPlaces.ts'
import { laid } from './touches.ts'

const COUNT = 112
/** How large a kernel is, as a share of the heap. */
const KERNEL = [0.12, 0.165] as const

/** A kernel as it comes off the cob: broad and dented on top, narrow where it was cut. */
const SHAPES: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [-1, -0.3],
    [-0.5, -0.66],
    [0.3, -0.8],
    [0.9, -0.6],
    [1.02, 0],
    [0.86, 0.6],
    [0.2, 0.78],
    [-0.6, 0.62],
    [-1, 0.26],
  ],
  [
    [-0.9, -0.5],
    [-0.2, -0.86],
    [0.6, -0.8],
    [0.94, -0.2],
    [0.9, 0.46],
    [0.3, 0.82],
    [-0.5, 0.8],
    [-0.96, 0.3],
  ],
  [
    [-1.1, -0.16],
    [-0.6, -0.5],
    [0.1, -0.62],
    [0.8, -0.5],
    [1, 0.04],
    [0.7, 0.56],
    [0, 0.62],
    [-0.7, 0.44],
  ],
]

/** A heap of warm, wet kernels of corn; `size` is its radius. */
export function cornheap(art: Canvas, piece: Piece): void {
  const { random } = art
  heapShade(art, { ...piece, color: mix(piece.color, '#a8620c', 0.62) }, 0.88)
  for (const { x, y, light } of heapPlaces(art, piece, { count: COUNT, loose: 0.03 })) {
    const size = piece.size * random.range(...KERNEL)
    const tone = mix(
      piece.color,
      random.pick(['#f0a81c', '#ffe276', '#f6c02e']),
      random.range(0.1, 0.6),
    )
    kernel(art, { x, y, size, angle: random.angle(), color: inLight(tone, light) })
  }
}

function kernel(art: Canvas, piece: Piece): void {
  const { size, color, x, y } = piece
  const outline = laid(strayed(art, art.random.pick(SHAPES), 0.07), piece)
  art.fill(polygon(shrunk(outline, 1.12, size * 0.12, size * 0.26)), '#6a3408', 0.55)
  art.fill(closed(outline), mix(shade(color, 0.3), '#c87a10', 0.4))
  art.fill(closed(shrunk(outline, 0.82, -size * 0.08, -size * 0.12)), color)
  const shine: Point[] = [
    [x - size * 0.5, y - size * 0.1],
    [x - size * 0.3, y - size * 0.4],
    [x + size * 0.08, y - size * 0.46],
  ]
  art.stroke(open(shine), tint(color, 0.85), size * 0.2, { opacity: 0.9 })
}
