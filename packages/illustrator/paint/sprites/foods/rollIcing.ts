import type { Random } from '../../../language/random.ts'
import { softMax } from './relief/clouds.ts'
import type { Inside } from './relief/standing.ts'
import { ROLL } from './rolledDough.ts'

/** How thick icing is at a place of a roll's surface, below 0 where there is none. */
export type IcingAt = (place: Inside) => number

/** A run of icing down the side: in which direction, how far down, how broad. */
interface Run {
  around: number
  low: number
  wide: number
}

/** Icing poured over the top of a roll: lobes up to its rim, a few runs down the side that is seen. */
export function rollIcing(random: Random): IcingAt {
  const phases = [random.angle(), random.angle(), random.angle()] as const
  const runs = runsOf(random)
  const full = random.range(0.52, 0.66)
  const edgeAt = (around: number) =>
    full +
    0.1 * Math.sin(around * 2 + phases[0]) +
    0.08 * Math.sin(around * 3 + phases[1]) +
    0.05 * Math.sin(around * 6 + phases[2])
  return ({ right, deep, high }) => {
    if (deep < -1.1 || high < -0.02) return -0.3
    const around = Math.atan2(deep, right)
    const reach = Math.sqrt(right * right + deep * deep)
    let thick = high > ROLL.high * 0.6 ? edgeAt(around) - reach : -0.3
    for (const run of runs) {
      const off = Math.atan2(Math.sin(around - run.around), Math.cos(around - run.around)) * reach
      const share = Math.min(1, Math.max(0, (high - run.low) / (ROLL.high - run.low)))
      // Broad where it leaves the top, a neck, a drop at its end.
      const wide = run.wide * (0.62 + 0.5 * (1 - share) ** 3 + 1.1 * share ** 4)
      const inward = reach < 0.56 ? 0.56 - reach : 0
      const away = Math.hypot(off, Math.max(0, run.low - high), inward)
      thick = softMax(thick, wide - away, 0.06)
    }
    return thick
  }
}

/** One long run and none to two short ones, nowhere at equal distances. */
function runsOf(random: Random): Run[] {
  const middle = random.range(1, 2.1)
  const long = { around: middle, low: random.range(0.04, 0.16), wide: random.range(0.1, 0.13) }
  const beside = [-1, 1].map((side) => ({
    around: middle + side * random.range(0.55, 1.05),
    low: random.range(0.24, 0.46),
    wide: random.range(0.06, 0.1),
  }))
  return [long, ...beside.slice(random.whole(0, 1), random.whole(1, 2))]
}
