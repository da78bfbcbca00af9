import type { Canvas } from '../../core/canvas.ts'
import { arc, blob, closed, num, open, type Path, type Point, polygon } from '../../core/contour.ts'
import { shrunk, sized, turned, turnedPoint } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'

type Spot = Omit<Piece, 'color'>

/** A shape of size 1 laid where the piece is: as large as it, and turned as it is. */
export function laid(shape: readonly Point[], { x, y, size, angle }: Spot): Point[] {
  return turned(sized(shape, size), angle, x, y)
}

/** A straight line on a piece, given for a piece of size 1. */
export function lineOn(
  { x, y, size, angle }: Spot,
  from: Point,
  to: Point,
): readonly [Point, Point] {
  const place = ([u, v]: Point) => turnedPoint([u * size, v * size], angle, x, y)
  return [place(from), place(to)]
}

/** A smooth line on a piece; its points one after the other, given for a piece of size 1. */
export function curveOn(piece: Spot, coordinates: readonly number[]): Path {
  const points = Array.from({ length: coordinates.length / 2 }, (_, index): Point => [
    coordinates[index * 2] ?? 0,
    coordinates[index * 2 + 1] ?? 0,
  ])
  return open(laid(points, piece))
}

/** A slight slant for things that look lost when they lie at any angle. */
export function slanted(angle: number, towards = -0.45): number {
  return towards + Math.sin(angle) * 0.1
}

/** Which long side of a turned thing is lit: -1 for its upper one, 1 for its lower one. */
export function litSide(angle: number): -1 | 1 {
  return 0.85 * Math.cos(angle) - 0.55 * Math.sin(angle) > 0 ? -1 : 1
}

/** Straight lines between pairs of points, as one path. */
export function segments(lines: readonly (readonly [Point, Point])[]): Path {
  return lines.map(([[x, y], [u, v]]) => `M${num(x)} ${num(y)}L${num(u)} ${num(v)}`).join('')
}

export interface Layer {
  color: Color
  /** The width of the line; filled when it is left out. */
  width?: number
  /** The width of a line around what is filled. */
  fringe?: number
  dx?: number
  dy?: number
  opacity?: number
}

/** One path painted several times, one over the other: it is kept in the picture only once. */
export function layered(art: Canvas, path: Path, layers: readonly Layer[]): void {
  if (path === '') return
  const id = art.define((name) => `<path id="${name}" d="${path}"/>`)
  for (const layer of layers) {
    const { dx = 0, dy = 0 } = layer
    const move = `transform="translate(${num(dx)} ${num(dy)})"`
    art.raw(`<use href="#${id}" ${paintOf(layer)} ${move}/>`)
  }
}

/** A layer's attributes; see-through as a whole only where its line lies on what it fills. */
function paintOf({ color, width, fringe, opacity = 1 }: Layer): string {
  const faint = (what: string) => (opacity < 1 ? ` ${what}="${opacity}"` : '')
  if (width !== undefined) {
    const line = `stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"`
    return `fill="none" stroke="${color}" ${line}${faint('stroke-opacity')}`
  }
  if (!fringe) return `fill="${color}"${faint('fill-opacity')}`
  return `fill="${color}" stroke="${color}" stroke-width="${num(fringe)}"${faint('opacity')}`
}

interface Gleam {
  width?: number
  opacity?: number
  /** How far from the middle, as a share of the size. */
  reach?: number
  color?: Color
}

/** The light on a round thing's upper left. */
export function gleam(
  art: Canvas,
  { x, y, size }: { x: number; y: number; size: number },
  { width = 0.09, opacity = 0.65, reach = 0.66, color = '#fffaf0' }: Gleam = {},
): void {
  art.stroke(arc(x, y, size * reach, -2.85, -1.85), color, size * width, { opacity })
}

interface Patches {
  x: number
  y: number
  angle?: number
  rx: number
  ry?: number
  count: number
  /** The size of the largest. */
  grain: number
}

/** Small uneven patches strewn over a surface, as one path. */
export function patches(
  art: Canvas,
  { x, y, angle = 0, rx, ry = rx, count, grain }: Patches,
): Path {
  const { random } = art
  const shapes = Array.from({ length: count }, () => {
    const turn = random.angle()
    const reach = Math.sqrt(random.next())
    const at: Point = [Math.cos(turn) * rx * reach, Math.sin(turn) * ry * reach]
    const [px, py] = turnedPoint(at, angle, x, y)
    const size = grain * random.range(0.4, 1)
    const look = { points: 6, wobble: 0.3, angle: random.angle() }
    return (size > 9 ? closed : polygon)(blob(random, px, py, size, size * 0.62, look))
  })
  return shapes.join('')
}

/**
 * A thing with a flat top and corners, and its sides seen from slightly above.
 * @param top clockwise on the sheet
 */
export function prism(art: Canvas, top: readonly Point[], color: Color, depth: number): void {
  const [dx, dy] = [depth * 0.35, depth]
  const foot = top.map(([x, y]) => [x + dx, y + dy] as const)
  art.shadow(polygon(foot), depth * 0.75, 0.34)
  top.forEach(([x, y], index) => {
    const [u, v] = top[(index + 1) % top.length] ?? [x, y]
    const [nx, ny] = [v - y, x - u]
    if (nx * dx + ny * dy <= 0) return
    const side = [
      [x, y],
      [u, v],
      [u + dx, v + dy],
      [x + dx, y + dy],
    ] as const
    art.fill(polygon(side), shade(color, nx > Math.abs(ny) * 0.5 ? 0.46 : 0.3))
  })
  art.fill(polygon(top), color)
  art.fill(polygon(shrunk(top, 0.82, -depth * 0.1, -depth * 0.12)), tint(color, 0.18))
}

/** Points spread evenly over a disc, from the middle outwards, as the seeds of a sunflower are. */
export function sunflower(
  art: Canvas,
  { x, y, rx, ry = rx }: { x: number; y: number; rx: number; ry?: number },
  count: number,
  stray = 0.35,
): Point[] {
  const { random } = art
  const gap = Math.sqrt((Math.PI * rx * ry) / count) * stray
  const start = random.angle()
  return Array.from({ length: count }, (_, index) => {
    const reach = Math.sqrt((index + 0.5) / count)
    const turn = start + index * 2.399963
    return [
      x + Math.cos(turn) * rx * reach + random.jitter(gap),
      y + Math.sin(turn) * ry * reach + random.jitter(gap),
    ]
  })
}
