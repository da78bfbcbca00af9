import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, ellipse, num, type Path, type Point } from '../../core/contour.ts'

const IRON = '#2b2c31'

/** A cast-iron skillet seen from a chair, the middle of its floor at the origin. */
export interface Skillet {
  /** Half the width of its opening. */
  rx: number
  ry: number
  /** From its rim to the table. */
  depth: number
}

/** The lower half of an ellipse, from left to right. */
const near = (rx: number, ry: number, dy: number): Path =>
  `M${num(-rx)} ${num(dy)}A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} ${num(dy)}`

function wall({ rx, ry, depth }: Skillet): Path {
  const foot = rx * 0.88
  return [
    `M${num(-rx)} 0L${num(-foot)} ${num(depth)}`,
    `A${num(foot)} ${num(ry * 0.9)} 0 0 0 ${num(foot)} ${num(depth)}`,
    `L${num(rx)} 0Z`,
  ].join('')
}

/** Its shadow, its handle, its wall and its hollow. */
export function backOfSkillet(art: Canvas, skillet: Skillet): void {
  const { rx, ry, depth } = skillet
  art.softFill(ellipse(rx * 0.12, depth + ry * 0.1, rx * 1.02, ry * 0.98), SHADOW, 0.45, rx * 0.07)
  art.softFill(ellipse(rx * 0.03, depth + ry * 0.03, rx * 0.9, ry * 0.92), SHADOW, 0.6, rx * 0.03)
  handle(art, skillet)
  const across = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, '#15151a'],
    [0.16, '#5a5c64'],
    [0.3, IRON],
    [0.7, '#191a1f'],
    [1, '#0e0e12'],
  ])
  art.fill(wall(skillet), across)
  art.fill(ellipse(0, 0, rx, ry), rimLight(art))
  art.fill(ellipse(0, ry * 0.02, rx * 0.95, ry * 0.94), '#141418')
}

/** A short handle towards the lower right, with the hole to hang it by. */
function handle(art: Canvas, { rx, ry, depth }: Skillet): void {
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [u * rx, v * ry])
  const outline = at([
    [0.72, 0.62],
    [1.02, 0.78],
    [1.3, 1.0],
    [1.52, 1.16],
    [1.64, 1.34],
    [1.52, 1.44],
    [1.32, 1.34],
    [1.08, 1.14],
    [0.8, 1.0],
    [0.56, 0.82],
  ])
  art.movedBy(rx * 0.06, depth * 0.9, () => art.softFill(closed(outline), SHADOW, 0.5, rx * 0.03))
  art.movedBy(0, depth * 0.3, () => art.fill(closed(outline), '#0c0c10'))
  art.fill(closed(outline), IRON)
  const lit = at([
    [0.86, 0.76],
    [1.1, 0.9],
    [1.34, 1.1],
    [1.52, 1.24],
    [1.3, 1.16],
    [1.04, 0.98],
  ])
  art.softFill(closed(lit), '#7a7c86', 0.5, rx * 0.015)
  art.fill(ellipse(rx * 1.5, ry * 1.31, rx * 0.045, ry * 0.05), '#0a0a0c')
}

/** Light along the rim, the same on its far and its near part. */
function rimLight(art: Canvas): string {
  return art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, '#4a4c54'],
    [0.2, '#7c7f88'],
    [0.4, '#4a4c54'],
    [1, '#26272c'],
  ])
}

/** The near part of its rim, over what is in it. */
export function frontOfSkillet(art: Canvas, skillet: Skillet): void {
  const { rx, ry } = skillet
  const band = `${near(rx, ry, 0)}L${num(rx * 0.955)} 0A${num(rx * 0.955)} ${num(ry * 0.95)} 0 0 1 ${num(-rx * 0.955)} 0Z`
  art.fill(band, rimLight(art))
  art.stroke(near(rx * 0.955, ry * 0.95, 1), '#08080a', 3, { opacity: 0.7 })
  art.stroke(near(rx * 0.995, ry * 0.995, 1), '#0e0e12', 2, { opacity: 0.7 })
}
