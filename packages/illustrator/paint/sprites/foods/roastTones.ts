import type { Random } from '../../../language/random.ts'
import type { Color } from '../../../language/paints.ts'
import { mix } from '../../core/color.ts'
import { cloudsOf } from './relief/clouds.ts'
import type { OnSkin, Sculpture } from './relief/sculpt.ts'
import { type Pose, withinPose } from './relief/solids.ts'

/** A roasted bone: from its shade to its light. */
export const ROAST_BONE = [
  '#8a5a36',
  '#ad7e52',
  '#cfa673',
  '#ecd4a8',
  '#f9ebcd',
  '#fffaea',
] as const

/** Roast skin of a color: from the shade under it to the fat in the light. */
export function roastTones(color: Color): Color[] {
  return [
    '#2c0a03',
    '#571c07',
    '#84370c',
    '#ad5513',
    mix(color, '#cf7a1e', 0.6),
    mix(color, '#ea9c36', 0.75),
    '#f6b84e',
    '#fdd584',
    '#fff0c2',
  ]
}

interface Skin {
  /** From which height to which it browns: there the oven was hottest. */
  browned: readonly [from: number, to: number]
  /** How much light comes back from what it lies on, from 0 to 1. */
  bounce?: number
  /** What else stands out, and what is paler by itself; places are those of the part before it was laid. */
  bump?: OnSkin
  pale?: OnSkin
}

/** How roast skin looks: gold where it was sheltered, mahogany in patches where it is highest. */
export function roastSkinLook(
  random: Random,
  pose: Pose,
  { browned: [from, to], bounce = 0, bump, pale }: Skin,
): Pick<Sculpture, 'bump' | 'pale' | 'dry' | 'gloss' | 'shine' | 'crease' | 'contrast'> {
  const within = withinPose(pose)
  const [broad, fine, folds] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  return {
    bump: (...place) => {
      const own = within(...place)
      const [x, y, z] = own
      const uneven = 0.012 * folds(x * 5, y * 5 + z * 3) + 0.007 * fine(x * 13, y * 13 + z * 9)
      return uneven + (bump?.(...own) ?? 0)
    },
    pale: (...place) => {
      const own = within(...place)
      const [x, y, z] = own
      const high = Math.max(0, Math.min(1, (z - from) / (to - from)))
      const patchy = broad(x * 2.6 + 4, y * 2.6 + z * 1.7)
      const toasted = -0.19 * high * Math.max(0, Math.min(1, 0.4 + patchy * 3))
      const spots = Math.min(0, 0.16 - fine(x * 5 + 3, y * 5 + z * 4)) * 0.5
      const bounced = bounce * Math.max(0, from - 0.05 - z)
      return toasted + spots + bounced + 0.06 + (pale?.(...own) ?? 0)
    },
    dry: (...place) => {
      const [x, y] = within(...place)
      return Math.max(0, 0.25 + fine(x * 8 + 4, y * 8) * 2.2)
    },
    gloss: 0.8,
    shine: '#fff6dc',
    crease: 0.55,
    contrast: 0.95,
  }
}

/** How far a cloud rises over a height. */
const rise = (cloud: number, from: number) => Math.max(0, cloud - from)

/** Skin that blistered: it crinkles, is mahogany where it rose, and the fat under it glows through elsewhere. */
export function blistered(random: Random): { bump: OnSkin; pale: OnSkin } {
  const [crinkles, patches, burst] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  return {
    bump: (x, y, z) =>
      0.05 * rise(burst(x * 7, y * 7 + z * 5), 0.08) +
      0.022 * crinkles(x * 15 + y * 4, y * 9 + z * 7),
    pale: (x, y, z) => {
      const patch = rise(patches(x * 3.2 + 2, y * 4.2 + z * 2.6), 0.02)
      const blister = rise(burst(x * 7, y * 7 + z * 5), 0.12)
      // In the shade it may not brown as well: that would be burnt.
      const lit = Math.min(1, Math.max(0, (z - 0.12) / 0.26))
      return 0.05 - lit * (Math.min(0.17, patch * 1.3) + Math.min(0.16, blister * 1.8))
    },
  }
}
