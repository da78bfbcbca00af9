import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { moved, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { browned, laid, soft, varied } from './produce/shapes.ts'
import { patches } from './touches.ts'

/** How much of each side a corner takes: they rounded while the cubes were turned. */
const CORNER = 0.2
const CRUST = '#8f4a16'
/** How many outlines make the wall of a cube. */
const WALL = 4

/** The upper face of a cube, no side as long as the next. */
function faceOf({ random }: Canvas, piece: Piece): Point[] {
  const wide = random.range(0.78, 1)
  const high = random.range(0.62, 0.84)
  const stray = () => random.jitter(0.1)
  const corners: Point[] = [
    [-wide + stray(), -high + stray()],
    [wide + stray(), -high + stray()],
    [wide + stray(), high + stray()],
    [-wide + stray(), high + stray()],
  ]
  const rounded = corners.flatMap(([x, y], index): Point[] => {
    const towards = ([u, v]: Point): Point => [x + (u - x) * CORNER, y + (v - y) * CORNER]
    const before = corners[(index + 3) % 4] ?? [x, y]
    const after = corners[(index + 1) % 4] ?? [x, y]
    return [towards(before), [x, y], towards(after)]
  })
  return laid(rounded, piece)
}

/** A cube of tofu fried to a crust and turned in sauce: brown along its edges, paler between; `size` is half its width. */
export function tofu(art: Canvas, given: Piece): void {
  const { random } = art
  const { size } = given
  const piece = { ...given, y: given.y - size * 0.2, angle: Math.sin(given.angle) * 1.1 }
  const color = varied(art, mix(given.color, '#f0c878', random.range(0, 0.45)), 0.08)
  const depth = size * random.range(0.42, 0.68)
  const face = faceOf(art, piece)
  const foot = moved(face, depth * 0.26, depth)
  art.movedBy(size * 0.08, size * 0.12, () => art.softFill(soft(foot), SHADOW, 0.5, size * 0.1))
  wall(art, face, depth, color)
  top(art, piece, face, color)
}

/** The sides that we see: lit at the left, dark at the right, wet with sauce at their foot. */
function wall(art: Canvas, face: readonly Point[], depth: number, color: string): void {
  for (let step = WALL; step >= 1; step -= 1) {
    const down = step / WALL
    const tone = mix(mix(color, CRUST, 0.42 + 0.2 * down), '#3a1608', down ** 3 * 0.4)
    art.fill(soft(moved(face, depth * 0.26 * down, depth * down)), tone)
  }
  const light = art.linearGradient('x1="0" x2="1" y1=".3" y2=".6"', [
    [0, '#ffe2a0', 0.16],
    [0.45, '#3a140e', 0],
    [1, '#3a140e', 0.5],
  ])
  art.fill(soft(moved(face, depth * 0.13, depth * 0.5)), light)
  art.fill(soft(moved(face, depth * 0.26, depth)), light)
}

/** The face that lay in the pan: a gold middle within a crisp brown edge. */
function top(art: Canvas, piece: Piece, face: readonly Point[], color: string): void {
  const { random } = art
  const { x, y, size } = piece
  art.fill(soft(face), mix(color, CRUST, 0.62))
  const inside = shrunk(face, 0.9, -size * 0.02, -size * 0.03)
  const gold = art.radialGradient('cx=".42" cy=".38" r=".7"', [
    [0, tint(mix(color, '#ffdf9a', 0.5), 0.3)],
    [0.5, color],
    [1, mix(color, CRUST, 0.6)],
  ])
  art.fill(soft(inside), gold)
  art.clipped(soft(face), () => {
    const edge = face.filter(() => random.next() < 0.55)
    browned(art, edge, CRUST, { size: size * 0.2, opacity: 0.5 })
    browned(art, edge.slice(0, 4), '#5a2409', { size: size * 0.1, opacity: 0.6 })
    const crust = { x, y, rx: size * 0.7, ry: size * 0.55 }
    art.fill(patches(art, { ...crust, count: 5, grain: size * 0.14 }), mix(color, CRUST, 0.5), 0.5)
    art.fill(patches(art, { ...crust, count: 4, grain: size * 0.1 }), '#ffe9b8', 0.6)
    // Sauce that clings to the crust.
    if (random.next() < 0.5) {
      const glaze = { x: x + size * 0.3, y: y + size * 0.2, rx: size * 0.4, ry: size * 0.25 }
      art.fill(patches(art, { ...glaze, count: 2, grain: size * 0.36 }), '#6b2f0c', 0.4)
    }
  })
  const rim = shrunk(face, 0.9, -size * 0.02, -size * 0.03)
  const lit = rim.toSorted(([a, b], [c, d]) => a + b - c - d).slice(0, 4)
  const line = lit.toSorted(([a, b], [c, d]) => a - b - (c - d))
  art.stroke(open(line), '#fff1cc', size * 0.06, { opacity: 0.75 })
}
