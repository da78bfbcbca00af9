import type { Random } from '../../../language/random.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import type { Solid } from './relief/solids.ts'
import { tabled } from './relief/tabled.ts'

/** A strip of dough rolled up and cut: its radius is 1, and it stands on the table. */
export interface RolledDough {
  /** The dough, under a coat that fills the hollows between its turns up to a share of their depth. */
  body: (filled: number) => Solid
  /** How far below the crest of its turn a place of the top lies: 1 is in the dark between two turns. */
  hollow: (x: number, y: number) => number
}

/** How high the rim stands, how far the heart rises over it, and how deep it is between two turns. */
export const ROLL = { rim: 0.5, heart: 0.14, deep: 0.034 } as const

/** How many turns the strip makes, and how thick it is. */
const TURNS = 4
export const STRIP = 0.98 / TURNS

/** Nothing of a roll is farther from its middle, or higher. */
const MOST = { far: 1.12, high: ROLL.rim + ROLL.heart + ROLL.deep } as const

/** 1 on top of a roll, 0 on its edge and its side. */
export function withinEdge(x: number, y: number): number {
  return Math.min(1, Math.max(0, (0.98 - Math.sqrt(x * x + y * y)) / 0.1))
}

/** Rolls up a strip that ends in a direction. */
export function rolledDough(random: Random, tail: number): RolledDough {
  const uneven = cloudsOf(random)
  const [two, three] = [random.angle(), random.angle()]
  /** How much of a turn lies between the end of the strip and a direction. */
  const turnOf = (around: number) =>
    (around - tail) / (Math.PI * 2) - Math.floor((around - tail) / (Math.PI * 2))
  const rim = tabled(
    (x, y) => {
      const around = Math.atan2(y, x)
      const wavy = 0.02 * Math.sin(around * 2 + two) + 0.014 * Math.sin(around * 3 + three)
      const turn = turnOf(around)
      return 0.97 + wavy + 0.05 * Math.min(turn, (1 - turn) * 12)
    },
    1.2,
    0.02,
  )
  /** Where a place is within its turn, from 0 at the inner edge to 1 at the outer one. */
  const across = (x: number, y: number) => {
    const turn = turnOf(Math.atan2(y, x))
    const far = Math.sqrt(x * x + y * y) + 0.05 * uneven(x * 2.4, y * 2.4)
    const place = far / STRIP - turn
    if (place < TURNS - 1) return place - Math.floor(place)
    // The outermost turn thins out until it ends, and its outer half is the edge of the roll.
    const inner = (TURNS - 1 + turn) * STRIP
    return Math.min(0.5, (far - inner) / Math.max(0.03, rim(x, y) - inner))
  }
  const hollow = tabled((x, y) => (2 * across(x, y) - 1) ** 2, 1.1, 0.012)
  const body =
    (filled: number): Solid =>
    (x, y, z) => {
      const far = Math.sqrt(x * x + y * y)
      const outside = Math.max(far - MOST.far, z - MOST.high)
      if (outside > 0.05) return outside
      const up = Math.min(1, Math.max(0, z / ROLL.rim))
      const side = far - rim(x, y) + 0.03 - 0.2 * up * (1 - up)
      const relief = softMax(1 - hollow(x, y), filled, 0.3) - 0.6
      const top = ROLL.rim + ROLL.heart * (1 - Math.min(1, far * far)) + ROLL.deep * relief
      return softMax(softMax(side, z - top, 0.2), -z, 0.1) * 0.7
    }
  return { body, hollow }
}
