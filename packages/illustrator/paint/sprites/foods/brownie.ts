import { bakes } from '../../../language/words/foods/bakes.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  centroid,
  closed,
  moved,
  open,
  pack,
  type Point,
  shrunk,
  turned,
} from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { crackedSkin } from './crackedSkin.ts'
import { spots, wall } from './dough.ts'

/** A brownie: a thin crackled crust over dense dark sides; `size` is half its width. */
export function brownie(art: Canvas, piece: Piece): void {
  const { random } = art
  // A hand lays them down, not a ruler.
  const x = piece.x + random.jitter(piece.size * 0.1)
  const y = piece.y + random.jitter(piece.size * 0.08)
  cutBlock(art, { ...piece, x, y, angle: 0.5 + Math.sin(piece.angle) * 0.4 + random.jitter(0.1) })
}

/** One side of a brownie, from corner to corner: not quite straight, round at its ends. */
function unevenSide({ random }: Canvas, [x1, y1]: Point, [x2, y2]: Point, size: number): Point[] {
  return [0.04, 0.12, 0.32, 0.52, 0.7, 0.88, 0.96].map((share): Point => [
    x1 + (x2 - x1) * share + random.jitter(size * 0.018),
    y1 + (y2 - y1) * share + random.jitter(size * 0.018),
  ])
}

/** A block that a knife cut, turned as its piece is, with its foot around the piece's place. */
function cutBlock(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const height = size * bakes.brownie.top * riseIn(art.camera) * random.range(0.92, 1.06)
  const corner = (u: number, v: number): Point => [
    u * size * (1 + random.jitter(0.06)),
    v * size * (1 + random.jitter(0.06)),
  ]
  const square = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
  const corners = turned(square, angle, x, y)
  const sides = corners.map((from, index) =>
    unevenSide(art, from, corners[(index + 1) % 4] ?? from, size),
  )
  const foot = closed(sides.flat())
  art.movedBy(height * 0.44, height * 0.2, () => art.softFill(foot, SHADOW, 0.5, size * 0.12))
  art.movedBy(2, 4, () => art.softFill(foot, SHADOW, 0.6, size * 0.03))
  const top = moved(sides.flat(), 0, -height)
  art.fill(wall(leftToRight(top), height), shade(color, 0.7))
  for (const side of sides) {
    const [[from] = [0, 0], [to] = [0, 0]] = [side[0], side.at(-1)]
    // Clockwise on the sheet, what looks at us runs from right to left.
    if (to < from) cutSide(art, moved(side.toReversed(), 0, -height), { size, height, color })
  }
  crust(art, top, { size, color, angle })
}

/** The near edge of an upper face, from its left end to its right one. */
function leftToRight(top: readonly Point[]): Point[] {
  const [, y] = centroid(top)
  const xs = top.map(([u]) => u)
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  const near = top.filter(([u, v]) => v > y || u === low || u === high)
  return near.toSorted(([first], [second]) => first - second)
}

interface Cut {
  size: number
  height: number
  color: Color
}

/** A cut side: fudge that the knife dragged, pieces of chocolate in it, darker where light does not reach. */
function cutSide(art: Canvas, line: readonly Point[], { size, height, color }: Cut): void {
  const { random } = art
  const [x1, y1] = line[0] ?? [0, 0]
  const [x2, y2] = line.at(-1) ?? [0, 0]
  // Sides that fall to the right look away from the window.
  const dim = y2 < y1 ? 0.46 : 0.08
  const fudge = mix(color, '#2a0f0a', 0.3)
  const face = wall(line, height)
  const deep = art.linearGradient('x1="0" x2=".1" y1="0" y2="1"', [
    [0, shade(tint(color, 0.12), dim)],
    [0.35, shade(fudge, dim * 0.7)],
    [1, shade(fudge, 0.34 + dim)],
  ])
  art.fill(face, deep)
  const onSide = ([u, v]: Point): Point => [x1 + (x2 - x1) * u, y1 + (y2 - y1) * u + v * height]
  art.clipped(face, () => {
    const crumb = pack(random, 0.5, 0.54, 0.5, 60, { ry: 0.44, box: true, tries: 1 }).map(onSide)
    art.fill(spots(random, crumb.slice(0, 34), [size * 0.01, size * 0.04]), shade(fudge, 0.7), 0.55)
    art.fill(
      spots(random, crumb.slice(34), [size * 0.008, size * 0.034]),
      tint(color, 0.34),
      0.5 - dim * 0.6,
    )
    const chunks = pack(random, 0.5, 0.56, 0.42, random.whole(1, 3), { ry: 0.26, box: true })
    for (const [u, v] of chunks.map(onSide)) chunk(art, u, v, size * random.range(0.07, 0.14), dim)
  })
  // The skin ends in a thin ragged line, with a little shade below.
  const rag = line.map(([u, v]): Point => [u, v + height * random.range(0.03, 0.08)])
  art.movedBy(0, height * 0.05, () =>
    art.stroke(open(rag), '#1c0906', height * 0.05, { opacity: 0.5 }),
  )
  art.stroke(open(rag), mix(color, '#d9a070', 0.5 - dim * 0.5), height * 0.07, { opacity: 0.9 })
}

/** A piece of chocolate that melted in the oven: dark, and glossy where it meets the light. */
function chunk(art: Canvas, x: number, y: number, size: number, dim: number): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.66, {
    points: 7,
    wobble: 0.2,
    angle: random.angle(),
  })
  art.fill(closed(outline), '#180705')
  art.fill(closed(shrunk(outline, 0.8, -size * 0.05, -size * 0.07)), '#33130c')
  const shine = blob(random, x - size * 0.24, y - size * 0.22, size * 0.3, size * 0.1, {
    angle: -0.3,
  })
  art.fill(closed(shine), '#f0c9a8', 0.6 - dim * 0.6)
}

/** The shiny skin of sugar: pale towards the window, marbled, cracked into plates. */
function crust(
  art: Canvas,
  top: readonly Point[],
  look: { size: number; color: Color; angle: number },
): void {
  const { size, color, angle } = look
  const { random } = art
  const [x, y] = centroid(top)
  const outline = closed(top)
  const skin = art.linearGradient('x1="0" y1=".1" x2="1" y2=".9"', [
    [0, mix(color, '#e0aa7a', 0.66)],
    [0.34, mix(color, '#a8683c', 0.55)],
    [0.7, mix(color, '#8a4a2a', 0.2)],
    [1, shade(color, 0.34)],
  ])
  art.fill(outline, skin)
  art.clipped(outline, () => {
    for (const [u, v] of pack(random, x, y, size * 0.9, 4)) {
      const cloud = blob(random, u, v, size * random.range(0.14, 0.34), size * 0.16, {
        angle,
        wobble: 0.2,
      })
      art.softFill(closed(cloud), random.pick(['#e6b68a', '#4a2012', '#d09a6a']), 0.17, size * 0.1)
    }
    crackedSkin(art, { x, y, size, angle, color })
    const window: Point = [x - size * 0.42, y - size * 0.34]
    const sheen = blob(random, ...window, size * 0.36, size * 0.13, {
      angle: angle - 0.7,
      wobble: 0.16,
    })
    art.softFill(closed(sheen), '#ffeeda', 0.4, size * 0.07)
  })
  art.stroke(outline, '#e6bb92', size * 0.02, { opacity: 0.4 })
}

/** Where brownies lie in a pile: aside, nearer, on which storey, turned how far, and how large. */
const PILE = [
  [-0.84, -0.62, 0, 0.1, 0.96],
  [0.96, -0.5, 0, 0.92, 1],
  [-1.08, 0.5, 0, 0.62, 1.04],
  [1.16, 0.5, 0, 0.74, 0.94],
  [0.3, 1.06, 0, 0.22, 0.98],
  [-0.44, 0.0, 1, 0.34, 1],
  [0.66, 0.2, 1, 0.98, 0.97],
  [0.02, 0.1, 2, 0.56, 1.02],
] as const

/** Brownies piled up on a plate; `size` is the radius of the pile. */
export function browniepile(art: Canvas, piece: Piece): void {
  const size = piece.size * 0.42
  const storey = size * bakes.brownie.top * riseIn(art.camera)
  const low = piece.y + storey * 0.9
  for (const [u, v, up, angle, share] of PILE) {
    const at = { x: piece.x + u * size * 1.1, y: low + v * size * 1.1 - up * storey }
    cutBlock(art, { ...piece, ...at, size: size * share, angle })
  }
  const fallen = pack(art.random, piece.x, low + size * 2.05, size * 1.9, 24, { ry: size * 0.34 })
  const bits = spots(art.random, fallen, [size * 0.02, size * 0.08])
  art.movedBy(2, 5, () => art.fill(bits, SHADOW, 0.5))
  art.fill(bits, mix(piece.color, '#8a5434', 0.4))
}
