import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { num, open, type Point } from '../../core/contour.ts'

/** A noodle by itself. */
export interface Noodle {
  /** Along its middle. */
  line: readonly Point[]
  width: number
  color: Color
  /** How wet it shines, from 0 to 1. */
  gloss: number
  flat?: boolean
}

/** One noodle with its shadow on those below, and light where its back is turned to the window. */
export function looseNoodle(art: Canvas, noodle: Noodle): void {
  const { line, width, color, gloss, flat = false } = noodle
  const edge = flat
    ? mix(shade(color, 0.3), '#b8641a', 0.4)
    : mix(shade(color, 0.46), '#7a3c12', 0.4)
  const whole = art.define((id) => `<path id="${id}" d="${open(line)}"/>`)
  const layer = (tone: Color, share: number, aside: number, down: number, more = '') => {
    const move = `x="${num(width * aside)}" y="${num(width * down)}"`
    return `<use href="#${whole}" ${move} stroke="${tone}" stroke-width="${num(width * share)}"${more}/>`
  }
  const glints = lit(line).map(open).join('')
  // There are hundreds: what all layers share is said once.
  art.group('fill="none" stroke-linecap="round" stroke-linejoin="round"', () => {
    art.raw(layer('#3a1606', 1.12, 0.26, 0.5, ' stroke-opacity=".42"'))
    art.raw(layer(edge, 1.04, 0, 0))
    art.raw(layer(color, 0.82, -0.04, -0.07))
    art.raw(layer(tint(color, 0.24), flat ? 0.56 : 0.42, -0.08, -0.13))
    if (glints === '') return
    const shift = `translate(${num(-width * 0.12)} ${num(-width * (flat ? 0.3 : 0.22))})`
    const shine = `stroke="#fff8e0" stroke-width="${num(width * (flat ? 0.2 : 0.18))}"`
    art.raw(
      `<path d="${glints}" ${shine} stroke-opacity="${gloss.toFixed(2)}" transform="${shift}"/>`,
    )
  })
}

/** The parts of a line that run across the light. */
function lit(line: readonly Point[]): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [index, point] of line.entries()) {
    const next = line[index + 1]
    const faces = next && facing(point, next) > 0.82
    if (faces) part.push(point)
    if (!faces || part.length > 4) {
      if (part.length > 2) parts.push(part)
      part = []
    }
  }
  return parts
}

/** How squarely a piece of a line lies across the light from the upper left: 1 at most. */
function facing([x, y]: Point, [u, v]: Point): number {
  const length = Math.hypot(u - x, v - y) || 1
  return Math.abs(((u - x) * 0.82 - (v - y) * 0.57) / length)
}
