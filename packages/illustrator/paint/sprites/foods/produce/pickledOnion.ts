import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { moved, open, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { laid, type Shape, soft, varied } from './shapes.ts'

/** Half rings of a thin slice: flat bows, one with a hooked end, one nearly straight. */
const BOWS: readonly [Shape, ...Shape[]] = [
  [
    [-0.62, 0.16],
    [-0.46, -0.08],
    [-0.18, -0.22],
    [0.16, -0.22],
    [0.46, -0.07],
    [0.62, 0.17],
  ],
  [
    [-0.66, 0.06],
    [-0.36, -0.07],
    [-0.02, -0.11],
    [0.3, -0.07],
    [0.54, 0.05],
    [0.58, 0.2],
  ],
  [
    [-0.64, 0.02],
    [-0.38, 0.06],
    [-0.1, 0.02],
    [0.18, -0.07],
    [0.42, -0.1],
    [0.66, -0.02],
  ],
]

/** A band along a line, as broad as a slice is, its ends cut. */
function band(line: Shape, width: number): Path {
  const side = (sign: number): Point[] =>
    line.map(([x, y], index) => {
      const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y]
      const [bx, by] = line[Math.min(line.length - 1, index + 1)] ?? [x, y]
      const length = Math.hypot(bx - ax, by - ay) || 1
      const ends = index === 0 || index === line.length - 1 ? 0.5 : 1
      const half = (sign * width * ends) / 2
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]
    })
  return soft([...side(-1), ...side(1).toReversed()])
}

/** One thin slice: pale flesh, what lies below showing through, deep pink along its skin. */
function slice(art: Canvas, line: Shape, width: number, color: Color): void {
  const path = band(line, width)
  art.movedBy(width * 0.12, width * 0.3, () => art.fill(path, SHADOW, 0.4))
  art.fill(path, mix(color, '#a02a5e', 0.35), 0.94)
  const flesh = band(moved(line, -width * 0.06, -width * 0.05), width * 0.74)
  art.fill(flesh, mix(tint(color, 0.4), '#ffe3ea', 0.4), 0.94)
  const inner = moved(line.slice(1, -1), width * 0.06, width * 0.12)
  art.stroke(open(inner), mix(color, '#c4507f', 0.4), width * 0.1, { opacity: 0.6 })
  art.stroke(open(moved(line.slice(1, 4), -width * 0.12, -width * 0.2)), '#ffffff', width * 0.1, {
    opacity: 0.8,
  })
}

/** Half rings of pickled onion that lie in one another, as they were lifted from the brine; `size` is their length. */
export function pickledOnion(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const bow = random.pick(BOWS)
  const flip = random.pick([-1, 1])
  const slices = random.whole(2, 3)
  for (let index = 0; index < slices; index += 1) {
    const spot = {
      x: piece.x + random.jitter(size * 0.12),
      y: piece.y + random.jitter(size * 0.12),
      size: size * (1.06 - index * 0.2) * random.range(0.92, 1.06),
      angle: piece.angle + random.jitter(0.35),
    }
    const line = laid(bow, spot, flip * random.range(0.9, 1.35))
    const color = varied(art, shade(piece.color, index * 0.06), 0.14)
    slice(art, line, size * random.range(0.15, 0.21), color)
  }
}
