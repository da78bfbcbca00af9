import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { layered } from './touches.ts'

/** A spoonful of dough baked on fruit: a rough mound of lumps, browned where they stand out; `size` is its radius. */
export function cobbledCrust(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const { random } = art
  const outline = ragged(art, piece)
  const path = closed(outline)
  // Juice boils up along its foot.
  art.fill(closed(moved(shrunk(outline, 1.07), size * 0.03, size * 0.08)), '#5a1c08', 0.5)
  art.movedBy(size * 0.06, size * 0.13, () => art.softFill(path, '#3a1206', 0.5, size * 0.05))
  art.movedBy(size * 0.02, size * 0.12, () => art.fill(path, '#7a3a12'))
  art.movedBy(size * 0.01, size * 0.07, () => art.fill(path, '#a85f22'))
  const baked = art.radialGradient('cx=".4" cy=".36" r=".7"', [
    [0, '#eebb66'],
    [0.6, '#d9953f'],
    [1, '#a85c1c'],
  ])
  art.fill(path, baked)
  art.clipped(path, () => {
    const lumps = pack(random, x, y, size * 0.92, 12, { tries: 8 })
    for (const [u, v] of lumps.toSorted(([, a], [, b]) => a - b)) lump(art, piece, [u, v])
    const pores = pack(random, x, y, size, 44, { tries: 1 })
    art.fill(spots(random, pores.slice(0, 28), [size * 0.008, size * 0.03]), '#8a4716', 0.5)
    art.fill(spots(random, pores.slice(28), [size * 0.008, size * 0.026]), '#fff0c8', 0.55)
    const far = art.linearGradient('x1=".1" y1="0" x2=".9" y2="1"', [
      [0, '#fff0c4', 0.3],
      [0.45, '#fff0c4', 0],
      [0.6, '#7a3208', 0],
      [1, '#7a3208', 0.42],
    ])
    art.fill(path, far)
  })
  const sugar = pack(random, x - size * 0.06, y - size * 0.1, size * 0.76, 30, { tries: 1 })
  art.specks(sugar, '#fffdf2', size * 0.028, { opacity: 0.9 })
}

/** An edge that no spoon made twice. */
function ragged({ random }: Canvas, { x, y, size }: Piece): Point[] {
  const [a, b, c, d] = [random.angle(), random.angle(), random.angle(), random.angle()]
  return Array.from({ length: 46 }, (_, index): Point => {
    const turn = (index / 46) * Math.PI * 2
    const waves =
      0.1 * Math.sin(turn * 2 + a) +
      0.08 * Math.sin(turn * 3 + b) +
      0.035 * Math.sin(turn * 7 + c) +
      0.02 * Math.sin(turn * 11 + d)
    const far = size * (0.98 + waves + random.jitter(0.018))
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.95]
  })
}

const TONES: readonly [Color, ...Color[]] = ['#f7c469', '#efae48', '#e39a35', '#fad488']

/** One lump of the mound: its shade on the others, its lit side, its browned tip. */
function lump(art: Canvas, { x, y, size, color }: Piece, [u, v]: Point): void {
  const { random } = art
  // Those in the middle stand out most.
  const inner = Math.max(0, 1 - Math.hypot(u - x, v - y) / size)
  const reach = size * random.range(0.26, 0.44)
  const look = { points: 11, wobble: 0.13, angle: random.angle() }
  const outline = blob(random, u, v - size * 0.08 * inner, reach, reach * 0.8, look)
  const tone = mix(mix(color, '#b0620f', 0.5), random.pick(TONES), 0.45 + 0.55 * inner)
  const round = art.radialGradient('cx=".36" cy=".28" r=".8"', [
    [0, mix(tone, '#ffeaa8', 0.5)],
    [0.42, tone],
    [0.8, mix(tone, '#bf6f22', 0.55)],
    [1, mix(tone, '#8a3f0e', 0.75)],
  ])
  layered(art, closed(outline), [
    { color: '#7a3a0e', dx: size * 0.03, dy: size * 0.055, opacity: 0.22 },
    { color: '#8a4514', dx: size * 0.012, dy: size * 0.024, opacity: 0.3 },
    { color: round, opacity: 0.94 },
  ])
  if (random.next() < 0.7) brownedEdge(art, outline, size)
}

/** Where the dough stood out, it browned. */
function brownedEdge(art: Canvas, outline: readonly Point[], size: number): void {
  const from = art.random.whole(0, 6)
  const edge = open(shrunk(outline, 0.8).slice(from, from + 4))
  for (const wide of [0.16, 0.1, 0.05]) {
    art.stroke(edge, '#9a4510', size * wide, { opacity: 0.2 })
  }
}
