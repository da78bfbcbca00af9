import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { closed, num, open, type Point, turned } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { mintLeaf } from './creams.ts'
import { peeledShrimp } from './shrimp.ts'
import { swoop } from './swoop.ts'

/** A half roll that lies on its side: `size` is its radius, `angle` where it points away from its cut. */
export interface HalfRoll extends Piece {
  /** In radii. */
  length: number
}

/** Where a place of the roll is on the sheet: `u` along it and `v` across, in radii. */
function onRoll({ x, y, size, angle }: Piece, places: readonly Point[]): Point[] {
  return turned(
    places.map(([u, v]): Point => [u * size, v * size]),
    angle,
    x,
    y,
  )
}

/** Draws the side of a summer roll: what was rolled in, under the wet film of rice paper. */
export function rollPaper(art: Canvas, roll: HalfRoll): void {
  const { size, color } = roll
  const whole = closed(outline(art, roll))
  art.movedBy(size * 0.12, size * 0.24, () => art.softFill(whole, SHADOW, 0.55, size * 0.14))
  art.fill(whole, mix(color, '#b9c48a', 0.55))
  art.clipped(whole, () => {
    lettuce(art, roll)
    noodles(art, roll)
    sticks(art, roll)
    leavesAndShrimp(art, roll)
    film(art, roll, whole)
    folds(art, roll)
  })
  art.stroke(whole, '#f8faec', size * 0.045, { opacity: 0.75 })
}

/** Its contour: straight along the cut, drawn in a little where the paper was folded in at its end. */
function outline({ random }: Canvas, roll: HalfRoll): Point[] {
  const { length } = roll
  const sag = () => random.jitter(0.035)
  return onRoll(roll, [
    [0, -1],
    [length * 0.28, -1.03 + sag()],
    [length * 0.6, -1 + sag()],
    [length * 0.86, -0.93 + sag()],
    [length * 0.97, -0.74],
    [length + sag(), -0.3],
    [length * 1.015 + sag(), 0.2],
    [length * 0.98, 0.7],
    [length * 0.88, 0.94 + sag()],
    [length * 0.6, 1.02 + sag()],
    [length * 0.28, 1.04 + sag()],
    [0, 1],
    [-0.42, 0.72],
    [-0.62, 0],
    [-0.42, -0.72],
  ])
}

/** A ruffled leaf along the side that lies in the shade. */
function lettuce(art: Canvas, roll: HalfRoll): void {
  const { random } = art
  const { size, length } = roll
  for (const [from, tone] of [
    [0.18, '#a9cc5c'],
    [0.4, '#6fa63c'],
    [0.66, '#4a8430'],
  ] as const) {
    const edge = Array.from({ length: 12 }, (_, index): Point => {
      return [
        (index / 11) * (length + 0.2) - 0.1,
        from + (index % 2 ? 0.1 : -0.06) + random.jitter(0.07),
      ]
    })
    const leaf = onRoll(roll, [...edge, [length + 0.2, 1.3], [-0.1, 1.3]])
    art.fill(closed(leaf), tone)
    art.stroke(open(leaf.slice(0, 12)), shade(tone, 0.3), size * 0.03, { opacity: 0.6 })
  }
}

/** Rice noodles that lie along the roll, just under the paper. */
function noodles(art: Canvas, roll: HalfRoll): void {
  const { random } = art
  const { size, length } = roll
  for (const [from, to, strands] of [
    [-0.9, -0.5, 6],
    [-0.3, -0.62, 6],
    [0.1, -0.1, 7],
  ] as const) {
    const line = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Point => {
      return [share * (length + 0.3) - 0.15, from + (to - from) * share + random.jitter(0.1)]
    })
    swoop(art, {
      line: onRoll(roll, line),
      strands,
      width: size * 0.1,
      color: '#f7f4e6',
      into: '#bcb88e',
      fan: [0.9, 0.9],
      dive: 0.2,
      depth: 0.2,
    })
  }
}

/** A stick of carrot and one of cucumber. */
function sticks(art: Canvas, roll: HalfRoll): void {
  const { random } = art
  const { size, length } = roll
  for (const [at, tone] of [
    [0.16, '#f08a2c'],
    [0.36, '#cfe39a'],
  ] as const) {
    const line = onRoll(roll, [
      [random.range(-0.1, 0.3), at + random.jitter(0.1)],
      [length * random.range(0.7, 0.95), at + random.jitter(0.16)],
    ])
    art.stroke(open(line), shade(tone, 0.3), size * 0.15)
    art.stroke(open(line), tone, size * 0.11)
  }
}

/** Shrimp halves laid one behind the other before the last turn of the paper, mint between them. */
function leavesAndShrimp(art: Canvas, roll: HalfRoll): void {
  const { random } = art
  const { size, length, angle } = roll
  const count = Math.round(length / 0.95)
  for (let index = 0; index < count; index += 1) {
    const u = 0.52 + (index / count) * (length - 0.2) + random.jitter(0.08)
    const [[mx, my] = [0, 0], [sx, sy] = [0, 0]] = onRoll(roll, [
      [u + 0.42, -0.34 + random.jitter(0.16)],
      [u, -0.3 + random.jitter(0.12)],
    ])
    const leaf = { x: mx, y: my, size: size * random.range(0.5, 0.64), color: '#3f7f36' }
    mintLeaf(art, { ...leaf, angle: angle + random.range(0.5, 2.2) })
    peeledShrimp(art, {
      x: sx,
      y: sy,
      size: size * random.range(0.5, 0.6),
      angle: angle + random.jitter(0.5),
      color: '#f2744a',
    })
  }
}

/** The paper itself: clear where it is taut, milky along both edges, dark below. */
function film(art: Canvas, roll: HalfRoll, whole: string): void {
  const { size } = roll
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = onRoll(roll, [
    [0, -1],
    [0, 1],
  ])
  const across = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
  const light = art.linearGradient(across, [
    [0, '#f4f7e4', 0.85],
    [0.12, '#fbfcf0', 0.5],
    [0.36, '#fbfcf0', 0.3],
    [0.6, '#eef2dc', 0.24],
    [0.82, '#4a5a44', 0.36],
    [1, '#26342c', 0.6],
  ])
  art.fill(whole, light)
  const gleams = [
    [0.3, 1.25, -0.76, 0.09],
    [1.45, 1.75, -0.75, 0.07],
    [0.2, 0.5, -0.52, 0.035],
  ] as const
  for (const [from, to, v, wide] of gleams) {
    const line = onRoll(roll, [
      [from, v + 0.02],
      [(from + to) / 2, v - 0.02],
      [to, v + 0.01],
    ])
    art.stroke(open(line), '#ffffff', size * wide, { opacity: 0.85 })
  }
}

/** Where the paper overlaps itself, and its pleats at the end where it was folded in. */
function folds(art: Canvas, roll: HalfRoll): void {
  const { random } = art
  const { size, length } = roll
  const lines = [-0.7, -0.3, 0.1, 0.5].map((v): Point[] => [
    [length * 0.99, v * 0.8],
    [length * 0.86, v * 0.9 + random.jitter(0.06)],
    [length * random.range(0.62, 0.76), v + random.jitter(0.16)],
  ])
  const seam: Point[] = [
    [-0.05, 0.46],
    [length * 0.3, 0.52],
    [length * 0.66, 0.44],
    [length, 0.56],
  ]
  for (const line of [...lines, seam]) {
    const path = open(onRoll(roll, line))
    art.movedBy(size * 0.02, size * 0.04, () =>
      art.stroke(path, '#4a5a3a', size * 0.035, { opacity: 0.3 }),
    )
    art.stroke(path, '#ffffff', size * 0.03, { opacity: 0.6 })
  }
}
