import type { vegetableProps as words } from '../../../language/words/props/vegetables.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, closed, ellipse, open, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { leaf } from './leaves.ts'
import { curve, shaped, shine, symmetric } from './shapes.ts'

const POD: readonly Point[] = [
  [-0.8, -0.15],
  [-0.3, -0.24],
  [0.3, -0.16],
  [0.75, 0.04],
  [1.12, 0.34],
  [0.66, 0.26],
  [0.2, 0.14],
  [-0.3, 0.16],
  [-0.8, 0.16],
]

/** A whole chili with its green cap; `size` is half its length. */
function chiliPod(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  art.body(shaped(POD, piece), color, { height: 14, lit: 0.94, shaded: 0.32, offset: 0.03 })
  const gleam = curve(piece, [-0.6, -0.08], [-0.1, -0.11], [0.4, 0])
  art.stroke(gleam, '#ffffff', size * 0.045, { opacity: 0.7 })
  const stem = curve(piece, [-0.86, 0], [-1.06, -0.04], [-1.22, -0.2])
  art.stroke(stem, '#4b7a35', size * 0.085)
  const cap: Point[] = [
    [-0.98, 0],
    [-0.86, -0.17],
    [-0.66, -0.17],
    [-0.72, 0],
    [-0.66, 0.17],
    [-0.86, 0.17],
  ]
  art.fill(closed(shaped(cap, piece)), '#568a3f')
}

function chili(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  chiliPod(art, { x: x + 8, y: y - 36, size: 112, angle: 0.3 + random.jitter(0.2), color })
  chiliPod(art, { x: x - 22, y: y + 30, size: 106, angle: -0.14 + random.jitter(0.2), color })
  for (const [dx, dy] of [
    [52, 70],
    [4, 92],
  ] as const) {
    const [u, v] = [x + dx, y + dy]
    art.shadow(ellipse(u, v, 25, 21), 6, 0.3)
    art.fill(ellipse(u, v, 25, 21), shade(color, 0.15))
    art.fill(ellipse(u - 1, v - 1, 21, 17.6), color)
    art.fill(ellipse(u, v, 15, 12.5), '#f4cf9c')
    const seeds = [0.4, 2.5, 4.6].map((t) => circle(u + Math.cos(t) * 7, v + Math.sin(t) * 6, 3))
    art.fill(seeds.join(''), '#fff6da')
  }
}

/** A whole mushroom from above and two slices. */
function mushrooms(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const cap = blob(random, x + 34, y - 44, 76, 72, { points: 12, wobble: 0.025 })
  art.body(cap, color, { height: 20, lit: 0.9, shaded: 0.3, offset: 0.06, highlight: 0.3 })
  const flecks = Array.from({ length: 12 }, (): Point => [
    x + 34 + random.jitter(46),
    y - 44 + random.jitter(44),
  ])
  art.specks(flecks, shade(color, 0.3), 5, { length: 6, opacity: 0.4 })
  mushroomSlice(art, { x: x - 52, y: y + 20, size: 62, angle: -0.5 + random.jitter(0.3), color })
  mushroomSlice(art, { x: x + 36, y: y + 68, size: 56, angle: 0.6 + random.jitter(0.3), color })
}

function mushroomSlice(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const half = [
    [0.28, 0.15],
    [0.24, 0.8],
    [-0.24, 0.8],
    [-0.28, 0.15],
  ] as const
  const dome: Point[] = [
    [-0.75, 0.2],
    [-1, 0],
    [-0.85, -0.5],
    [-0.35, -0.85],
    [0.35, -0.85],
    [0.85, -0.5],
    [1, 0],
    [0.75, 0.2],
  ]
  const outline = shaped([...dome, ...half], piece)
  art.body(outline, shade(color, 0.2), { height: 9, lit: 0.97, shaded: 0.24 })
  art.fill(closed(shrunk(outline, 0.86)), tint(color, 0.62))
  const gills = [
    [-0.7, 0.05],
    [-0.35, -0.24],
    [0, -0.3],
    [0.35, -0.24],
    [0.7, 0.05],
  ] as const
  art.stroke(open(shaped(gills, piece)), shade(color, 0.34), size * 0.12, { opacity: 0.75 })
}

/** Half an avocado with its stone and half without. */
function avocado(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const first = { x: x - 30, y: y + 26, size: 104, angle: -0.9 + random.jitter(0.2), color }
  const second = { x: x + 52, y: y - 40, size: 98, angle: -0.5 + random.jitter(0.2), color }
  avocadoHalf(art, second)
  const hollow = shaped([[0.26, 0]], second)[0] ?? [x, y]
  art.fill(circle(hollow[0], hollow[1], 33), shade('#c9c46c', 0.1))
  art.fill(circle(hollow[0] + 5, hollow[1] + 7, 27), '#ece8aa')
  avocadoHalf(art, first)
  const [sx, sy] = shaped([[0.26, 0]], first)[0] ?? [x, y]
  const stone = blob(random, sx, sy, 36, 34, { points: 9, wobble: 0.03 })
  art.body(stone, '#8a5a33', { height: 7, lit: 0.86, shaded: 0.36, highlight: 0.2 })
  shine(art, { x: sx, y: sy, radius: 34 })
}

function avocadoHalf(art: Canvas, piece: Piece): void {
  const outline = symmetric([
    [-1.02, 0],
    [-0.94, -0.26],
    [-0.56, -0.4],
    [-0.1, -0.6],
    [0.4, -0.72],
    [0.8, -0.52],
    [0.98, -0.16],
    [1, 0],
  ])
  const skin = shaped(outline, piece)
  art.body(skin, piece.color, { height: 16, lit: 0.97, shaded: 0.3 })
  art.fill(closed(shrunk(skin, 0.92, -1, -2)), '#8fae4a')
  art.fill(closed(shrunk(skin, 0.86, -1, -2)), '#c9d27a')
  art.fill(closed(shrunk(skin, 0.72, -2, -4)), '#e9e6a4')
}

/** Two radishes with their leaves, tails out, and slices. */
function radishes(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  for (const [dx, dy, angle] of [
    [34, -58, 2.7],
    [-46, -2, 2.3],
  ] as const) {
    radish(art, { x: x + dx, y: y + dy, size: 48, angle: angle + random.jitter(0.2), color })
  }
  for (const [dx, dy] of [
    [4, 74],
    [52, 58],
    [86, 22],
  ] as const) {
    const outline = blob(random, x + dx, y + dy, 40, 38, { points: 12, wobble: 0.025 })
    art.body(outline, color, { height: 7, lit: 0.95, shaded: 0.16 })
    art.fill(closed(shrunk(outline, 0.87)), '#fdf3ea')
    const rays = Array.from({ length: 12 }, (_, index) => {
      const t = index * 0.52 + random.jitter(0.1)
      const at = (reach: number): Point => [
        x + dx + Math.cos(t) * reach,
        y + dy + Math.sin(t) * reach,
      ]
      return open([at(9), at(25)])
    })
    art.stroke(rays.join(''), mix(color, '#fdf3ea', 0.72), 2.2, { opacity: 0.85 })
  }
}

function radish(art: Canvas, piece: Piece): void {
  const { size, color, angle } = piece
  for (const turn of [-0.5, 0.5, 0]) {
    const [lx, ly] = shaped([[-1.6, turn * 1.1]], piece)[0] ?? [piece.x, piece.y]
    const blade = {
      x: lx,
      y: ly,
      size: size * 1.5,
      angle: angle + Math.PI - turn,
      color: '#5f9440',
    }
    leaf(art, blade, { width: 0.46, veins: 3, height: 5 })
  }
  const tail = shaped(
    [
      [0.8, 0],
      [1.3, 0.06],
      [1.8, -0.14],
    ],
    piece,
  )
  art.stroke(open(tail), mix(color, '#fdf3ea', 0.6), size * 0.07)
  const round = blob(art.random, piece.x, piece.y, size, size * 0.95, { points: 11, wobble: 0.03 })
  art.body(round, color, { height: 14, lit: 0.9, shaded: 0.32, highlight: 0.2 })
  shine(art, { ...piece, radius: size })
}

export const vegetableProps = {
  chili,
  mushrooms,
  avocado,
  radishes,
} satisfies Record<keyof typeof words, DrawProp>
