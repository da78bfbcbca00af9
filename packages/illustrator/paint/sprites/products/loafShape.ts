import type { Point } from '../../core/contour.ts'

/** How a loaf lies on a board: a slant look from above, its cut end towards us. */
const MIDDLE: Point = [552, 412]
/** The way its length runs on the board, in radians. */
const HEADING = 0.86
/** Half its length and half its width. */
const LENGTH = 318
const WIDTH = 158
/** How much of the board's depth, and of a height, is seen. */
const DEPTH = 0.92
const RISE = 0.8
/** Where the last slice was cut off, as a share of half its length. */
export const CUT = 0.4

/** A place along the loaf, across it and above the board, in units of the sheet. */
export function onBoard(along: number, across: number, high: number): Point {
  const [cos, sin] = [Math.cos(HEADING), Math.sin(HEADING)]
  const right = along * cos - across * sin
  const near = along * sin + across * cos
  return [MIDDLE[0] + right, MIDDLE[1] + near * DEPTH - high * RISE]
}

/** The outline of a slice from its left foot over its top to its right one: tucked in where it lay, full above. */
export function overTop(turn: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const tuck = 0.07 * (1 - sin) ** 5
  const across = Math.sign(cos) * Math.abs(cos) ** 0.86 * (1 - tuck)
  return [across * WIDTH, sin ** 0.8 * 0.92 * WIDTH]
}

/** The whole outline of a slice, its flat foot included, around; `share` draws it in from its crust. */
export function sliceOutline(share = 1): Point[] {
  const top = Array.from({ length: 19 }, (_, index) => overTop((index / 18) * Math.PI))
  const inset = (1 - share) * WIDTH
  const middle = 0.4 * WIDTH
  return [...top, [-WIDTH * 0.82, -2] as const, [0, 0] as const, [WIDTH * 0.82, -2] as const].map(
    ([across, high]): Point => [
      across - Math.sign(across) * inset * Math.min(1, Math.abs(across) / (WIDTH * 0.5)),
      high + (high < middle ? 1 : -1) * inset * Math.min(1, Math.abs(high - middle) / middle),
    ],
  )
}

/** How thick the loaf is at a share of half its length: round at its far end. */
function fullness(along: number): number {
  return along > 0 ? 1 - 0.12 * along ** 2 : (1 - Math.abs(along) ** 2.5) ** 0.5
}

/** A place on the crust: along the loaf, and round over its top from the left side to the right one. */
export function onCrust(along: number, turn: number): Point {
  const [across, high] = overTop(turn)
  const full = fullness(along)
  return onBoard(along * LENGTH, across * full, high * full ** 0.8)
}

/** A place on the cut end. */
export function onEnd([across, high]: Point): Point {
  const full = fullness(CUT)
  return onBoard(CUT * LENGTH, across * full, high * full ** 0.8)
}

/** What the loaf covers on the picture. */
export function silhouette(): Point[] {
  const steps = 26
  const seen: Point[] = []
  for (let step = 0; step <= steps; step += 1) {
    const along = -1 + ((1 + CUT) * step) / steps
    for (let turn = 0; turn <= 16; turn += 1) seen.push(onCrust(along, (turn / 16) * Math.PI))
  }
  return hull(seen)
}

/** What the loaf covers on the board, for its shadow. */
export function footOfLoaf(): Point[] {
  const steps = [-1, -0.94, -0.8, -0.5, -0.1, CUT]
  const side = (sign: number) =>
    steps.map((along) => onBoard(along * LENGTH, sign * WIDTH * fullness(along), 0))
  return [...side(1), ...side(-1).toReversed()]
}

/** The line around all points, clockwise on the sheet. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((first, second) => first[0] - second[0] || first[1] - second[1])
  return [...outerChain(sorted), ...outerChain(sorted.toReversed())]
}

/** Half of the line around points sorted from one side to the other, without its last one. */
function outerChain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of sorted) {
    while (kept.length > 1 && turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop()
    kept.push(point)
  }
  return kept.slice(0, -1)
}

function turnsLeft(first: Point | undefined, second: Point | undefined, third: Point): boolean {
  if (!first || !second) return false
  const [x, y] = first
  return (second[0] - x) * (third[1] - y) - (second[1] - y) * (third[0] - x) <= 0
}
