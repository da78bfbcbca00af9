import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { closed, ellipse, num, open, type Point } from '../../core/contour.ts'
import { glow } from '../foods/glow.ts'
import { pairs } from './pairs.ts'

/** A tomato of size 1 with its shoulders and its broad foot, from the left over the top. */
const LOBES: readonly Point[] = [
  [-0.98, 0.06],
  [-0.94, -0.36],
  [-0.66, -0.68],
  [-0.3, -0.8],
  [-0.04, -0.72],
  [0.26, -0.82],
  [0.64, -0.7],
  [0.95, -0.36],
  [1.02, 0.08],
  [0.86, 0.54],
  [0.5, 0.84],
  [0, 0.92],
  [-0.5, 0.86],
  [-0.86, 0.54],
]

/** The ribs of a tomato that has two: where each begins, and how far it bows. */
const RIBS: readonly Point[] = [
  [-0.42, -0.3],
  [0.3, 0.34],
]

interface Tomato {
  /** Its middle, and half its width. */
  x: number
  y: number
  size: number
  color: Color
  /** Its outline, given for a tomato of size 1. */
  lobes?: readonly Point[]
  ribs?: readonly Point[]
  /** How dark it is where it turns away from the light. */
  dim?: number
  /** Its shape is the other way round; the light stays where it is. */
  mirrored?: boolean
}

/** How far below its middle a tomato of size 1 touches the table. */
export const TOMATO_FOOT = 0.92

/** A ripe tomato that stands on the table, its green star up. */
export function wholeTomato(art: Canvas, tomato: Tomato): void {
  const { x, y, size, color, lobes = LOBES, ribs = RIBS, dim = 0, mirrored = false } = tomato
  const hand = mirrored ? -1 : 1
  const outline = closed(lobes.map(([u, v]): Point => [x + hand * u * size, y + v * size]))
  const ripe = art.radialGradient('cx=".34" cy=".26" r=".86"', [
    [0, '#ff8a5a'],
    [0.26, mix(color, '#f0502c', 0.6)],
    [0.6, color],
    [0.86, shade(color, 0.42)],
    [1, shade(color, 0.58)],
  ])
  art.fill(outline, ripe)
  art.clipped(outline, () => {
    for (const [u, bow] of ribs) {
      const rib = open([
        [x + hand * u * 0.2 * size, y - size * 0.7],
        [x + hand * (u + bow) * size, y - size * 0.2],
        [x + hand * (u + bow * 1.2) * size, y + size * 0.5],
      ])
      art.stroke(rib, shade(color, 0.5), size * 0.12, { opacity: 0.16 })
      art.stroke(rib, shade(color, 0.5), size * 0.05, { opacity: 0.2 })
    }
    if (dim > 0) turnedAway(art, tomato, dim)
    else
      art.softFill(ellipse(x + size * 0.2, y + size, size, size * 0.16), '#ff9a5c', 0.22, size / 14)
  })
  calyx(art, { x: x - hand * size * 0.02, y: y - size * 0.7, size: size * 0.5, hand })
  window(art, { x, y, size })
}

/** The side away from the light, and the table's light on its edge. */
function turnedAway(art: Canvas, { x, y, size, color }: Tomato, dim: number): void {
  const deep = shade(color, 0.7)
  const side = { x: x + size * 0.86, y: y + size * 0.5, rx: size * 0.8, ry: size * 1.1, angle: 0.7 }
  glow(art, deep, dim, [side])
  glow(art, deep, dim * 0.7, [{ x, y: y + size * 1.02, rx: size, ry: size * 0.4 }])
  const edge = { x: x + size * 0.34, y: y + size * 0.8, rx: size * 0.5, ry: size * 0.13 }
  glow(art, '#ff9a5c', 0.34, [{ ...edge, angle: -0.5 }])
}

/** The window on the skin: two panes, bowed as the tomato is. */
export function window(art: Canvas, { x, y, size }: { x: number; y: number; size: number }): void {
  const panes = ['-.72,-.2 -.66,-.4 -.56,-.42 -.6,-.22', '-.62,-.46 -.48,-.6 -.4,-.56 -.52,-.44']
  const at = (pane: string) =>
    closed(pairs(pane).map(([u, v]): Point => [x + u * size, y + v * size]))
  art.softFill(panes.map(at).join(''), '#fff4e4', 0.9, size / 35)
}

interface Star {
  x: number
  y: number
  /** How far its tips reach. */
  size: number
  /** Which way round it is. */
  hand?: 1 | -1
}

/** The green star and the stalk of a tomato, seen from the side. */
function calyx(art: Canvas, { x, y, size, hand = 1 }: Star): void {
  const tips: readonly Point[] = [
    [-1, 0.02],
    [-0.62, 0.34],
    [0.02, 0.46],
    [0.66, 0.3],
    [0.98, -0.06],
    [0.4, -0.26],
    [-0.46, -0.24],
  ]
  const star = tips.flatMap(([u, v], index): Point[] => {
    const [nu, nv] = tips[(index + 1) % tips.length] ?? [u, v]
    return [
      [x + hand * u * size, y + v * size],
      [x + hand * (u + nu) * 0.17 * size, y + (v + nv) * 0.17 * size],
    ]
  })
  const fine = size / 70
  art.movedBy(4 * fine, 8 * fine, () => art.softFill(closed(star), '#5a0e08', 0.4, 4 * fine))
  art.fill(closed(star), '#33591f')
  art.movedBy(-fine, -2.5 * fine, () =>
    art.stroke(closed(star), '#7aa545', 2.5 * fine, { opacity: 0.7 }),
  )
  const at = (u: number, v: number) => `${num(hand * u * fine)} ${num(-v * fine)}`
  const stalk = (by: number, bend: number, [u, v]: Point) =>
    `M${num(x + by * fine)} ${num(y + by * fine)}q${at(4, bend)} ${at(u, v)}`
  art.stroke(stalk(0, 20, [18, 34]), '#33591f', 13 * fine)
  art.stroke(stalk(-2, 18, [17, 30]), '#86ad4c', 5 * fine)
}
