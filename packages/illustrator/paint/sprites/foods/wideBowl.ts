import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { SHADOW } from '../../core/color.ts'
import { ellipse, num, type Path } from '../../core/contour.ts'

/** A wide white bowl seen from a chair, the middle of its opening at the origin. */
export interface WideBowl {
  rx: number
  ry: number
  /** From its rim to the table. */
  depth: number
  /** The colors of its wall and of the line along its rim, if they are not white and gray blue. */
  glaze?: Color
  band?: Color
  /** Whether it throws no shadow here, as it stands on something that is drawn with it. */
  isUnshaded?: boolean
}

const BAND = '#6f8fa3'

/** The wall from rim to foot. */
function wall({ rx, ry, depth }: WideBowl): Path {
  const foot = rx * 0.42
  const low = depth + ry * 0.42
  return [
    `M${num(-rx)} 0`,
    `C${num(-rx * 0.98)} ${num(depth * 0.72)} ${num(-rx * 0.66)} ${num(depth * 1.02)} ${num(-foot)} ${num(low)}`,
    `A${num(foot)} ${num(ry * 0.3)} 0 0 0 ${num(foot)} ${num(low)}`,
    `C${num(rx * 0.66)} ${num(depth * 1.02)} ${num(rx * 0.98)} ${num(depth * 0.72)} ${num(rx)} 0Z`,
  ].join('')
}

/**
 * A bowl with what is in it.
 *
 * @param fill draws that, of which the front wall hides what lies below the rim
 */
export function filledBowl(art: Canvas, bowl: WideBowl, fill: () => void): void {
  backOfBowl(art, bowl)
  bowlInside(art, bowl)
  art.clipped(overRim(bowl), fill)
  frontOfBowl(art, bowl)
}

/** What the bowl throws on the table, its wall, and the far part of its rim. */
export function backOfBowl(art: Canvas, bowl: WideBowl): void {
  const { rx, ry, depth, glaze = '#efe8d8', band = BAND } = bowl
  const low = depth + ry * 0.42
  if (!bowl.isUnshaded) {
    art.softFill(ellipse(rx * 0.2, low - ry * 0.05, rx * 0.92, ry * 0.62), SHADOW, 0.42, rx * 0.1)
    art.softFill(ellipse(rx * 0.05, low + ry * 0.06, rx * 0.5, ry * 0.32), SHADOW, 0.6, rx * 0.04)
  }
  art.fill(wall(bowl), glaze)
  const round = art.linearGradient('x1="0" x2="1" y1="0" y2=".25"', [
    [0, '#8f8a92', 0.55],
    [0.14, '#fffaf0', 0.5],
    [0.34, '#fffaf0', 0.3],
    [0.6, SHADOW, 0.06],
    [0.88, SHADOW, 0.4],
    [1, SHADOW, 0.3],
  ])
  art.fill(wall(bowl), round)
  const under = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, SHADOW, 0],
    [0.55, SHADOW, 0.02],
    [1, '#5a3424', 0.5],
  ])
  art.fill(wall(bowl), under)
  art.fill(ellipse(0, 0, rx, ry), '#fbf5e8')
  art.stroke(ellipse(0, 0, rx * 0.992, ry * 0.98), band, rx * 0.018)
}

/** The hollow of the bowl; its wall towards the window lies in the shade. */
export function bowlInside(art: Canvas, { rx, ry }: WideBowl): void {
  const hollow = art.linearGradient('x1="0" x2="1" y1=".1" y2=".6"', [
    [0, '#a79f9c'],
    [0.4, '#d9d0c2'],
    [1, '#f4ecdc'],
  ])
  art.fill(ellipse(0, ry * 0.02, rx * 0.955, ry * 0.93), hollow)
}

/** The near part of the rim, over what is in the bowl, and the lights of the glaze. */
export function frontOfBowl(art: Canvas, { rx, ry, depth, band = BAND }: WideBowl): void {
  const arc = (share: number, from: number, to: number, dy = 0): Path => {
    const at = (turn: number) =>
      `${num(Math.cos(turn) * rx * share)} ${num(Math.sin(turn) * ry * share + dy)}`
    return `M${at(from)}A${num(rx * share)} ${num(ry * share)} 0 0 0 ${at(to)}`
  }
  art.stroke(arc(0.97, Math.PI, 0), '#fbf5e8', rx * 0.03)
  art.stroke(arc(0.955, Math.PI * 0.96, Math.PI * 0.04, 1), SHADOW, 2.5, { opacity: 0.3 })
  art.stroke(arc(0.992, Math.PI, 0), band, rx * 0.018)
  art.stroke(arc(0.975, Math.PI * 0.86, Math.PI * 0.62), '#ffffff', rx * 0.012, { opacity: 0.9 })
  art.stroke(arc(1, Math.PI * 0.97, Math.PI * 0.03, depth * 0.1), SHADOW, rx * 0.02, {
    opacity: 0.1,
  })
  const shine = arc(0.9, Math.PI * 0.86, Math.PI * 0.7, depth * 0.34)
  art.stroke(shine, '#ffffff', rx * 0.05, { opacity: 0.55 })
  art.stroke(arc(0.9, Math.PI * 0.67, Math.PI * 0.655, depth * 0.34), '#ffffff', rx * 0.05, {
    opacity: 0.5,
  })
}

/** Where what is heaped in a bowl may be seen: in its opening, and over it. */
export function overRim({ rx, ry }: WideBowl): Path {
  const [x, y] = [rx * 0.955, ry * 0.93]
  const [side, low, far] = [num(rx * 1.01), num(ry * 0.16), num(rx * 2)]
  return `M${num(-x)} 0A${num(x)} ${num(y)} 0 0 0 ${num(x)} 0H${side}V${low}H${far}V-${far}H-${far}V${low}H-${side}V0Z`
}
