import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { closed, moved, open, type Point, shrunk } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import {
  laid,
  laidPoint,
  pairedVeins,
  reshaped,
  type Shape,
  varied,
  along,
  ribbon,
} from './shapes.ts'

/** A ruffled rim around the origin, a little longer than wide, no two of its lobes alike. */
function ruffle({ random }: Canvas, notches: number, depth: number): Point[] {
  const phase = random.angle()
  return Array.from({ length: notches }, (_, index): Point => {
    const angle = (index / notches) * Math.PI * 2
    const wave = Math.sin(index * 1.7 + phase) * depth * 0.6 + random.jitter(depth * 0.5)
    const lobe = Math.sin(angle * 3 + phase) * depth
    const far = 1 + wave + lobe
    return [Math.cos(angle) * far * 1.04, Math.sin(angle) * far * 0.88]
  })
}

const RIB: Shape = [
  [-0.98, -0.08],
  [-0.4, -0.06],
  [0.6, -0.012],
  [0.6, 0.012],
  [-0.4, 0.07],
  [-0.98, 0.1],
]

/** A leaf of butter lettuce, hollow like a hand, for a filling; `size` is its radius. */
export function lettuceCup(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const spot = { ...piece, angle: -0.5 + Math.sin(piece.angle) * 0.35 }
  const rim = ruffle(art, 33, 0.07)
  const outline = laid(rim, spot)
  art.body(outline, color, { height: 18, lit: 0.97, shaded: 0.34, offset: 0.015 })
  art.fill(closed(shrunk(outline, 0.93, -size * 0.02, -size * 0.03)), tint(color, 0.3))
  const creases = rim
    .filter((_, index) => index % 3 === 1)
    .map(([u, v]) => along(spot, [u * 0.97, v * 0.97], [u * 0.82, v * 0.8]))
  art.stroke(creases.join(''), shade(color, 0.2), size * 0.03, { opacity: 0.6 })
  // The hollow: its wall towards the light lies in the shade.
  const hollow = shrunk(outline, 0.76)
  art.fill(closed(hollow), shade(color, 0.16))
  art.fill(closed(shrunk(hollow, 0.93, size * 0.035, size * 0.05)), tint(color, 0.12))
  art.fill(closed(shrunk(hollow, 0.62, size * 0.06, size * 0.08)), tint(color, 0.4), 0.7)
  const veins = pairedVeins(spot, [-0.45, -0.15, 0.15, 0.42], 0.58)
  art.stroke(veins, '#eef0c4', size * 0.022, { opacity: 0.75 })
  art.fill(closed(laid(RIB, spot)), '#e4eab4')
  art.fill(closed(laid(reshaped(RIB, 1, 0.45, 0, -0.01), spot)), '#f8f8dc')
}

/** A tangle of wilted greens, limp and glossy with oil; `size` is its radius. */
export function wiltedGreens(art: Canvas, piece: Piece): void {
  const { random } = art
  for (let index = 0; index < 5; index += 1) {
    const [x, y] = laidPoint([random.jitter(0.4), random.jitter(0.4)], piece)
    const size = piece.size * random.range(0.7, 1)
    const angle = piece.angle + random.jitter(1.3)
    limpLeaf(art, { x, y, size, angle, color: varied(art, piece.color, 0.16) })
  }
}

/** One leaf that has lost its stiffness; `size` is half its length. */
function limpLeaf(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const bend = random.range(0.25, 0.7) * random.pick([-1, 1])
  const fold: Shape = [
    [-1, bend * 0.5],
    [-0.55, -bend * 0.3],
    [-0.1, -bend * 0.55],
    [0.3, -bend * 0.1],
    [0.65, bend * 0.45],
    [1, bend * 0.3],
  ]
  const line = laid(fold, piece)
  const wide = size * random.range(0.5, 0.72)
  art.shadow(ribbon(line, wide), 6, 0.3)
  art.fill(ribbon(line, wide), shade(color, 0.42))
  const up = moved(line, -size * 0.03, -size * 0.05)
  art.fill(ribbon(up, wide * 0.78), color)
  const edge = moved(line.slice(1, 5), size * 0.05, size * 0.08)
  art.stroke(open(edge), shade(color, 0.36), size * 0.06, { opacity: 0.5 })
  art.stroke(open(line.slice(0, 4)), mix(color, '#c3cf8c', 0.6), size * 0.05, { opacity: 0.85 })
  const shine = moved(line.slice(2, 4), -size * 0.08, -size * 0.15)
  art.stroke(open(shine), '#eef3d4', size * 0.05, { opacity: 0.6 })
}
