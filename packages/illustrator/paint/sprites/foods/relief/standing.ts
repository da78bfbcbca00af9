import type { Camera } from '../../../core/camera.ts'
import type { HeightAt } from './relief.ts'
import { meet, type Met } from './sight.ts'
import { tiltOf } from './tilt.ts'

/** A place in a body that stands on the table: to the right, towards us and up, in shares of its size. */
export interface Inside {
  right: number
  deep: number
  high: number
}

interface Stand {
  x: number
  y: number
  size: number
}

/** What is seen of a body at a place of the sheet. */
export type Seen = Met & Inside

/** Reads something of what is seen at each place of the sheet. */
export type Look = (read: (seen: Seen) => number) => HeightAt

/** How finely lines of sight are searched. */
const STEP = 1 / 15

/**
 * Looks at a body that stands on the table; each place of the sheet is looked at once.
 * @param body how deep in it a place is, below 0 outside, and how far up it begins and ends
 */
export function lookAt(
  camera: Camera,
  { x, y, size }: Stand,
  body: { insideAt: (place: Inside) => number; high: readonly [from: number, to: number] },
): Look {
  const { flat, cos } = tiltOf(camera)
  const [low, top] = body.high
  const steps = Math.ceil((top - low) / flat / STEP) + 1
  const known = new Map<number, Seen>()
  // One place for all: a line of sight has dozens.
  const place: Inside = { right: 0, deep: 0, high: 0 }
  const seenAt = (px: number, py: number): Seen => {
    const [u, v] = [(px - x) / size, ((py - y) * flat) / size]
    place.right = u
    const insideAt = (near: number) => {
      place.deep = flat * v + cos * near
      place.high = flat * near - cos * v
      return body.insideAt(place)
    }
    const { near, thick } = meet(insideAt, { from: (top + cos * v) / flat, step: STEP, steps })
    return { near, thick, right: u, deep: flat * v + cos * near, high: flat * near - cos * v }
  }
  return (read) => (px, py) => {
    const key = Math.round(px * 8) * 65_536 + Math.round(py * 8)
    let seen = known.get(key)
    if (!seen) known.set(key, (seen = seenAt(px, py)))
    return read(seen)
  }
}
