import type { Random } from '../../../language/random.ts'
import { cloudsOf } from './relief/clouds.ts'
import type { Sculpture } from './relief/sculpt.ts'
import { egg, joined, limb } from './relief/solids.ts'

const CREAM = ['#86707f', '#b5a0ab', '#dacbd0', '#f1e8e6', '#fffaf4', '#ffffff'] as const

/** Whipped cream as a spoon set it down in the hollow of a meringue with a radius of 1. */
export function pavlovaCream(random: Random): Sculpture {
  const uneven = cloudsOf(random)
  const spoonfuls = [
    egg([0.06, 0.34, 0.53], [0.5, 0.34, 0.24]),
    egg([-0.38, 0.02, 0.49], [0.38, 0.36, 0.22]),
    egg([0.38, -0.04, 0.49], [0.36, 0.36, 0.2]),
    egg([-0.02, -0.28, 0.47], [0.42, 0.3, 0.18]),
  ]
  const peak = limb([0.0, 0.38, 0.66], [0.18, 0.44, 0.95], 0.17, 0.03)
  return {
    body: joined(0.09, [...spoonfuls, peak]),
    frame: [-0.9, -1.2, 0.9, 0.3],
    colors: CREAM,
    // Creases where the back of the spoon was turned.
    bump: (x, y, z) => {
      const far = Math.sqrt(x * x + (y - 0.1) ** 2)
      const around = Math.atan2(y - 0.1, x)
      return (
        0.034 * Math.sin(far * 17 - around * 1.6 + uneven(x * 3, y * 3) * 4) * (z > 0.3 ? 1 : 0)
      )
    },
    pale: () => 0.14,
    cell: 4.4,
    tones: 11,
    crease: 0.5,
    contrast: 0.95,
  }
}
