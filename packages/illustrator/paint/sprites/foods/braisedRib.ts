import type { Color } from '../../../language/paints.ts'
import type { Random } from '../../../language/random.ts'
import { mix } from '../../core/color.ts'
import { cloudsOf } from './relief/clouds.ts'
import type { Sculpture } from './relief/sculpt.ts'
import {
  block,
  joined,
  limb,
  type Place,
  type Pose,
  posed,
  type Solid,
  withinPose,
} from './relief/solids.ts'

/** Bone and wine sauce, each from its deepest crease to its crest. */
const BONE = ['#5a2d17', '#946440', '#cba372', '#ead1a4', '#f8eacb', '#fff9e8'] as const
const SAUCE = ['#230703', '#3d0d06', '#5c190b', '#7e2c14', '#a64c28', '#d08656'] as const

/** Half the length, depth and height of the meat on a rib. */
const HALF: Place = [0.6, 0.33, 0.3]
const LOOK = { frame: [-1.4, -1.2, 1.4, 0.8], tones: 11 } as const

/** One rib: meat on its bone that comes apart at its right end, wine sauce over it. */
export interface Rib {
  meat: Sculpture
  bone: Sculpture
  sauce: Sculpture
}

/** The meat by itself, drawn around the middle. */
interface Meat {
  body: Solid
  fibres: Solid
  /** From 0 where it is whole to 1 where it comes apart. */
  torn: (x: number, z: number) => number
}

/** Braised meat of a color, from its deepest crease to the light on its fibres. */
function tonesOf(color: Color): Color[] {
  const dark = [0.74, 0.52, 0.26, 0].map((share) => mix(color, '#1e0503', share))
  return [...dark, ...[0.34, 0.64, 0.94].map((share) => mix(color, '#f2be88', share))]
}

/** A braised rib as it lies, its meat of a color. */
export function braisedRib(random: Random, pose: Pose, color: Color): Rib {
  const meat = meatOf(random)
  return {
    meat: { ...meatLook(random, meat, pose), colors: tonesOf(color) },
    bone: boneLook(random, pose),
    sauce: sauceLook(random, meat, pose),
  }
}

function meatOf(random: Random): Meat {
  const [lumps, grain, ends] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const whole = block(HALF, 0.24)
  const torn: Meat['torn'] = (x, z) =>
    Math.min(1, Math.max(0, (x - 0.16 + z * 0.4 + 0.2 * lumps(x * 3, z * 4)) / 0.3))
  const body: Solid = (x, y, z) => {
    const uneven = 0.1 * lumps(x * 2.2 + y, z * 2.4 + y * 1.7)
    const frayed = torn(x, z) * (0.5 * ends(y * 6 + 3, z * 8) + 0.2 * grain(y * 14, z * 17))
    return whole(x - frayed, y, z) * 0.7 - uneven
  }
  const fibres: Solid = (x, y, z) =>
    grain(x * 1.4 + 4, (y * 0.8 + z) * 13) * 0.6 + ends(x * 2.2, (z - y * 0.6) * 26) * 0.4
  return { body, fibres, torn }
}

function meatLook(
  random: Random,
  { body, fibres, torn }: Meat,
  pose: Pose,
): Omit<Sculpture, 'colors'> {
  const within = withinPose(pose)
  const mottled = cloudsOf(random)
  return {
    ...LOOK,
    body: posed(body, pose),
    bump: (...place) => {
      const [x, y, z] = within(...place)
      return (0.07 + 0.06 * torn(x, z)) * fibres(x, y, z)
    },
    pale: (...place) => {
      const [x, y, z] = within(...place)
      const pulled = 0.06 * torn(x, z) + 0.3 * fibres(x, y, z)
      const near = 0.22 * Math.max(0, Math.min(1, -y * 4)) * Math.max(0, Math.min(1, (z + 0.3) * 3))
      // The plate and the sauce throw light on what is turned away.
      const thrown = 0.26 * Math.max(0, 0.3 - place[2])
      return pulled + near + thrown + 0.16 * mottled(x * 4, (y + z) * 5) - 0.04
    },
    dry: () => 0.55,
    gloss: 0.55,
    shine: '#ffe9cf',
    tones: 14,
    crease: 0.8,
    contrast: 1.05,
  }
}

/** The bone under the meat, which shrank from its left end: flat, its sawn end a little wider. */
function boneLook(random: Random, pose: Pose): Sculpture {
  const uneven = cloudsOf(random)
  const within = withinPose(pose)
  const shaft = limb([-0.98, 0, -0.12], [0.4, 0, -0.16], 0.12, 0.13)
  const end = limb([-0.98, -0.05, -0.12], [-0.96, 0.05, -0.12], 0.125, 0.125)
  const whole = joined(0.16, [shaft, end])
  const bone: Solid = (x, y, z) =>
    Math.max(whole(x, y * 0.7, z), -0.96 - x + 0.1 * z) - 0.02 * uneven(x * 5, y * 6 + z * 4)
  return {
    ...LOOK,
    body: posed(bone, pose),
    colors: BONE,
    pale: (...place) => {
      const [x, y, z] = within(...place)
      if (x < -0.93 + 0.1 * z)
        return 0.5 - 0.8 * Math.max(0, 1 - Math.hypot(y * 0.7, z + 0.12) * 11)
      const stained = -0.45 * Math.min(1, Math.max(0, (x + 0.86) / 0.3))
      return stained + 0.14 * uneven(x * 6, place[2] * 9)
    },
    gloss: 0.6,
  }
}

/** Sauce spooned over the top, which runs down the near side in a few places. */
function sauceLook(random: Random, { body, fibres, torn }: Meat, pose: Pose): Sculpture {
  const within = withinPose(pose)
  const [edge, thick] = [cloudsOf(random), cloudsOf(random)]
  const runs = [-0.46, -0.16, 0.1].map((at) => ({
    at: at + random.jitter(0.06),
    wide: random.range(0.07, 0.12),
    down: random.range(0.08, 0.3),
  }))
  /** How far down the sauce reaches. */
  const shoreAt = (x: number): number => {
    let low = 0.2 + 0.14 * edge(x * 3, 2)
    for (const { at, wide, down } of runs) low -= down * Math.exp(-(((x - at) / wide) ** 2))
    return low
  }
  const sauce: Solid = (x, y, z) => {
    const away = body(x, y, z)
    if (away > 0.2) return away - 0.03
    const shore = Math.min((z - shoreAt(x)) * 0.4, (0.55 + 0.3 * edge(y * 7, 5) - torn(x, z)) * 0.2)
    return Math.max(away - Math.min(0.016, shore * 0.5) - 0.012 * thick(x * 2.4, y * 5 + z), -shore)
  }
  return {
    ...LOOK,
    body: posed(sauce, pose),
    colors: SAUCE,
    pale: () => 0.06,
    bump: (...place) => 0.06 * fibres(...within(...place)),
    gloss: 1,
    shine: '#ffeedd',
    crease: 0.6,
    contrast: 1.2,
  }
}
