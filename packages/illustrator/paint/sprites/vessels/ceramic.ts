import type { Canvas } from '../../core/canvas.ts'
import { arc, ellipse, num, type Path, type Point } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { SHADOW, shade, tint } from '../../core/color.ts'

/** A true ellipse; the paint pass gives it the hand's wobble. */
export interface Oval {
  x: number
  y: number
  rx: number
  ry: number
}

const DIAGONAL = 'x1=".15" y1=".05" x2=".85" y2=".95"'
/** Where the light from the upper left meets a rim, in radians. */
const GLEAM = { from: Math.PI * 1.06, to: Math.PI * 1.42 } as const

/** A circle about the middle of the sheet, not quite where it was the last time. */
export function inTheMiddle(art: Canvas, rx: number, ry = rx): Oval {
  return { x: 600 + art.random.jitter(12), y: 453 + art.random.jitter(5), rx, ry }
}

export function path({ x, y, rx, ry }: Oval): Path {
  return ellipse(x, y, rx, ry)
}

/** The same oval drawn in by as many units on every side, and moved. */
export function inset({ x, y, rx, ry }: Oval, by: number, dx = 0, dy = 0): Oval {
  return { x: x + dx, y: y + dy, rx: rx - by, ry: ry - by }
}

/** Part of an oval's line, from one angle to another. */
export function ovalArc({ x, y, rx, ry }: Oval, from: number, to: number): Path {
  if (rx === ry) return arc(x, y, rx, from, to)
  const end = (angle: number) => `${num(x + Math.cos(angle) * rx)} ${num(y + Math.sin(angle) * ry)}`
  return `M${end(from)}A${num(rx)} ${num(ry)} 0 0 1 ${end(to)}`
}

/** Lights a convex face: pale at the upper left, dark at the lower right. */
export function glazed(art: Canvas, face: Path, light = 0.5, dark = 0.2): void {
  const glaze = art.linearGradient(DIAGONAL, [
    [0, '#fff6e2', light],
    [0.5, '#fff6e2', 0],
    [0.55, SHADOW, 0],
    [1, SHADOW, dark],
  ])
  art.fill(face, glaze)
}

/** Lights a concave face: its near wall at the upper left is in shade. */
export function hollowed(art: Canvas, face: Path, dark = 0.3, light = 0.4): void {
  const hollow = art.linearGradient(DIAGONAL, [
    [0, SHADOW, dark],
    [0.5, SHADOW, 0],
    [0.6, '#fff6e2', 0],
    [1, '#fff6e2', light],
  ])
  art.fill(face, hollow)
}

/** The shadow that a wall of this depth throws on the floor inside it. */
export function innerShadow(art: Canvas, floor: Path, depth: number, opacity = 0.26): void {
  const lit = `transform="translate(${num(depth * 0.6)} ${num(depth * 0.85)})"`
  const mask = art.define(
    (id) =>
      `<mask id="${id}"><path d="M-60-60H1260V960H-60Z" fill="#fff"/><path d="${floor}" ${lit} fill="#000"/></mask>`,
  )
  art.clipped(floor, () => {
    art.group(`mask="url(#${mask})"`, () => art.fill(floor, SHADOW, opacity))
  })
}

/** The gleam of a glaze along the lit side of a rim: a long stroke and a drop after it. */
export function gleam(art: Canvas, rim: Oval, width: number, opacity = 0.75): void {
  const { from, to } = GLEAM
  const strokes = ovalArc(rim, from, to) + ovalArc(rim, to + 0.07, to + 0.12)
  art.stroke(strokes, '#ffffff', width, { opacity })
}

/** The light that comes back from the table along the far side of a rim. */
export function backlight(art: Canvas, rim: Oval, color: Color, width: number): void {
  art.stroke(ovalArc(rim, 0.35, 1.25), tint(color, 0.55), width, { opacity: 0.45 })
}

/** Specks in the glaze between two shares of an oval's size. */
export function glazeSpecks(
  art: Canvas,
  { x, y, rx, ry }: Oval,
  {
    color,
    count,
    from = 0.2,
    to = 0.96,
  }: { color: Color; count: number; from?: number; to?: number },
): void {
  const places = Array.from({ length: count }, (): Point => {
    const angle = art.random.angle()
    const reach = Math.sqrt(art.random.range(from * from, to * to))
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  const large = Math.round(count * 0.2)
  art.specks(places.slice(large), shade(color, 0.45), 2.8, { opacity: 0.5 })
  art.specks(places.slice(0, large), shade(color, 0.5), 4.6, { opacity: 0.45 })
}

interface Wall {
  color: Color
  inside: Color
  /** How broad the rim is, seen from above. */
  thickness: number
  /** How far the floor lies below the rim. */
  depth: number
  /** Height over the table: the length of the shadow. */
  height?: number
}

/**
 * A round vessel with a wall, seen from above: shadow, outer wall, rim, inner wall.
 * @returns the opening inside its rim
 */
export function walled(
  art: Canvas,
  rim: Oval,
  { color, inside, thickness, depth, height = 50 }: Wall,
): Oval {
  art.dropShadow(path(rim), height * 0.64, height, 0.4)
  art.fill(path(rim), shade(color, 0.38))
  const face = inset(rim, 5, -3, -5)
  art.fill(path(face), color)
  glazed(art, path(face), 0.5, 0.28)
  const opening = inset(rim, thickness, -2, -3)
  art.fill(path(opening), shade(inside, 0.4))
  const wall = inset(opening, 4, 2, 3)
  art.fill(path(wall), inside)
  hollowed(art, path(wall), 0.36, 0.42)
  innerShadow(art, path(wall), depth)
  gleam(art, inset(face, thickness * 0.42), Math.min(9, thickness * 0.28))
  backlight(art, inset(opening, -3), color, 3.5)
  return wall
}
