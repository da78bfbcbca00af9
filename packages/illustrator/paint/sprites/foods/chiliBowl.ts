import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, type Path } from '../../core/contour.ts'

/** A deep glazed bowl seen from a chair, the middle of its opening at the origin. */
export interface DeepBowl {
  rx: number
  ry: number
  /** From its rim to the table. */
  depth: number
}

/** Its glaze outside, and the bare paler one inside. */
const GLAZE = '#23586a'
const INSIDE = '#f3e6cb'

/** The wall from rim to foot: it stays wide and turns in late. */
function wall({ rx, ry, depth }: DeepBowl): Path {
  const foot = rx * 0.56
  const low = depth + ry * 0.34
  return [
    `M${num(-rx)} 0`,
    `C${num(-rx * 1.01)} ${num(depth * 0.7)} ${num(-rx * 0.86)} ${num(depth * 1.06)} ${num(-foot)} ${num(low)}`,
    `A${num(foot)} ${num(ry * 0.4)} 0 0 0 ${num(foot)} ${num(low)}`,
    `C${num(rx * 0.86)} ${num(depth * 1.06)} ${num(rx * 1.01)} ${num(depth * 0.7)} ${num(rx)} 0Z`,
  ].join('')
}

/** Part of the rim's ellipse, from one angle to another by way of the front. */
function front({ rx, ry }: DeepBowl, share: number, [from, to]: Span, dy = 0): Path {
  const at = (turn: number) =>
    `${num(Math.cos(turn) * rx * share)} ${num(Math.sin(turn) * ry * share + dy)}`
  return `M${at(from)}A${num(rx * share)} ${num(ry * share)} 0 0 0 ${at(to)}`
}

type Span = readonly [from: number, to: number]
const HALF: Span = [Math.PI, 0]

/** What the bowl throws on the table, its wall, its rim and its hollow. */
export function backOfDeepBowl(art: Canvas, bowl: DeepBowl): void {
  const { rx, ry, depth } = bowl
  const low = depth + ry * 0.34
  art.softFill(ellipse(rx * 0.24, low + ry * 0.02, rx * 0.9, ry * 0.58), SHADOW, 0.36, rx * 0.16)
  art.softFill(ellipse(rx * 0.04, low + ry * 0.14, rx * 0.6, ry * 0.36), SHADOW, 0.65, rx * 0.04)
  glazed(art, bowl)
  art.fill(ellipse(0, 0, rx, ry), tint(INSIDE, 0.3))
  art.stroke(ellipse(0, 0, rx, ry), shade(GLAZE, 0.3), 2, { opacity: 0.5 })
  const hollow = art.linearGradient('x1="0" x2="1" y1=".1" y2=".6"', [
    [0, '#7d6a5c'],
    [0.4, '#b8a68c'],
    [1, INSIDE],
  ])
  art.fill(ellipse(0, ry * 0.02, rx * 0.955, ry * 0.94), hollow)
}

function glazed(art: Canvas, bowl: DeepBowl): void {
  const { rx, depth } = bowl
  const across = art.linearGradient('x1="0" x2="1" y1="0" y2=".12"', [
    [0, shade(GLAZE, 0.3)],
    [0.1, GLAZE],
    [0.24, tint(GLAZE, 0.34)],
    [0.44, GLAZE],
    [0.76, shade(GLAZE, 0.5)],
    [0.94, shade(GLAZE, 0.72)],
    [1, shade(GLAZE, 0.56)],
  ])
  art.fill(wall(bowl), across)
  const under = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0.4, SHADOW, 0],
    [1, SHADOW, 0.6],
  ])
  art.fill(wall(bowl), under)
  art.clipped(wall(bowl), () => {
    const line = front(bowl, 1, HALF, depth * 0.16)
    art.stroke(line, shade(GLAZE, 0.5), rx * 0.05, { opacity: 0.35 })
    const shine = front(bowl, 0.93, [Math.PI * 0.85, Math.PI * 0.72], depth * 0.4)
    art.stroke(shine, '#e8f6f4', rx * 0.07, { opacity: 0.5 })
    const spot = front(bowl, 0.93, [Math.PI * 0.69, Math.PI * 0.675], depth * 0.4)
    art.stroke(spot, '#e8f6f4', rx * 0.07, { opacity: 0.4 })
  })
}

/** The near part of the rim, over what is in the bowl. */
export function frontOfDeepBowl(art: Canvas, bowl: DeepBowl, color: Color): void {
  const { rx } = bowl
  art.stroke(front(bowl, 0.975, HALF), tint(INSIDE, 0.3), rx * 0.036)
  art.stroke(front(bowl, 0.957, HALF, 1), shade(color, 0.7), 3, { opacity: 0.6 })
  const edge = shade(GLAZE, 0.2)
  const fading = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, edge, 0],
    [0.14, edge, 1],
    [0.86, edge, 1],
    [1, edge, 0],
  ])
  art.stroke(front(bowl, 0.995, HALF, 1.5), fading, rx * 0.014)
  art.stroke(front(bowl, 0.978, [Math.PI * 0.9, Math.PI * 0.6]), '#ffffff', rx * 0.014)
}
