import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { num, open, type Path, type Point } from '../../core/contour.ts'
import { down } from '../materials.ts'

/** Corners of its top, from the far left one clockwise: it is narrower where it is farther away. */
const CORNERS: readonly Point[] = [
  [182, 246],
  [1030, 246],
  [1126, 740],
  [86, 740],
]
/** From its top to the table. */
const THICK = 40

/** A place on the board: from 0 at its left and its far edge to 1. */
function placeOn(u: number, v: number): Point {
  const [[farLeft, far], [farRight], [nearRight, near], [nearLeft]] = CORNERS as readonly [
    Point,
    Point,
    Point,
    Point,
  ]
  const left = farLeft + (nearLeft - farLeft) * v
  const right = farRight + (nearRight - farRight) * v
  return [left + (right - left) * u, far + (near - far) * v]
}

const at = (u: number, v: number) => placeOn(u, v).map(num).join(' ')

/** An outline within the board, its corners rounded; both as shares of its width. */
function ring(inset: number, round: number): Path {
  const [left, right] = [inset, 1 - inset]
  const [far, near] = [inset * 1.6, 1 - inset * 1.6]
  const deep = round * 1.6
  return [
    `M${at(left + round, far)}L${at(right - round, far)}`,
    `Q${at(right, far)} ${at(right, far + deep)}L${at(right, near - deep)}`,
    `Q${at(right, near)} ${at(right - round, near)}L${at(left + round, near)}`,
    `Q${at(left, near)} ${at(left, near - deep)}L${at(left, far + deep)}`,
    `Q${at(left, far)} ${at(left + round, far)}Z`,
  ].join('')
}

/** A thick carving board with a groove for the juice, seen from a chair. */
export function carvingBoard(art: Canvas, color: Color): void {
  const top = ring(0, 0.04)
  art.movedBy(26, THICK + 18, () => art.softFill(top, SHADOW, 0.45, 30))
  art.movedBy(8, THICK + 5, () => art.softFill(top, SHADOW, 0.5, 10))
  const edge = down(art, [
    [0, shade(color, 0.3)],
    [0.94, shade(color, 0.34)],
    [1, shade(color, 0.6)],
  ])
  for (const drop of [THICK, THICK * 0.66, THICK * 0.33]) {
    art.movedBy(0, drop, () => art.fill(top, edge))
  }
  const face = down(art, [
    [0, shade(color, 0.1)],
    [0.5, color],
    [1, tint(color, 0.22)],
  ])
  art.fill(top, face)
  art.clipped(top, () => grain(art, color))
  art.movedBy(0, 2, () => art.stroke(top, tint(color, 0.5), 3, { opacity: 0.5 }))
  const groove = ring(0.045, 0.035)
  art.stroke(groove, shade(color, 0.42), 13, { opacity: 0.8 })
  art.movedBy(0, 4, () => art.stroke(groove, mix(color, '#8a3f12', 0.55), 7, { opacity: 0.6 }))
  art.movedBy(0, 8, () => art.stroke(groove, tint(color, 0.5), 2.6, { opacity: 0.7 }))
}

/** Staves of different tones, and the lines of their grain, which run along it. */
function grain(art: Canvas, color: Color): void {
  const { random } = art
  const staves = [0, 0.17, 0.36, 0.52, 0.7, 0.86, 1]
  for (const [index, to] of staves.slice(1).entries()) {
    const from = staves[index] ?? 0
    const strip = [placeOn(0, from), placeOn(1, from), placeOn(1, to), placeOn(0, to)]
    const tone = random.next() < 0.5 ? tint(color, 0.22) : shade(color, 0.12)
    art.fill(`M${strip.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`, tone, 0.5)
  }
  const lines = Array.from({ length: 30 }, () => {
    const level = random.next()
    const from = random.range(0, 0.6)
    const to = from + random.range(0.2, 0.5)
    const middle = placeOn((from + to) / 2, level + random.jitter(0.008))
    return open([placeOn(from, level), middle, placeOn(to, level + random.jitter(0.006))])
  })
  art.stroke(lines.join(''), shade(color, 0.34), 2.2, { opacity: 0.34 })
}
