import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Point, turned } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { SHADOW, shade, tint } from '../../core/color.ts'
import { varied } from '../foods/produce/shapes.ts'
import type { Piece } from '../types.ts'

interface LeafShape {
  /** Its width, as a share of its length. */
  width?: number
  veins?: number
  height?: number
}

/** A leaf; `size` is its length. One half is lit, veins run to the edge. */
export function leaf(
  art: Canvas,
  { x, y, size, angle, color }: Piece,
  { width = 0.6, veins = 4, height = 6 }: LeafShape = {},
): void {
  const half = size * width * 0.5
  const bulge = (share: number) => Math.sin(Math.PI * share ** 0.8) * half
  const along = [0, 1, 2, 3, 4, 5, 6].map((step) => step / 6)
  const side = (sign: number) =>
    along.map((share): Point => [
      (share - 0.5) * size,
      sign * bulge(share) * (1 + art.random.jitter(0.05)),
    ])
  const upper = side(-1)
  const whole = turned([...upper, ...side(1).slice(1, -1).toReversed()], angle, x, y)
  if (height > 0) art.shadow(closed(whole), height, 0.32)
  art.fill(closed(whole), shade(color, 0.2))
  const lit = upper.map(([u, v]): Point => [u * 0.97, v * 0.95])
  art.fill(`${open(turned(lit, angle, x, y))}Z`, tint(color, 0.12))
  art.stroke(
    leafVeins(size, half, veins, (line) => open(turned(line, angle, x, y))),
    tint(color, 0.42),
    Math.max(1.6, size * 0.018),
    { opacity: 0.75 },
  )
  const shine = [
    [-0.22, -0.55],
    [0, -0.66],
    [0.16, -0.5],
  ] as const
  const gleam = shine.map(([u, v]): Point => [u * size, v * half])
  art.stroke(open(turned(gleam, angle, x, y)), '#f6f3d8', Math.max(2, size * 0.026), {
    opacity: 0.4,
  })
}

function leafVeins(
  size: number,
  half: number,
  count: number,
  draw: (line: Point[]) => string,
): string {
  const spine = draw([
    [-size * 0.6, 0],
    [0, 0],
    [size * 0.44, 0],
  ])
  const ribs = Array.from({ length: count }, (_, index) => {
    const at = (index + 1) / (count + 1) - 0.5
    const reach = half * 0.7 * Math.sin(Math.PI * (at + 0.5))
    return [-1, 1].map((sign) =>
      draw([
        [at * size, 0],
        [(at + 0.1) * size, sign * reach],
      ]),
    )
  })
  return [spine, ...ribs.flat()].join('')
}

/** A frond of dill: branches that branch again into threads; `size` is its length. */
export function frond(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const strokes: string[] = []
  const branch = (from: Point, length: number, heading: number, left: number): void => {
    const to: Point = [from[0] + Math.cos(heading) * length, from[1] + Math.sin(heading) * length]
    strokes.push(open([from, to]))
    if (left === 0) return
    for (let index = 0; index < 6; index += 1) {
      const share = 0.22 + index * 0.15
      const start: Point = [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ]
      const turn = (index % 2 === 0 ? 1 : -1) * art.random.range(0.5, 0.8)
      branch(start, length * 0.4 * (1.1 - share * 0.4), heading + turn, left - 1)
    }
  }
  branch([x, y], size, angle, 2)
  const whole = strokes.join('')
  art.movedBy(4, 6, () => art.stroke(whole, SHADOW, 3.4, { opacity: 0.28 }))
  art.stroke(whole, color, 3.4)
  art.stroke(whole, tint(color, 0.35), 1.3)
}

/** The color of a leaf that is not quite the next one's. */
export function leafTone(art: Canvas, color: Color): Color {
  return varied(art, color, 0.16)
}
