import type { Random } from '../../../language/random.ts'
import { cloudsOf, softMin } from './relief/clouds.ts'
import type { Inside } from './relief/standing.ts'

/** A strip of dough that was rolled up and stands on its end; lengths are shares of its radius. */
export interface RolledDough {
  /** How deep in it a place is, below 0 outside. */
  insideAt: (place: Inside) => number
  /** How high its top is at a place, without its grooves. */
  topAt: (reach: number) => number
  /** How far out the groove is in a direction, turn by turn from the heart. */
  grooveAt: (turn: number) => number
  turns: number
  /** The way it winds. */
  way: 1 | -1
  start: number
}

/** How high a roll is, and how deep its grooves are. */
export const ROLL = { high: 0.62, groove: 0.13 } as const

const topAt = (reach: number) => ROLL.high + 0.14 * (1 - reach) - 0.1 * reach ** 4

/** Rolls up a strip, uneven as dough is. */
export function rolledDough(random: Random): RolledDough {
  const uneven = cloudsOf(random)
  const turns = random.range(2.5, 3)
  const way = random.pick([1, -1] as const)
  const start = random.angle()
  const phases = [random.angle(), random.angle()] as const
  const lobes = (around: number) =>
    1 + 0.03 * Math.sin(around * 2 + phases[0]) + 0.02 * Math.sin(around * 3 + phases[1])
  const grooveAt = (turn: number) => 0.94 * (turn / turns) ** 0.9
  const insideAt = ({ right, deep, high }: Inside) => {
    const away = Math.sqrt(right * right + deep * deep)
    if (away > 1.2) return 1.08 - away
    if (high < -0.05) return high
    // Far from any surface nobody looks.
    if (high > 0.08 && high < 0.38 && away < 0.8) return 0.12
    const around = Math.atan2(deep, right)
    const reach = away / lobes(around)
    const wound = turns * Math.min(1.2, reach / 0.94) ** (1 / 0.9)
    const phase = wound - (way * (around - start)) / (Math.PI * 2)
    const off = phase - Math.floor(phase)
    // A strip is round above, and outside all turns there is none.
    const round = Math.sqrt(Math.max(0, 1 - (2 * off - 1) ** 2))
    const outer = Math.min(1, Math.max(0, (0.99 - reach) / 0.12))
    const top = topAt(reach) - ROLL.groove * (1 - round) * outer
    const bulge =
      1 + 0.05 * Math.sin((high / ROLL.high) * Math.PI) + 0.02 * uneven(around * 2, high)
    const above = top + 0.03 * uneven(right * 3, deep * 3) - high
    return softMin(softMin(bulge - reach - 0.04, above, 0.16), high + 0.02, 0.04)
  }
  return { insideAt, topAt, grooveAt, turns, way, start }
}
