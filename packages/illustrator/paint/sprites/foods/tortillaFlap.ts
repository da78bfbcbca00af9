import type { Random } from '../../../language/random.ts'
import { cloudsOf } from './relief/clouds.ts'
import type { Relief } from './relief/relief.ts'
import { type Seat, sculpted } from './relief/sculpt.ts'
import { type Pose, posed, type Solid, withinPose } from './relief/solids.ts'

/** A corn tortilla from where the griddle charred it to the flour on it. */
const TORTILLA = [
  '#60300c',
  '#99591c',
  '#c98a38',
  '#e6b65c',
  '#f3d086',
  '#fae3ae',
  '#fff4d6',
] as const
const THICK = 0.026

/**
 * One half of a soft tortilla that is folded around its filling, a little wavy, toasted in patches.
 * @param side -1 for the half that is towards us, 1 for the one behind
 */
export function tortillaFlap(random: Random, pose: Pose, side: -1 | 1, seat: Seat): Relief {
  const [waves, rim, toast, blisters] = [0, 1, 2, 3].map(() => cloudsOf(random))
  if (!waves || !rim || !toast || !blisters) throw new Error('No clouds.')
  /** How far from the fold's middle the flap is at a height over it. */
  const outAt = (x: number, z: number) =>
    0.05 +
    (side > 0 ? 0.34 : 0.3) * Math.max(0, z) ** 0.5 +
    0.16 * waves(x * 1.3 + 3, z * 1.2) * Math.max(0, z)
  const flap: Solid = (x, y, z) => {
    const sheet = Math.abs(y - side * outAt(x, z)) * 0.7 - THICK
    const reach = (side > 0 ? 1 : 0.86) + 0.07 * rim(x * 1.6, z * 1.6)
    const round = (Math.hypot(x, Math.max(0, z) * 1.24) - reach) * 0.8
    return Math.max(sheet, round, -0.05 - z)
  }
  const within = withinPose(pose)
  return sculpted(
    {
      body: posed(flap, pose),
      frame: [-1.3, -1.4, 1.3, 0.5],
      colors: TORTILLA,
      bump: (...place) => {
        const [x, , z] = within(...place)
        return 0.035 * toast(x * 4, z * 5) + 0.02 * blisters(x * 9, z * 11)
      },
      pale: (...place) => {
        const [x, , z] = within(...place)
        const brown = Math.max(0, toast(x * 2.2 + 7, z * 3) - 0.02) * 0.7
        const char = Math.min(0.42, Math.max(0, blisters(x * 4.6, z * 5.8) - 0.2) * 4)
        const foot = 0.7 * Math.max(0, 0.1 - z)
        return (side > 0 ? 0.02 : 0.3) - brown - char - foot
      },
      cell: 6,
      tones: 14,
      crease: 0.35,
      contrast: 0.95,
    },
    seat,
  )
}
