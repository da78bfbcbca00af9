import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { ellipse, num, open, type Path, type Point, polygon } from '../../../core/contour.ts'
import { bow } from '../dough.ts'

/** The clay base of a tagine seen from a chair, the middle of its opening at the origin. */
export interface TagineDish {
  rx: number
  ry: number
  /** From its rim to the table, as seen. */
  depth: number
  color: Color
  /** Of what is painted on it. */
  paint: Color
}

/** How much of the opening the food and the glazed wall above it take. */
export const OPENING = 0.91
/** How wide the foot is, as a share of the rim. */
const FOOT = 0.72

/** The wall from rim to foot: it flares, and it stands on a flat foot. */
function wallOf({ rx, ry, depth }: TagineDish): Path {
  const foot = rx * FOOT
  const low = depth + ry * 0.22
  return [
    `M${num(-rx)} 0`,
    `C${num(-rx)} ${num(depth * 0.9)} ${num(-rx * 0.9)} ${num(depth)} ${num(-foot)} ${num(low)}`,
    `A${num(foot)} ${num(ry * 0.62)} 0 0 0 ${num(foot)} ${num(low)}`,
    `C${num(rx * 0.9)} ${num(depth)} ${num(rx)} ${num(depth * 0.9)} ${num(rx)} 0Z`,
  ].join('')
}

/** The dish without what is in it: its shadow, its painted wall, its broad rim and its hollow. */
export function backOfTagine(art: Canvas, dish: TagineDish): void {
  const { rx, ry, depth, color } = dish
  const low = depth + ry * 0.3
  art.softFill(ellipse(rx * 0.2, low, rx * 0.9, ry * 0.6), SHADOW, 0.45, rx * 0.1)
  art.softFill(ellipse(rx * 0.05, low + ry * 0.14, rx * 0.72, ry * 0.5), '#1c0f20', 0.6, rx * 0.04)
  art.fill(wallOf(dish), color)
  art.clipped(wallOf(dish), () => band(art, dish))
  art.fill(wallOf(dish), wallLight(art, color))
  art.fill(wallOf(dish), underLight(art))
  art.fill(ellipse(0, 0, rx, ry), shade(color, 0.2))
  art.fill(ellipse(-rx * 0.002, -ry * 0.008, rx * 0.994, ry * 0.99), tint(color, 0.16))
  art.fill(ellipse(0, 0, rx, ry), rimLight(art, color))
  art.fill(ellipse(0, ry * 0.012, rx * OPENING, ry * OPENING), shade(color, 0.55))
  const hollow = art.linearGradient('x1="0" x2="1" y1="0" y2=".5"', [
    [0, shade(color, 0.6), 0.9],
    [0.5, shade(color, 0.25), 0.6],
    [1, mix(color, '#f2b874', 0.5), 0.9],
  ])
  art.fill(ellipse(0, ry * 0.012, rx * OPENING, ry * OPENING), hollow)
}

/** A row of lozenges between two lines around the wall. */
function band(art: Canvas, { rx, ry, depth, paint }: TagineDish): void {
  const around = (share: number, dy: number) =>
    bow([0, dy], [rx * share, ry * share], [0.4, Math.PI - 0.4], 26)
  const lozenges = around(0.95, depth * 0.5).map(([x, y], index) => {
    const slim = Math.sin(0.4 + ((Math.PI - 0.8) * index) / 26)
    const [w, h] = [rx * 0.028 * slim, rx * 0.034]
    return polygon([
      [x - w, y],
      [x, y - h],
      [x + w, y],
      [x, y + h],
    ])
  })
  art.fill(lozenges.join(''), paint, 0.9)
  art.stroke(open(around(0.97, depth * 0.3)), paint, rx * 0.012, { opacity: 0.85 })
  art.stroke(open(around(0.92, depth * 0.7)), paint, rx * 0.012, { opacity: 0.85 })
}

function wallLight(art: Canvas, color: Color): Color {
  return art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
    [0, shade(color, 0.5), 0.6],
    [0.1, color, 0],
    [0.22, tint(color, 0.6), 0.5],
    [0.38, color, 0],
    [0.66, shade(color, 0.4), 0.4],
    [0.95, shade(color, 0.75), 0.8],
    [1, tint(color, 0.2), 0.5],
  ])
}

function underLight(art: Canvas): Color {
  return art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0.5, SHADOW, 0.25],
    [0.66, SHADOW, 0.04],
    [1, '#2a0f1a', 0.62],
  ])
}

function rimLight(art: Canvas, color: Color): Color {
  return art.linearGradient('x1="0" x2="1" y1="0" y2=".6"', [
    [0, shade(color, 0.2), 0.5],
    [0.2, '#ffe9cf', 0.7],
    [0.5, color, 0.2],
    [1, shade(color, 0.45), 0.7],
  ])
}

/** The near part of the rim, over what is in the dish, and the lights on it. */
export function frontOfTagine(art: Canvas, { rx, ry, paint, color }: TagineDish): void {
  const line = (share: number, from: number, to: number, dy = 0): Path =>
    open(bow([0, dy], [rx * share, ry * share], [from, to], 18))
  art.stroke(line(OPENING, 0.1, Math.PI - 0.1, 1), shade(color, 0.6), rx * 0.012, { opacity: 0.7 })
  art.stroke(line(0.955, 0.01, Math.PI * 2 - 0.01), paint, rx * 0.011, { opacity: 0.75 })
  art.stroke(line(0.985, 1.7, 2.5), '#fff4e4', rx * 0.014, { opacity: 0.9 })
  art.stroke(line(0.985, 2.6, 2.7), '#fff4e4', rx * 0.014, { opacity: 0.8 })
  art.stroke(line(0.985, 3.5, 4.4), '#fff4e4', rx * 0.013, { opacity: 0.7 })
}

/** The left side of the lid from its rim to the neck of its knob: shares of its half width and of its height. */
const SIDE: readonly Point[] = [
  [1, 0],
  [0.93, 0.12],
  [0.7, 0.36],
  [0.46, 0.6],
  [0.28, 0.8],
  [0.2, 0.9],
]

/** The knob above it. */
const KNOB: readonly Point[] = [
  [0.19, 0.9],
  [0.26, 0.95],
  [0.28, 1.02],
  [0.22, 1.09],
]

interface Lid {
  x: number
  y: number
  /** Half the width of its foot. */
  rx: number
  height: number
  color: Color
  paint: Color
}

/** The cone of a tagine's lid, standing; `x` and `y` are the middle of its foot. */
export function tagineLid(art: Canvas, { x, y, rx, height, color, paint }: Lid): void {
  const flat = 0.42
  const sides = (points: readonly Point[], round: number): Path => {
    const left = points.map(([u, v]): Point => [x - u * rx, y - v * height])
    const right = points.toReversed().map(([u, v]): Point => [x + u * rx, y - v * height])
    const [[u, v] = [x, y]] = left
    const rest = [...left.slice(1), ...right].map(([a, b]) => `L${num(a)} ${num(b)}`).join('')
    const wide = x - u
    return `M${num(u)} ${num(v)}${rest}A${num(wide)} ${num(wide * round)} 0 0 1 ${num(u)} ${num(v)}Z`
  }
  const cone = sides(SIDE, flat)
  const foot = ellipse(x + rx * 0.3, y + rx * 0.06, rx * 1.04, rx * flat)
  art.softFill(foot, SHADOW, 0.5, rx * 0.12)
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2=".12"', [
    [0.02, shade(color, 0.35)],
    [0.3, tint(color, 0.42)],
    [0.46, color],
    [0.8, shade(color, 0.5)],
    [1, shade(color, 0.68)],
  ])
  const knob = sides(KNOB, 0.3)
  for (const part of [cone, knob]) {
    art.fill(part, color)
    art.fill(part, light)
  }
  const top = y - height * 1.09
  art.fill(ellipse(x, top, rx * 0.22, rx * 0.08), tint(color, 0.3))
  art.fill(ellipse(x, top + rx * 0.01, rx * 0.13, rx * 0.045), shade(color, 0.66))
  art.clipped(cone, () => {
    for (const [share, at, width] of RINGS) {
      const ring = bow(
        [x, y - at * height],
        [rx * share, rx * share * flat],
        [0.02, Math.PI - 0.02],
        14,
      )
      art.stroke(open(ring), paint, rx * width, { opacity: 0.75 })
    }
  })
}

/** Painted rings: how wide, at which height, how broad. */
const RINGS = [
  [0.95, 0.1, 0.02],
  [0.88, 0.17, 0.045],
  [0.81, 0.25, 0.02],
  [0.44, 0.62, 0.02],
  [0.38, 0.69, 0.02],
] as const
