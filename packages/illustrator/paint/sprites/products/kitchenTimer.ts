import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  arc,
  circle,
  ellipse,
  num,
  type Path,
  type Point,
  roundedRect,
} from '../../core/contour.ts'
import { across, steel } from '../materials.ts'
import { lettering } from './lettering.ts'

interface KitchenTimer {
  x: number
  /** Where its feet stand. */
  foot: number
  /** The radius of its case. */
  size: number
  color: Color
  face: Color
  /** How many of 60 minutes are left. */
  minutes: number
}

const INK = '#2c2430'
const FULL_TURN = Math.PI * 2

/** A place on the dial: the minutes on its edge, and how far from its middle. */
function onDial(minutes: number, reach: number): Point {
  const turn = (minutes / 60) * FULL_TURN
  return [Math.sin(turn) * reach, -Math.cos(turn) * reach]
}

/** A wind-up timer on two feet, the minutes that are left in its color; drawn 100 large around its middle. */
export function kitchenTimer(art: Canvas, look: KitchenTimer): void {
  const { x, foot, size } = look
  const scale = size / 100
  const place = `translate(${num(x)} ${num(foot - 112 * scale)}) scale(${scale.toFixed(3)})`
  art.group(`transform="${place}"`, () => {
    art.softFill(ellipse(26, 112, 104, 15), SHADOW, 0.5, 14)
    art.softFill(ellipse(6, 114, 66, 7), '#140810', 0.75, 5)
    button(art)
    feet(art, look.color)
    casing(art, look.color)
    dial(art, look)
    knob(art, look.minutes)
    pane(art)
  })
}

/** The steel button on a stem at its top. */
function button(art: Canvas): void {
  art.fill(roundedRect(-10, -126, 20, 34, 4), steel(art))
  art.fill(roundedRect(-30, -142, 60, 24, 11), steel(art, '#bdb6ae'))
  art.fill(roundedRect(-22, -139, 34, 6, 3), '#ffffff', 0.7)
}

function feet(art: Canvas, color: Color): void {
  for (const side of [-1, 1]) {
    art.stroke(`M${side * 48} 76L${side * 62} 106`, shade(color, 0.66), 22)
    art.stroke(`M${side * 48 - 4} 76L${side * 62 - 4} 104`, shade(color, side < 0 ? 0.1 : 0.4), 13)
  }
}

/** A deep round case of enamel, seen a little from its left. */
function casing(art: Canvas, color: Color): void {
  art.fill(circle(12, 5, 100), shade(color, 0.66))
  art.fill(circle(7, 3, 100), shade(color, 0.48))
  const enamel = art.radialGradient('cx=".3" cy=".22" r=".92"', [
    [0, tint(color, 0.55)],
    [0.26, mix(color, '#ff6a44', 0.3)],
    [0.6, color],
    [1, shade(color, 0.5)],
  ])
  art.fill(circle(0, 0, 100), enamel)
  art.stroke(arc(0, 0, 93, -2.9, -1.5), '#fff4ea', 6, { opacity: 0.85 })
  art.stroke(arc(0, 0, 94, 0.3, 1.5), tint(color, 0.4), 4, { opacity: 0.5 })
  art.fill(circle(0, 0, 84), shade(color, 0.62))
  art.fill(circle(0, 0, 81), steel(art, '#d8d2c8'))
}

/** The face: what is left of the hour in color, a mark for each minute, and numbers. */
function dial(art: Canvas, { color, face, minutes }: KitchenTimer): void {
  const paper = across(art, [
    [0, shade(face, 0.1)],
    [0.3, tint(face, 0.4)],
    [1, shade(face, 0.14)],
  ])
  art.fill(circle(0, 0, 74), paper)
  const [x, y] = onDial(minutes, 40)
  const left = `M0 0V-40A40 40 0 ${minutes > 30 ? 1 : 0} 1 ${num(x)} ${num(y)}Z`
  art.fill(left, tint(color, 0.08))
  art.stroke(left, shade(color, 0.3), 2, { opacity: 0.5 })
  const marks = (step: number, from: number): Path =>
    Array.from({ length: 60 / step }, (_, index) => {
      const [[ax, ay], [bx, by]] = [onDial(index * step, from), onDial(index * step, 71)]
      return `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`
    }).join('')
  art.stroke(marks(1, 67), INK, 1.6)
  art.stroke(marks(5, 64), INK, 3.4)
  for (const [at, word] of NUMBERS) {
    const [u, v] = onDial(at, 52)
    lettering(art, word, { x: u, top: v - 6.5, height: 13, color: INK, weight: 0.2, space: 0.34 })
  }
  // The rim's shade on the face, on the side of the light.
  art.stroke(arc(0, 0, 71, -2.9, -0.9), SHADOW, 7, { opacity: 0.22 })
}

const NUMBERS = [
  [0, '0'],
  [15, '15'],
  [30, '30'],
  [45, '45'],
] as const

/** The black knob it is wound up by, its white mark at the minutes that are left. */
function knob(art: Canvas, minutes: number): void {
  const [x, y] = onDial(minutes, 38)
  const pointer = `M0 0L${num(x)} ${num(y)}`
  art.movedBy(3, 6, () => {
    art.stroke(pointer, SHADOW, 13, { opacity: 0.4 })
    art.fill(circle(0, 0, 22), SHADOW, 0.45)
  })
  art.stroke(pointer, INK, 12)
  const grip = art.radialGradient('cx=".34" cy=".26" r=".85"', [
    [0, '#8d8590'],
    [0.35, '#4a424e'],
    [1, '#17111a'],
  ])
  art.fill(circle(0, 0, 21), grip)
  art.stroke(arc(0, 0, 16.5, -2.8, -1.7), '#e8e2ea', 3.5, { opacity: 0.8 })
  const [[fromX, fromY], [toX, toY]] = [onDial(minutes, 12), onDial(minutes, 36)]
  art.stroke(`M${num(fromX)} ${num(fromY)}L${num(toX)} ${num(toY)}`, '#fffaf0', 4.5)
}

/** The window in the glass. */
function pane(art: Canvas): void {
  art.clipped(circle(0, 0, 74), () => {
    art.fill('M-80-10L-20-80H8L-80 28Z', '#ffffff', 0.3)
    art.fill('M-80 44L24-80H34L-80 58Z', '#ffffff', 0.24)
  })
}
