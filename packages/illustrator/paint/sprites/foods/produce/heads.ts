import type { heads as words } from '../../../../language/words/foods/produce/heads.ts'
import type { Canvas } from '../../../core/canvas.ts'
import type { Color } from '../../../../language/paints.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { closed, open, shrunk } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { laid, laidPoint, ribbon, type Shape, along } from './shapes.ts'
import { broccoli } from './broccoli.ts'
import { kimchi } from './kimchi.ts'
import { brownedMushroom } from './brownedMushroom.ts'

const MUSHROOM: Shape = [
  [-1, -0.02],
  [-0.86, -0.5],
  [-0.36, -0.84],
  [0.36, -0.84],
  [0.86, -0.5],
  [1, -0.02],
  [0.76, 0.2],
  [0.32, 0.1],
  [0.25, 0.4],
  [0.3, 0.8],
  [-0.3, 0.8],
  [-0.25, 0.4],
  [-0.32, 0.1],
  [-0.76, 0.2],
]
const GILLS: Shape = [
  [-0.84, 0.06],
  [-0.5, -0.2],
  [0, -0.3],
  [0.5, -0.2],
  [0.84, 0.06],
  [0.62, 0.1],
  [0.3, -0.04],
  [0, -0.1],
  [-0.3, -0.04],
  [-0.62, 0.1],
]

interface MushroomColors {
  skin: Color
  flesh: Color
  gills: Color
}

function mushroomCut(art: Canvas, piece: Piece, { skin, flesh, gills }: MushroomColors): void {
  const { size } = piece
  const outline = laid(MUSHROOM, piece)
  art.body(outline, skin, { height: 7, lit: 0.97, shaded: 0.24, offset: 0.02 })
  art.fill(closed(shrunk(outline, 0.87)), flesh)
  art.fill(closed(laid(GILLS, piece)), gills)
  const lines = [-0.6, -0.4, -0.2, 0.2, 0.4, 0.6].map((u) => {
    return along(piece, [u, -0.18 + u * u * 0.3], [u * 0.92, 0.02 + u * u * 0.1])
  })
  art.stroke(lines.join(''), shade(gills, 0.3), size * 0.04, { opacity: 0.6 })
  const shine: Shape = [
    [-0.66, -0.42],
    [-0.34, -0.66],
    [0.05, -0.7],
  ]
  art.stroke(open(laid(shine, piece)), '#fffaf0', size * 0.07, { opacity: 0.65 })
}

/** A raw slice of mushroom, cap, gills and stem; `size` is half its width. */
function mushroomSlice(art: Canvas, piece: Piece): void {
  const { color } = piece
  const colors = { skin: shade(color, 0.16), flesh: tint(color, 0.62), gills: shade(color, 0.3) }
  mushroomCut(art, piece, colors)
}

/** A few curls of shredded cabbage; `size` is half the length of a shred. */
function cabbageShreds(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  for (let index = 0; index < 6; index += 1) {
    const bend = random.range(0.2, 0.75) * random.pick([-1, 1])
    const shred: Shape = [
      [-1, bend * 0.4],
      [-0.5, -bend * 0.6 + random.jitter(0.1)],
      [0, -bend * 0.7],
      [0.5, -bend * 0.2 + random.jitter(0.14)],
      [1, bend * 0.7],
    ]
    const [x, y] = laidPoint([random.jitter(0.4), random.jitter(0.5)], piece)
    const spot = {
      x,
      y,
      size: size * random.range(0.7, 1.05),
      angle: piece.angle + random.jitter(0.9),
    }
    const line = laid(shred, spot)
    const width = size * random.range(0.16, 0.28)
    const color = mix(piece.color, '#fbf8e2', random.range(0, 0.7))
    const path = ribbon(line, width)
    art.shadow(path, 5, 0.26)
    art.fill(path, shade(mix(color, piece.color, 0.5), 0.2))
    art.fill(
      ribbon(
        line.map(([u, v]) => [u - 0.7, v - 1.3] as const),
        width * 0.7,
      ),
      color,
    )
    art.stroke(open(line.slice(1, 4)), tint(color, 0.7), width * 0.12, { opacity: 0.8 })
  }
}

/** Florets, mushrooms and shreds. */
export const heads = {
  broccoli,
  mushroom: mushroomSlice,
  brownedmushroom: brownedMushroom,
  kimchi,
  cabbage: cabbageShreds,
} satisfies FoodSprites<typeof words>
