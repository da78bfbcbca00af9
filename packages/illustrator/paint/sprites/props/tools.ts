import type { tools as words } from '../../../language/words/props/tools.ts'
import type { Canvas } from '../../core/canvas.ts'
import { circle, closed, ellipse, open, type Point, polygon } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { SHADOW, shade, tint } from '../../core/color.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { curve, shaped, symmetric } from './shapes.ts'
import { alongEdge } from './spots.ts'

/** A turned wooden handle with its grain, between two shares of the length. */
function woodenStick(art: Canvas, upper: readonly Point[], piece: Piece): void {
  const { color } = piece
  const outline = closed(shaped(symmetric(upper), piece))
  art.shadow(outline, 16, 0.34)
  art.fill(outline, shade(color, 0.36))
  art.movedBy(-2, -3, () => art.fill(outline, color))
  const [first, last] = [upper[0], upper.at(-1)]
  if (!first || !last) return
  const grain = [-0.007, 0.004].map((v) =>
    open(
      shaped(
        [
          [first[0] + 0.04, v],
          [(first[0] + last[0]) / 2, v * 1.6],
          [last[0] - 0.03, v],
        ],
        piece,
      ),
    ),
  )
  art.stroke(grain.join(''), shade(color, 0.28), 2.2, { opacity: 0.5 })
  const gleam = open(
    shaped(
      [
        [first[0] + 0.22, -0.012],
        [last[0] - 0.05, -0.014],
      ],
      piece,
    ),
  )
  art.stroke(gleam, tint(color, 0.6), 3, { opacity: 0.7 })
}

function woodenspoon(art: Canvas, spot: PropSpot): void {
  const piece = { ...alongEdge(art, spot, 560), color: spot.color }
  const upper: Point[] = [
    [-0.5, 0],
    [-0.485, -0.056],
    [-0.4, -0.09],
    [-0.3, -0.068],
    [-0.22, -0.024],
    [-0.1, -0.017],
    [0.46, -0.02],
    [0.5, 0],
  ]
  woodenStick(art, upper, piece)
  const hollow = symmetric([
    [-0.475, 0],
    [-0.45, -0.048],
    [-0.39, -0.066],
    [-0.31, -0.044],
    [-0.285, 0],
  ])
  art.fill(closed(shaped(hollow, piece)), shade(spot.color, 0.3))
  const floor = hollow.map(([u, v]): Point => [u * 0.86 - 0.05, v * 0.78 + 0.006])
  art.fill(closed(shaped(floor, piece)), tint(spot.color, 0.08))
}

/** A balloon whisk; `accent` is its handle. */
function whisk(art: Canvas, spot: PropSpot): void {
  const piece = { ...alongEdge(art, spot, 540), color: spot.color }
  const wire = (spread: number) =>
    closed(
      shaped(
        symmetric([
          [-0.5, 0],
          [-0.46, -0.06 * spread],
          [-0.32, -0.118 * spread],
          [-0.1, -0.07 * spread],
          [0.08, -0.014],
        ]),
        piece,
      ),
    )
  const wires = [1, 0.62, 0.24].map(wire).join('')
  art.movedBy(9, 14, () => art.stroke(wires, SHADOW, 5, { opacity: 0.28 }))
  art.stroke(wires, shade(spot.color, 0.45), 6)
  art.movedBy(-1.2, -1.6, () => art.stroke(wires, tint(spot.color, 0.35), 3))
  const grip = { ...piece, color: spot.accent }
  woodenStick(
    art,
    [
      [0.06, -0.022],
      [0.12, -0.026],
      [0.3, -0.034],
      [0.46, -0.03],
      [0.5, 0],
    ],
    grip,
  )
  const collar = shaped(
    [
      [0.05, -0.024],
      [0.09, -0.026],
      [0.09, 0.026],
      [0.05, 0.024],
    ],
    piece,
  )
  art.fill(polygon(collar), tint(spot.color, 0.3))
  art.stroke(polygon(collar), shade(spot.color, 0.4), 2)
}

/** A ladle, its bowl seen from above. */
function ladle(art: Canvas, spot: PropSpot): void {
  const piece = { ...alongEdge(art, spot, 540), color: spot.color }
  const { color } = piece
  const handle = closed(
    shaped(
      symmetric([
        [-0.28, -0.018],
        [0, -0.014],
        [0.4, -0.026],
        [0.48, -0.022],
        [0.5, 0],
      ]),
      piece,
    ),
  )
  art.shadow(handle, 22, 0.3)
  art.fill(handle, shade(color, 0.34))
  art.movedBy(-1.8, -2.6, () => art.fill(handle, color))
  art.stroke(curve(piece, [-0.2, -0.004], [0.42, -0.01]), tint(color, 0.85), 3.2, { opacity: 0.85 })
  const eye = shaped([[0.45, 0]], piece)[0] ?? [0, 0]
  art.fill(circle(eye[0], eye[1], 6), shade(color, 0.7))
  const [x, y] = shaped([[-0.37, 0]], piece)[0] ?? [0, 0]
  ladleBowl(art, x, y, color)
}

function ladleBowl(art: Canvas, x: number, y: number, color: Color): void {
  art.shadow(circle(x, y, 74), 26, 0.34)
  art.fill(circle(x, y, 74), shade(color, 0.36))
  art.fill(circle(x - 2, y - 3, 72), tint(color, 0.3))
  art.fill(circle(x, y, 65), shade(color, 0.4))
  const inside = art.linearGradient('x1=".15" y1=".05" x2=".85" y2=".95"', [
    [0, shade(color, 0.42)],
    [0.55, color],
    [1, tint(color, 0.7)],
  ])
  art.fill(circle(x + 1, y + 2, 63), inside)
  art.fill(ellipse(x + 20, y + 26, 20, 13), '#ffffff', 0.45)
  art.stroke(`M${x - 66} ${y - 14}A68 68 0 0 1 ${x - 26} ${y - 63}`, '#ffffff', 5, { opacity: 0.8 })
}

const MILL: readonly Point[] = [
  [-0.42, 0],
  [-0.4, -0.1],
  [-0.32, -0.14],
  [-0.23, -0.1],
  [-0.2, -0.08],
  [-0.17, -0.13],
  [-0.1, -0.12],
  [0.06, -0.086],
  [0.26, -0.13],
  [0.44, -0.17],
  [0.5, -0.16],
  [0.5, 0],
]

/** A pepper mill lying on its side, and a few peppercorns; `accent` is its crank's knob. */
function peppermill(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const resting = alongEdge(art, spot, 330)
  const piece = { ...resting, angle: resting.angle + 0.12, color: spot.color }
  woodenStick(art, MILL, piece)
  const bands = [-0.205, 0.2, 0.43].map((u) => {
    const half = u < 0 ? 0.076 : 0.11 + (u - 0.2) * 0.22
    return curve(piece, [u, -half], [u + 0.012, 0], [u, half])
  })
  art.stroke(bands.join(''), shade(spot.color, 0.5), 4, { opacity: 0.7 })
  const broad = curve(piece, [-0.12, -0.07], [0.06, -0.045], [0.4, -0.1])
  art.stroke(broad, tint(spot.color, 0.55), 9, { opacity: 0.5 })
  const [kx, ky] = shaped([[-0.46, 0]], piece)[0] ?? [0, 0]
  art.fill(circle(kx, ky, 18), shade(spot.accent, 0.4))
  art.fill(circle(kx - 2, ky - 3, 15), spot.accent)
  art.fill(circle(kx - 6, ky - 7, 4.5), '#ffffff', 0.7)
  for (let index = 0; index < 9; index += 1) {
    const [x, y] = shaped([[0.6 + random.jitter(0.12), random.jitter(0.2)]], piece)[0] ?? [0, 0]
    art.shadow(circle(x, y, 7), 5, 0.3)
    art.fill(circle(x, y, 7), '#2e211c')
    art.fill(circle(x - 2, y - 2, 2.6), '#7d6452')
  }
}

export const tools = {
  woodenspoon,
  whisk,
  ladle,
  peppermill,
} satisfies Record<keyof typeof words, DrawProp>
