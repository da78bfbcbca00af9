import type { Color } from '../../../../language/paints.ts'
import { type HeightAt, type Relief, reliefOf } from '../relief/relief.ts'

/** A thing that lies in a stew; places are as seen, in units of the sheet. */
export interface Lump {
  x: number
  y: number
  /** How far it reaches from its middle. */
  reach: number
  /** How far its middle is out of the sauce, towards the eye. */
  rise: number
  /** How near the eye its surface is, counted from its middle. */
  nearAt: HeightAt
  /** Above 0 within its silhouette. */
  insideAt: HeightAt
  /** From its darkest crease to its crest. */
  colors: readonly Color[]
  /** How much paler than the rest a place of it is, counted from its middle. */
  paleAt?: HeightAt
}

/** A sauce with things in it, seen from a chair. */
export interface Stew {
  /** Half of what is seen of it. */
  rx: number
  ry: number
  /** How far its surface swells at a place, towards the eye. */
  swellAt: HeightAt
  lumps: readonly Lump[]
}

/** How much nearer the eye a level surface is for each unit further down the picture. */
const SLOPE = 1.1
/** Far behind everything. */
const NOWHERE = -1e4

/** How near the eye the sauce is at a place. */
function sauceAt({ swellAt }: Stew, x: number, y: number): number {
  return y * SLOPE + swellAt(x, y)
}

/** How near the eye the middle of a lump is. */
function middleOf(stew: Stew, { x, y, rise }: Lump): number {
  return sauceAt(stew, x, y) + rise
}

/** How near the eye a lump is at a place; far away beyond its silhouette. */
function lumpAt(lump: Lump, middle: number, x: number, y: number): number {
  const [u, v] = [x - lump.x, y - lump.y]
  if (Math.abs(u) > lump.reach || Math.abs(v) > lump.reach) return NOWHERE
  return lump.insideAt(u, v) > 0 ? middle + lump.nearAt(u, v) : NOWHERE
}

/** All of the stew as heights, but for one lump if it is given. */
function allBut(stew: Stew, left?: Lump): HeightAt {
  const others = stew.lumps
    .filter((lump) => lump !== left)
    .map((lump) => ({ lump, middle: middleOf(stew, lump) }))
  return (x, y) => {
    let near = sauceAt(stew, x, y)
    for (const { lump, middle } of others) near = Math.max(near, lumpAt(lump, middle, x, y))
    return near
  }
}

interface Tones {
  cell: number
  tones?: number
  crease?: number
  contrast?: number
}

/** The sauce between the lumps, dark where they stand in its light. */
export function sauceRelief(stew: Stew, colors: readonly Color[], look: Tones): Relief {
  const { rx, ry } = stew
  return reliefOf(allBut(stew), {
    box: { x: -rx, y: -ry, width: rx * 2, height: ry * 2 },
    inside: (x, y) => 1 - (x / rx) ** 2 - (y / ry) ** 2,
    colors,
    ...look,
  })
}

/** What is seen of one lump: all that neither the sauce nor another lump hides. */
export function lumpRelief(stew: Stew, lump: Lump, look: Tones): Relief {
  const { x, y, reach, colors, paleAt } = lump
  const nearby = stew.lumps.filter((other) => {
    const room = (other.reach + reach) * 1.1
    return Math.abs(other.x - x) < room && Math.abs(other.y - y) < room
  })
  const near = { ...stew, lumps: nearby }
  const rest = allBut(near, lump)
  const middle = middleOf(stew, lump)
  const own: HeightAt = (px, py) => middle + lump.nearAt(px - x, py - y)
  const room = reach * 1.12
  return reliefOf(allBut(near), {
    box: { x: x - room, y: y - room, width: room * 2, height: room * 2 },
    inside: (px, py) =>
      Math.min(own(px, py) - rest(px, py), lump.insideAt(px - x, py - y) * reach * 0.6),
    colors,
    ...look,
    ...(paleAt && { paleAt: (px, py) => paleAt(px - x, py - y) }),
  })
}
