import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { closed, moved, open, type Path } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { patches } from '../touches.ts'
import { laid, type Shape, varied } from './shapes.ts'

/** A slice through the cap: its outline, and where gills lie beneath it. */
interface Slice {
  outline: Shape
  gills: readonly Shape[]
}

/** Through the middle, beside it, and a cap that broke from its stem: shrunken in the pan, no two alike. */
const SLICES: readonly [Slice, ...Slice[]] = [
  {
    outline: [
      [-1, 0.16],
      [-0.96, -0.28],
      [-0.62, -0.68],
      [-0.06, -0.84],
      [0.54, -0.72],
      [0.92, -0.32],
      [1, 0.14],
      [0.84, 0.34],
      [0.56, 0.24],
      [0.3, 0.2],
      [0.24, 0.5],
      [0.36, 0.86],
      [0.04, 0.96],
      [-0.3, 0.84],
      [-0.22, 0.48],
      [-0.3, 0.2],
      [-0.6, 0.26],
      [-0.84, 0.36],
    ],
    gills: [
      [
        [-0.86, 0.2],
        [-0.6, -0.06],
        [-0.3, -0.1],
        [-0.24, 0.16],
        [-0.54, 0.14],
      ],
      [
        [0.86, 0.18],
        [0.6, -0.06],
        [0.3, -0.1],
        [0.24, 0.16],
        [0.54, 0.14],
      ],
    ],
  },
  {
    outline: [
      [-0.98, 0.3],
      [-1, -0.12],
      [-0.7, -0.56],
      [-0.1, -0.76],
      [0.5, -0.66],
      [0.9, -0.3],
      [0.98, 0.06],
      [0.74, 0.2],
      [0.46, 0.16],
      [0.42, 0.5],
      [0.6, 0.78],
      [0.2, 0.9],
      [0, 0.6],
      [-0.1, 0.24],
      [-0.5, 0.3],
      [-0.78, 0.46],
    ],
    gills: [
      [
        [-0.84, 0.26],
        [-0.6, 0],
        [-0.1, -0.1],
        [-0.06, 0.16],
        [-0.5, 0.2],
      ],
    ],
  },
  {
    outline: [
      [-0.98, 0.3],
      [-0.98, -0.16],
      [-0.56, -0.6],
      [0.06, -0.7],
      [0.66, -0.52],
      [0.98, -0.06],
      [0.92, 0.3],
      [0.6, 0.22],
      [0.1, 0.04],
      [-0.46, 0.18],
      [-0.74, 0.42],
    ],
    gills: [
      [
        [-0.72, 0.22],
        [-0.4, -0.04],
        [0.1, -0.14],
        [0.56, 0],
        [0.8, 0.2],
        [0.56, 0.14],
        [0.1, 0],
        [-0.44, 0.12],
      ],
    ],
  },
]

/** A slice of mushroom out of the pan: dry and golden, its skin dark, the gills darker; `size` is half its width. */
export function brownedMushroom(art: Canvas, given: Piece): void {
  const { random } = art
  const size = given.size * random.range(0.84, 1.16)
  const piece = { ...given, size }
  const color = varied(
    art,
    mix(given.color, random.pick(['#b98046', '#d6a564', '#a86c34']), random.range(0, 0.5)),
    0.06,
  )
  const slice = random.pick([...SLICES])
  const bent = slice.outline.map(
    ([u, v]) => [u * (1 + random.jitter(0.07)), v * (1 + random.jitter(0.09))] as const,
  )
  const outline = laid(bent, piece)
  const path = closed(outline)
  art.movedBy(size * 0.12, size * 0.2, () => art.softFill(path, SHADOW, 0.5, size * 0.05))
  art.fill(
    closed(moved(outline, size * 0.05, size * 0.13)),
    mix(shade(color, 0.62), '#3a1e0c', 0.4),
  )
  art.fill(path, mix(shade(color, 0.42), '#6a3c18', 0.5))
  face(art, piece, { color, path, slice })
}

interface Face {
  color: string
  path: Path
  slice: Slice
}

/** The cut face: pale within, toasted towards the edge, patches where it touched the pan. */
function face(art: Canvas, piece: Piece, { color, path, slice }: Face): void {
  const { x, y, size } = piece
  const flesh = art.radialGradient('cx=".42" cy=".4" r=".66"', [
    [0, mix(tint(color, 0.5), '#fbe8c2', 0.75)],
    [0.56, mix(tint(color, 0.3), '#ecc888', 0.6)],
    [1, mix(color, '#b06c2c', 0.5)],
  ])
  const inner = `transform="translate(${x - size * 0.02} ${y - size * 0.03}) scale(.91) translate(${-x} ${-y})"`
  art.group(inner, () => art.fill(path, flesh))
  art.clipped(path, () => {
    art.fill(
      slice.gills.map((gill) => closed(laid(gill, piece))).join(''),
      mix(shade(color, 0.6), '#4a2810', 0.4),
    )
    const crown: Shape = [
      [-0.86, -0.2],
      [-0.56, -0.54],
      [0, -0.7],
      [0.5, -0.58],
      [0.82, -0.24],
    ]
    art.stroke(open(laid(crown, piece)), '#8a4f20', size * 0.16, { opacity: 0.32 })
    const toasted = { x, y, rx: size * 0.85, ry: size * 0.7, angle: piece.angle, count: 9 }
    art.softFill(patches(art, { ...toasted, grain: size * 0.2 }), '#9a5218', 0.42, size * 0.05)
    const stem: Shape = [
      [-0.04, -0.2],
      [0.02, 0.2],
      [0.04, 0.7],
    ]
    art.stroke(open(laid(stem, piece)), '#fff0cc', size * 0.08, { opacity: 0.45 })
  })
}
