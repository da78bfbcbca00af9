import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { num, type Path, type Point } from '../../../core/contour.ts'
import { litSide } from '../touches.ts'
import type { Piece } from '../../types.ts'
import { along, laid, laidPoint, ribbon, soft, type Shape, varied, within } from './shapes.ts'

/** Waves along the rim of a leaf, how deep they are, and how many points each has. */
const WAVES = { count: 9, depth: 0.1, points: 4 } as const

interface Blade {
  /** The rim from the foot at the left around the blade. */
  rim: Shape
  /** Where a point of the blade is: its angle, and its share of the way to the rim. */
  at: (turn: number, share: number) => Point
  /** The angles at which the rim waves outwards, and those at which it waves inwards. */
  crests: readonly number[]
  valleys: readonly number[]
}

/** A round blade on a narrow foot, its rim in waves that grow towards the tip; one half leans away; its foot is torn off. */
function bladeOf({ random }: Canvas): Blade {
  const phase = random.angle()
  const flat = [random.range(0.36, 1), random.range(0.72, 1)]
  if (random.next() < 0.5) flat.reverse()
  const uneven = Array.from({ length: WAVES.count }, () => random.range(0.5, 1.4))
  const torn = -random.range(0.56, 0.8)
  const at = (turn: number, share: number): Point => {
    const far = (1 + Math.cos(turn)) / 2
    const wide = 0.46 + 0.54 * Math.min(1, far * 2)
    const lean = (Math.sin(turn) < 0 ? flat[0] : flat[1]) ?? 1
    const index = Math.floor(((turn + Math.PI) / (Math.PI * 2)) * WAVES.count)
    const wave = Math.sin(turn * WAVES.count + phase) * (uneven[index % WAVES.count] ?? 1)
    const reach = share * (1 + wave * WAVES.depth * (0.2 + far) * share)
    return [Math.max(torn, Math.cos(turn) * reach), Math.sin(turn) * reach * wide * lean]
  }
  const angles = (offset: number) =>
    Array.from({ length: WAVES.count }, (_, index) => {
      const turn = (offset - phase + index * Math.PI * 2) / WAVES.count
      return Math.atan2(Math.sin(turn), Math.cos(turn))
    }).filter((turn) => Math.abs(turn) < 2.3)
  const steps = WAVES.count * WAVES.points
  const rim = Array.from({ length: steps }, (_, index) =>
    at(-Math.PI + ((index + 0.5) / steps) * Math.PI * 2, 1),
  )
  return { rim, at, crests: angles(Math.PI / 2), valleys: angles(-Math.PI / 2) }
}

/** A frilled leaf of lettuce, pale at its foot, its rim in waves; `size` is half its length. */
export function frilledLettuce(art: Canvas, given: Piece): void {
  const { random } = art
  const piece = { ...given, size: given.size * random.range(0.85, 1.14) }
  const { size } = piece
  const color = mix(varied(art, given.color, 0.12), '#b5cf4a', random.range(0, 0.3))
  const blade = bladeOf(art)
  const path = soft(laid(blade.rim, piece))
  art.shadow(path, size * 0.3, 0.5)
  art.fill(path, flush(art, piece, color))
  art.clipped(path, () => {
    halfInShade(art, piece, blade, color)
    folds(art, piece, blade, color)
    ribs(art, piece, blade, color)
    const wet = within(art, piece, 2, 0.6)
    art.specks(wet, '#fffff0', size * 0.06, { length: size * 0.08, angle: -0.7, opacity: 0.8 })
    // The rim is thin: light comes through it.
    art.stroke(path, mix(tint(color, 0.5), '#e4efa0', 0.5), size * 0.07, { opacity: 0.8 })
  })
}

/** From the pale heart at its foot to the green of its rim. */
function flush(art: Canvas, piece: Piece, color: Color): Color {
  const [x1, y1] = laidPoint([-1, 0], piece)
  const [x2, y2] = laidPoint([0.95, 0], piece)
  const line = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
  return art.linearGradient(line, [
    [0, mix(color, '#f4f2c4', 0.8)],
    [0.3, mix(color, '#ecec9e', 0.62)],
    [0.62, color],
    [1, mix(color, '#2f6b2a', 0.24)],
  ])
}

/** The half of the blade that leans away from the window. */
function halfInShade(art: Canvas, piece: Piece, { at }: Blade, color: Color): void {
  const side = -litSide(piece.angle)
  const half = [0.05, 0.5, 1, 1.6, 2.2, 2.8, 3.1].map((turn) => at(turn * side, 1.12))
  art.fill(
    soft(laid([...half, [-0.6, 0], [0, 0], [0.6, 0]], piece)),
    shade(mix(color, '#1c4a2c', 0.5), 0.1),
    0.36,
  )
}

/** A wedge from within the blade to its rim. */
function wedge(piece: Piece, { at }: Blade, turn: number, from: number, half: number): Path {
  const bow = turn + half * 0.6
  const line = [at(turn, from), at(bow - half * 0.4, 0.72), at(turn - half, 1.08)]
  return soft(laid([...line, at(turn + half, 1.08), at(bow + half * 0.2, 0.72)], piece))
}

/** The waves of a rim: valleys in the shade, and the light on each crest beside them. */
function folds(art: Canvas, piece: Piece, blade: Blade, color: Color): void {
  const { random } = art
  const dark = blade.valleys.map((turn) => wedge(piece, blade, turn, random.range(0.3, 0.6), 0.15))
  art.fill(dark.join(''), mix(shade(color, 0.5), '#123f2a', 0.5), 0.42)
  const lit = blade.crests.map((turn) => wedge(piece, blade, turn, random.range(0.36, 0.6), 0.13))
  art.fill(lit.join(''), mix(tint(color, 0.5), '#eaf4a8', 0.5), 0.5)
}

/** A broad pale rib, and the veins that branch from it. */
function ribs(art: Canvas, piece: Piece, { at }: Blade, color: Color): void {
  const { size } = piece
  const veins = [-0.62, -0.38, -0.12, 0.16].flatMap((u, index) =>
    [-1, 1].map((side) => {
      const end = at(side * (1.9 - index * 0.42), 0.8)
      return along(piece, [u, 0], [(u + end[0]) / 2 + 0.1, end[1] * 0.42], end)
    }),
  )
  art.stroke(veins.join(''), '#f4f6cc', size * 0.026, { opacity: 0.5 })
  const rib = laid(
    [
      [-1.3, 0.02],
      [-0.8, 0],
      [-0.2, 0.02],
      [0.3, -0.01],
      [0.72, 0.02],
    ],
    piece,
  )
  art.movedBy(size * 0.03, size * 0.045, () =>
    art.fill(ribbon(rib, size * 0.15), shade(color, 0.4), 0.35),
  )
  art.fill(ribbon(rib, size * 0.13), '#f6f5d0', 0.85)
}
