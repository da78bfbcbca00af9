import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../../core/color.ts'
import { closed, moved, open, type Point, shrunk } from '../../../core/contour.ts'
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
    [-1, 0.24],
    [-0.96, -0.2],
    [-0.62, -0.66],
    [-0.06, -0.84],
    [0.52, -0.7],
    [0.92, -0.3],
    [0.98, 0.2],
    [0.82, 0.34],
    [0.46, 0.12],
    [0.2, 0.16],
    [0.16, 0.52],
    [0.22, 0.86],
    [-0.28, 0.88],
    [-0.3, 0.5],
    [-0.24, 0.16],
    [-0.52, 0.12],
    [-0.8, 0.36],
  ],
]

/** A slice of a mushroom out of the pan, matte: a dark cap around a paler cut face, browned in fields; `size` is half its width. */
export function brownedMushroom(art: Canvas, given: Piece): void {
  const { random } = art
  const size = given.size * random.range(0.84, 1.2)
  const piece = { ...given, size }
  const color = varied(
    art,
    mix(given.color, random.pick(['#7d4520', '#b98244', '#8f5226']), random.range(0, 0.5)),
    0.06,
  )
  const shape = random
    .pick([...SLICES])
    .map(([u, v]) => [u * (1 + random.jitter(0.1)), v * (1 + random.jitter(0.1))] as const)
  const outline = laid(shape, piece)
  art.movedBy(size * 0.14, size * 0.2, () => art.fill(closed(outline), SHADOW, 0.46))
  art.fill(
    closed(moved(outline, size * 0.05, size * 0.12)),
    mix(shade(color, 0.62), '#3a1c0c', 0.4),
  )
  art.fill(closed(outline), mix(shade(color, 0.34), '#6a3614', 0.4))
  cutFace(art, piece, { outline, color })
}

function cutFace(
  art: Canvas,
  piece: Piece,
  { outline, color }: { outline: readonly Point[]; color: Color },
): void {
  const { size } = piece
  const face = closed(shrunk(outline, 0.89, -size * 0.02, -size * 0.03))
  const flesh = art.linearGradient('x1="0" y1="0" x2=".7" y2="1"', [
    [0, mix(color, '#f2d09a', 0.85)],
    [0.5, mix(color, '#dda866', 0.62)],
    [1, mix(shade(color, 0.14), '#8a5024', 0.3)],
  ])
  art.fill(face, flesh)
  art.clipped(face, () => {
    const fields = within(art, piece, 7, 0.9, 0.8)
    browned(art, fields, '#5a2c10', { size: size * 0.22, opacity: 0.4 })
    art.stroke(open(laid(CROWN, piece)), '#6a3614', size * 0.14, { opacity: 0.34 })
  })
  const gills = open(laid(GILLS, piece))
  art.stroke(gills, mix(shade(color, 0.5), '#5a2c12', 0.5), size * 0.13, { opacity: 0.5 })
  art.stroke(gills, mix(shade(color, 0.6), '#4a2410', 0.5), size * 0.05, { opacity: 0.8 })
  art.stroke(open(laid(LIT, piece)), mix(color, '#f0d0a0', 0.6), size * 0.06, { opacity: 0.6 })
}

/** The dark line of the gills under the cap, over the head of the stem. */
const GILLS: Shape = [
  [-0.74, 0.04],
  [-0.46, -0.2],
  [-0.12, -0.32],
  [0.2, -0.32],
  [0.5, -0.2],
  [0.74, 0.02],
]
const CROWN: Shape = [
  [-0.84, -0.16],
  [-0.5, -0.54],
  [0.02, -0.66],
  [0.54, -0.52],
  [0.82, -0.14],
]
const LIT: Shape = [
  [-0.7, -0.36],
  [-0.4, -0.6],
  [0, -0.68],
]
