import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { closed, moved, num, open, type Point, shrunk } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import {
  laid,
  laidPoint,
  pairedVeins,
  reshaped,
  soft,
  type Shape,
  varied,
  along,
  within,
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

/** Waves along the rim of a frilled leaf, and how deep they are. */
const WAVES = { count: 8, depth: 0.085 } as const

/** The rim of a frilled leaf from its foot around its round blade, in waves that grow towards the tip. */
function frilledRim(art: Canvas): Point[] {
  const { random } = art
  const steps = WAVES.count * 4
  const phase = random.angle()
  return Array.from({ length: steps }, (_, index): Point => {
    const turn = Math.PI + ((index + 0.5) / steps) * Math.PI * 2
    const far = (1 + Math.cos(turn)) / 2
    const wave = Math.sin((index / 4) * Math.PI * 2 + phase) + random.jitter(0.25)
    const reach = 1 + wave * WAVES.depth * (0.25 + far)
    const wide = 0.34 + 0.66 * Math.min(1, far * 1.7)
    return [Math.cos(turn) * reach, Math.sin(turn) * reach * wide]
  })
}

/** A frilled leaf of lettuce, pale at its foot, its rim in waves; `size` is half its length. */
export function frilledLettuce(art: Canvas, given: Piece): void {
  const { random } = art
  const { size } = given
  const piece = { ...given, size: size * random.range(0.85, 1.12) }
  const color = mix(varied(art, given.color, 0.2), '#c6cf5a', random.range(0, 0.34))
  const narrow = random.range(0.66, 1)
  const shape = frilledRim(art).map(([u, v]): Point => [u, v * narrow])
  const outline = laid(shape, piece)
  const path = soft(outline)
  art.shadow(path, size * 0.24, 0.62)
  art.fill(path, shade(color, 0.46))
  const face = soft(shrunk(outline, 0.95, -size * 0.015, -size * 0.03))
  const [x1, y1] = laidPoint([-0.95, 0], piece)
  const [x2, y2] = laidPoint([0.95, 0], piece)
  const line = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
  const flush = art.linearGradient(line, [
    [0, '#f3f0c4'],
    [0.28, mix(color, '#e6e89a', 0.55)],
    [0.66, color],
    [1, tint(color, 0.2)],
  ])
  art.fill(face, flush)
  art.clipped(face, () => frills(art, piece, shape, color))
  leafRibs(art, piece, narrow)
}

/** The waves of a rim: each fold dark on one side and lit on the other. */
function frills(art: Canvas, piece: Piece, shape: Shape, color: Color): void {
  const { random } = art
  const { size } = piece
  const outer = shape.filter(([u], index) => index % 4 === 1 && u > -0.6)
  const fold = (reach: number) =>
    outer.map(([u, v]) => {
      const far = reach * random.range(0.8, 1.15)
      return along(
        piece,
        [u * 0.99, v * 0.98],
        [u - far * 0.4, v * (1 - far * 0.7) + far * 0.12],
        [u - far, v * (1 - far)],
      )
    })
  art.stroke(fold(0.3).join(''), shade(color, 0.45), size * 0.09, { opacity: 0.32 })
  art.movedBy(-size * 0.035, -size * 0.04, () =>
    art.stroke(fold(0.24).join(''), tint(color, 0.62), size * 0.06, { opacity: 0.5 }),
  )
}

/** A broad pale rib, and the veins that branch from it. */
function leafRibs(art: Canvas, piece: Piece, narrow: number): void {
  const { size } = piece
  const veins = [-0.6, -0.36, -0.1, 0.18, 0.44].flatMap((u) =>
    [-1, 1].map((side) =>
      along(
        piece,
        [u, 0],
        [u + 0.14, side * 0.24 * narrow],
        [u + 0.3, side * (0.56 - Math.abs(u) * 0.2) * narrow],
      ),
    ),
  )
  art.stroke(veins.join(''), '#f4f4cc', size * 0.026, { opacity: 0.6 })
  art.fill(ribbon(laid(MIDRIB, piece), size * 0.13), '#f6f4d2', 0.9)
  const wet = within(art, piece, 3, 0.6)
  art.specks(wet, '#fffdf0', size * 0.05, { length: size * 0.09, angle: -0.7, opacity: 0.75 })
}

const MIDRIB: Shape = [
  [-1.06, 0.02],
  [-0.8, 0],
  [-0.4, 0.02],
  [0.2, -0.01],
  [0.75, 0.02],
]

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
