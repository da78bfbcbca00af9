import type { Random } from '../../../language/random.ts'
import { cloudsOf } from './relief/clouds.ts'
import type { HeightAt } from './relief/relief.ts'

/** How flat a pan is seen from a chair, and how much of a height is. */
export const FLAT = 0.62
const HIGH = Math.sqrt(1 - FLAT ** 2)

/** A place of the pancake seen from above: its height, and how much paler than the rest it is. */
interface Place {
  high: number
  pale: number
}

const CELLS = 124
/** How far apart places on a line of sight are. */
const STEP = 0.03
/** So far inside, an outline need not be found. */
const CLEAR = 0.08
const REACH = 1.12

/** The pancake from above on a grid; the pan's radius is 1. */
function planOf(random: Random): Place[] {
  const [tall, wide, folds, crust, spots] = [
    cloudsOf(random),
    cloudsOf(random),
    cloudsOf(random),
    cloudsOf(random),
    cloudsOf(random),
  ]
  const at = (u: number, v: number): Place => {
    const r = Math.hypot(u, v)
    const [cos, sin] = r > 0 ? [u / r, v / r] : [1, 0]
    const crest = 0.82 + wide(cos * 1.6 + 4, sin * 1.6) * 0.16
    // The far rim stands highest, so that the near one does not hide the middle.
    const peak = 0.4 - sin * 0.1 - cos * 0.06 + tall(cos * 2.3 + 5, sin * 2.3 + 3) * 0.3
    const off = (r - crest) / (r > crest ? 0.21 : 0.28)
    const bump = Math.exp(-(Math.abs(off) ** 2.6))
    const billow = folds(u * 2.6 + 7, v * 2.6 + 7) * 0.5
    const rough = crust(u * 6, v * 6)
    const edge = Math.max(0, Math.min(1, (1.03 + wide(cos * 3, sin * 3) * 0.08 - r) / 0.06))
    const high =
      (0.08 + bump * peak * (1 + billow) + rough * 0.11 * (0.1 + bump)) * edge - (1 - edge) * 0.4
    const browned =
      bump * high * 0.16 +
      Math.max(0, high - 0.4) * 1.5 +
      Math.max(0, spots(u * 5, v * 5) - 0.14) * bump * 0.6
    return { high, pale: 0.16 - browned + (r > crest ? -0.04 : (1 - bump) * 0.06) }
  }
  return Array.from({ length: CELLS * CELLS }, (_, index) =>
    at(
      ((index % CELLS) / (CELLS - 1)) * 2 * REACH - REACH,
      (Math.floor(index / CELLS) / (CELLS - 1)) * 2 * REACH - REACH,
    ),
  )
}

interface Seen {
  /** How near the eye it is. */
  near: number
  /** Below 0 where the line of sight misses the pancake. */
  inside: number
  pale: number
}

/** What is seen of a puffed pancake at each place of the picture; the middle of its foot is at the origin. */
export function puffedRim(
  random: Random,
  size: number,
): (pick: (seen: Seen) => number) => HeightAt {
  const plan = planOf(random)
  const sample = (u: number, v: number, key: keyof Place): number => {
    const x = Math.min(CELLS - 1.01, Math.max(0, ((u + REACH) / (2 * REACH)) * (CELLS - 1)))
    const y = Math.min(CELLS - 1.01, Math.max(0, ((v + REACH) / (2 * REACH)) * (CELLS - 1)))
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const cell = (column: number, row: number) => plan[row * CELLS + column]?.[key] ?? -1
    const top = cell(i, j) + (cell(i + 1, j) - cell(i, j)) * (x - i)
    const low = cell(i, j + 1) + (cell(i + 1, j + 1) - cell(i, j + 1)) * (x - i)
    return top + (low - top) * (y - j)
  }
  /** The place between two steps where the line of sight meets the crust. */
  const met = (u: number, s: number, behind: number): Seen => {
    let [low, high] = [behind, behind + STEP]
    for (let halving = 0; halving < 6; halving += 1) {
      const v = (low + high) / 2
      if (sample(u, v, 'high') >= (v * FLAT - s) / HIGH) low = v
      else high = v
    }
    const near = low * HIGH + ((low * FLAT - s) / HIGH) * FLAT
    return { near, inside: CLEAR, pale: sample(u, low, 'pale') }
  }
  const look = (u: number, s: number): Seen => {
    let [most, first]: [number, Seen | undefined] = [-0.2, undefined]
    for (let v = Math.min(REACH, (s + HIGH * 0.95) / FLAT); v > -REACH; v -= STEP) {
      const ray = (v * FLAT - s) / HIGH
      if (ray < -0.04) break
      const over = sample(u, v, 'high') - ray
      most = Math.max(most, over)
      if (over >= 0) first ??= met(u, s, v)
      // Well inside: the outline is far from here.
      if (over > CLEAR) break
    }
    return { ...(first ?? { near: -0.6, pale: 0 }), inside: Math.min(CLEAR, most) }
  }
  const known = new Map<number, Seen>()
  return (pick) => (x, y) => {
    const key = Math.round(x * 4) * 65_536 + Math.round(y * 4)
    const seen = known.get(key) ?? look(x / size, y / size)
    known.set(key, seen)
    return pick(seen)
  }
}
