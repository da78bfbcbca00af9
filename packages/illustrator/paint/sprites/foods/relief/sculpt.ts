import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import type { Point } from '../../../core/contour.ts'
import { type Grid, levelPath } from './levels.ts'
import { gridOf, readingOf, type Relief, reliefOf } from './relief.ts'
import type { Place, Solid } from './solids.ts'

/** A number for a place on the skin of a body: right, away from us, up. */
export type OnSkin = (x: number, y: number, z: number) => number

/** A body and how its skin takes the light; all lengths as shares of its size. */
export interface Sculpture {
  body: Solid
  /** What of the body is seen, around where it lies: left, top, right, bottom. */
  frame: readonly [number, number, number, number]
  /** From its darkest crease to its crest. */
  colors: readonly Color[]
  /** How far the skin stands out over the body. */
  bump?: OnSkin
  /** The part of the skin that is drawn, above 0: what covers the rest of the body is another one. */
  part?: OnSkin
  /** How much paler than the rest the skin is by itself; below 0 where it browned. */
  pale?: OnSkin
  /** How bright the window is in it where it is wet, from 0 to 1. */
  gloss?: number
  /** How dry the skin is, from 0 to 1. */
  dry?: OnSkin
  /** The color of the light in what is wet. */
  shine?: Color
  /** The finest form there can be, in units of the sheet. */
  cell?: number
  tones?: number
  crease?: number
  contrast?: number
  /** How often light and shade are blurred. */
  blur?: number
}

export interface Seat {
  x: number
  y: number
  size: number
  /** What is left of depths: 1 is seen from straight above. */
  flat: number
}

/** The finest form of most bodies, in units of the sheet. */
const CELL = 6
/** How close to the skin a line of sight has met it. */
const MET = 0.004
const MOST_STEPS = 34

/** A line of sight: where it passes the middle of the body, and how it goes back and up towards the eye. */
interface Ray {
  x: number
  y: number
  z: number
  deep: number
  flat: number
}

function rayOf({ x, y, size, flat }: Seat, px: number, py: number): Ray {
  const deep = Math.sqrt(1 - flat * flat)
  const v = (py - y) / size
  return { x: (px - x) / size, y: -v * flat, z: -v * deep, deep, flat }
}

function placeOn({ x, y, z, deep, flat }: Ray, near: number): Place {
  return [x, y - near * deep, z + near * flat]
}

/** Where a line of sight meets the body: how near the eye, and how far inside it gets. */
function meetBody(body: Solid, ray: Ray): readonly [near: number, thick: number] {
  const { x, y, z, deep, flat } = ray
  let [near, closest, nearest] = [1.6, Infinity, 0]
  for (let step = 0; step < MOST_STEPS && near > -1.6; step += 1) {
    const away = body(x, y - near * deep, z + near * flat)
    if (away < closest) {
      closest = away
      nearest = near
    }
    // It has passed by.
    if (away > closest + 0.4) break
    if (away < MET) return [near, deepest(body, ray, near)]
    near -= Math.max(MET, away * 0.9)
  }
  return [nearest, -closest]
}

/** How far inside a line of sight gets behind where it met the skin: little at the outline. */
function deepest(body: Solid, { x, y, z, deep, flat }: Ray, near: number): number {
  let most = 0
  for (const behind of BEHIND) {
    const at = near - behind
    most = Math.max(most, -body(x, y - at * deep, z + at * flat))
    if (most > CLEAR) break
  }
  return most
}

const BEHIND = [0.01, 0.025, 0.05, 0.1, 0.18] as const
/** So far inside, the outline is far away. */
const CLEAR = 0.02

/** Where on the sheet a place is seen. */
export function seenAt({ x, y, size, flat }: Seat, [u, v, w]: Place): Point {
  return [x + u * size, y - (v * flat + w * Math.sqrt(1 - flat * flat)) * size]
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Farther outside than this the skin needs no form. */
const BEYOND = -0.03

/** How many cells a first, rough look takes at a time. */
const ROUGH = 5

/** The part of what may be seen in which a body is found at a rough look. */
function boxOf({ body, frame, part, cell = CELL }: Sculpture, seat: Seat): Box {
  const { x, y, size } = seat
  const step = cell * ROUGH
  const [from, top] = [x + frame[0] * size, y + frame[1] * size]
  const wide = { width: (frame[2] - frame[0]) * size, height: (frame[3] - frame[1]) * size }
  const rough = gridOf({ x: from, y: top, ...wide }, step, (px, py) => {
    const ray = rayOf(seat, px, py)
    const [near, thick] = meetBody(body, ray)
    return part && thick > BEYOND ? Math.min(thick, part(...placeOn(ray, near))) : thick
  })
  let [first, above, last, below] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [spot, thick] of rough.values.entries()) {
    if (thick * size < -step) continue
    const [column, row] = [spot % rough.columns, Math.floor(spot / rough.columns)]
    first = Math.min(first, column - 1)
    last = Math.max(last, column + 1)
    above = Math.min(above, row - 1)
    below = Math.max(below, row + 1)
  }
  if (last < first) return { x, y, width: 0, height: 0 }
  const [width, height] = [(last - first) * step, (below - above) * step]
  return { x: from + first * step, y: top + above * step, width, height }
}

/** What is seen of a body on a grid: how near it is, how far inside, how pale and how dry its skin. */
interface Seen {
  nears: Grid
  inside: Float32Array
  pales: Float32Array
  dried: Float32Array
}

function look({ body, bump, part, pale, dry, cell = CELL }: Sculpture, seat: Seat, box: Box): Seen {
  const nears = gridOf(box, cell, () => 0)
  const empty = () => new Float32Array(nears.values.length)
  const seen = { nears, inside: empty(), pales: empty(), dried: empty() }
  for (let spot = 0; spot < nears.values.length; spot += 1) {
    const [column, row] = [spot % nears.columns, Math.floor(spot / nears.columns)]
    const ray = rayOf(seat, box.x + column * cell, box.y + row * cell)
    const [near, thick] = meetBody(body, ray)
    nears.values[spot] = near * seat.size
    seen.inside[spot] = thick * seat.size
    if (thick <= BEYOND) continue
    const met = placeOn(ray, near)
    nears.values[spot] = (near + (bump?.(...met) ?? 0)) * seat.size
    if (part) seen.inside[spot] = Math.min(thick, part(...met)) * seat.size
    seen.pales[spot] = pale?.(...met) ?? 0
    seen.dried[spot] = dry?.(...met) ?? 0
  }
  return seen
}

/** What is seen of a body: it is drawn when asked to. */
export function sculpted(sculpture: Sculpture, seat: Seat): Relief {
  const { cell = CELL, pale, gloss } = sculpture
  const box = boxOf(sculpture, seat)
  const { nears, inside, pales, dried } = look(sculpture, seat, box)
  const relief = reliefOf(readingOf(nears), {
    ...sculpture,
    box,
    cell,
    inside: readingOf({ ...nears, values: inside }),
    ...(pale && { paleAt: readingOf({ ...nears, values: pales }) }),
  })
  const draw = (art: Canvas) => {
    relief.draw(art)
    if (gloss) shineOn(art, relief.outline, { grid: nears, dried, seat }, sculpture)
  }
  return { outline: relief.outline, draw }
}

/** Half way between the light and the eye: to the left, up the sheet, to the eye. The light is high. */
function halfwayOf(flat: number): Place {
  const [left, up] = [-0.28, -0.3 - (1 - flat) * 0.72]
  return [left, up, Math.sqrt(1 - left * left - up * up)]
}
/** How exactly a place mirrors the window, and how bright it is there. */
const GLINTS = [
  [0.93, 0.1],
  [0.955, 0.18],
  [0.975, 0.32],
  [0.989, 0.85],
] as const

/** On bodies no larger than this, the faint light around a glint is not seen. */
const SMALL = 100

/** The window in a wet skin, wherever that faces it. */
function shineOn(
  art: Canvas,
  outline: string,
  { grid, dried, seat }: { grid: Grid; dried: Float32Array; seat: Seat },
  { gloss = 0, shine = '#fff3dc' }: Sculpture,
): void {
  const { columns, rows, values, cell } = grid
  const [left, up, towards] = halfwayOf(seat.flat)
  const at = (column: number, row: number) => values[row * columns + column] ?? 0
  const mirrored = values.map((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) return 0
    const across = (at(column + 1, row) - at(column - 1, row)) / (2 * cell)
    const down = (at(column, row + 1) - at(column, row - 1)) / (2 * cell)
    const facing = towards - across * left - down * up
    return facing / Math.sqrt(1 + across ** 2 + down ** 2) - (dried[index] ?? 0) * 0.05
  })
  art.clipped(outline, () => {
    for (const [exact, bright] of seat.size < SMALL ? GLINTS.slice(2) : GLINTS) {
      const path = levelPath({ ...grid, values: mirrored }, exact)
      if (path)
        art.raw(
          `<path fill-rule="evenodd" d="${path}" fill="${shine}" fill-opacity="${(bright * gloss).toFixed(2)}"/>`,
        )
    }
  })
}
