import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, closed, ellipse, moved, open, type Point, shrunk } from '../../core/contour.ts'
import { glow } from '../foods/glow.ts'
import { laid, laidPoint, type Shape } from '../foods/produce/shapes.ts'

interface Half {
  /** Its middle, and half its length. */
  x: number
  y: number
  size: number
  /** Radians from upright, to the right; its stalk end is up. */
  lean: number
  /** Whether the stone is in this half, or has left its hollow here. */
  hasStone: boolean
}

const PEAR: Shape = [
  [0, -1],
  [-0.26, -0.94],
  [-0.4, -0.66],
  [-0.52, -0.3],
  [-0.72, 0.14],
  [-0.74, 0.58],
  [-0.46, 0.92],
  [0, 1.02],
  [0.46, 0.92],
  [0.74, 0.58],
  [0.72, 0.14],
  [0.52, -0.3],
  [0.4, -0.66],
  [0.26, -0.94],
]
const SKIN = '#33491f'
const FLESH = '#e9e58c'

/** Two halves of an avocado that lie on the table, one with its stone. */
export function avocadoHalves(art: Canvas, x: number, foot: number): void {
  half(art, { x: x + 92, y: foot - 64, size: 76, lean: 1.1, hasStone: false })
  half(art, { x: x - 34, y: foot - 66, size: 84, lean: -0.62, hasStone: true })
}

/** One half, its cut side towards us: the skin behind it, green at the rim, butter yellow within. */
function half(art: Canvas, { x, y, size, lean, hasStone }: Half): void {
  const spot = { x, y, size, angle: lean }
  const face = laid(PEAR, spot)
  const back = moved(face, size * 0.1, size * 0.12)
  art.softFill(ellipse(x + size * 0.2, y + size * 0.78, size * 0.96, size * 0.16), SHADOW, 0.5, 9)
  art.fill(closed(back), shade(SKIN, 0.5))
  art.fill(closed(moved(face, size * 0.04, size * 0.05)), SKIN)
  art.fill(closed(face), mix(SKIN, '#7da23c', 0.75))
  const flesh = art.radialGradient('cx=".46" cy=".56" r=".6"', [
    [0, '#f6edae'],
    [0.56, FLESH],
    [0.84, '#c3d268'],
    [1, '#93b646'],
  ])
  art.fill(closed(shrunk(face, 0.93)), flesh)
  const wet: Point[] = laid(
    [
      [-0.3, -0.62],
      [-0.42, -0.24],
      [-0.6, 0.16],
      [-0.62, 0.44],
    ],
    spot,
  )
  art.stroke(open(wet), '#fffde0', size * 0.06, { opacity: 0.75 })
  const [u, v] = laidPoint([0, 0.36], spot)
  if (hasStone) stone(art, u, v, size * 0.37)
  else hollow(art, u, v, size * 0.35)
}

function stone(art: Canvas, x: number, y: number, radius: number): void {
  art.fill(circle(x + radius * 0.08, y + radius * 0.12, radius * 1.06), '#7d7a30', 0.6)
  const brown = art.radialGradient('cx=".34" cy=".28" r=".85"', [
    [0, '#d99c5a'],
    [0.3, '#a4622c'],
    [0.75, '#6a3716'],
    [1, '#43200c'],
  ])
  art.fill(circle(x, y, radius), brown)
  glow(art, '#ffb46a', 0.35, [
    { x: x + radius * 0.36, y: y + radius * 0.66, rx: radius * 0.5, ry: radius * 0.2, angle: -0.5 },
  ])
  art.softFill(
    ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.2, radius * 0.12),
    '#fff6e2',
    0.95,
    radius * 0.06,
  )
}

/** Where the stone was: its wall to the light lies in the shade. */
function hollow(art: Canvas, x: number, y: number, radius: number): void {
  const shaded = art.linearGradient('x1="0" x2="1" y1="0" y2="1"', [
    [0, '#8f8a3a'],
    [0.5, '#c9c468'],
    [1, tint(FLESH, 0.4)],
  ])
  art.fill(circle(x, y, radius), shaded)
  art.stroke(circle(x, y, radius), '#fffbd0', radius * 0.08, { opacity: 0.5 })
}
