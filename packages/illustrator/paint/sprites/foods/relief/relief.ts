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
  const values = Float32Array.from({ length: columns * rows }, (_, index) =>
    at(x + (index % columns) * cell, y + Math.floor(index / columns) * cell),
  )
  return { x, y, cell, columns, rows, values }
}

/** Towards the light: to the left, up the sheet, to the eye. */
const SUN = [-0.5, -0.58, 0.64] as const

function lightOn(
  { columns, rows, values, cell }: Grid,
  {
    foreshortening,
    crease,
    contrast,
  }: { foreshortening: number; crease: number; contrast: number },
): Float32Array {
  const at = (column: number, row: number) =>
    values[
      Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
    ] ?? 0
  return values.map((height, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const across = (at(column + 1, row) - at(column - 1, row)) / (2 * cell)
    const down = (at(column, row + 1) - at(column, row - 1)) / (2 * cell * foreshortening)
    const facing =
      (-across * SUN[0] - down * SUN[1] + SUN[2]) / Math.sqrt(1 + across ** 2 + down ** 2)
    return (
      0.5 + (facing - 0.6) * contrast * 0.75 - crease * sunken(at, { column, row, height, cell })
    )
  })
}

interface Spot {
  column: number
  row: number
  height: number
  cell: number
}

/** How deep a place lies among its neighbors, near and far, and whether one stands in its light. */
function sunken(at: (column: number, row: number) => number, spot: Spot): number {
  const { column, row, height, cell } = spot
  let deep = 0
  for (const [across, down, reach] of AROUND) {
    const rise = at(column + across, row + down) - height
    deep += Math.min(1, Math.max(-0.3, rise / (cell * reach))) / AROUND.length
  }
  let shaded = 0
  for (let step = 1; step < 9; step += 1) {
    const rise = at(column - step, row - step) - height - step * cell * 0.85
    shaded = Math.max(shaded, Math.min(1, rise / (cell * 2.4)))
  }
  return deep + shaded * 0.55
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
