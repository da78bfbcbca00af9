import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, num, type Path } from '../../core/contour.ts'
import { tortilla } from '../foods/tortilla.ts'
import { layered } from '../foods/touches.ts'

interface Stack {
  x: number
  /** Where the lowest one lies. */
  y: number
  /** The radius of a tortilla. */
  size: number
  count: number
  color: Color
}

/** How flat a tortilla looks, and how thick it is, as shares of its radius. */
const FLAT = 0.34
const THICK = 0.066

/** Soft corn tortillas in a stack on a striped cloth, no two quite above each other. */
export function tortillaStack(art: Canvas, { x, y, size, count, color }: Stack): void {
  const { random } = art
  cloth(art, x, y + size * 0.05, size)
  art.softFill(
    ellipse(x + size * 0.16, y + size * 0.06, size * 1.08, size * FLAT * 1.1),
    SHADOW,
    0.55,
    size * 0.09,
  )
  for (let index = 0; index < count - 1; index += 1) {
    const at = { x: x + random.jitter(size * 0.045), y: y - index * size * THICK }
    const round = size * random.range(0.96, 1.01)
    const rim = closed(blob(random, at.x, at.y, round, round * FLAT, { points: 18, wobble: 0.012 }))
    layered(art, rim, [
      { color: mix(color, '#5a2a0c', 0.72), dy: size * THICK * 0.75 },
      { color: mix(color, '#b8742a', random.range(0.3, 0.5)), dy: size * THICK * 0.4 },
      { color: mix(color, '#c98a3a', 0.2) },
    ])
    art.stroke(frontOf(at.x, at.y, round), tint(color, 0.5), size * 0.014, { opacity: 0.8 })
  }
  const top = num(y - (count - 1) * size * THICK)
  const place = `translate(${num(x)} ${top}) scale(1 ${FLAT})`
  art.group(`transform="${place}"`, () => tortilla(art, { x: 0, y: 0, size, angle: 0, color }))
}

/** The edge of a tortilla that faces us, on the side of the light. */
function frontOf(x: number, y: number, size: number): Path {
  const at = (turn: number) =>
    `${num(x + Math.cos(turn) * size)} ${num(y + Math.sin(turn) * size * FLAT)}`
  return `M${at(2.9)}A${num(size)} ${num(size * FLAT)} 0 0 0 ${at(1.2)}`
}

/** The cloth they were carried in: folded, a stripe along its edge. */
function cloth(art: Canvas, x: number, y: number, size: number): void {
  const at = (u: number, v: number) => `${num(x + u * size)} ${num(y + v * size)}`
  const edge = `M${at(-1.3, -0.12)}C${at(-1, -0.44)} ${at(0.7, -0.46)} ${at(1.2, -0.3)}C${at(1.36, -0.1)} ${at(1.42, 0.1)} ${at(1.34, 0.34)}C${at(0.9, 0.44)} ${at(0.3, 0.38)} ${at(-0.2, 0.5)}C${at(-0.6, 0.52)} ${at(-0.9, 0.42)} ${at(-1.3, 0.42)}C${at(-1.22, 0.2)} ${at(-1.38, 0.06)} ${at(-1.3, -0.12)}Z`
  art.movedBy(size * 0.05, size * 0.06, () => art.softFill(edge, SHADOW, 0.5, size * 0.06))
  art.movedBy(0, size * 0.03, () => art.fill(edge, shade('#f1e6cf', 0.4)))
  const linen = art.linearGradient('x1="0" y1="0" x2="1" y2=".3"', [
    [0, '#fffaf0'],
    [0.5, '#f3e8d2'],
    [1, '#cdbda8'],
  ])
  art.fill(edge, linen)
  art.clipped(edge, () => {
    for (const [down, width] of [
      [0.3, 0.045],
      [0.24, 0.016],
    ] as const) {
      const stripe = `M${at(-1.4, down)}C${at(-0.9, down + 0.02)} ${at(-0.6, down + 0.12)} ${at(-0.2, down + 0.1)}C${at(0.3, down - 0.02)} ${at(0.9, down + 0.04)} ${at(1.5, down - 0.06)}`
      art.stroke(stripe, '#3f6f8a', size * width)
    }
    for (const [u, v, dx] of [
      [-1.05, 0.46, 0.2],
      [-0.3, 0.54, -0.14],
      [0.5, 0.44, 0.16],
      [1.1, 0.42, -0.1],
    ] as const) {
      const fold = `M${at(u, v)}Q${at(u + dx * 0.3, v - 0.16)} ${at(u + dx, v - 0.34)}`
      art.stroke(fold, SHADOW, size * 0.06, { opacity: 0.14 })
      art.movedBy(-size * 0.03, 0, () => art.stroke(fold, '#ffffff', size * 0.03, { opacity: 0.3 }))
    }
  })
}
