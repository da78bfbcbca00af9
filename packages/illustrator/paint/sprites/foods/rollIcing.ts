import type { Random } from '../../../language/random.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { coated } from './relief/coating.ts'
import type { Sculpture } from './relief/sculpt.ts'
import { joined, limb, type Place, type Solid } from './relief/solids.ts'
import { tabled } from './relief/tabled.ts'
import { ROLL, type RolledDough, withinEdge } from './rolledDough.ts'

const ICING = ['#6d3c1a', '#a5743f', '#cda673', '#e4c89c', '#f5e6c8', '#fdf6e8', '#ffffff'] as const

/** How thick icing is away from its shore, and how soon it is. */
const COAT = { thick: 0.028, shore: 0.08 } as const

/** Thin icing: it fills the hollows between the turns and runs down the side that faces us. */
export function rollIcing(random: Random, dough: RolledDough): Sculpture {
  const uneven = cloudsOf(random)
  const within = withinShore(random, dough)
  return {
    body: coated(dough.body(0), { ...COAT, within, filled: dough.body(0.4) }),
    part: within,
    frame: [-1.2, -1.15, 1.2, 0.9],
    colors: ICING,
    // Thin along its shore, and where the filling shows through.
    pale: (x, y, z) => {
      const thin = Math.exp(-Math.max(0, within(x, y, z)) / 0.025)
      const filling = dough.hollow(x, y) ** 5 * (0.6 + uneven(x * 5, y * 5)) * withinEdge(x, y)
      return 0.04 - 0.12 * thin - 0.8 * filling
    },
    cell: 4,
    tones: 12,
    crease: 0.4,
    contrast: 0.8,
    gloss: 1,
    shine: '#ffffff',
  }
}

/** How far inside the icing's shore a place is; below 0 where there is none. */
function withinShore(random: Random, { hollow }: RolledDough): Solid {
  const uneven = cloudsOf(random)
  const runs = runsOf(random)
  /** How far out it lies on top: farther towards us than away from us. */
  const reach = tabled(
    (x, y) => {
      const towards = -y / Math.max(0.1, Math.hypot(x, y))
      const ragged = 0.42 * uneven(x * 1.7, y * 1.7) + 0.1 * uneven(x * 5, y * 5)
      return 0.61 + 0.18 * towards + ragged + 0.06 * hollow(x, y) * withinEdge(x, y)
    },
    1.1,
    0.02,
  )
  return (x, y, z) => {
    const far = Math.sqrt(x * x + y * y)
    // On the side there is none but in the runs.
    const below = 3 * Math.max(0, ROLL.rim - 0.08 - z)
    let most = reach(x, y) - far - below
    // Down the side as far as a place is below the rim, and on top as far as it is inwards of it.
    const along = z + Math.max(-0.1, 1 - far)
    const around = Math.atan2(y, x)
    for (const { at, shape } of runs) {
      if (Math.abs(around - at) < 0.5) most = softMax(most, -shape(around, along, 0), 0.18)
    }
    return most
  }
}

/** A run down the side: in which direction, and its shape by direction and height. */
interface Run {
  at: number
  shape: Solid
}

/** In which direction each run goes, how much of the side it has come down, and half its breadth. */
const RUNS = [
  [-2.3, 0.25, 0.05],
  [-1.98, 0.85, 0.08],
  [-1.72, 0.45, 0.06],
  [-1.1, 1, 0.055],
  [-0.74, 0.3, 0.05],
] as const

/** Runs that leave the rim in the half that faces us, from the left to the right. */
function runsOf(random: Random): Run[] {
  return RUNS.map(([direction, share, half]) => {
    const at = direction + random.jitter(0.12)
    const long = share * random.range(0.6, 1)
    const wide = half * random.range(0.8, 1.15)
    const rim: Place = [at, ROLL.rim, 0]
    const end: Place = [at + random.jitter(0.07), ROLL.rim * (1 - long * 0.86), 0]
    const shape = joined(0.06, [
      limb([at, ROLL.rim + 0.32, 0], rim, wide * 2.6, wide * 1.1),
      limb(rim, end, wide * 0.8, wide * 1.1),
    ])
    return { at, shape }
  })
}
