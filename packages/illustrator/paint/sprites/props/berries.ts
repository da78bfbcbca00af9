import type { berries as words } from '../../../language/words/props/berries.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, type Point, polygon, closed } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import { varied } from '../foods/produce/shapes.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { leaf } from './leaves.ts'
import { beadedRaspberry, berryPaint } from '../foods/beadedRaspberry.ts'
import { glossyLeaf } from '../products/glossyLeaf.ts'
import { curve, shaped, shine, symmetric } from './shapes.ts'

/** A blueberry with its crown. */
function blueberry(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const tone = varied(art, color, 0.16)
  const outline = blob(random, x, y, size, size * 0.97, { points: 9, wobble: 0.02 })
  art.body(outline, tone, { height: size * 0.34, lit: 0.88, shaded: 0.42, highlight: 0.2 })
  const turn = random.angle()
  const [cx, cy] = [x + random.jitter(size * 0.3), y + random.jitter(size * 0.3)]
  const crown = Array.from({ length: 10 }, (_, index): Point => {
    const reach = size * (index % 2 === 0 ? 0.36 : 0.18)
    const t = turn + (index * Math.PI) / 5
    return [cx + Math.cos(t) * reach, cy + Math.sin(t) * reach]
  })
  art.fill(polygon(crown), shade(tone, 0.6))
  art.fill(circle(cx + size * 0.03, cy + size * 0.04, size * 0.13), tint(tone, 0.25))
  shine(art, { x, y, radius: size, opacity: 0.55 })
}

function blueberries(art: Canvas, { x, y, color }: PropSpot): void {
  leaf(art, { x: x - 66, y: y - 52, size: 96, angle: 3.6, color: '#5f8f4a' }, { width: 0.5 })
  for (const [dx, dy, size] of [
    [36, -72, 36],
    [-24, -28, 40],
    [58, -4, 38],
    [-78, 26, 34],
    [2, 44, 42],
    [84, 66, 35],
    [-40, 96, 36],
  ] as const) {
    blueberry(art, { x: x + dx, y: y + dy, size, angle: 0, color })
  }
}

/** From the back to the front: where, how large, where it points, how far its tip is turned towards us. */
const RASPBERRIES = [
  [-18, -34, 33, -0.5, 0.25],
  [-116, -14, 34, 2.7, -0.6],
  [-58, 14, 37, 0.8, 0.5],
] as const

function raspberries(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const paint = berryPaint(art, color)
  glossyLeaf(art, { ...LEAF_BESIDE, x: x - 40, y: y - 44, angle: -0.6 + random.jitter(0.2) })
  for (const [dx, dy, size, angle, towards] of RASPBERRIES) {
    const turn = angle + random.jitter(0.3)
    beadedRaspberry(art, { x: x + dx, y: y + dy, size, angle: turn, towards }, paint)
  }
}

/** A leaf of mint among the berries. */
const LEAF_BESIDE = {
  length: 92,
  wide: 0.3,
  bend: 0.1,
  halves: [1, 0.8],
  color: '#4f9a34',
  shade: 0,
} as const

const STRAWBERRY: readonly Point[] = symmetric([
  [-0.84, 0],
  [-0.8, -0.56],
  [-0.3, -0.86],
  [0.4, -0.62],
  [0.92, -0.24],
  [1.06, 0],
])

/** A whole strawberry, point along the angle; `size` is half its length. */
function strawberry(art: Canvas, piece: Piece, cut: boolean): void {
  const { size, angle, color } = piece
  const body = shaped(STRAWBERRY, piece)
  art.body(body, color, { height: size * 0.26, lit: 0.92, shaded: 0.3, offset: 0.04 })
  if (cut) {
    art.fill(
      closed(
        shaped(
          STRAWBERRY.map(([u, v]): Point => [u * 0.84, v * 0.8]),
          piece,
        ),
      ),
      tint(color, 0.36),
    )
    art.fill(
      closed(
        shaped(
          STRAWBERRY.map(([u, v]): Point => [u * 0.56 - 0.1, v * 0.44]),
          piece,
        ),
      ),
      '#fdeadb',
    )
    const rays = [-0.6, -0.3, 0.3, 0.6].map((v) => curve(piece, [0.1, v * 0.4], [0.3, v]))
    art.stroke(rays.join(''), '#fdeadb', size * 0.05, { opacity: 0.7 })
  } else {
    const seeds = [-0.5, -0.1, 0.3, 0.65].flatMap((u, row) =>
      [-0.5, 0, 0.5].map((v): Point => [u + (row % 2) * 0.06, v * (0.95 - Math.max(0, u) * 0.8)]),
    )
    art.specks(shaped(seeds, piece), '#f7d283', size * 0.075, { length: size * 0.06, angle })
    shine(art, { ...piece, radius: size * 0.8, opacity: 0.6 })
  }
  calyx(art, piece)
}

/** The green leaves at a strawberry's broad end. */
function calyx(art: Canvas, piece: Piece): void {
  const { size, angle } = piece
  for (const lean of [-1.1, -0.55, 0, 0.55, 1.1]) {
    const [x, y] = shaped([[-0.84 - Math.cos(lean) * 0.08, lean * 0.3]], piece)[0] ?? [0, 0]
    const sepal = { x, y, size: size * 0.54, angle: angle + Math.PI - lean * 1.1, color: '#5c943e' }
    leaf(art, sepal, { width: 0.42, veins: 0, height: 3 })
  }
}

function strawberries(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const turn = () => random.jitter(0.3)
  strawberry(art, { x: x + 34, y: y - 56, size: 68, angle: 0.5 + turn(), color }, false)
  strawberry(art, { x: x - 52, y: y + 14, size: 66, angle: 2.3 + turn(), color }, false)
  strawberry(art, { x: x + 42, y: y + 66, size: 62, angle: 0.9 + turn(), color }, true)
}

export const berries = {
  blueberries,
  raspberries,
  strawberries,
} satisfies Record<keyof typeof words, DrawProp>
