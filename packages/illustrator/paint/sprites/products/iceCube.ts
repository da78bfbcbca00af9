import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix } from '../../core/color.ts'
import {
  centroid,
  ellipse,
  num,
  type Path,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'

type Space = readonly [x: number, y: number, z: number]

export interface IceCube {
  x: number
  y: number
  /** The length of an edge. */
  size: number
  /** How it has rolled, in radians: around its upright axis, and towards its side. */
  yaw: number
  roll: number
  /** How much of it is out of the drink, where it is white instead of clear: from 0 to 1. */
  out?: number
}

/** A point of the cube: one coordinate along an axis, the two others. */
function put(axis: number, a: number, b: number, c: number): Space {
  if (axis === 0) return [a, b, c]
  return axis === 1 ? [b, a, c] : [b, c, a]
}

/** The corners of a face, one after the other. */
const AROUND = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** The faces of a cube: where each looks, and its corners around it. */
const FACES: readonly { normal: Space; corners: readonly Space[] }[] = [0, 1, 2].flatMap((axis) =>
  [-1, 1].map((side) => ({
    normal: put(axis, side, 0, 0),
    corners: AROUND.map(([b, c]) => put(axis, side, b, c)),
  })),
)

/** How far one looks down on the ice, in radians. */
const PITCH = 0.5

/** A cube of ice as it has rolled: its faces frosted at their worn edges, clearer in their middle. */
export function iceCube(art: Canvas, cube: IceCube, drink: Color): void {
  const { x, y, size, out = 0 } = cube
  const turn = turning(cube)
  const half = size / 2
  // Melted corners: none is where a cutter would have it.
  const worn = new Map<string, Point>()
  const place = (corner: Space): Point => {
    const known = worn.get(corner.join())
    if (known) return known
    const [u, v] = turn(corner)
    const at: Point = [
      x + u * half + art.random.jitter(size * 0.05),
      y + v * half + art.random.jitter(size * 0.05),
    ]
    worn.set(corner.join(), at)
    return at
  }
  const seen = FACES.map(({ normal, corners }) => ({
    towards: turn(normal),
    corners: corners.map(place),
  })).filter(({ towards }) => towards[2] > 0.02)
  const whole = seen.map(({ corners }) => polygon(corners)).join('')
  art.movedBy(size * 0.05, size * 0.12, () => worked(art, whole, '#4a1c08', 0.3, size * 0.2))
  worked(art, whole, mix('#f6f6ee', drink, 0.5 - out * 0.4), 0.12 + out * 0.5, size * 0.13)
  const faces = seen.toSorted((a, b) => a.towards[1] - b.towards[1])
  for (const [index, face] of faces.entries()) {
    frosted(art, face, {
      size,
      wet: mix(drink, '#dfe9e2', 0.06 + out * 0.6),
      out,
      top: index === 0,
    })
  }
  inside(art, cube)
  glint(art, faces[0]?.corners ?? [], size)
}

interface Face {
  towards: Space
  corners: readonly Point[]
}

/** A face: white along its edges, in its middle the drink shimmers through. */
function frosted(
  art: Canvas,
  { towards, corners }: Face,
  { size, wet, out, top }: { size: number; wet: Color; out: number; top: boolean },
): void {
  const light = Math.max(0, Math.min(1, -towards[0] * 0.5 - towards[1] * 0.86 + towards[2] * 0.12))
  worked(
    art,
    polygon(corners),
    mix('#8fa8ae', '#ffffff', Math.min(1, light * 1.3)),
    (0.22 + light * 0.54) * (0.6 + out * 0.4),
    size * 0.05,
  )
  const middle = shrunk(corners, 0.68, size * 0.015, size * 0.02)
  worked(art, polygon(middle), wet, top ? 0.2 : 0.4, size * 0.12)
  const deep = shrunk(corners, 0.36, size * 0.03, size * 0.05)
  worked(art, polygon(deep), wet, top ? 0.2 : 0.36, size * 0.12)
}

function spun(a: number, b: number, angle: number): readonly [number, number] {
  return [a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)]
}

/** Turns a corner or a direction as the cube has rolled and as one looks at it. */
function turning({ yaw, roll }: IceCube): (point: Space) => Space {
  return ([x, y, z]) => {
    const [x1, z1] = spun(x, z, yaw)
    const [x2, y2] = spun(x1, y, roll)
    const [y3, z3] = spun(y2, z1, PITCH)
    return [x2, y3, z3]
  }
}

/** A face with its corners worn round. */
function worked(art: Canvas, path: Path, color: string, opacity: number, round: number): void {
  art.raw(
    `<path d="${path}" fill="${color}" stroke="${color}" stroke-width="${num(round)}" stroke-linejoin="round" opacity="${opacity.toFixed(2)}"/>`,
  )
}

/** The cloud of air in the middle, a crack that runs from it. */
function inside(art: Canvas, { x, y, size }: IceCube): void {
  const { random } = art
  const [u, v] = [x + random.jitter(size * 0.12), y + random.jitter(size * 0.1)]
  art.softFill(ellipse(u, v, size * 0.14, size * 0.1), '#ffffff', 0.6, size * 0.1)
  const turn = random.angle()
  const [dx, dy] = [Math.cos(turn) * size * 0.3, Math.sin(turn) * size * 0.24]
  const crack = `M${num(u)} ${num(v)}q${num(dx * 0.5 - dy * 0.2)} ${num(dy * 0.5 + dx * 0.2)} ${num(dx)} ${num(dy)}`
  art.stroke(crack, '#ffffff', 2, { opacity: 0.5 })
}

/** The window in the face that looks up most, near its corner towards the light. */
function glint(art: Canvas, corners: readonly Point[], size: number): void {
  const [near, next] = corners.toSorted(([a, b], [c, d]) => a + b - (c + d))
  if (!near || !next) return
  const [middleX, middleY] = centroid(corners)
  const at = (share: number): string => {
    const [x, y] = [near[0] + (next[0] - near[0]) * share, near[1] + (next[1] - near[1]) * share]
    return `${num(x + (middleX - x) * 0.22)} ${num(y + (middleY - y) * 0.22)}`
  }
  art.stroke(`M${at(0.1)}L${at(0.56)}`, '#ffffff', size * 0.08, { opacity: 0.95 })
  art.stroke(`M${at(0.74)}L${at(0.78)}`, '#ffffff', size * 0.08, { opacity: 0.8 })
}
