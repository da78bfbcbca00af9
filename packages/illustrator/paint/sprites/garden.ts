import type { Color } from '../../language/paints.ts'
import type { Canvas } from '../core/canvas.ts'
import { shade, tint } from '../core/color.ts'
import { circle, ellipse, type Path } from '../core/contour.ts'
import { down } from './materials.ts'

/** Trees from far to near: where their crowns are, how large, and of which green. */
const TREES: readonly (readonly [x: number, y: number, size: number, color: Color])[] = [
  [330, 424, 26, '#9db187'],
  [372, 430, 20, '#9db187'],
  [760, 418, 24, '#9db187'],
  [800, 426, 30, '#93aa7c'],
  [296, 470, 44, '#7f9c62'],
  [352, 482, 34, '#87a368'],
  [700, 470, 34, '#87a368'],
  [862, 462, 50, '#7b985d'],
  [910, 478, 40, '#6f8f54'],
  [476, 496, 24, '#7f9c62'],
  [512, 500, 18, '#87a368'],
]

/** What one sees through a window of an early morning: a low sun, mist between hills, a hedge of trees. */
export function garden(art: Canvas): void {
  const sky = down(art, [
    [0, '#9fc8d2'],
    [0.5, '#d8e8d8'],
    [0.8, '#f8e6b8'],
    [1, '#f6dca4'],
  ])
  art.fill('M270 70H930V570H270Z', sky)
  sun(art)
  clouds(art)
  art.fill('M260 430C360 382 470 404 560 418C680 392 800 372 960 412V570H260Z', '#bccbab', 0.9)
  for (const tree of TREES.slice(0, 4)) crown(art, tree)
  art.softFill('M260 440Q600 420 960 440V462Q600 446 260 462Z', '#fdf3d2', 0.6, 12)
  field(art, 'M260 470C380 434 480 452 620 446C760 426 840 440 960 424V570H260Z', '#a9bb80')
  for (const tree of TREES.slice(4)) crown(art, tree)
  field(art, 'M260 520C400 490 520 512 680 498C800 484 860 500 960 480V570H260Z', '#87a05f')
}

/** Too bright to have an edge. */
function sun(art: Canvas): void {
  const glow = art.radialGradient('cx=".5" cy=".5" r=".5"', [
    [0, '#fffdf0', 1],
    [0.2, '#fff8d8', 0.95],
    [0.34, '#ffeeb0', 0.55],
    [1, '#ffe9a8', 0],
  ])
  art.fill(circle(800, 236, 190), glow)
}

function clouds(art: Canvas): void {
  const drift =
    ellipse(430, 172, 92, 11) +
    ellipse(398, 160, 46, 14) +
    ellipse(700, 300, 110, 8) +
    ellipse(470, 186, 70, 8)
  art.softFill(drift, '#fffaf0', 0.55, 9)
}

/** A meadow: lit along its ridge, darker towards us. */
function field(art: Canvas, path: Path, color: Color): void {
  const slope = down(art, [
    [0, tint(color, 0.34)],
    [0.4, color],
    [1, shade(color, 0.16)],
  ])
  art.fill(path, slope)
}

/** A tree far off: a cloud of leaves with the sun on its right and its shadow below. */
function crown(art: Canvas, [x, y, size, color]: (typeof TREES)[number]): void {
  const mass =
    circle(x, y, size * 0.72) +
    circle(x - size * 0.56, y + size * 0.3, size * 0.52) +
    circle(x + size * 0.56, y + size * 0.26, size * 0.56)
  art.softFill(mass, shade(color, 0.22), 0.95, size * 0.12)
  const lit =
    circle(x + size * 0.16, y - size * 0.2, size * 0.44) +
    circle(x + size * 0.66, y + size * 0.1, size * 0.34)
  art.softFill(lit, tint(color, 0.3), 0.7, size * 0.14)
}
