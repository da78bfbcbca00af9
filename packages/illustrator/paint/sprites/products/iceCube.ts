import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { ellipse, num, type Path, type Point, polygon } from '../../core/contour.ts'

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

/** A cube of ice as it has rolled: clear faces, each with its own light, edges worn round by the drink. */
export function iceCube(art: Canvas, cube: IceCube): void {
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
      x + u * half + art.random.jitter(size * 0.035),
      y + v * half + art.random.jitter(size * 0.035),
    ]
    worn.set(corner.join(), at)
    return at
  }
  const faces = FACES.map(({ normal, corners }) => ({
    towards: turn(normal),
    path: polygon(corners.map(place)),
  }))
  const seen = faces.filter(({ towards }) => towards[2] > 0.02)
  const whole = seen.map(({ path }) => path).join('')
  art.movedBy(size * 0.04, size * 0.09, () => worked(art, whole, '#5a260c', 0.22, size * 0.12))
  // Its far walls shimmer through.
  const hidden = faces.filter(({ towards }) => towards[2] <= 0.02)
  art.stroke(hidden.map(({ path }) => path).join(''), '#fff6e2', 2, { opacity: 0.3 })
  for (const { towards, path } of seen) {
    const light = Math.max(0, -towards[0] * 0.5 - towards[1] * 0.78 + towards[2] * 0.3)
    worked(art, path, '#fff8ea', 0.1 + light * 0.68 + out * 0.22, size * 0.1)
    if (light < 0.2) art.fill(path, SHADOW, 0.09)
  }
  inside(art, cube)
  art.stroke(whole, '#ffffff', 2.4, { opacity: 0.42 })
  glint(
    art,
    seen.map(({ path, towards }) => ({ path, up: -towards[1] })),
  )
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
  art.softFill(ellipse(u, v, size * 0.14, size * 0.1), '#ffffff', 0.46, size * 0.08)
  const turn = random.angle()
  const [dx, dy] = [Math.cos(turn) * size * 0.3, Math.sin(turn) * size * 0.24]
  const crack = `M${num(u)} ${num(v)}q${num(dx * 0.5 - dy * 0.2)} ${num(dy * 0.5 + dx * 0.2)} ${num(dx)} ${num(dy)}`
  art.stroke(crack, '#ffffff', 2, { opacity: 0.5 })
}

/** The window in the face that looks up most. */
function glint(art: Canvas, faces: readonly { path: Path; up: number }[]): void {
  const [top] = faces.toSorted((first, second) => second.up - first.up)
  if (!top) return
  const [from, to] = top.path
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number))
    .toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a + b - (c + d))
  const [x = 0, y = 0] = from ?? []
  const [u = 0, v = 0] = to ?? []
  const at = (share: number) => `${num(x + (u - x) * share + 4)} ${num(y + (v - y) * share + 4)}`
  art.stroke(`M${at(0.14)}L${at(0.62)}`, '#ffffff', 6, { opacity: 0.9 })
}
