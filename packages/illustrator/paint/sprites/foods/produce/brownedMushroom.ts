import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../../core/color.ts'
import { closed, moved, open, shrunk } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { browned, laid, type Shape, varied, within } from './shapes.ts'

/** Cut through cap and stem: shrunken in the pan, no two alike. */
const SLICES: readonly [Shape, ...Shape[]] = [
  [
    [-1, 0.1],
    [-0.9, -0.4],
    [-0.4, -0.78],
    [0.3, -0.8],
    [0.86, -0.46],
    [1, 0.02],
    [0.8, 0.22],
    [0.36, 0.08],
    [0.24, 0.36],
    [0.34, 0.72],
    [-0.16, 0.78],
    [-0.26, 0.36],
    [-0.4, 0.1],
    [-0.8, 0.28],
  ],
  [
    [-0.96, 0.3],
    [-1, -0.16],
    [-0.6, -0.62],
    [0.04, -0.72],
    [0.66, -0.56],
    [0.98, -0.1],
    [0.9, 0.26],
    [0.6, 0.2],
    [0.1, -0.02],
    [-0.5, 0.16],
    [-0.74, 0.42],
  ],
  [
    [-0.86, 0.12],
    [-0.7, -0.5],
    [0, -0.76],
    [0.7, -0.5],
    [0.88, 0.1],
    [0.56, 0.5],
    [0, 0.62],
    [-0.56, 0.5],
  ],
]

/** A slice or a quarter of a mushroom out of the pan: dark and wet, its cut face golden; `size` is half its width. */
export function brownedMushroom(art: Canvas, given: Piece): void {
  const { random } = art
  const size = given.size * random.range(0.78, 1.16)
  const piece = { ...given, size }
  const color = varied(
    art,
    mix(given.color, random.pick(['#7d4520', '#d49a54', '#a8642c']), random.range(0, 0.6)),
    0.08,
  )
  const shape = random
    .pick([...SLICES])
    .map(([u, v]) => [u * (1 + random.jitter(0.1)), v * (1 + random.jitter(0.12))] as const)
  const outline = laid(shape, piece)
  art.movedBy(size * 0.16, size * 0.22, () => art.fill(closed(outline), SHADOW, 0.42))
  art.fill(closed(moved(outline, size * 0.05, size * 0.13)), shade(color, 0.66))
  art.fill(closed(outline), mix(shade(color, 0.36), '#6a3812', 0.3))
  const face = closed(shrunk(outline, 0.86, -size * 0.02, -size * 0.03))
  const golden = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, mix(color, '#f6cf90', 0.66)],
    [0.5, mix(color, '#dca25a', 0.3)],
    [1, shade(color, 0.12)],
  ])
  art.fill(face, golden)
  const gills: Shape = [
    [-0.6, 0.06],
    [-0.3, -0.2],
    [0.06, -0.28],
    [0.4, -0.18],
    [0.64, 0.04],
  ]
  art.clipped(closed(outline), () => {
    art.stroke(open(laid(gills, piece)), shade(color, 0.5), size * 0.11, { opacity: 0.5 })
    browned(art, within(art, piece, 5, 0.9, 0.8), '#4a2410', { size: size * 0.18, opacity: 0.38 })
  })
  const shine: Shape = [
    [-0.6, -0.34],
    [-0.3, -0.54],
    [0.06, -0.6],
  ]
  art.stroke(open(laid(shine, piece)), '#fff6e4', size * 0.1, { opacity: 0.8 })
}
