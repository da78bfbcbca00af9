import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix } from '../../core/color.ts'
import {
  centroid,
  closed,
  moved,
  open,
  pack,
  type Point,
  shrunk,
  turned,
} from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import type { Glass } from './glass.ts'
import { raspberry } from './raspberry.ts'
import { upright } from './upright.ts'

/** Half an almond that was cut across: blunt where the knife went, pointed or round at its other end. */
const CUT_PIECES: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [-0.5, -0.62],
    [0.2, -0.56],
    [0.8, -0.24],
    [1.05, 0.04],
    [0.72, 0.34],
    [0.16, 0.58],
    [-0.46, 0.54],
    [-0.56, 0],
  ],
  [
    [-0.72, -0.3],
    [-0.5, -0.6],
    [0.1, -0.66],
    [0.56, -0.5],
    [0.6, 0.2],
    [0.4, 0.56],
    [-0.2, 0.6],
    [-0.68, 0.3],
  ],
  [
    [-0.6, -0.46],
    [0.1, -0.5],
    [0.5, -0.24],
    [0.34, 0.42],
    [-0.3, 0.52],
    [-0.66, 0.1],
  ],
]

/** A whole half: long, pointed at one end. */
const HALF: readonly Point[] = [
  [-1, 0.06],
  [-0.8, -0.4],
  [-0.2, -0.58],
  [0.5, -0.42],
  [1.14, 0],
  [0.5, 0.42],
  [-0.2, 0.56],
  [-0.8, 0.44],
]

/** A thin sliver from along an almond. */
const SLIVER: readonly Point[] = [
  [-1, 0.08],
  [-0.4, -0.22],
  [0.4, -0.26],
  [1.05, -0.04],
  [0.3, 0.14],
  [-0.5, 0.2],
]

/** What of an almond looks up: its ribbed skin, the cut across, or a sliver of both. */
type AlmondSide = 'skin' | 'cut' | 'sliver'

/** One piece of a roughly chopped almond, roasted: most show their brown skin. */
function almondBit(art: Canvas, spot: Omit<Piece, 'color'>, side: AlmondSide): void {
  const { x, y, size, angle } = spot
  const { random } = art
  const form = side === 'sliver' ? SLIVER : side === 'skin' ? HALF : random.pick(CUT_PIECES)
  const placed = (share: number) =>
    turned(
      form.map(([u, v]): Point => [u * size * share, v * size * share]),
      angle,
      x,
      y,
    )
  const top = placed(1)
  const thick = size * (side === 'sliver' ? 0.16 : 0.34)
  const low = moved(top, 0, thick)
  const skin = random.pick(['#8e4a1c', '#a25a26', '#7c3d16'])
  art.softFill(closed(moved(low, size * 0.1, size * 0.08)), '#5a2a3a', 0.55, size * 0.09)
  art.fill(closed(low) + closed(moved(top, 0, thick / 2)), mix(skin, '#2e1206', 0.55))
  if (side === 'skin') return skinSide(art, { top, size, angle, skin })
  art.fill(closed(top), skin)
  const cut = shrunk(top, side === 'sliver' ? 0.8 : 0.84, -size * 0.02, -size * 0.03)
  art.fill(closed(cut), '#cf9f62')
  art.fill(closed(shrunk(cut, 0.9, -size * 0.04, -size * 0.05)), '#efd6a4')
  art.stroke(open(cut.slice(0, 3)), '#fffaf0', size * 0.06, { opacity: 0.8 })
  if (side === 'cut') {
    const seam = [placed(0.5)[5] ?? [x, y], [x, y] as const, placed(0.5)[1] ?? [x, y]]
    art.stroke(open(seam), '#c9985a', size * 0.06, { opacity: 0.7 })
  }
}

interface SkinSide {
  top: readonly Point[]
  size: number
  angle: number
  skin: Color
}

/** The skin: ribbed along the nut, lit on its back. */
function skinSide(art: Canvas, { top, size, angle, skin }: SkinSide): void {
  art.fill(closed(top), skin)
  art.clipped(closed(top), () => {
    art.fill(closed(shrunk(top, 0.76, -size * 0.1, -size * 0.14)), mix(skin, '#d8924c', 0.5))
    const [x, y] = centroid(top)
    const ribs = [-0.34, -0.12, 0.1, 0.3].map((off) => {
      const line: Point[] = [
        [-0.9, off * 0.5],
        [0, off * 1.1],
        [1, off * 0.2],
      ]
      return open(
        turned(
          line.map(([u, v]): Point => [u * size, v * size]),
          angle,
          x,
          y,
        ),
      )
    })
    art.stroke(ribs.join(''), '#5e2c0e', size * 0.06, { opacity: 0.55 })
  })
  const shine = shrunk(top, 0.3, -size * 0.16, -size * 0.24)
  art.fill(closed(shine), '#ffe6bd', 0.6)
}

/** What lies where in a heap of almonds, from the back to the front: aside, nearer, how large, which side. */
const ALMONDS: readonly (readonly [number, number, number, number, AlmondSide])[] = [
  [-0.1, -0.42, 0.085, 0.4, 'skin'],
  [0.22, -0.36, 0.075, 2.2, 'cut'],
  [-0.26, -0.16, 0.08, 1.2, 'cut'],
  [0.36, -0.14, 0.09, -0.5, 'skin'],
  [0.08, -0.2, 0.085, 2.7, 'cut'],
  [-0.06, -0.02, 0.095, -0.3, 'skin'],
  [0.24, 0.04, 0.08, 0.9, 'cut'],
  [-0.3, 0.14, 0.06, 2, 'sliver'],
  [0.02, 0.2, 0.075, 0.2, 'cut'],
  [0.3, 0.26, 0.085, -0.9, 'skin'],
  [-0.16, 0.4, 0.06, 0.6, 'sliver'],
  [-0.52, 0.3, 0.055, 1.5, 'cut'],
]

/** Crumbs that fell off when they were chopped. */
function chips(art: Canvas, x: number, y: number, width: number): void {
  const places = pack(art.random, x, y + width * 0.1, width * 0.5, 22, { tries: 1 })
  const size = [width * 0.008, width * 0.024] as const
  art.movedBy(1, 2, () => art.fill(spots(art.random, places, size), '#7a4a3a', 0.5))
  art.fill(spots(art.random, places.slice(0, 13), size), '#f0d8a8')
  art.fill(spots(art.random, places.slice(13), size), '#8e4a1c')
}

/** A small heap of chopped almonds on one side, some that rolled away. */
export function almondHeap(art: Canvas, glass: Glass, side: -1 | 1): void {
  const width = glass.mouth
  const x = glass.x + side * width * 0.42
  const y = glass.y + glass.height * 0.02
  chips(art, x, y, width)
  for (const [u, v, share, angle, kind] of ALMONDS) {
    const at = { x: x + side * u * width * 0.86, y: y + (v * 0.84 + 0.06) * width }
    upright(art, at, () =>
      almondBit(art, { ...at, size: share * width * 1.3, angle: angle * side }, kind),
    )
  }
}

/** Raspberries in a loose heap on the other side, of different sizes. */
export function berryHeap(art: Canvas, glass: Glass, side: -1 | 1): void {
  const { random } = art
  const width = glass.mouth
  const y = glass.y + glass.height * 0.02
  for (const [u, v, size] of side > 0 ? LEFT_BERRIES : RIGHT_BERRIES) {
    const at = { x: glass.x + u * width, y: y + v * width }
    const color = random.pick(['#c02a45', '#d0405a', '#ab2040', '#d95468'])
    upright(art, at, () =>
      raspberry(art, { ...at, size: size * width, angle: random.angle(), color }),
    )
  }
}

/** From the back to the front: where each lies and how large it is, in shares of the mouth. */
const LEFT_BERRIES = [
  [-0.34, -0.6, 0.15],
  [0.04, -0.46, 0.14],
  [-0.68, -0.16, 0.16],
  [-0.24, 0.02, 0.18],
  [-0.54, 0.42, 0.16],
] as const

const RIGHT_BERRIES = [
  [0.16, -0.58, 0.15],
  [0.54, -0.34, 0.16],
  [0.14, -0.14, 0.17],
  [0.62, 0.14, 0.15],
] as const
