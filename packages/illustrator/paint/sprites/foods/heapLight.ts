import type { Random } from '../../../language/random.ts'

/** A swelling of a heap: round, highest in its middle. */
export interface Bump {
  x: number
  y: number
  rx: number
  ry: number
  /** In units of the sheet. */
  height: number
}

/** Where a heap swells or is dented: place, width and height as shares of it. */
type Swelling = readonly [u: number, v: number, wide: number, high: number]

/**
 * The swellings of what fills an oval, on no two dishes in quite the same place.
 * @param stray how far they may lie from their places, as a share of the oval
 * @param flat their depth for their width
 * @param lift how much higher they stand than their shares of its half width say
 */
export function bumpsOn(
  random: Random,
  swellings: readonly Swelling[],
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  { stray, flat, lift = 1 }: { stray: number; flat: number; lift?: number },
): Bump[] {
  return swellings.map(([u, v, wide, high]) => ({
    x: x + (u + random.jitter(stray)) * rx,
    y: y + (v + random.jitter(stray)) * ry,
    rx: wide * rx,
    ry: wide * ry * flat,
    height: high * rx * lift,
  }))
}

/** How bright a place of a heap is: 0 in its deepest shade, 1 where the window shines on it. */
export type LightAt = (x: number, y: number) => number

type HeightAt = (x: number, y: number) => number

/** The heights of all bumps at a place, one upon the other; each ends without an edge. */
export function heightOf(bumps: readonly Bump[]): HeightAt {
  return (x, y) => {
    let height = 0
    for (const bump of bumps) {
      const away = ((x - bump.x) / bump.rx) ** 2 + ((y - bump.y) / bump.ry) ** 2
      if (away < 1) height += bump.height * (1 - away) ** 1.5
    }
    return height
  }
}

/** Towards the window: left, back and up. */
const WINDOW = [-0.46, -0.6, 0.65] as const
/** How far apart heights are compared, and at which distances something may stand in the light. */
const STEP = 5
const BLOCKS = [14, 28, 46, 70] as const

/** The light on a heap: slopes that face the window are bright, and what stands up shades what lies behind. */
export function lightOn(heightAt: HeightAt): LightAt {
  return (x, y) => {
    const height = heightAt(x, y)
    const sx = (heightAt(x + STEP, y) - heightAt(x - STEP, y)) / (2 * STEP)
    const sy = (heightAt(x, y + STEP) - heightAt(x, y - STEP)) / (2 * STEP)
    const facing = (WINDOW[2] - sx * WINDOW[0] - sy * WINDOW[1]) / Math.sqrt(1 + sx * sx + sy * sy)
    let blocked = 0
    for (const far of BLOCKS) {
      const over = heightAt(x + WINDOW[0] * far, y + WINDOW[1] * far) - height - far * 0.62
      blocked = Math.max(blocked, Math.min(1, over / 12))
    }
    return Math.min(1, Math.max(0, facing)) * (1 - 0.6 * blocked)
  }
}

/** Where what fills a dish lies higher: place, width and height as shares of the dish. */
const HEAPS = [
  [0, -0.04, 0.96, 0.2],
  [-0.5, -0.4, 0.4, 0.1],
  [0.36, -0.56, 0.36, 0.1],
  [-0.62, 0.26, 0.36, 0.1],
  [0.62, 0.1, 0.36, 0.09],
  [0.2, 0.6, 0.4, 0.1],
  [-0.2, 0.7, 0.26, 0.07],
  [0.74, -0.36, 0.22, 0.06],
  [-0.14, -0.76, 0.24, 0.07],
] as const

/** The light on what was spooned into a dish: broad heaps and hollows, on no two dishes the same. */
export function dishLight(
  random: Random,
  { x, y }: { x: number; y: number },
  [rx, ry]: readonly [number, number],
): LightAt {
  const bumps = bumpsOn(random, HEAPS, { x, y, rx, ry }, { stray: 0.05, flat: 0.85, lift: 1.2 })
  return lightOn(heightOf(bumps))
}
