import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, open, type Point, polygon, shrunk } from '../../core/contour.ts'
import { softSpot } from './softSpot.ts'

type Space = readonly [right: number, up: number, near: number]

/** A fried cube as it lies: turned around the vertical, then tipped forwards and to one side; in radians. */
export interface FriedCube {
  x: number
  y: number
  /** Half of its side. */
  size: number
  turn: number
  tip: number
  lean: number
  color: Color
}

/** How flat circles look where cubes lie in a bowl that is seen from a chair. */
const FLAT = 0.5
const UP = Math.sqrt(1 - FLAT * FLAT)
/** Towards the window. */
const SUN: Space = [-0.58, 0.76, 0.3]

function tossed([a, b, c]: Space, { turn, tip, lean }: FriedCube): Space {
  const [x1, z1] = [
    a * Math.cos(turn) + c * Math.sin(turn),
    c * Math.cos(turn) - a * Math.sin(turn),
  ]
  const [y2, z2] = [b * Math.cos(tip) - z1 * Math.sin(tip), b * Math.sin(tip) + z1 * Math.cos(tip)]
  return [x1 * Math.cos(lean) - y2 * Math.sin(lean), x1 * Math.sin(lean) + y2 * Math.cos(lean), z2]
}

interface Face {
  /** Its place for a place on it, from -1 to 1 in both directions. */
  at: (u: number, v: number) => Point
  light: number
  depth: number
}

const AXES: readonly Space[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** The faces of a cube that can be seen, the farthest first. */
function facesOf(cube: FriedCube): Face[] {
  return AXES.flatMap((axis, index) =>
    [-1, 1].flatMap((side) => {
      const [a, b] = [AXES[(index + 1) % 3] ?? axis, AXES[(index + 2) % 3] ?? axis]
      const normal = tossed([axis[0] * side, axis[1] * side, axis[2] * side], cube)
      const depth = normal[1] * FLAT + normal[2] * UP
      if (depth < 0.02) return []
      const at = (u: number, v: number): Point => {
        const own = [0, 1, 2].map((part) => {
          return (axis[part] ?? 0) * side + (a[part] ?? 0) * u + (b[part] ?? 0) * v
        })
        const [x, y, z] = tossed([own[0] ?? 0, own[1] ?? 0, own[2] ?? 0], cube)
        return [cube.x + x * cube.size, cube.y + (z * FLAT - y * UP) * cube.size]
      }
      const light = normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2]
      return [{ at, light: Math.max(0, light), depth }]
    }),
  ).toSorted((first, second) => first.depth - second.depth)
}

/** Along the four sides of a face, bulging a little, as a crust does. */
function rimOf({ at }: Face, random: Canvas['random'], reach: number): Point[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  return corners.flatMap(([u, v], index) => {
    const [nu, nv] = corners[(index + 1) % 4] ?? [u, v]
    return [0.1, 0.36, 0.64, 0.9].map((share): Point => {
      const [fu, fv] = [u + (nu - u) * share, v + (nv - v) * share]
      const out = reach * (1 + random.jitter(0.025))
      return at(fu * out, fv * out)
    })
  })
}

/** The color of a face by the light that falls on it. */
const toneOf = ({ light }: Face, color: Color): Color =>
  light > 0.6
    ? mix(color, '#ffd46a', (light - 0.6) * 1.3)
    : mix(color, '#6f2c06', (0.6 - light) * 1.05)

/** The crust: all faces with their corners rounded off, browned where they meet. */
function crust(art: Canvas, faces: readonly Face[], { size, color }: FriedCube): void {
  for (const face of faces) {
    const rim = polygon(rimOf(face, art.random, 0.84))
    const brown = mix(toneOf(face, color), shade('#9a4508', 0.4 - face.light * 0.35), 0.68)
    art.fill(rim, brown)
    art.stroke(rim, brown, size * 0.36)
  }
}

const somewhere = (random: Canvas['random'], reach: number): Point => [
  random.jitter(reach),
  random.jitter(reach),
]

/** One face: paler in its middle, blistered, dark where the glaze ran down. */
function drawFace(art: Canvas, face: Face, { size, color }: FriedCube): void {
  const { random } = art
  const { light, at } = face
  const own = toneOf(face, color)
  const inner = closed(rimOf(face, random, 0.86))
  art.fill(inner, mix(own, '#b5641a', 0.14))
  art.clipped(inner, () => {
    const spot = ([u, v]: Point, wide: number) => {
      const [px, py] = at(u, v)
      const look = { points: 8, wobble: 0.26, angle: random.angle() }
      return closed(blob(random, px, py, size * wide, size * wide * 0.62, look))
    }
    const [x, y] = at(...somewhere(random, 0.2))
    const pale = { x, y, rx: size * 0.62, ry: size * 0.46 }
    softSpot(art, pale, mix(own, '#ffd67a', 0.25 + light * 0.4), 0.9)
    const brown = [0.28, 0.22, 0.18].map((wide) => spot([random.jitter(0.8), 0.75], wide)).join('')
    art.stroke(brown, mix(own, '#6a2a06', 0.6), size * 0.12, { opacity: 0.35 })
    art.fill(brown, mix(own, '#6a2a06', 0.75), 0.7)
    const blisters = [0.1, 0.08, 0.07, 0.06]
      .map((wide) => spot(somewhere(random, 0.75), wide))
      .join('')
    art.movedBy(size * 0.012, size * 0.02, () => art.fill(blisters, mix(own, '#6d2f0c', 0.55), 0.6))
    art.fill(blisters, tint(own, 0.18), 0.8)
  })
}

/** The glaze where it catches the light along the edges of the top, and in drops. */
function shine(art: Canvas, faces: readonly Face[], { size }: FriedCube): void {
  const { random } = art
  const brightest = faces.toSorted((first, second) => second.light - first.light)[0]
  if (!brightest) return
  const { at } = brightest
  const long = [-0.66, -0.3, 0.1].map((u): Point => at(u, -0.74 + random.jitter(0.06)))
  const short = [0.42, 0.5].map((u): Point => at(u, -0.72))
  art.stroke(open(long) + open(short), '#fff6dc', size * 0.085, { opacity: 0.85 })
  const [x, y] = at(random.jitter(0.3), random.range(-0.2, 0.2))
  const pool = blob(random, x, y, size * 0.34, size * 0.15, { points: 8, wobble: 0.2 })
  art.fill(closed(pool), '#ffe9a8', 0.55)
  art.fill(closed(shrunk(pool, 0.5, -size * 0.04, -size * 0.03)), '#fffbe8', 0.85)
}

/** A cube of tofu, fried crisp and glazed, with its corners rounded off. */
export function friedCube(art: Canvas, cube: FriedCube): void {
  const faces = facesOf(cube)
  crust(art, faces, cube)
  for (const face of faces) drawFace(art, face, cube)
  shine(art, faces, cube)
}
