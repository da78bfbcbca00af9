import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { open, pack, type Path, type Point, polygon } from '../../core/contour.ts'
import { cutFace, type Layer, spots, wall, wedge } from './dough.ts'
import { curvedSide } from './roundSide.ts'

/** A round cake, or a wedge of one, that stands on the table. */
export interface CakePart {
  /** Where its middle, or the tip of the wedge, stands. */
  foot: Point
  radius: number
  /** How high its top seems above its foot, in units of the sheet. */
  height: number
  /** What there is of it, clockwise on the sheet, in radians. */
  angles: readonly [from: number, to: number]
}

export interface CakeLook {
  crust: Color
  crumb: Color
  /** What the cut shows, from the top down, as shares of the height. */
  layers: readonly Layer[]
  /** How many pores the crumb has for its height and length. */
  pores: number
  /** A plain one, unless it is given. */
  drawSide?: typeof curvedSide
}

const atTop = ({ foot: [x, y], height }: CakePart): Point => [x, y - height]

/**
 * A cake that was cut, seen from a chair: the faces that look at us, its side, its top.
 * @param drawTop draws the whole upper face around the given middle; it is cut here
 */
export function cakePart(
  art: Canvas,
  part: CakePart,
  look: CakeLook,
  drawTop: (middle: Point) => void,
): void {
  const { radius, height, angles } = part
  const middle = atTop(part)
  const rim = (angle: number): Point => [
    middle[0] + Math.cos(angle) * radius,
    middle[1] + Math.sin(angle) * radius,
  ]
  const [from, to] = angles
  // A face looks at us when the way out of the crumb leads down the sheet.
  if (Math.cos(from) < 0) crumbFace(art, [rim(from), middle], height, look)
  if (Math.cos(to) > 0) crumbFace(art, [middle, rim(to)], height, look)
  for (const [start, end] of frontArcs(angles)) {
    const drawSide = look.drawSide ?? curvedSide
    drawSide(art, { middle, radius, height, angles: [start, end] }, look.crust)
  }
  art.clipped(polygon(wedge(middle, [radius, radius], angles, 48)), () => drawTop(middle))
}

/** The parts of an arc that look at us: those in the lower half of the circle. */
function frontArcs([from, to]: readonly [number, number]): (readonly [number, number])[] {
  return [0, Math.PI * 2].flatMap((start) => {
    const [low, high] = [Math.max(from, start), Math.min(to, start + Math.PI)]
    return high > low ? [[low, high] as const] : []
  })
}

/** The ground that a part of a cake covers. */
export function footprint({ foot, radius, angles }: CakePart): Path {
  return polygon(wedge(foot, [radius, radius], angles, 48))
}

/** A cut face below its upper edge: layers, pores with a lit lip, crumbs along its edges, the shade at its foot. */
export function crumbFace(
  art: Canvas,
  line: readonly [Point, Point],
  height: number,
  { crumb, layers, pores }: CakeLook,
): void {
  const { random } = art
  const [[x1, y1], [x2, y2]] = line
  const face = wall(line, height)
  cutFace(
    art,
    line,
    layers.map(([share, color]) => [share * height, color] as const),
  )
  art.clipped(face, () => {
    const places = pack(random, 0.5, 0.52, 0.5, pores, { ry: 0.42, tries: 3, box: true })
    const holes = places.map(([u, v]): Point => [
      x1 + (x2 - x1) * u,
      y1 + (y2 - y1) * u + v * height,
    ])
    const half = Math.round(pores * 0.6)
    const fine = [height * 0.008, height * 0.022] as const
    art.fill(spots(random, holes.slice(0, half), fine), shade(crumb, 0.2), 0.7)
    art.fill(
      spots(random, holes.slice(half), [height * 0.01, height * 0.034]),
      tint(crumb, 0.6),
      0.8,
    )
    const coarse = holes.filter((_, index) => index % 9 === 0)
    art.fill(spots(random, coarse, [height * 0.022, height * 0.04]), shade(crumb, 0.3), 0.8)
    const lips = coarse.map(([x, y]): Point => [x + height * 0.012, y + height * 0.026])
    art.specks(lips, tint(crumb, 0.6), height * 0.014, { length: height * 0.02, angle: 0 })
  })
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, x1 < x2 ? SHADOW : '#fff3d6', x1 < x2 ? 0.3 : 0.1],
    [0.4, SHADOW, 0],
    [1, '#fff3d6', x1 < x2 ? 0.16 : 0],
  ])
  art.fill(face, light)
  const below = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0.5, SHADOW, 0],
    [1, SHADOW, 0.34],
  ])
  art.fill(face, below)
  art.stroke(open(line), mix(crumb, '#fff3d6', 0.5), height * 0.014, { opacity: 0.5 })
}

/** Crumbs fallen beside a cut. */
export function fallenCrumbs(art: Canvas, [x, y]: Point, reach: number, color: Color): void {
  const { random } = art
  const places = pack(random, x, y, reach, 26, { ry: reach * 0.6, tries: 1 })
  const size = [reach * 0.012, reach * 0.04] as const
  art.movedBy(2, 3, () => art.fill(spots(random, places, size), SHADOW, 0.3))
  art.fill(spots(random, places, size), color)
  art.fill(spots(random, places.slice(8), [reach * 0.008, reach * 0.02]), tint(color, 0.5))
}
