import { bakes } from '../../../language/words/foods/bakes.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  centroid,
  closed,
  moved,
  num,
  pack,
  type Point,
  polygon,
  turned,
} from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots, wall } from './dough.ts'
import { patches } from './touches.ts'

/** A brownie: a thin crackled crust over dense dark sides; `size` is half its width. */
export function brownie(art: Canvas, given: Piece): void {
  const { random } = art
  const { size, color } = given
  // A hand lays them down, not a ruler.
  const x = given.x + random.jitter(size * 0.1)
  const y = given.y + random.jitter(size * 0.08)
  const height = size * bakes.brownie.top * riseIn(art.camera)
  const corner = (u: number, v: number): Point => [
    u * size * (1 + random.jitter(0.05)),
    v * size * (1 + random.jitter(0.05)),
  ]
  const square = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
  const foot = turned(square, 0.5 + Math.sin(given.angle) * 0.3 + random.jitter(0.1), x, y)
  const top = moved(foot, 0, -height)
  art.movedBy(height * 0.5, height * 0.2, () =>
    art.softFill(polygon(foot), SHADOW, 0.42, size * 0.1),
  )
  art.movedBy(3, 5, () => art.fill(polygon(foot), SHADOW, 0.6))
  top.forEach((from, index) => {
    const to = top[(index + 1) % top.length] ?? from
    // Clockwise on the sheet, what looks at us runs from right to left.
    if (to[0] < from[0]) side(art, [to, from], height, color)
  })
  crackledTop(art, top, { size, color })
}

/** A cut side: the pale line of the crust, fudge with its pores, darker where the light does not reach. */
function side(art: Canvas, line: readonly [Point, Point], height: number, color: string): void {
  const { random } = art
  const [[x1, y1], [x2, y2]] = line
  // Sides that fall to the right look away from the window.
  const dim = y2 < y1 ? 0.5 : 0.12
  const fudge = mix(color, '#2a0f0a', 0.35)
  const face = wall(line, height)
  const deep = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, shade(tint(color, 0.1), dim)],
    [0.3, shade(fudge, dim * 0.7)],
    [1, shade(fudge, 0.3 + dim)],
  ])
  art.fill(face, deep)
  art.clipped(face, () => {
    const places = pack(random, 0.5, 0.5, 0.5, 30, { box: true, tries: 2 }).map(([u, v]): Point => [
      x1 + (x2 - x1) * u,
      y1 + (y2 - y1) * u + v * height,
    ])
    art.fill(spots(random, places.slice(0, 18), [1.5, 5]), shade(fudge, 0.8), 0.7)
    art.fill(spots(random, places.slice(18), [1.5, 4.5]), tint(color, 0.26), 0.45 - dim * 0.4)
    const pockets = pack(random, 0.5, 0.5, 0.4, 3, { box: true }).map(([u, v]): Point => [
      x1 + (x2 - x1) * u,
      y1 + (y2 - y1) * u + v * height,
    ])
    art.fill(spots(random, pockets, [height * 0.09, height * 0.16]), '#1c0906', 0.9)
    art.specks(moved(pockets, -3, -4), '#ffe6cf', 4, { length: 6, angle: -0.3, opacity: 0.6 })
  })
  const edge = line.map(([u, v]): Point => [u, v + height * 0.05])
  art.stroke(polygon(edge), mix(color, '#d9a070', 0.5), height * 0.08, { opacity: 0.7 - dim })
}

/** The shiny skin of sugar, thin as paper: cracked, and broken off here and there. */
function crackledTop(
  art: Canvas,
  top: readonly Point[],
  { size, color }: { size: number; color: string },
): void {
  const { random } = art
  const [x, y] = centroid(top)
  const outline = polygon(top)
  const skin = art.linearGradient('x1="0" y1=".1" x2="1" y2=".9"', [
    [0, mix(color, '#d9a070', 0.62)],
    [0.34, mix(color, '#a8683c', 0.5)],
    [0.7, color],
    [1, shade(color, 0.4)],
  ])
  art.fill(outline, skin)
  art.clipped(outline, () => {
    const bare = patches(art, { x, y, rx: size * 1.1, ry: size, count: 10, grain: size * 0.14 })
    art.fill(bare, shade(color, 0.62), 0.85)
    const cracks = Array.from({ length: 12 }, () => crack(art, [x, y], size)).join('')
    art.stroke(cracks, shade(color, 0.72), size * 0.036, { opacity: 0.85 })
    art.movedBy(-size * 0.012, -size * 0.03, () =>
      art.stroke(cracks, '#f0c9a0', size * 0.016, { opacity: 0.7 }),
    )
    const [far = [x, y], , , left = [x, y]] = top
    const window: Point = [(far[0] * 2 + left[0] + x) / 4, (far[1] * 2 + left[1] + y) / 4]
    const sheen = blob(random, ...window, size * 0.5, size * 0.2, { angle: -0.3, wobble: 0.1 })
    art.softFill(closed(sheen), '#ffeeda', 0.3, size * 0.08)
    const glints = pack(random, ...window, size * 0.5, 5)
    art.specks(glints, '#fff6e6', size * 0.03, { length: size * 0.1, angle: -0.3, opacity: 0.75 })
  })
  art.stroke(outline, '#e0b48a', size * 0.022, { opacity: 0.55 })
}

/** One crack, which wanders from near the middle towards an edge. */
function crack(art: Canvas, [x, y]: Point, size: number): string {
  const { random } = art
  let [u, v, turn] = [x + random.jitter(size * 0.6), y + random.jitter(size * 0.5), random.angle()]
  const points: Point[] = [[u, v]]
  for (let step = 0; step < 5; step += 1) {
    turn += random.jitter(0.9)
    u += Math.cos(turn) * size * 0.2
    v += Math.sin(turn) * size * 0.16
    points.push([u, v])
  }
  return `M${points.map((point) => point.map(num).join(' ')).join('L')}`
}

/** Where brownies lie in a pile: aside, nearer, on which storey, and turned how far. */
const PILE = [
  [-0.92, -0.5, 0, 0.2],
  [0.9, -0.46, 0, -0.25],
  [-1.02, 0.56, 0, -0.12],
  [0.96, 0.6, 0, 0.3],
  [-0.42, 0.02, 1, 0.3],
  [0.66, 0.12, 1, -0.2],
  [0.06, 0.06, 2, 0.12],
] as const

/** Brownies piled up on a plate; `size` is the radius of the pile. */
export function browniepile(art: Canvas, piece: Piece): void {
  const size = piece.size * 0.44
  const storey = size * bakes.brownie.top * riseIn(art.camera)
  const low = piece.y + storey * 0.9
  for (const [u, v, up, angle] of PILE) {
    const at = { x: piece.x + u * size * 1.1, y: low + v * size * 1.1 - up * storey }
    brownie(art, { ...piece, ...at, size, angle })
  }
  const fallen = pack(art.random, piece.x, low + size * 1.2, size * 2.2, 16, { ry: size * 0.7 })
  const bits = spots(art.random, fallen, [size * 0.03, size * 0.09])
  art.movedBy(2, 5, () => art.fill(bits, SHADOW, 0.5))
  art.fill(bits, mix(piece.color, '#8a5434', 0.4))
}
