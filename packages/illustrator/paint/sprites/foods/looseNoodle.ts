import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { open, type Point } from '../../core/contour.ts'
import { layered } from './touches.ts'

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
  layered(art, open(line), [
    { color: '#3a1606', width: width * 1.12, dx: width * 0.26, dy: width * 0.5, opacity: 0.42 },
    {
      color: flat
        ? mix(shade(color, 0.3), '#b8641a', 0.4)
        : mix(shade(color, 0.46), '#7a3c12', 0.4),
      width: width * 1.04,
    },
    { color, width: width * 0.82, dx: -width * 0.04, dy: -width * 0.07 },
    {
      color: tint(color, 0.24),
      width: width * (flat ? 0.56 : 0.42),
      dx: -width * 0.08,
      dy: -width * 0.13,
    },
  ])
  const glints = lit(line).map(open).join('')
  if (glints === '') return
  layered(art, glints, [
    {
      color: '#fff8e0',
      width: width * (flat ? 0.2 : 0.18),
      dx: -width * 0.12,
      dy: -width * (flat ? 0.3 : 0.22),
      opacity: gloss,
    },
  ])
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
