import type { bulbs as words } from '../../../language/words/props/bulbs.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, open, type Point, shrunk, turned } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { garlic } from './garlic.ts'
import { curve, shaped, shine, symmetric } from './shapes.ts'

/** A whole onion in its skin and a half with its rings. */
function onion(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const skin = { x: x + 40, y: y - 44, size: 82, angle: -0.9 + random.jitter(0.3), color }
  const outline = symmetric([
    [-1.56, 0],
    [-1.3, -0.1],
    [-0.98, -0.34],
    [-0.5, -0.8],
    [0.16, -0.96],
    [0.74, -0.64],
    [1, -0.16],
    [1.02, 0],
  ])
  art.body(shaped(outline, skin), color, { height: 20, lit: 0.92, shaded: 0.32, highlight: 0.2 })
  const ribs = [-0.7, -0.4, -0.1, 0.2, 0.5, 0.76].map((at) =>
    curve(skin, [-1.3, at * 0.1], [-0.6, at * 0.7], [0.2, at], [0.98, at * 0.2]),
  )
  art.stroke(ribs.join(''), shade(color, 0.3), 3, { opacity: 0.55 })
  shine(art, { ...skin, radius: 80 })
  onionHalf(art, { x: x - 38, y: y + 52, size: 78, angle: random.angle(), color })
}

function onionHalf(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const look = { points: 13, wobble: 0.02, angle }
  const outline = blob(art.random, x, y, size * 1.02, size * 0.94, look)
  art.body(outline, color, { height: 14, lit: 0.96, shaded: 0.3 })
  const flesh = mix('#fbf4e2', color, 0.1)
  art.fill(closed(shrunk(outline, 0.91, -1, -2)), flesh)
  for (const share of [0.8, 0.66, 0.52, 0.38, 0.24]) {
    const ring = closed(shrunk(outline, share))
    art.stroke(ring, mix(color, '#f0e0c4', 0.45), size * 0.045, { opacity: 0.85 })
  }
  art.fill(closed(shrunk(outline, 0.12)), mix(color, '#d9dca0', 0.6))
}

const GINGER: readonly Point[] = [
  [-1.2, 0.1],
  [-1.12, -0.24],
  [-0.7, -0.34],
  [-0.5, -0.3],
  [-0.46, -0.74],
  [-0.2, -0.92],
  [0.04, -0.7],
  [0.04, -0.34],
  [0.5, -0.4],
  [0.74, -0.64],
  [1.04, -0.6],
  [1.12, -0.32],
  [0.92, -0.08],
  [1.0, 0.2],
  [0.72, 0.36],
  [0.42, 0.28],
  [0.34, 0.7],
  [0.06, 0.84],
  [-0.18, 0.62],
  [-0.2, 0.32],
  [-0.8, 0.38],
]

/** A root of ginger with its knobs, one end cut. */
function ginger(art: Canvas, { x, y, color }: PropSpot): void {
  const piece = { x, y, size: 100, angle: -0.3 + art.random.jitter(0.5) }
  art.body(shaped(GINGER, piece), color, { height: 18, lit: 0.93, shaded: 0.32, offset: 0.03 })
  const rings = [
    [
      [-0.92, -0.26],
      [-0.86, 0.02],
      [-0.94, 0.32],
    ],
    [
      [-0.46, -0.54],
      [-0.22, -0.48],
      [0.04, -0.54],
    ],
    [
      [-0.4, -0.28],
      [-0.34, 0.02],
      [-0.42, 0.3],
    ],
    [
      [0.18, -0.32],
      [0.24, 0],
      [0.16, 0.3],
    ],
    [
      [0.62, -0.46],
      [0.76, -0.26],
      [1, -0.22],
    ],
    [
      [-0.14, 0.5],
      [0.1, 0.46],
      [0.34, 0.54],
    ],
  ] as const
  art.stroke(rings.map((ring) => open(shaped(ring, piece))).join(''), shade(color, 0.32), 3.4, {
    opacity: 0.6,
  })
  const [cx, cy] = shaped([[-1.12, -0.06]], piece)[0] ?? [x, y]
  const cut = blob(art.random, cx, cy, 15, 29, { angle: piece.angle, wobble: 0.04 })
  art.fill(closed(cut), shade('#f3d987', 0.16))
  art.fill(closed(shrunk(cut, 0.82, -1, -1)), '#f6e19c')
}

/** Three scallions side by side, and rings cut from a fourth. */
function scallion(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const angle = -0.6 + random.jitter(0.3)
  for (const lane of [-1, 0, 1]) {
    const start: Point = [-150 + random.jitter(16), lane * 28]
    const bend = random.jitter(14)
    const stalk = (reach: number): Point[] => [
      start,
      [-40, lane * 27 + bend],
      [70, lane * 30 - bend],
      [reach, lane * 44],
    ]
    const line = (points: Point[]) => open(turned(points, angle, x, y))
    art.movedBy(6, 10, () => art.stroke(line(stalk(170)), '#3a160c', 22, { opacity: 0.26 }))
    art.stroke(line(stalk(170)), shade(color, 0.24), 22)
    art.movedBy(-1, -2, () => art.stroke(line(stalk(170)), color, 16))
    const white = [start, ...stalk(0).slice(1, 2)]
    art.stroke(line(white), tint(color, 0.55), 19)
    art.stroke(line([start, [-96, lane * 28]]), '#fbf4e0', 20)
    art.movedBy(-3, -5, () => art.stroke(line(stalk(160)), '#ffffff', 3, { opacity: 0.5 }))
    const roots = [-9, -3, 4, 10].map((v) => line([start, [start[0] - 26, start[1] + v * 1.6]]))
    art.stroke(roots.join(''), '#d9c59a', 2.6)
  }
  for (const [dx, dy, size] of [
    [-14, 92, 27],
    [50, 102, 23],
    [88, 56, 20],
  ] as const) {
    scallionRing(art, x + dx, y + dy, size, color)
  }
}

function scallionRing(art: Canvas, x: number, y: number, size: number, color: string): void {
  const ry = size * art.random.range(0.76, 1)
  art.shadow(ellipse(x, y, size, ry), 6, 0.3)
  art.fill(ellipse(x, y, size, ry), shade(color, 0.16))
  art.fill(ellipse(x - 1.5, y - 2, size * 0.84, ry * 0.84), tint(color, 0.35))
  art.fill(ellipse(x, y, size * 0.52, ry * 0.5), shade(color, 0.3))
  art.fill(ellipse(x + 1, y + 2, size * 0.42, ry * 0.4), tint(color, 0.66))
}

export const bulbs = {
  garlic,
  onion,
  ginger,
  scallion,
} satisfies Record<keyof typeof words, DrawProp>
