import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { moved, open, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { browned, laid, type Shape, soft, varied } from './shapes.ts'

/** How beans bend: a bow, a straight one with a hooked tip, an S, one that sags at its end, a deep bow. */
const BENDS: readonly [Shape, ...Shape[]] = [
  [
    [-0.5, 0.06],
    [-0.27, -0.03],
    [0, -0.07],
    [0.26, -0.03],
    [0.5, 0.07],
  ],
  [
    [-0.5, 0.0],
    [-0.25, -0.02],
    [0.05, -0.03],
    [0.34, -0.01],
    [0.49, 0.1],
  ],
  [
    [-0.49, -0.07],
    [-0.26, 0.03],
    [0, 0.01],
    [0.25, -0.05],
    [0.49, 0.06],
  ],
  [
    [-0.49, 0.1],
    [-0.24, -0.01],
    [0.02, -0.04],
    [0.28, -0.06],
    [0.5, -0.04],
  ],
  [
    [-0.43, 0.16],
    [-0.27, -0.02],
    [-0.02, -0.1],
    [0.24, -0.05],
    [0.43, 0.12],
  ],
]

/** How thick a bean is from its stalk to its tail, as a share of its width. */
const THICK = [0.66, 1, 1.02, 0.98, 0.46]
/** The same along the stripe of light. */
const LIT = [0.1, 0.9, 1, 0.8, 0.1]

/** A pod along a line, as wide as `thick` says at each of its points. */
function pod(line: Shape, width: number, thick: readonly number[]): Path {
  const side = (sign: number): Point[] =>
    line.map(([x, y], index) => {
      const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y]
      const [bx, by] = line[Math.min(line.length - 1, index + 1)] ?? [x, y]
      const length = Math.hypot(bx - ax, by - ay) || 1
      const half = (sign * width * (thick[index] ?? 1)) / 2
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]
    })
  return soft([...side(-1), ...side(1).toReversed()])
}

/** A green bean, slender, bent as it fell and blistered by the pan; `size` is its length. */
export function greenBean(art: Canvas, given: Piece): void {
  const { random } = art
  // They fall nearly side by side, and a few across.
  const angle = -0.12 + Math.sin(given.angle) * 0.5 + (random.next() < 0.5 ? Math.PI : 0)
  const piece = { ...given, angle, size: given.size * random.range(0.86, 1.12) }
  const yellowing = random.next() < 0.3 ? random.range(0.3, 0.55) : random.range(0, 0.24)
  const color = varied(art, mix(given.color, '#97b53c', yellowing), 0.13)
  const line = laid(random.pick(BENDS), piece, random.range(0.8, 1.9) * random.pick([-1, 1]))
  const width = piece.size * random.range(0.084, 0.106)
  const body = pod(line, width, THICK)
  art.movedBy(width * 0.3, width * 0.55, () => art.fill(body, SHADOW, 0.42))
  art.fill(body, shade(mix(color, '#123a22', 0.4), 0.2))
  const up = moved(line, -width * 0.07, -width * 0.12)
  art.fill(pod(up, width * 0.8, THICK), color)
  const ridge = moved(line, -width * 0.14, -width * 0.24)
  art.fill(pod(ridge, width * 0.4, LIT), tint(color, 0.34), 0.85)
  if (random.next() < 0.45) blisters(art, up, width, angle)
  const at = random.whole(0, 1)
  const shine = moved(line.slice(at + 1, at + 3), -width * 0.14, -width * 0.28)
  art.stroke(open(shine), '#fbffe2', width * 0.14, { opacity: 0.75 })
  trimmedEnd(art, line, width)
}

/** Where the pan browned the pod. */
function blisters(art: Canvas, line: Shape, width: number, lean: number): void {
  const spots = line.slice(1, 4).filter(() => art.random.next() < 0.6)
  browned(art, spots, '#6b4a1c', { size: width * 0.3, opacity: 0.55, lean })
}

/** The pale cut where the stalk was trimmed off. */
function trimmedEnd(art: Canvas, line: Shape, width: number): void {
  const [tip, next] = line
  if (!tip || !next) return
  const angle = Math.atan2(next[1] - tip[1], next[0] - tip[0])
  art.specks([tip], '#b9c47c', width * 0.38, { length: width * 0.22, angle, opacity: 0.9 })
}
