import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, circle, closed, moved, open, pack, type Point, turned } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, spots } from './dough.ts'
import { shreds } from './fillings.ts'
import { paperFilling, shrimpHalf } from './paperRolls.ts'
import { patches } from './touches.ts'
import { upright } from './upright.ts'

/** Where the halves lie, in radii of one from the middle of the pile's foot, and how long each is. */
const PILE = [
  [-2.3, -0.9, 3],
  [-0.1, -1.05, 2.9],
  [2.1, -0.85, 3.1],
  [-1.35, 1.15, 2.7],
  [1.1, 1.3, 2.9],
  [-0.2, -2.5, 2.8],
] as const
/** In which order they are drawn: what lies upon others comes last. */
const ORDER = [0, 1, 2, 5, 3, 4] as const

/** Summer rolls cut in two and piled up, their cut ends towards us; `size` is half the width of the pile. */
export function cutrolls(art: Canvas, given: Piece): void {
  const radius = given.size * 0.27
  const { x, y } = given
  art.softFill(circle(x + radius * 0.6, y + radius * 0.6, given.size * 0.84), SHADOW, 0.3, 20)
  upright(art, given, () => {
    for (const index of ORDER) {
      const [u, v, length] = PILE[index]
      const at = { x: x + (u - 0.5) * radius, y: y + (v * 0.62 + 0.5) * radius }
      half(art, { ...given, ...at, size: radius, angle: -0.5 + art.random.jitter(0.16) }, length)
    }
  })
}

/** Half a roll that lies on its side: its paper, and the end where it was cut. */
function half(art: Canvas, piece: Piece, length: number): void {
  const { x, y, size, angle, color } = piece
  const side = (away: number): Point[] =>
    turned(
      [
        [0, -1 * away],
        [length * 0.5, -1.04 * away],
        [length * 0.88, -0.9 * away],
        [length, -0.4 * away],
      ].map(([u = 0, v = 0]): Point => [u * size, v * size]),
      angle,
      x,
      y,
    )
  const body = [...side(1), ...side(-1).toReversed()]
  const whole = closed(body)
  art.movedBy(size * 0.1, size * 0.22, () => art.softFill(whole, SHADOW, 0.5, size * 0.14))
  art.fill(whole, mix(shade(color, 0.3), '#8aa070', 0.4))
  art.clipped(whole, () => {
    const long = size / 0.34
    const [middle = [x, y]] = turned([[long * 0.52, -size * 0.04]], angle, x, y)
    art.fill(whole, color, 0.75)
    paperFilling(art, { x: middle[0], y: middle[1], size: long, angle, color })
    art.fill(whole, '#fffaf0', 0.22)
    const low = turned(
      [
        [0, size * 0.9],
        [length * size, size * 0.9],
      ],
      angle,
      x,
      y,
    )
    for (const share of [0.9, 0.5]) {
      art.stroke(open(low), '#4a5a3a', size * share, { opacity: 0.2 })
    }
    const lit = turned(
      [
        [size * 0.2, -size * 0.7],
        [length * size * 0.8, -size * 0.72],
      ],
      angle,
      x,
      y,
    )
    art.stroke(open(lit), '#ffffff', size * 0.13, { opacity: 0.75 })
  })
  art.stroke(whole, '#ffffff', size * 0.05, { opacity: 0.6 })
  cutEnd(art, piece)
}

/** The cut end: rice noodles around shrimp, carrot, cucumber and leaves, within the paper. */
function cutEnd(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const paper = blob(random, x, y, size * 0.9, size * 1.02, { points: 14, wobble: 0.03 })
  art.fill(closed(moved(paper, size * 0.05, size * 0.08)), '#4a5a3a', 0.45)
  art.fill(closed(paper), shade(color, 0.16))
  const inner = blob(random, x, y, size * 0.8, size * 0.92, { points: 14, wobble: 0.03 })
  art.fill(closed(inner), '#d9cfae')
  art.clipped(closed(inner), () => filling(art, { x, y, size, angle: random.jitter(1.3), color }))
  art.stroke(closed(inner), tint(color, 0.6), size * 0.06, { opacity: 0.9 })
  const gleam = bow([x, y], [size * 0.86, size * 0.98], [3.6, 4.6], 6)
  art.stroke(open(gleam), '#ffffff', size * 0.07, { opacity: 0.9 })
}

/** What was rolled into the paper, as the cut shows it. */
function filling(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  art.rotated(angle, x, y, () => {
    const frill = bow([x, y], [size * 0.72, size * 0.84], [0.5, 3.3], 16).map(
      ([u, v], index): Point => [u, v + (index % 2 ? size * 0.09 : -size * 0.05)],
    )
    art.stroke(open(frill), '#5d8f3a', size * 0.3)
    art.stroke(open(moved(frill, -2, -4)), '#9cc765', size * 0.1)
    const strands = pack(random, x, y - size * 0.04, size * 0.62, 40, { ry: size * 0.7, tries: 3 })
    shreds(art, strands, { size: size * 0.3, color: '#fffaec', width: size * 0.075 })
    const [left, right] = [x - size * 0.42, x + size * 0.4]
    const shrimp = { x: x + size * 0.02, y: y - size * 0.28, angle: random.jitter(0.3), color }
    shrimpHalf(art, { ...shrimp, size: size * 0.52 })
    const sticks: [Point, string][] = [
      [[left, y + size * 0.3], '#f08a2c'],
      [[left + size * 0.2, y + size * 0.46], '#e67a20'],
      [[right, y + size * 0.24], '#a9cf72'],
      [[right - size * 0.24, y + size * 0.42], '#c5dd94'],
    ]
    for (const [[u, v], tone] of sticks) {
      const cut = blob(random, u, v, size * 0.16, size * 0.15, { points: 4, wobble: 0.1 })
      art.body(cut, tone, { height: size * 0.08, angular: true, shaded: 0.3 })
    }
    const leaves = { x, y: y + size * 0.56, rx: size * 0.5, ry: size * 0.16, count: 4 }
    art.fill(patches(art, { ...leaves, grain: size * 0.2 }), '#3f7a38', 0.9)
    const bits = pack(random, x, y, size * 0.6, 5)
    art.fill(spots(random, bits, [size * 0.03, size * 0.05]), '#ffffff', 0.8)
  })
}
