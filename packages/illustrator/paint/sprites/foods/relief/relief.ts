import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix } from '../../../core/color.ts'
import type { Path } from '../../../core/contour.ts'
import { type Grid, levelPath } from './levels.ts'

/** How near the eye a place of the sheet is, in units of the sheet; far below 0 is nothing. */
export type HeightAt = (x: number, y: number) => number

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface ReliefLook {
  box: Box
  /** Above 0 where the form is, if heights do not say so themselves. */
  inside?: HeightAt
  /** From its darkest crease to its crest. */
  colors: readonly Color[]
  /** The size of a cell in units of the sheet: the finest form there can be. */
  cell?: number
  /** How flat the sheet is seen: slopes up and down look steeper. */
  foreshortening?: number
  /** How many tones. */
  tones?: number
  /** How much darker creases are. */
  crease?: number
  /** How far apart light and shade are. */
  contrast?: number
  /** How much paler than the rest a place is by itself: below 0 where it browned. */
  paleAt?: HeightAt
  /** How often light and shade are blurred by a cell, where one part of a form stands before another. */
  blur?: number
}

/** The values of a function on a grid over a box. */
export function gridOf({ x, y, width, height }: Box, cell: number, at: HeightAt): Grid {
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const values = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = at(x + column * cell, y + row * cell)
    }
  }
  return { x, y, cell, columns, rows, values }
}

/** What a grid says of its own places. */
export function readingOf({ x, y, cell, columns, values }: Grid): HeightAt {
  return (px, py) =>
    values[Math.round((py - y) / cell) * columns + Math.round((px - x) / cell)] ?? 0
}

/** Towards the light: to the left, up the sheet, to the eye. */
const SUN = [-0.5, -0.58, 0.64] as const

/** How far away, in cells, a place can stand in the light of another. */
const REACH = 8

/** The grid with what lies along its edges repeated around it, so that each place has neighbors. */
function widened({ columns, rows, values }: Grid): { across: number; values: Float32Array } {
  const across = columns + 2 * REACH
  const wide = new Float32Array(across * (rows + 2 * REACH))
  for (let row = 0; row < rows + 2 * REACH; row += 1) {
    const from = Math.min(rows - 1, Math.max(0, row - REACH)) * columns
    const to = row * across
    wide.fill(values[from] ?? 0, to, to + REACH)
    wide.set(values.subarray(from, from + columns), to + REACH)
    wide.fill(values[from + columns - 1] ?? 0, to + REACH + columns, to + across)
  }
  return { across, values: wide }
}

function lightOn(
  grid: Grid,
  {
    foreshortening,
    crease,
    contrast,
  }: { foreshortening: number; crease: number; contrast: number },
): Float32Array {
  const { columns, cell } = grid
  const { across: line, values } = widened(grid)
  const sunken = creases(values, line, cell)
  return grid.values.map((_, index) => {
    const spot = (Math.floor(index / columns) + REACH) * line + (index % columns) + REACH
    const across = ((values[spot + 1] ?? 0) - (values[spot - 1] ?? 0)) / (2 * cell)
    const down =
      ((values[spot + line] ?? 0) - (values[spot - line] ?? 0)) / (2 * cell * foreshortening)
    const facing =
      (-across * SUN[0] - down * SUN[1] + SUN[2]) / Math.sqrt(1 + across ** 2 + down ** 2)
    return 0.5 + (facing - 0.6) * contrast * 0.75 - crease * sunken(spot)
  })
}

/**
 * Tells how deep a spot lies among its neighbors, near and far, and whether one stands in its light.
 *
 * @param line how many values are in a row
 */
function creases(values: Float32Array, line: number, cell: number): (spot: number) => number {
  const around = AROUND.map(([across, down]) => down * line + across)
  const depths = AROUND.map(([, , reach]) => cell * reach)
  return (spot) => {
    const height = values[spot] ?? 0
    let deep = 0
    for (let index = 0; index < AROUND.length; index += 1) {
      const rise = (values[spot + (around[index] ?? 0)] ?? 0) - height
      deep += Math.min(1, Math.max(-0.3, rise / (depths[index] ?? 1))) / AROUND.length
    }
    let shaded = 0
    for (let step = 1; step <= REACH; step += 1) {
      const rise = (values[spot - step * (line + 1)] ?? 0) - height - step * cell * 0.85
      shaded = Math.max(shaded, Math.min(1, rise / (cell * 2.4)))
    }
    return deep + shaded * 0.55
  }
}

/** Neighbors in eight directions, near and far: columns and rows away, and how far that is. */
const AROUND = [2, 5].flatMap((reach) =>
  Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * Math.PI * 2
    return [Math.round(Math.cos(turn) * reach), Math.round(Math.sin(turn) * reach), reach] as const
  }),
)

function addTo({ x, y, cell, columns, values }: Grid, at: HeightAt): void {
  for (let spot = 0; spot < values.length; spot += 1) {
    const more = at(x + (spot % columns) * cell, y + Math.floor(spot / columns) * cell)
    values[spot] = (values[spot] ?? 0) + more
  }
}

/** Each value with those to either side of it: the nearer, the more. */
function blurred({ columns, rows, values }: Grid): Float32Array {
  const across = values.map((value, spot) => {
    const column = spot % columns
    if (column === 0 || column === columns - 1) return value
    return (value * 2 + (values[spot - 1] ?? 0) + (values[spot + 1] ?? 0)) / 4
  })
  return across.map((value, spot) => {
    if (spot < columns || spot >= columns * (rows - 1)) return value
    return (value * 2 + (across[spot - columns] ?? 0) + (across[spot + columns] ?? 0)) / 4
  })
}

/** A color between several, from the first at 0 to the last at 1. */
export function between(colors: readonly Color[], share: number): Color {
  const place = Math.min(1, Math.max(0, share)) * (colors.length - 1)
  const index = Math.min(colors.length - 2, Math.floor(place))
  return mix(colors[index] ?? '#000000', colors[index + 1] ?? '#000000', place - index)
}

/** A soft form as heights, seen in the light from the upper left. */
export interface Relief {
  outline: Path
  draw: (art: Canvas) => void
}

/** The fine line along an outline: how light, how broad and how opaque it is. */
const EDGE = { tone: 0.06, width: 1.5, opacity: 0.4 } as const

/** Looks at a form on a grid; it is drawn tone by tone, from its creases to its crests. */
export function reliefOf(heightAt: HeightAt, look: ReliefLook): Relief {
  const { box, cell = 6, foreshortening = 1, crease = 0.5, contrast = 1 } = look
  const { tones = 15, colors, inside } = look
  const heights = gridOf(box, cell, heightAt)
  const light = { ...heights, values: lightOn(heights, { foreshortening, crease, contrast }) }
  for (let pass = 0; pass < (look.blur ?? 0); pass += 1) light.values = blurred(light)
  if (look.paleAt) addTo(light, look.paleAt)
  const outline = levelPath(inside ? gridOf(box, cell, inside) : heights, 0)
  const draw = (art: Canvas) => {
    art.fill(outline, between(colors, 0))
    art.clipped(outline, () => {
      for (let tone = 1; tone < tones; tone += 1) {
        const path = levelPath(light, tone / tones)
        const color = between(colors, tone / (tones - 1))
        if (path) art.raw(`<path fill-rule="evenodd" d="${path}" fill="${color}"/>`)
      }
    })
    // Tone over tone, the edge of the clip turned hard.
    art.stroke(outline, between(colors, EDGE.tone), EDGE.width, { opacity: EDGE.opacity })
  }
  return { outline, draw }
}
