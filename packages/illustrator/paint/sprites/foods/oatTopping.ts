import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, moved, open, pack, type Point, shrunk, turned } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import type { Glass } from './glass.ts'
import { raspberry } from './raspberry.ts'
import { upright } from './upright.ts'

/** Halves, ends and slivers of a chopped almond, their cut side up; the skin is the part below 0. */
const CHOPPED: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [-1, 0.1],
    [-0.5, -0.5],
    [0.3, -0.6],
    [0.9, -0.2],
    [0.7, 0.3],
    [0, 0.5],
    [-0.7, 0.4],
  ],
  [
    [-0.9, -0.3],
    [-0.2, -0.6],
    [0.6, -0.4],
    [0.8, 0.3],
    [0.1, 0.6],
    [-0.8, 0.4],
  ],
  [
    [-1.1, 0],
    [-0.2, -0.34],
    [0.7, -0.3],
    [1.1, 0.05],
    [0.3, 0.3],
    [-0.7, 0.26],
  ],
  [
    [-0.7, -0.5],
    [0.4, -0.6],
    [0.8, 0.1],
    [0.2, 0.6],
    [-0.5, 0.4],
  ],
]

/** One piece of a roasted almond: brown skin round its side, a cream-coloured broken face. */
function almondBit(art: Canvas, { x, y, size, angle }: Omit<Piece, 'color'>): void {
  const { random } = art
  const form = random.pick(CHOPPED).map(([u, v]): Point => [u * size, v * size * 0.86])
  const face = turned(form, angle, x, y)
  const thick = size * 0.42
  const side = moved(face, 0, thick)
  art.softFill(closed(moved(side, size * 0.14, size * 0.1)), SHADOW, 0.5, size * 0.1)
  art.fill(
    closed(side) + closed(moved(face, 0, thick / 2)),
    random.pick(['#7a3f18', '#8f4f22', '#6e3614']),
  )
  art.fill(closed(face), random.pick(['#8f4f22', '#a05c2a']))
  const cut = shrunk(face, 0.82, -size * 0.04, -size * 0.05)
  art.fill(closed(cut), '#e8cf9c')
  art.fill(closed(shrunk(cut, 0.72, -size * 0.05, -size * 0.06)), '#f9ecc8')
  const edge = cut.slice(1, 4)
  art.stroke(open(edge), '#fffaf0', size * 0.08, { opacity: 0.8 })
}

/** A small heap of chopped almonds on one side, some that rolled away. */
export function almondHeap(art: Canvas, glass: Glass, side: -1 | 1): void {
  const { random } = art
  const width = glass.mouth
  const y = glass.y + glass.height * 0.02
  const heap = pack(random, glass.x + side * width * 0.36, y + width * 0.12, width * 0.4, 9, {
    ry: width * 0.42,
    tries: 8,
  })
  const stray: Point[] = [
    [glass.x - side * width * 0.1, y + width * 0.6],
    [glass.x - side * width * 0.46, y + width * 0.54],
  ]
  for (const [u, v] of [...heap, ...stray].toSorted(([, a], [, b]) => a - b)) {
    const near = Math.max(
      0,
      1 - Math.hypot(u - glass.x - side * width * 0.36, v - y - width * 0.1) / (width * 0.4),
    )
    const at = { x: u, y: v - near * width * 0.1 }
    upright(art, at, () =>
      almondBit(art, { ...at, size: width * random.range(0.09, 0.15), angle: random.angle() }),
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
