import type { Point } from '../../core/contour.ts'

/** How high the wall of the tin reached, and how far the loaf rose above it. */
export const WALL = 0.62
const DOME = 0.42

/** Half the length, half the width and the height of a loaf, as shares of its size. */
export const LOAF = { length: 0.66, width: 0.42, height: 0.56 } as const
/** Which way the loaf points: its cut end to the left and towards us, where the light comes from. */
const AXIS: Point = [-0.84, 0.5426]
const ACROSS: Point = [-AXIS[1], AXIS[0]]

/** How high the loaf is, so far from its middle line. */
export function domeAt(across: number): number {
  return WALL + DOME * Math.sqrt(Math.max(0, 1 - across * across))
}

/** Where across the loaf it burst, at a place along it. */
export function burstLine(along: number): number {
  return -0.04 + 0.08 * Math.sin(along * 3.1 + 0.6) + 0.05 * Math.sin(along * 7.3)
}

/** How wide the loaf is at a height: a tin is wider above. */
export function wallAt(high: number): number {
  return 0.86 + 0.14 * Math.min(1, Math.max(0, high) / WALL)
}

/** The section of a loaf, from its left foot over the top to its right one. */
export const SECTION: readonly Point[] = [
  [-0.6, 0],
  [-0.8, 0.02],
  [-0.87, 0.1],
  [-0.93, 0.3],
  [-0.985, 0.56],
  ...Array.from({ length: 19 }, (_, index): Point => {
    const turn = Math.PI * (0.96 - (0.92 * index) / 18)
    return [Math.cos(turn), WALL + DOME * Math.sin(turn)]
  }),
  [0.985, 0.56],
  [0.93, 0.3],
  [0.87, 0.1],
  [0.8, 0.02],
  [0.6, 0],
]

export interface LoafPlace {
  x: number
  y: number
  size: number
}

/** Puts a place of the loaf on the sheet: along it, across it, and how high; each 1 at its end. */
export type OnLoaf = (along: number, across: number, high: number) => Point

/** Where the places of a loaf lie on the sheet; `rise` is how far up a height seems moved. */
export function onLoaf({ x, y, size }: LoafPlace, rise: number): OnLoaf {
  return (along, across, high) => [
    x + size * (AXIS[0] * along * LOAF.length + ACROSS[0] * across * LOAF.width),
    y +
      size * (AXIS[1] * along * LOAF.length + ACROSS[1] * across * LOAF.width) -
      size * high * LOAF.height * rise,
  ]
}

/** A place of the loaf: along it and across it, 1 at its ends, and how high up. */
export interface InLoaf {
  along: number
  across: number
  high: number
}

/** The place of a loaf that lies `right` of its middle, `deep` towards us and `high` up, in shares of its size. */
export function placeInLoaf(right: number, deep: number, high: number): InLoaf {
  return {
    along: (right * AXIS[0] + deep * AXIS[1]) / LOAF.length,
    across: (right * ACROSS[0] + deep * ACROSS[1]) / LOAF.width,
    high: high / LOAF.height,
  }
}
