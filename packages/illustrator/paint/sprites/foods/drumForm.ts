import type { Random } from '../../../language/random.ts'
import { egg, joined, limb, type Solid } from './relief/solids.ts'

/** The bone and the meat of a part of a chicken, the bone to the right; lengths as shares of half its length. */
export interface OnTheBone {
  bone: Solid
  meat: Solid
}

/** A drumstick: a plump calf that narrows to where the skin has drawn back from the bone. */
export function drumForm(random: Random): OnTheBone {
  const plump = random.range(0.94, 1.06)
  const side = random.jitter(0.1)
  return {
    bone: joined(0.05, [
      limb([0.4, 0, 0.26], [1.0, 0, 0.2], 0.08, 0.062),
      egg([1.04, 0.075, 0.19], [0.1, 0.085, 0.085]),
      egg([1.05, -0.075, 0.21], [0.1, 0.08, 0.085]),
    ]),
    meat: joined(0.2, [
      egg([-0.42, side, 0.42], [0.46, 0.43 * plump, 0.4 * plump]),
      egg([-0.12, -side, 0.4], [0.42, 0.34 * plump, 0.34]),
      limb([-0.1, 0, 0.36], [0.64, 0, 0.24], 0.28 * plump, 0.115),
    ]),
  }
}

/** A thigh: broad and flat, thicker along one side, the end of its bone just seen. */
export function thighForm(side: number): OnTheBone {
  return {
    bone: limb([0.6, 0.02 * side, 0.22], [1.0, 0.05 * side, 0.19], 0.085, 0.105),
    meat: joined(0.3, [
      egg([-0.22, 0.08 * side, 0.28], [0.64, 0.56, 0.38]),
      egg([0.12, -0.16 * side, 0.26], [0.6, 0.42, 0.32]),
      egg([0.5, 0, 0.22], [0.36, 0.3, 0.22]),
    ]),
  }
}

/** The first joint of a wing: a short, full teardrop, which ends in one rounded knob of bone. */
export function drumetteForm(random: Random): OnTheBone {
  const plump = random.range(0.96, 1.06)
  return {
    bone: joined(0.08, [
      limb([0.3, 0, 0.32], [0.68, 0, 0.27], 0.11, 0.1),
      egg([0.74, 0.04, 0.27], [0.13, 0.13, 0.13]),
    ]),
    meat: joined(0.26, [
      egg([-0.32, random.jitter(0.06), 0.48], [0.54, 0.52 * plump, 0.48 * plump]),
      egg([-0.04, random.jitter(0.08), 0.42], [0.46, 0.42 * plump, 0.38]),
      limb([0, 0, 0.4], [0.54, 0, 0.28], 0.34, 0.17),
    ]),
  }
}

/** The second joint of a wing: a plump bar, the skin a little sunk between its two bones, of which one end is seen. */
export function wingFlatForm(random: Random): OnTheBone {
  const bow = random.range(0.04, 0.12)
  return {
    bone: egg([0.9, 0.1 - bow, 0.26], [0.1, 0.09, 0.09]),
    meat: joined(0.14, [
      limb([-0.66, 0.2, 0.32], [0.7, 0.17 - bow, 0.28], 0.27, 0.2),
      limb([-0.66, -0.19, 0.34], [0.7, -0.18 - bow, 0.28], 0.3, 0.22),
      egg([-0.4, 0, 0.38], [0.42, 0.42, 0.31]),
    ]),
  }
}
