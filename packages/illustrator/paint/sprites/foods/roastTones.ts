import type { Random } from '../../../language/random.ts'
import type { Color } from '../../../language/paints.ts'
import { mix } from '../../core/color.ts'
import { cloudsOf, platesOf } from './relief/clouds.ts'
import type { OnSkin, Sculpture } from './relief/sculpt.ts'
import type { Place, Pose } from './relief/solids.ts'
import { withinPose } from './relief/solids.ts'

/** Roast skin of a color: mahogany where it turns away, gold where it is lit. */
export function roastTones(color: Color): Color[] {
  const dark = [0.82, 0.56, 0.27].map((share) => mix(color, '#3a0d02', share))
  const light = [
    mix(color, '#f7a82e', 0.55),
    mix(color, '#fbbf4e', 0.85),
    mix(color, '#ffdb86', 0.92),
    '#fff0c6',
  ]
  return [...dark, color, ...light]
}

interface Skin {
  /** How large its blisters are: so many along a size of 1. */
  grain?: number
  /** How far they stand out. */
  rough?: number
  /** What else stands out, and what is paler by itself; places are those of the part before it was laid. */
  bump?: OnSkin
  pale?: OnSkin
}

/** How roast skin looks: browned in patches where the oven was hottest, blistered, crackled, wet. */
export function roastSkinLook(
  random: Random,
  pose: Pose,
  { grain = 6, rough = 0.03, bump, pale }: Skin = {},
): Pick<Sculpture, 'bump' | 'pale' | 'dry' | 'gloss' | 'shine'> {
  const [browned, folds, fine] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const crackle = platesOf(random)
  const within = withinPose(pose)
  /** Below 0 where the skin has browned, most of all on top. */
  const toastAt = ([x, y, z]: Place) =>
    Math.min(0, 0.1 - browned(x * 2.6 + 9, y * 3 + z * 1.4) * 1.0 - 0.06) +
    Math.min(0, -0.1 - fine(x * 6, y * 6)) * 0.6
  return {
    bump: (...place) => {
      const own = within(...place)
      const [x, y, z] = own
      const blisters = rough * Math.min(0.3, crackle(x * grain, y * grain + z * 4))
      return blisters + 0.03 * folds(x * 4, y * 5 + z * 3) + (bump?.(...own) ?? 0)
    },
    pale: (...place) => {
      const own = within(...place)
      const [x, y, z] = own
      const seam = -0.1 * Math.max(0, 1 - crackle(x * grain, y * grain + z * 4) * 9)
      return toastAt(own) + seam + (pale?.(...own) ?? 0)
    },
    dry: (...place) => {
      const [x, y] = within(...place)
      return Math.max(0, 0.35 + fine(x * 9 + 4, y * 9) * 1.6)
    },
    gloss: 0.8,
    shine: '#fff4d4',
  }
}
