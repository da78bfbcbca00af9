import type { Random } from '../../../language/random.ts'
import { cloudsOf } from './relief/clouds.ts'
import { egg, joined, limb, type Solid } from './relief/solids.ts'

/** The same part on both sides of a bird. */
function both(part: (side: -1 | 1) => Solid): Solid[] {
  return [part(-1), part(1)]
}

/** Two lobes of the breast, which meet at its keel, and the back under them. */
const TRUNK: readonly Solid[] = [
  ...both((side) => egg([0.34, 0.17 * side, 0.5], [0.56, 0.36, 0.4])),
  egg([0.02, 0, 0.4], [0.66, 0.46, 0.4]),
  egg([-0.34, 0, 0.3], [0.44, 0.36, 0.26]),
]

/** A leg drawn up beside the breast: its thigh, and the drumstick that goes to the middle. */
const legs = both((side) =>
  joined(0.2, [
    egg([-0.16, 0.5 * side, 0.36], [0.36, 0.24, 0.34]),
    limb([-0.14, 0.54 * side, 0.44], [-0.52, 0.42 * side, 0.46], 0.25, 0.19),
    limb([-0.5, 0.42 * side, 0.46], [-1.02, 0.15 * side, 0.42], 0.19, 0.085),
  ]),
)

/** A wing folded back along the breast: upper arm, forearm, tip. */
const wings = both((side) =>
  joined(0.07, [
    limb([0.7, 0.44 * side, 0.58], [0.24, 0.64 * side, 0.5], 0.14, 0.135),
    limb([0.24, 0.65 * side, 0.46], [0.76, 0.68 * side, 0.38], 0.115, 0.1),
    limb([0.76, 0.68 * side, 0.38], [0.98, 0.46 * side, 0.36], 0.09, 0.05),
  ]),
)

/** A plucked bird on its back, its neck to the right, of length 2: as it grew, not as a compass draws it. */
export function birdBody(random: Random): Solid {
  const lumps = cloudsOf(random)
  const whole = joined(0.045, [joined(0.16, TRUNK), ...legs, ...wings])
  return (x, y, z) => {
    const away = whole(x, y, z)
    return away > 0.3 ? away - 0.05 : away * 0.88 - 0.045 * lumps(x * 3, y * 3.4 + z * 2)
  }
}

/** The ends of its shins, bare where the skin shrank. */
export const shins: Solid = joined(
  0.05,
  both((side) =>
    joined(0.06, [
      limb([-0.9, 0.18 * side, 0.42], [-1.16, 0.07 * side, 0.41], 0.062, 0.055),
      egg([-1.19, 0.11 * side, 0.41], [0.07, 0.065, 0.07]),
      egg([-1.2, 0.02 * side, 0.41], [0.07, 0.06, 0.07]),
    ]),
  ),
)

/** Where the string is wound around both shins: along them and across, from one side to the other. */
export const TIED = { along: -0.93, across: 0.27, high: 0.46 } as const
