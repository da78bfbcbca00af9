import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { ellipse, num, open, type Path, type Point } from '../../../core/contour.ts'
import { bow } from '../dough.ts'

/** A metal bowl seen from a chair, the middle of its opening at the origin. */
export interface Kadai {
  rx: number
  ry: number
  /** From its rim to the table, as seen. */
  depth: number
  color: Color
}

/** How wide the rim is, as a share of the opening. */
const RIM = 0.045

/** The wall of a bowl with a round bottom, from rim to rim. */
export function roundWall({ rx, ry, depth }: Pick<Kadai, 'rx' | 'ry' | 'depth'>): Path {
  const low = depth + ry * 0.56
  const side = (to: number) =>
    `${num(to * rx)} ${num(depth * 0.8)} ${num(to * rx * 0.74)} ${num(low)}`
  return `M${num(-rx)} 0C${side(-1)} 0 ${num(low)}S${num(rx)} ${num(depth * 0.8)} ${num(rx)} 0Z`
}

/** The bowl without what is in it: its shadow, its handles, its hammered wall and its hollow. */
export function backOfKadai(art: Canvas, kadai: Kadai): void {
  const { rx, ry, depth, color } = kadai
  const low = depth + ry * 0.5
  art.softFill(ellipse(rx * 0.22, low - ry * 0.24, rx * 0.92, ry * 0.56), SHADOW, 0.5, rx * 0.1)
  art.softFill(ellipse(rx * 0.06, low - ry * 0.14, rx * 0.62, ry * 0.26), SHADOW, 0.7, rx * 0.04)
  for (const side of [-1, 1] as const) handle(art, kadai, side)
  art.fill(roundWall(kadai), color)
  art.clipped(roundWall(kadai), () => hammered(art, kadai))
  shading(art, kadai)
  art.fill(ellipse(0, 0, rx, ry), '#e4dbd0')
  art.fill(ellipse(0, 0, rx, ry), rimLight(art))
  hollow(art, kadai)
}

/** A cast ring through a lug, standing off the side. */
function handle(art: Canvas, { rx, ry, depth }: Kadai, side: -1 | 1): void {
  const at: Point = [side * rx * 0.99, depth * 0.16]
  const middle = side < 0 ? Math.PI : 0
  const ring = open(bow(at, [rx * 0.13, ry * 0.24], [middle - 1.9, middle + 1.9], 14))
  const brass = '#c08a34'
  art.movedBy(rx * 0.02, rx * 0.04, () => art.stroke(ring, SHADOW, rx * 0.06, { opacity: 0.4 }))
  art.stroke(ring, shade(brass, 0.6), rx * 0.056)
  art.movedBy(-rx * 0.003, -rx * 0.005, () => art.stroke(ring, brass, rx * 0.04))
  art.movedBy(-rx * 0.007, -rx * 0.011, () => art.stroke(ring, tint(brass, 0.6), rx * 0.012))
}

/** Rows of dimples that the hammer left, each dark above and light below. */
function hammered(art: Canvas, { rx, ry, depth, color }: Kadai): void {
  const { random } = art
  const dimples: (readonly [Point, number, number])[] = []
  for (let row = 0; row < 6; row += 1) {
    const down = (row + 0.6) / 6
    const wide = rx * (1 - 0.46 * down ** 2.2)
    for (let spot = 0; spot < 24; spot += 1) {
      const turn = ((spot + (row % 2) / 2) / 24) * Math.PI + random.jitter(0.02)
      const x = Math.cos(turn) * wide
      const y = Math.sin(turn) * ry * (1 - 0.5 * down) + depth * down * 1.06
      const slim = Math.abs(Math.sin(turn)) ** 0.8
      dimples.push([[x, y], rx * 0.046 * (0.18 + 0.82 * slim) * (1 - down * 0.25), rx * 0.036])
    }
  }
  const all = (share: number, dx: number, dy: number) =>
    dimples.map(([[x, y], a, b]) => ellipse(x + dx, y + dy, a * share, b * share)).join('')
  art.fill(all(1, 0, 0), shade(color, 0.34), 0.6)
  art.fill(all(0.86, rx * 0.004, rx * 0.007), tint(color, 0.3), 0.55)
  art.fill(all(0.66, rx * 0.001, rx * 0.001), color, 0.8)
}

/** The light across the wall and the dark towards the foot. */
function shading(art: Canvas, kadai: Kadai): void {
  const { color } = kadai
  const across = art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
    [0, shade(color, 0.7), 0.6],
    [0.1, shade(color, 0.4), 0.2],
    [0.24, tint(color, 0.7), 0.55],
    [0.42, color, 0],
    [0.7, shade(color, 0.6), 0.35],
    [0.93, shade(color, 0.8), 0.7],
    [1, mix(color, '#ffb070', 0.4), 0.5],
  ])
  art.fill(roundWall(kadai), across)
  const under = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0.5, SHADOW, 0.12],
    [0.62, SHADOW, 0],
    [1, '#2a0f0a', 0.66],
  ])
  art.fill(roundWall(kadai), under)
}

function rimLight(art: Canvas): Color {
  return art.linearGradient('x1="0" x2="1" y1="0" y2=".6"', [
    [0, '#8d8580', 0.7],
    [0.18, '#fffaf2', 0.9],
    [0.42, '#cfc4b8', 0.5],
    [0.66, '#fff6ea', 0.7],
    [1, '#6d625e', 0.8],
  ])
}

/** The tinned inside above the food; its wall towards the window lies in the shade. */
function hollow(art: Canvas, { rx, ry }: Kadai): void {
  const inside = art.linearGradient('x1="0" x2="1" y1="0" y2=".5"', [
    [0, '#4d433f'],
    [0.45, '#8d8078'],
    [1, '#d8cbbb'],
  ])
  art.fill(ellipse(0, ry * 0.012, rx * (1 - RIM), ry * (1 - RIM)), inside)
}

/** The near part of the rim, over what is in the bowl. */
export function frontOfKadai(art: Canvas, { rx, ry }: Kadai): void {
  const line = (share: number, from: number, to: number, dy = 0): Path =>
    open(bow([0, dy], [rx * share, ry * share], [from, to], 16))
  art.stroke(line(1 - RIM, 0.1, Math.PI - 0.1, -1), SHADOW, rx * 0.012, { opacity: 0.35 })
  art.stroke(line(0.993, 0.04, Math.PI - 0.04), '#7d5a44', rx * 0.012, { opacity: 0.7 })
  art.stroke(line(0.978, 1.75, 2.5), '#ffffff', rx * 0.014, { opacity: 0.95 })
  art.stroke(line(0.978, 0.5, 0.8), '#ffffff', rx * 0.012, { opacity: 0.6 })
  art.stroke(line(0.98, 3.5, 4.4), '#ffffff', rx * 0.012, { opacity: 0.8 })
}
