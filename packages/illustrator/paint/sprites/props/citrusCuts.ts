import type { Canvas } from '../../core/canvas.ts'
import { circle, closed, open, type Point, shrunk, sized, turned } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { shine } from './shapes.ts'

const PITH = '#fdf3d2'

/** A segment between two radii, `half` the angle between them, for a fruit of size 1. */
function segmentOutline(half: number): Point[] {
  const far = 0.78
  return [
    [0.12, 0],
    [0.5, -Math.tan(half) * 0.47],
    [far * Math.cos(half), -far * Math.sin(half)],
    [0.835, 0],
    [far * Math.cos(half), far * Math.sin(half)],
    [0.5, Math.tan(half) * 0.47],
  ]
}

/** Half a citrus, cut side up; `size` is its radius, `flesh` the color of its segments. */
export function halved(art: Canvas, { x, y, size, angle, color }: Piece, flesh: Color): void {
  const { random } = art
  art.shadow(circle(x, y, size), 16, 0.34)
  art.fill(circle(x, y, size), shade(color, 0.24))
  art.fill(circle(x - 2, y - 3, size * 0.97), color)
  art.fill(circle(x - 1, y - 2, size * 0.89), PITH)
  const segments = 9
  const outline = segmentOutline(Math.PI / segments - 0.055)
  const cells: string[] = []
  for (let index = 0; index < segments; index += 1) {
    const turn = angle + (index / segments) * Math.PI * 2
    const segment = turned(sized(outline, size), turn, x - 1, y - 2)
    art.fill(closed(segment), shade(mix(flesh, color, 0.6), 0.06))
    art.fill(
      closed(shrunk(segment, 0.86, -1, -1.5)),
      index % 2 === 0 ? flesh : mix(flesh, color, 0.4),
    )
    for (const [from, to] of [
      [0.34, 0.64],
      [0.5, 0.74],
    ] as const) {
      const fibre: Point[] = [
        [from * size, random.jitter(size * 0.06)],
        [to * size, random.jitter(size * 0.12)],
      ]
      cells.push(open(turned(fibre, turn, x, y)))
    }
  }
  art.stroke(cells.join(''), '#fffbe6', size * 0.032, { opacity: 0.8 })
  const glint = turned(
    sized(
      [
        [-0.62, -0.7],
        [-0.3, -0.88],
        [0.06, -0.93],
      ],
      size,
    ),
    0,
    x - 2,
    y - 3,
  )
  art.stroke(open(glint), '#ffffff', size * 0.035, { opacity: 0.7 })
}

/** A whole citrus lying on its side, with a nipple at one end where `pointed`. */
export function whole(art: Canvas, { x, y, size, angle, color }: Piece, pointed: boolean): void {
  const { random } = art
  const end = pointed ? 1.26 : 1.02
  const shape: Point[] = [
    [-1.02, -0.1],
    [-0.8, -0.62],
    [-0.15, -0.88],
    [0.55, -0.72],
    [0.95, -0.3],
    [end, -0.06],
    [end, 0.1],
    [0.95, 0.34],
    [0.5, 0.74],
    [-0.2, 0.86],
    [-0.82, 0.58],
    [-1.02, 0.12],
  ]
  const skin = turned(sized(shape, size), angle, x, y)
  art.body(skin, color, { height: 24, lit: 0.9, shaded: 0.3, highlight: 0.28 })
  const pores = Array.from({ length: 46 }, (): Point => {
    const t = random.angle()
    const reach = size * 0.74 * Math.sqrt(random.next())
    return [x + Math.cos(t) * reach, y + Math.sin(t) * reach * 0.9]
  })
  art.specks(pores, shade(color, 0.28), 2.6, { opacity: 0.45 })
  shine(art, { x, y, radius: size * 0.88 })
}

const RIND: readonly Point[] = [
  [-1, -0.06],
  [-0.82, 0.36],
  [-0.4, 0.6],
  [0.1, 0.64],
  [0.6, 0.48],
  [0.9, 0.16],
  [1, -0.08],
  [0.5, -0.2],
  [0, -0.24],
  [-0.5, -0.2],
]

/** A wedge seen from the side: rind below, flesh above; `size` is half its length. */
export function wedge(art: Canvas, { x, y, size, angle, color }: Piece, flesh: Color): void {
  art.body(turned(sized(RIND, size), angle, x, y), color, { height: 12, lit: 0.96, shaded: 0.24 })
  const pith = RIND.map(([u, v]): Point => [u * 0.93, v > 0 ? v * 0.78 - 0.04 : v * 0.9])
  art.fill(closed(turned(sized(pith, size), angle, x, y)), PITH)
  const face = RIND.map(([u, v]): Point => [u * 0.86, v > 0 ? v * 0.66 - 0.05 : v * 0.74 - 0.03])
  const pulp = turned(sized(face, size), angle, x, y)
  art.fill(closed(pulp), mix(flesh, color, 0.35))
  art.fill(closed(shrunk(pulp, 0.9, -1, -2)), flesh)
  const ray = (u: number, v: number, from: number): string => {
    const line = [0, 1].map((end): Point => {
      const share = from + end * (1 - from)
      return [u * share, -0.2 + (v + 0.2) * share]
    })
    return open(turned(sized(line, size), angle, x, y))
  }
  const membranes = [-0.62, -0.22, 0.2, 0.6].map((u) => ray(u, 0.42 - u * u * 0.42, 0.06))
  art.stroke(membranes.join(''), PITH, size * 0.045)
  const fibres = [-0.74, -0.4, 0, 0.4, 0.72].map((u) => ray(u, 0.3 - u * u * 0.36, 0.42))
  art.stroke(fibres.join(''), '#fffbe6', size * 0.03, { opacity: 0.75 })
  const glint = turned(
    sized(
      [
        [-0.5, -0.1],
        [0, -0.15],
        [0.42, -0.11],
      ],
      size,
    ),
    angle,
    x,
    y,
  )
  art.stroke(open(glint), '#ffffff', size * 0.05, { opacity: 0.7 })
}
