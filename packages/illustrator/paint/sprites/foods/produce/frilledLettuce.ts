import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { num, type Path, type Point } from '../../../core/contour.ts'
import { litSide } from '../touches.ts'
import type { Piece } from '../../types.ts'
import { along, laid, laidPoint, ribbon, soft, type Shape, varied, within } from './shapes.ts'

/** Waves along the rim of a leaf, how deep they are, and how many points each has. */
const WAVES = { count: 9, depth: 0.1, points: 3 } as const

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
    const y = Math.sin(turn) * reach * wide * lean
    // A tear is never straight.
    return [Math.max(torn + Math.sin(y * 9 + phase) * 0.07, Math.cos(turn) * reach), y]
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
  art.movedBy(size * 0.07, size * 0.12, () => art.softFill(path, SHADOW, 0.5, size * 0.08))
  art.fill(path, flush(art, piece, color))
  art.clipped(path, () => {
    halfInShade(art, piece, blade, color)
    folds(art, piece, blade, color)
    puckers(art, piece, blade, color)
    ribs(art, piece, blade, color)
    gloss(art, piece, blade)
    thinRim(art, piece, blade, color)
  })
  if (random.next() < 0.8) curl(art, piece, blade, color)
}

/** Points along the rim from one angle to another, at a share of the way to it. */
function alongRim({ at }: Blade, from: number, to: number, share: (step: number) => number) {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((step) => at(from + (to - from) * step, share(step)))
}

/** The blade swells between its veins, as a quilt does. */
function puckers(art: Canvas, piece: Piece, { at }: Blade, color: Color): void {
  const { random } = art
  const { size } = piece
  const swells = Array.from({ length: 13 }, (): Point =>
    laidPoint(at(random.jitter(2), random.range(0.3, 0.9)), piece),
  )
  const length = size * 0.03
  const dark = swells.map(([x, y]): Point => [x + size * 0.035, y + size * 0.05])
  const look = { length, angle: piece.angle }
  art.specks(dark, mix(shade(color, 0.4), '#14502c', 0.5), size * 0.09, { ...look, opacity: 0.15 })
  art.specks(swells, mix(tint(color, 0.5), '#eaf6a4', 0.5), size * 0.07, { ...look, opacity: 0.22 })
}

/** Dressing: broad wet lights towards the window, and drops of it. */
function gloss(art: Canvas, piece: Piece, blade: Blade): void {
  const { random } = art
  const { size } = piece
  const side = litSide(piece.angle)
  const start = side * random.range(0.5, 1.4)
  const wet = [0, 0.34].map((on) =>
    along(piece, ...alongRim(blade, start + on, start + on + side * 0.36, () => 0.6 + on * 0.4)),
  )
  art.stroke(wet.join(''), '#fdffe8', size * 0.055, { opacity: 0.5 })
  const drops = within(art, piece, 2, 0.6)
  art.specks(drops, '#b98a1c', size * 0.075, { opacity: 0.75 })
  const lights = drops.map(([x, y]): Point => [x - size * 0.015, y - size * 0.02])
  art.specks(lights, '#fff6cc', size * 0.03, { opacity: 0.95 })
}

/** Light comes through the thin rim where it faces the window; the rest of it lies in the shade. */
function thinRim(art: Canvas, piece: Piece, blade: Blade, color: Color): void {
  const side = litSide(piece.angle)
  const rim = (from: number, to: number) =>
    along(piece, ...alongRim(blade, from * side, to * side, () => 0.98))
  const lit = mix(tint(color, 0.5), '#eef5b0', 0.5)
  art.stroke(rim(0.1, 1) + rim(1.1, 2.2), lit, piece.size * 0.05, { opacity: 0.75 })
  const dark = mix(shade(color, 0.4), '#14502c', 0.5)
  art.stroke(rim(-0.2, -1) + rim(-1.1, -2.2), dark, piece.size * 0.04, { opacity: 0.4 })
}

/** A stretch of the rim that turned over and shows the pale underside. */
function curl(art: Canvas, piece: Piece, blade: Blade, color: Color): void {
  const { random } = art
  const { size } = piece
  const from = random.range(-1.7, 0.9)
  const to = from + random.range(0.7, 1.2)
  const outer = alongRim(blade, from, to, () => 1)
  const depth = random.range(0.2, 0.36)
  const inner = alongRim(blade, from, to, (step) => 1 - Math.sin(Math.PI * step) * depth)
  const fold = soft(laid([...outer, ...inner.toReversed()], piece))
  art.movedBy(size * 0.03, size * 0.06, () => art.softFill(fold, '#123a20', 0.5, size * 0.05))
  const pale = mix(tint(color, 0.3), '#d3e08c', 0.5)
  const round = art.linearGradient('x1="0" x2=".6" y1="0" y2="1"', [
    [0, tint(pale, 0.4)],
    [0.5, pale],
    [1, mix(pale, color, 0.8)],
  ])
  art.fill(fold, round)
  art.stroke(along(piece, ...inner.slice(1, -1)), '#f6fbd0', size * 0.03, { opacity: 0.7 })
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
