import type { Canvas } from '../../../core/canvas.ts'
import { shade, tint } from '../../../core/color.ts'
import { closed, num, open, type Path, type Point, polygon, shrunk } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { laid, laidPoint, lineShadow, soft, type Shape, varied } from './shapes.ts'

interface Needles {
  pairs: number
  /** How far the leaves stand off the stem, in radians. */
  spread: number
  /** As shares of the sprig's length. */
  length: number
  /** As a share of a leaf's length. */
  width: number
}

/** A stem with pairs of small leaves; `size` is its length. */
function sprig(art: Canvas, piece: Piece, { pairs, spread, length, width }: Needles): void {
  const { random } = art
  const { size } = piece
  const color = varied(art, piece.color, 0.08)
  const bend = random.jitter(0.4)
  const stem = (t: number): Point => [t - 0.5, bend * (t - 0.5) ** 2]
  const line = open(laid([0, 0.25, 0.5, 0.75, 1].map(stem), piece))
  lineShadow(art, line, size * 0.02, 6)
  art.stroke(line, shade(color, 0.3), size * 0.018)
  const leaf = (t: number, side: number): Path => {
    const [u, v] = stem(t)
    const turn = side * spread + random.jitter(0.2)
    const reach = length * (1.15 - 0.5 * t) * random.range(0.85, 1.1)
    const half = reach * width
    const along = (share: number, off: number): Point => [
      u + Math.cos(turn) * reach * share - Math.sin(turn) * off,
      v + Math.sin(turn) * reach * share + Math.cos(turn) * off,
    ]
    return closed(laid([[u, v], along(0.5, half), along(1, 0), along(0.5, -half)], piece))
  }
  const steps = Array.from({ length: pairs }, (_, index) => 0.14 + (0.86 * index) / pairs)
  const far = steps.map((t) => leaf(t, 1)).join('')
  const near = steps.map((t) => leaf(t, -1)).join('') + leaf(0.97, 0)
  art.shadow(far + near, 6, 0.26)
  art.fill(far, shade(color, 0.14))
  art.fill(near, tint(color, 0.16))
  art.stroke(line, tint(color, 0.3), size * 0.007)
}

/** A sprig of thyme; `size` is its length. */
export function thymeSprig(art: Canvas, piece: Piece): void {
  sprig(art, piece, { pairs: 8, spread: 0.9, length: 0.115, width: 0.3 })
}

/** A sprig of rosemary; `size` is its length. */
export function rosemarySprig(art: Canvas, piece: Piece): void {
  sprig(art, piece, { pairs: 15, spread: 0.6, length: 0.15, width: 0.14 })
}

/** A frond of dill, feathered twice; `size` is its length. */
export function dillFrond(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const lines: string[] = []
  const branch = (bx: number, by: number, length: number, turn: number, depth: number): void => {
    const ex = bx + Math.cos(turn) * length
    const ey = by + Math.sin(turn) * length
    lines.push(`M${num(bx)} ${num(by)}L${num(ex)} ${num(ey)}`)
    if (depth === 0) return
    for (let index = 0; index < 6; index += 1) {
      const share = 0.26 + index * 0.145
      const side = index % 2 ? 1 : -1
      const next = turn + side * random.range(0.45, 0.75)
      const reach = length * 0.42 * (1.15 - share * 0.45)
      branch(bx + (ex - bx) * share, by + (ey - by) * share, reach, next, depth - 1)
    }
  }
  branch(x - Math.cos(angle) * size * 0.5, y - Math.sin(angle) * size * 0.5, size, angle, 2)
  const path = lines.join('')
  lineShadow(art, path, 3, 6)
  art.stroke(path, color, 3.2)
  art.stroke(path, tint(color, 0.34), 1.2)
}

interface Lobes {
  /** How far a leaflet opens to either side, in radians. */
  spread: number
  /** How deep the teeth of its edge are, as a share of its length. */
  teeth: number
  /** Round teeth instead of pointed ones. */
  round: boolean
}

/** Where a leaflet's teeth and the notches between them are, from one side to the other. */
const EDGE = [-1, -0.72, -0.5, -0.24, 0, 0.24, 0.5, 0.72, 1] as const

/** A leaflet that opens from its foot like a fan, its edge in teeth; it reaches `far`. */
function leaflet(art: Canvas, turn: number, far: number, { spread, teeth }: Lobes): Point[] {
  const { random } = art
  const at = (angle: number, reach: number): Point => [
    Math.cos(turn + angle) * reach,
    Math.sin(turn + angle) * reach,
  ]
  const edge = EDGE.map((share, index) => {
    const tooth = index % 2 === 0 ? 1 : 1 - teeth
    const reach = far * tooth * (1 - share * share * 0.3) * (1 + random.jitter(0.07))
    return at(share * spread, reach)
  })
  return [at(-spread * 0.5, far * 0.22), ...edge, at(spread * 0.5, far * 0.22)]
}

/** Three leaflets on a stalk, one half of each in the light; `size` is the radius. */
function lobedLeaf(art: Canvas, piece: Piece, lobes: Lobes): void {
  const { random } = art
  const { size } = piece
  const color = varied(art, piece.color, 0.18)
  const bend = random.jitter(0.2)
  const leaflets = (
    [
      [-1.15, 1.05],
      [1.15, 1.05],
      [0, 1.3],
    ] as const
  ).map(([turn, far]) => ({ turn: turn + bend, far, rim: leaflet(art, turn + bend, far, lobes) }))
  const contour = lobes.round ? closed : polygon
  const outlines = leaflets.map(({ rim }) => laid(rim, piece))
  const whole = outlines.map((rim) => contour(rim)).join('')
  const stalk: Shape = [
    [-0.95, 0.05],
    [-0.3, -0.04],
    [0.3, 0],
  ]
  art.shadow(outlines.map((rim) => polygon(rim)).join(''), size * 0.14, 0.45)
  art.stroke(open(laid(stalk, piece)), shade(color, 0.18), size * 0.1)
  art.fill(whole, shade(color, 0.3))
  const lit = outlines.map((rim) => soft(shrunk(rim, 0.86, -size * 0.03, -size * 0.05)))
  art.fill(lit.join(''), tint(color, 0.1))
  const halves = leaflets.map(({ rim }) => closed(laid([...rim.slice(0, 6), [0.1, 0]], piece)))
  art.fill(halves.join(''), tint(color, 0.34), 0.4)
  const foot = laidPoint([0.02, 0], piece)
  const veins = leaflets.flatMap(({ turn, far }) =>
    [-0.4, 0, 0.4].map((off) => {
      const angle = turn + off * lobes.spread * 2
      const end: Point = [Math.cos(angle) * far * 0.72, Math.sin(angle) * far * 0.72]
      const middle: Point = [Math.cos(turn) * far * 0.3, Math.sin(turn) * far * 0.3]
      return open([foot, laidPoint(middle, piece), laidPoint(end, piece)])
    }),
  )
  art.stroke(veins.join(''), tint(color, 0.55), size * 0.035, { opacity: 0.6 })
}

/** A leaf of flat parsley; `size` is its radius. */
export function parsleyLeaf(art: Canvas, piece: Piece): void {
  lobedLeaf(art, piece, { spread: 0.7, teeth: 0.26, round: false })
}

/** A leaf of cilantro, its teeth round, on a long stalk; `size` is its radius. */
export function cilantroLeaf(art: Canvas, piece: Piece): void {
  const stalk = laid(
    [
      [-1.7, art.random.jitter(0.4)],
      [-1, 0.05],
      [-0.2, 0],
    ],
    piece,
  )
  lineShadow(art, open(stalk), piece.size * 0.08, 4)
  art.stroke(open(stalk), shade(piece.color, 0.06), piece.size * 0.08)
  lobedLeaf(art, piece, { spread: 0.72, teeth: 0.2, round: true })
}
