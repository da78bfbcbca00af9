import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { ellipse, open, type Path } from '../../../core/contour.ts'
import { bow } from '../dough.ts'
import { roundWall } from './kadai.ts'

/** A glazed bowl seen from a chair, the middle of its opening at the origin. */
export interface GlazedBowl {
  rx: number
  ry: number
  /** From its rim to the table, as seen. */
  depth: number
  color: Color
  inside: Color
}

/** How wide the rim is, as a share of the opening. */
const RIM = 0.05

/** The bowl without what is in it: its shadow, its wall, its rim and its hollow. */
export function backOfGlazedBowl(art: Canvas, bowl: GlazedBowl): void {
  const { rx, ry, depth, color, inside } = bowl
  const low = depth + ry * 0.5
  art.softFill(ellipse(rx * 0.22, low - ry * 0.24, rx * 0.92, ry * 0.56), SHADOW, 0.5, rx * 0.1)
  art.softFill(ellipse(rx * 0.06, low - ry * 0.14, rx * 0.62, ry * 0.26), SHADOW, 0.7, rx * 0.04)
  const wall = roundWall(bowl)
  art.fill(wall, color)
  art.fill(wall, wallLight(art, color))
  const under = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0.5, SHADOW, 0.05],
    [0.74, SHADOW, 0.08],
    [1, '#2a0f1a', 0.6],
  ])
  art.fill(wall, under)
  art.fill(ellipse(0, 0, rx, ry), mix(inside, '#ffffff', 0.3))
  art.fill(ellipse(0, 0, rx, ry), rimLight(art, inside))
  const hollow = art.linearGradient('x1="0" x2="1" y1="0" y2=".5"', [
    [0, shade(inside, 0.5)],
    [0.45, shade(inside, 0.2)],
    [1, inside],
  ])
  art.fill(ellipse(0, ry * 0.012, rx * (1 - RIM), ry * (1 - RIM)), hollow)
}

function wallLight(art: Canvas, color: Color): Color {
  return art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
    [0, shade(color, 0.5), 0.6],
    [0.1, color, 0],
    [0.22, tint(color, 0.6), 0.6],
    [0.36, color, 0],
    [0.66, shade(color, 0.4), 0.4],
    [0.95, shade(color, 0.7), 0.75],
    [1, tint(color, 0.2), 0.6],
  ])
}

function rimLight(art: Canvas, inside: Color): Color {
  return art.linearGradient('x1="0" x2="1" y1="0" y2=".6"', [
    [0, shade(inside, 0.26), 0.7],
    [0.2, '#ffffff', 0.8],
    [0.5, inside, 0.4],
    [1, shade(inside, 0.4), 0.7],
  ])
}

/** The near part of the rim, over what is in the bowl, and the lights of the glaze. */
export function frontOfGlazedBowl(art: Canvas, { rx, ry, depth, color, inside }: GlazedBowl): void {
  const line = (share: number, from: number, to: number, dy = 0): Path =>
    open(bow([0, dy], [rx * share, ry * share], [from, to], 16))
  art.stroke(line(1 - RIM, 0.1, Math.PI - 0.1, -1), SHADOW, rx * 0.012, { opacity: 0.3 })
  const edge = shade(mix(color, inside, 0.5), 0.2)
  const fading = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, edge, 0],
    [0.16, edge, 0.8],
    [0.84, edge, 0.8],
    [1, edge, 0],
  ])
  art.stroke(line(0.993, 0.02, Math.PI - 0.02), fading, rx * 0.01)
  art.stroke(line(0.976, 1.75, 2.5), '#ffffff', rx * 0.016, { opacity: 0.95 })
  art.stroke(line(0.976, 3.5, 4.4), '#ffffff', rx * 0.014, { opacity: 0.8 })
  const shine = line(0.93, 2.2, 2.6, depth * 0.34)
  art.stroke(shine, '#ffffff', rx * 0.035, { opacity: 0.5 })
  art.stroke(line(0.93, 2.06, 2.1, depth * 0.36), '#ffffff', rx * 0.035, { opacity: 0.45 })
}
