import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../../core/color.ts'
import { closed, open, type Point, turnedPoint } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'

interface Layer {
  /** How far out it lies, how thick it is, and how far around it reaches to each side, in radians. */
  reach: number
  thick: number
  left: number
  right: number
  /** How far it slipped sideways out of its neighbor. */
  slip: number
}

/** The outer and the inner edge of a layer, from one tip to the other. */
function edgesOf(piece: Piece, { reach, thick, left, right, slip }: Layer): [Point[], Point[]] {
  const { x, y, size, angle } = piece
  const steps = Array.from({ length: 9 }, (_, index) => index / 8)
  const edge = (inner: number) =>
    steps.map((t): Point => {
      const turn = -Math.PI / 2 - left + t * (left + right)
      // Its tips are thin, as it was cut from pole to pole.
      const far = reach - inner * thick * Math.sin(Math.PI * (0.1 + t * 0.8)) ** 0.6
      const point: Point = [
        Math.cos(turn) * far * size * 1.12 + slip * size,
        (Math.sin(turn) * far + 0.42) * size,
      ]
      return turnedPoint(point, angle, x, y)
    })
  return [edge(0), edge(1)]
}

/** A wedge of red onion from the oven, its layers come apart, their tips charred; `size` is half its length. */
export function roastOnion(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  // Some have lost their outer layer.
  const from = random.pick([0, 0, 1])
  for (const [index, reach] of [1, 0.78, 0.56, 0.34].entries()) {
    if (index < from) continue
    const layer: Layer = {
      reach: reach * random.range(0.96, 1.04),
      thick: index === 3 ? 0.3 : 0.235,
      left: random.range(1.02, 1.56),
      right: random.range(1.02, 1.56),
      slip: random.jitter(0.09),
    }
    const [outer, inner] = edgesOf(piece, layer)
    const outline = closed([...outer, ...inner.toReversed()])
    art.movedBy(size * 0.04, size * 0.07, () => art.softFill(outline, SHADOW, 0.5, size * 0.05))
    art.fill(outline, mix(color, '#3f0f2c', 0.5))
    const middle = outer.map(([px, py], at): Point => {
      const [qx, qy] = inner[at] ?? [px, py]
      return [px * 0.72 + qx * 0.28, py * 0.72 + qy * 0.28]
    })
    art.fill(closed([...middle, ...inner.toReversed()]), mix(color, '#f3d3de', 0.4 + index * 0.1))
    art.clipped(outline, () => {
      for (const tip of [outer.slice(0, 2), outer.slice(-2)]) {
        art.stroke(open(tip), '#3a1a10', size * random.range(0.14, 0.3), { opacity: 0.8 })
      }
      art.stroke(open(inner.slice(2, 5)), '#8a4a1c', size * 0.07, { opacity: 0.6 })
    })
    art.stroke(open(middle.slice(2, 6)), tint(color, 0.8), size * 0.025, { opacity: 0.85 })
  }
}
