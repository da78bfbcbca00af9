import type { Canvas } from '../../../core/canvas.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  open,
  type Point,
  polygon,
  shrunk,
} from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { upright } from '../../foods/upright.ts'
import type { Piece } from '../../types.ts'
import { castShadow } from '../castShadow.ts'
import { shaped, strewn, symmetric } from '../shapes.ts'

/** An egg on its side, its blunt end at the left. */
const EGG = symmetric([
  [-1, 0],
  [-0.9, -0.4],
  [-0.5, -0.7],
  [0.1, -0.73],
  [0.68, -0.48],
  [0.98, -0.2],
  [1.06, 0],
])

/** A whole egg; `size` is half its length. It is as high as wide, so that it looks round from everywhere. */
export function egg(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  upright(art, piece, () => {
    const outline = shaped(EGG, piece)
    const path = closed(outline)
    castShadow(art, path, size)
    art.fill(path, shellLight(art, color))
    const specks = strewn(art.random, x, y, size * 0.6, 14)
    art.specks(specks, shade(color, 0.4), size * 0.034, { opacity: 0.4 })
    const glow = closed(shrunk(outline, 0.36, -size * 0.24, -size * 0.28))
    art.fill(glow, tint(color, 0.8), 0.4)
    art.fill(ellipse(x - size * 0.32, y - size * 0.38, size * 0.13, size * 0.08), '#fffdf4', 0.75)
  })
}

/** The light on a round shell, and what the table gives back to its dark side. */
function shellLight(art: Canvas, color: Color): Color {
  return art.radialGradient('cx=".34" cy=".28" r=".84"', [
    [0, tint(color, 0.5)],
    [0.34, tint(color, 0.16)],
    [0.56, color],
    [0.82, mix(shade(color, 0.26), SHADOW, 0.12)],
    [1, mix(shade(color, 0.3), '#f0c896', 0.2)],
  ])
}

/** Half a shell with a broken edge, open towards its `angle`; `size` is that of the egg. */
export function eggshell(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  upright(art, piece, () => {
    const cup: Point[] = [
      [0.2, -0.72],
      [-0.3, -0.7],
      [-0.78, -0.44],
      [-0.94, 0],
      [-0.78, 0.44],
      [-0.3, 0.7],
      [0.2, 0.72],
      [0.44, 0],
    ]
    const outer = closed(shaped(cup, piece))
    castShadow(art, outer, size)
    art.fill(outer, shellLight(art, color))
    const edge = shaped(brokenEdge(art), piece)
    art.fill(polygon(edge), tint(color, 0.84))
    const inside = polygon(shrunk(edge, 0.9))
    const hollow = art.linearGradient('x1=".1" y1=".1" x2=".9" y2=".9"', [
      [0, mix(shade(color, 0.3), SHADOW, 0.2)],
      [0.45, mix(color, '#f6e6cc', 0.62)],
      [1, '#fffaf0'],
    ])
    art.fill(inside, hollow)
  })
}

/** The mouth of a broken shell, seen aslant. */
function brokenEdge({ random }: Canvas): Point[] {
  return Array.from({ length: 19 }, (_, index): Point => {
    const t = (index / 19) * Math.PI * 2
    const tooth = random.jitter(0.09)
    return [0.2 + Math.cos(t) * (0.4 + tooth), Math.sin(t) * (0.74 + tooth * 0.5)]
  })
}

/** A raw yolk with the window in it; `size` is its radius. */
export function yolk(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.96, { points: 12, wobble: 0.03 })
  art.body(outline, color, { height: size * 0.24, lit: 0.92, shaded: 0.3, highlight: 0.16 })
  const rim: Point[] = [0.3, 0.7, 1.1, 1.5].map((t): Point => [
    x + Math.cos(t) * size * 0.72,
    y + Math.sin(t) * size * 0.72,
  ])
  art.stroke(open(rim), tint(color, 0.6), size * 0.09, { opacity: 0.6 })
  art.fill(ellipse(x - size * 0.36, y - size * 0.42, size * 0.2, size * 0.13), '#fffdf4', 0.9)
  art.fill(circle(x - size * 0.06, y - size * 0.58, size * 0.06), '#fffdf4', 0.8)
}
