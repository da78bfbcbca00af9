import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed, open, type Path, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { browned, varied } from './produce/shapes.ts'
import { patches } from './touches.ts'

const CRUST = '#9a4d14'
const BURNT = '#5f2809'
/** How much of their depth squares lose, as one looks at them from a little lower than straight above. */
const TILT = 0.74

/** The faces of a cube that one sees: its top, and the two sides that meet at its nearest edge. */
interface Faces {
  top: readonly Point[]
  left: readonly Point[]
  right: readonly Point[]
}

/** A cube cut by hand and rolled about in the pan: no side as long as the next. */
function facesOf({ random }: Canvas, { x, y, size, angle }: Piece): Faces {
  const [wide, deep] = [random.range(0.82, 1), random.range(0.76, 0.96)]
  const high = size * random.range(0.78, 1)
  // A corner always looks at us, now a little to the left, now to the right.
  const turn = Math.PI / 4 + Math.sin(angle) * 0.42
  const stray = () => random.jitter(0.05)
  const corner = (u: number, v: number): Point => {
    const [a, b] = [u * wide + stray(), v * deep + stray()]
    return [
      x + (a * Math.cos(turn) - b * Math.sin(turn)) * size,
      y + (a * Math.sin(turn) + b * Math.cos(turn)) * size * TILT - high * 0.6,
    ]
  }
  const [back, east, near, west] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
  const foot = ([u, v]: Point, inset: number): Point => [u + inset * size, v + high]
  return {
    top: [back, east, near, west],
    left: [west, near, foot(near, 0), foot(west, 0.05)],
    right: [near, east, foot(east, -0.05), foot(near, 0)],
  }
}

/** A face with rounded corners: a stroke of its own color goes around it. */
function faceFill(art: Canvas, face: readonly Point[], color: Color, round: number): void {
  const inner = polygon(face)
  art.raw(
    `<path d="${inner}" fill="${color}" stroke="${color}" stroke-width="${round.toFixed(1)}" stroke-linejoin="round"/>`,
  )
}

/** A cube of tofu fried to a crust and glazed: three faces, each in its own light; `size` is half its width. */
export function tofu(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const color = varied(art, mix(piece.color, '#f3c470', random.range(0.05, 0.5)), 0.05)
  const faces = facesOf(art, piece)
  const round = size * 0.2
  const foot = [...faces.left.slice(2), ...faces.right.slice(1, 3)]
  art.movedBy(size * 0.12, size * 0.1, () => art.softFill(closed(foot), SHADOW, 0.6, size * 0.16))
  faceFill(art, faces.right, mix(color, BURNT, 0.7), round)
  faceFill(art, faces.left, mix(color, CRUST, 0.66), round)
  side(art, faces.left, piece, mix(color, '#f0bc68', 0.3))
  side(art, faces.right, piece, mix(color, CRUST, 0.6))
  top(art, piece, faces.top, color)
}

const between = ([x, y]: Point, [u, v]: Point, share: number): Point => [
  x + (u - x) * share,
  y + (v - y) * share,
]

/** A side: softer and paler in its middle, brown where it lay in the pan, wet with glaze at its foot. */
function side(art: Canvas, face: readonly Point[], { size }: Piece, pale: Color): void {
  const { random } = art
  const clip = polygon(face)
  art.clipped(clip, () => {
    art.softFill(closed(shrunk(face, 0.52)), pale, 0.55, size * 0.14)
    const [a, b, c, d] = face
    if (!a || !b || !c || !d) return
    // Glaze ran down and stands at the foot.
    const wet = [between(a, d, 0.78), between(b, c, 0.7), c, d]
    art.softFill(polygon(wet), '#4a1c08', 0.5, size * 0.16)
    const seared = [between(a, b, random.range(0.2, 0.8))]
    browned(art, seared, BURNT, { size: size * 0.2, opacity: 0.35 })
  })
}

/** The top: gold within a crisp brown edge, blistered, its glaze mirroring the window. */
function top(art: Canvas, { x, y, size }: Piece, face: readonly Point[], color: Color): void {
  const { random } = art
  faceFill(art, face, mix(color, CRUST, 0.55), size * 0.2)
  const gold = art.radialGradient('cx=".4" cy=".36" r=".7"', [
    [0, mix(color, '#ffdc8c', 0.72)],
    [0.55, mix(color, '#f0a63c', 0.4)],
    [1, mix(color, CRUST, 0.5)],
  ])
  faceFill(art, shrunk(face, 0.92, -size * 0.01, -size * 0.02), gold, size * 0.14)
  art.clipped(polygon(face), () => {
    const rim = face.flatMap((at, index) => {
      const next = face[(index + 1) % 4] ?? at
      return [0.1, 0.5, 0.8].map((share) => between(at, next, share + random.jitter(0.12)))
    })
    const charred = rim.filter(() => random.next() < 0.5)
    browned(art, charred, CRUST, { size: size * 0.2, opacity: 0.4 })
    browned(art, charred.slice(0, 4), BURNT, { size: size * 0.1, opacity: 0.45 })
    const [cx, cy] = between(face[0] ?? [x, y], face[2] ?? [x, y], 0.5)
    const blisters = { x: cx, y: cy, rx: size * 0.6, ry: size * 0.42 }
    art.fill(patches(art, { ...blisters, count: 4, grain: size * 0.13 }), CRUST, 0.35)
  })
  edges(art, face, size)
}

/** Light on the crisp edges: along the far ones of the top, and down the nearest. */
function edges(art: Canvas, [back, east, near, west]: readonly Point[], size: number): void {
  if (!back || !east || !near || !west) return
  const line = (from: Point, to: Point): Path => open([from, between(from, to, 0.5), to])
  art.stroke(line(between(west, near, 0.08), between(west, near, 0.86)), '#ffe9b4', size * 0.055, {
    opacity: 0.85,
  })
  const far = between(west, back, 0.25)
  art.stroke(line(far, between(west, back, 0.8)), '#fff3d0', size * 0.05, { opacity: 0.6 })
  const gleam = shrunk([back, east, near, west], 0.56)
  const [g, , , h] = gleam
  if (g && h) {
    art.stroke(line(between(h, g, 0.2), between(h, g, 0.75)), '#fffaf0', size * 0.1, {
      opacity: 0.7,
    })
  }
}
