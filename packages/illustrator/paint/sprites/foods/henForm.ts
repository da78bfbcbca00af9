import { egg, joined, limb, type Place, type Solid } from './relief/solids.ts'

/** A trussed chicken, breast up, its neck to the left; lengths as shares of half its length. */
export interface HenForm {
  meat: Solid
  bones: Solid
  /** How near a place on the skin is to where a limb lies against the trunk: 1 in the crease. */
  creaseAt: Solid
}

/** A place at one side of the bird: -1 is towards us. */
const at = (side: number, [x, y, z]: Place): Place => [x, y * side, z]

function trunk(): Solid {
  return joined(0.16, [
    egg([-0.18, -0.2, 0.52], [0.68, 0.42, 0.46]),
    egg([-0.18, 0.2, 0.52], [0.68, 0.42, 0.46]),
    egg([-0.1, 0, 0.54], [0.78, 0.26, 0.47]),
    egg([0.4, 0, 0.36], [0.46, 0.4, 0.34]),
  ])
}

/** The thigh under it, the shin from the knee to the ankle. */
function leg(side: number): Solid {
  return joined(0.1, [
    egg(at(side, [0.3, 0.33, 0.3]), [0.42, 0.24, 0.3]),
    limb(at(side, [0.12, 0.52, 0.5]), at(side, [0.5, 0.42, 0.55]), 0.265, 0.235),
    limb(at(side, [0.5, 0.42, 0.55]), at(side, [1.04, 0.16, 0.57]), 0.215, 0.09),
  ])
}

/** Folded flat along the breast: the elbow towards the tail, the tip tucked under the shoulder. */
function wing(side: number): Solid {
  return joined(0.05, [
    limb(at(side, [-0.58, 0.5, 0.52]), at(side, [-0.2, 0.62, 0.34]), 0.17, 0.14),
    limb(at(side, [-0.24, 0.64, 0.22]), at(side, [-0.62, 0.6, 0.25]), 0.13, 0.11),
    limb(at(side, [-0.64, 0.58, 0.26]), at(side, [-0.84, 0.4, 0.36]), 0.095, 0.05),
  ])
}

function bone(side: number): Solid[] {
  return [
    limb(at(side, [0.96, 0.19, 0.57]), at(side, [1.28, 0.17, 0.6]), 0.056, 0.046),
    egg(at(side, [1.33, 0.12, 0.56]), [0.075, 0.062, 0.066]),
    egg(at(side, [1.31, 0.22, 0.65]), [0.075, 0.062, 0.066]),
  ]
}

/** The form of a trussed chicken. */
export function henForm(): HenForm {
  const body = trunk()
  const limbs = joined(0.03, [leg(-1), leg(1), wing(-1), wing(1)])
  return {
    meat: joined(0.05, [body, limbs]),
    bones: joined(0.04, [...bone(-1), ...bone(1)]),
    creaseAt: (x, y, z) => {
      const apart = body(x, y, z) - limbs(x, y, z)
      return Math.exp(-((apart / 0.045) ** 2))
    },
  }
}
