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

/** A lump whose heights are found once for each place of the grid. */
export interface LaidLump extends Lump {
  /** How near the eye its surface is at a place of the stew. */
  surfaceAt: HeightAt
  /** Above 0 within its silhouette at a place of the stew. */
  coversAt: HeightAt
}

/** A stew whose heights are found once for each place of a grid of cells of this size. */
export interface LaidStew extends Stew {
  cell: number
  sauceAt: HeightAt
  lumps: readonly LaidLump[]
}

/** How much nearer the eye a level surface is for each unit further down the picture. */
const SLOPE = 1.1
/** More than the places of a grid from one side to the other. */
const STRIDE = 4096

/** The same function, asked only once for each place of the grid. */
function once(at: HeightAt, cell: number): HeightAt {
  const known = new Map<number, number>()
  return (x, y) => {
    const key = Math.round(x / cell) * STRIDE + Math.round(y / cell)
    const found = known.get(key)
    if (found !== undefined) return found
    const value = at(x, y)
    known.set(key, value)
    return value
  }
}

/** Puts a stew on a grid, its lumps from the far ones to the near ones. */
export function laidStew(stew: Stew, cell: number): LaidStew {
  const sauceAt = once((x, y) => y * SLOPE + stew.swellAt(x, y), cell)
  const lumps = stew.lumps
    .map((lump): LaidLump => {
      const middle = lump.y * SLOPE + stew.swellAt(lump.x, lump.y) + lump.rise
      return {
        ...lump,
        surfaceAt: once((x, y) => middle + lump.nearAt(x - lump.x, y - lump.y), cell),
        coversAt: once((x, y) => lump.insideAt(x - lump.x, y - lump.y), cell),
      }
    })
    .toSorted((a, b) => a.y + a.rise - b.y - b.rise)
  return { ...stew, cell, sauceAt, lumps }
}

/** The heights of a sauce and of lumps in it. */
function heightsOf(sauceAt: HeightAt, lumps: readonly LaidLump[]): HeightAt {
  return (x, y) => {
    let near = sauceAt(x, y)
    for (const lump of lumps) {
      if (Math.abs(x - lump.x) > lump.reach || Math.abs(y - lump.y) > lump.reach) continue
      if (lump.coversAt(x, y) > 0) near = Math.max(near, lump.surfaceAt(x, y))
    }
    return near
  }
}

interface Tones {
  tones?: number
  crease?: number
  contrast?: number
}

/** A box whose corner is a place of the grid. */
function boxOn(cell: number, { x, y }: { x: number; y: number }, width: number, height: number) {
  const snapped = (value: number) => Math.floor(value / cell) * cell
  return { x: snapped(x - width), y: snapped(y - height), width: width * 2, height: height * 2 }
}

/**
 * The sauce between the lumps, dark where they stand in its light.
 * @param insideAt above 0 where there is sauce, if it does not reach the rim all around
 */
export function sauceRelief(
  stew: LaidStew,
  colors: readonly Color[],
  look: Tones,
  insideAt?: HeightAt,
): Relief {
  const { rx, ry, sauceAt, lumps, cell } = stew
  return reliefOf(heightsOf(sauceAt, lumps), {
    box: boxOn(cell, { x: 0, y: 0 }, rx, ry),
    inside: insideAt ?? ((x, y) => 1 - (x / rx) ** 2 - (y / ry) ** 2),
    cell: cell * 2,
    colors,
    ...look,
  })
}

/** What is seen of one lump: all that neither the sauce nor another lump hides. */
export function lumpRelief(stew: LaidStew, lump: LaidLump, look: Tones): Relief {
  const { x, y, reach, colors, paleAt } = lump
  const nearby = stew.lumps.filter((other) => {
    const room = (other.reach + reach) * 1.1
    return Math.abs(other.x - x) < room && Math.abs(other.y - y) < room
  })
  const others = nearby.filter((other) => other !== lump)
  const restAt = heightsOf(stew.sauceAt, others)
  return reliefOf(heightsOf(stew.sauceAt, nearby), {
    box: boxOn(stew.cell, lump, reach * 1.12, reach * 1.12),
    inside: (px, py) => {
      const covers = lump.coversAt(px, py) * reach * 0.6
      return covers < -reach * 0.3
        ? covers
        : Math.min(lump.surfaceAt(px, py) - restAt(px, py), covers)
    },
    cell: stew.cell,
    colors,
    ...look,
    ...(paleAt && { paleAt: (px, py) => paleAt(px - x, py - y) }),
  })
}
