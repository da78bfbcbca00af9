import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import type { Point } from '../../../core/contour.ts'
import { type Grid, levelPath } from './levels.ts'
import { gridOf, type Relief, reliefOf } from './relief.ts'
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
}

export interface Seat {
  x: number
  y: number
  size: number
  /** What is left of depths: 1 is seen from straight above. */
  flat: number
}

/** How close to the skin a line of sight has met it. */
const MET = 0.004
const MOST_STEPS = 34

/** Where each line of sight meets the body: how near the eye, and how far inside it gets. */
function meetBody(body: Solid, place: (near: number) => Place): readonly [number, number] {
  let [near, closest, nearest] = [1.6, Infinity, 0]
  for (let step = 0; step < MOST_STEPS && near > -1.6; step += 1) {
    const away = body(...place(near))
    if (away < closest) [closest, nearest] = [away, near]
    // It has passed by.
    if (away > closest + 0.1) break
    if (away < MET) return [near, deepest(body, place, near)]
    near -= Math.max(MET, away * 0.9)
  }
  return [nearest, -closest]
}

/** How far inside a line of sight gets behind where it met the skin: little at the outline. */
function deepest(body: Solid, place: (near: number) => Place, near: number): number {
  let most = 0
  for (const behind of [0.01, 0.025, 0.05, 0.1, 0.18]) {
    most = Math.max(most, -body(...place(near - behind)))
  }
  return most
}

/** The place that is so near the eye on a line of sight. */
type Sight = (px: number, py: number) => (near: number) => Place

function sightOf({ x, y, size, flat }: Seat): Sight {
  const deep = Math.sqrt(1 - flat * flat)
  return (px, py) => {
    const [u, v] = [(px - x) / size, (py - y) / size]
    return (near) => [u, -v * flat - near * deep, near * flat - v * deep]
  }
}

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

/** How many cells a first, rough look takes at a time. */
const ROUGH = 5

/** The part of a box in which a body is found at a rough look. */
function tightened(body: Solid, sight: Sight, box: Box, size: number, cell: number): Box {
  const step = cell * ROUGH
  const rough = gridOf(box, step, (px, py) => meetBody(body, sight(px, py))[1])
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [spot, thick] of rough.values.entries()) {
    if (thick * size < -step) continue
    const [column, row] = [spot % rough.columns, Math.floor(spot / rough.columns)]
    left = Math.min(left, column - 1)
    right = Math.max(right, column + 1)
    top = Math.min(top, row - 1)
    bottom = Math.max(bottom, row + 1)
  }
  const [width, height] = [(right - left) * step, (bottom - top) * step]
  return { x: box.x + left * step, y: box.y + top * step, width, height }
}

/** Farther outside than this the skin needs no form. */
const BEYOND = -0.03

/** What is seen of a body: it is drawn when asked to. */
export function sculpted(sculpture: Sculpture, seat: Seat): Relief {
  const { body, frame, bump, pale, dry, cell = 6 } = sculpture
  const { x, y, size } = seat
  const [left, top, right, bottom] = frame
  const sight = sightOf(seat)
  const wide = { width: (right - left) * size, height: (bottom - top) * size }
  const box = tightened(body, sight, { x: x + left * size, y: y + top * size, ...wide }, size, cell)
  const nears = gridOf(box, cell, () => 0)
  const [inside, pales, dried] = [0, 0, 0].map(() => nears.values.slice())
  if (!inside || !pales || !dried) throw new Error('Nothing to see.')
  for (let spot = 0; spot < nears.values.length; spot += 1) {
    const [column, row] = [spot % nears.columns, Math.floor(spot / nears.columns)]
    const place = sight(box.x + column * cell, box.y + row * cell)
    const [near, thick] = meetBody(body, place)
    const met = place(near)
    const isSeen = thick > BEYOND
    nears.values[spot] = (near + ((isSeen && bump?.(...met)) || 0)) * size
    inside[spot] = thick * size
    pales[spot] = (isSeen && pale?.(...met)) || 0
    dried[spot] = (isSeen && dry?.(...met)) || 0
  }
  const relief = reliefOf(reading(nears), {
    ...sculpture,
    box,
    cell,
    inside: reading({ ...nears, values: inside }),
    ...(pale && { paleAt: reading({ ...nears, values: pales }) }),
  })
  const draw = (art: Canvas) => {
    relief.draw(art)
    if (sculpture.gloss) shineOn(art, relief.outline, { grid: nears, dried, seat }, sculpture)
  }
  return { outline: relief.outline, draw }
}

/** What a grid says of its own places. */
function reading({ x, y, cell, columns, values }: Grid) {
  return (px: number, py: number): number =>
    values[Math.round((py - y) / cell) * columns + Math.round((px - x) / cell)] ?? 0
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
          `<path fill-rule="evenodd" d="${path}" fill="${shine}" opacity="${(bright * gloss).toFixed(2)}"/>`,
        )
    }
  })
}
