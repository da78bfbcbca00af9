import type { Random } from '../../../language/random.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import type { HeightAt } from './relief/relief.ts'

/** A place of a trail that something was poured along. */
export interface Step {
  u: number
  v: number
  /** Half the breadth of the trail. */
  wide: number
}

interface Drop {
  u: number
  v: number
  wide: number
}

/** Drops that fell beside the trail, most of them near its ends. */
function dropsOf(random: Random): Drop[] {
  return Array.from({ length: 14 }, () => {
    const turn = random.angle()
    const reach = 0.3 + 0.48 * Math.sqrt(random.next())
    return {
      u: Math.cos(turn) * reach,
      v: Math.sin(turn) * reach,
      wide: 0.022 + 0.018 * random.next() ** 2,
    }
  })
}

/** How deep in what was poured along a trail a place is; below 0 outside. All in shares of the surface. */
export function pouredDepth(
  random: Random,
  trail: readonly Step[],
  { stray }: { stray: number },
): (u: number, v: number) => number {
  const [warp, uneven] = [cloudsOf(random), cloudsOf(random)]
  const drops = dropsOf(random)
  return (pu, pv) => {
    if (Math.hypot(pu, pv) > 0.9) return -1
    const u = pu + warp(pu * 3, pv * 3) * stray
    const v = pv + warp(pu * 3 + 5, pv * 3 + 3) * stray
    let deepest = -1
    for (const [index, from] of trail.entries()) {
      const to = trail[index + 1] ?? from
      const [du, dv] = [to.u - from.u, to.v - from.v]
      const length = du * du + dv * dv || 1
      const share = Math.min(1, Math.max(0, ((u - from.u) * du + (v - from.v) * dv) / length))
      const away = Math.hypot(u - from.u - du * share, v - from.v - dv * share)
      deepest = Math.max(deepest, from.wide + (to.wide - from.wide) * share - away)
    }
    deepest += uneven(pu * 9, pv * 9) * stray * 0.25
    for (const drop of drops) {
      deepest = softMax(deepest, drop.wide - Math.hypot(pu - drop.u, pv - drop.v), 0.006)
    }
    return deepest
  }
}

/** The same function, which computes each place once: three grids of one size ask for it. */
export function remembered(at: HeightAt): HeightAt {
  const known = new Map<number, number>()
  return (px, py) => {
    const key = Math.round(px * 16) * 65536 + Math.round(py * 16)
    const value = known.get(key) ?? at(px, py)
    known.set(key, value)
    return value
  }
}
