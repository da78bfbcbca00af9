import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { cloudsOf, platesOf } from './relief/clouds.ts'
import { type Seat, sculpted } from './relief/sculpt.ts'
import { joined, limb, type Pose, posed, type Solid, withinPose } from './relief/solids.ts'

/** How the strip lies in its taco, and the color of its crust. */
interface Strip {
  pose: Pose
  seat: Seat
  color: Color
}

/** Where it was broken: white flakes show there. */
const BROKEN = 0.66

/** A strip of fish in a craggy crust, golden and browned, broken at its right end. */
export function friedStrip(art: Canvas, { pose, seat, color }: Strip): void {
  const { random } = art
  const [lumps, crumbs, torn] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const crags = platesOf(random)
  const whole = joined(0.2, [
    limb([-0.66, -0.04, 0.62], [0, -0.05, 0.72], 0.18, 0.26),
    limb([0, -0.05, 0.72], [0.8, -0.06, 0.62], 0.26, 0.2),
  ])
  const strip: Solid = (x, y, z) => {
    const away = whole(x, y, z)
    if (away > 0.3) return away - 0.1
    const crust = away * 0.8 - 0.13 * lumps(x * 4, y * 4 + z * 5)
    return Math.max(crust, (x - BROKEN - 0.2 * torn(y * 6, z * 6)) * 0.8)
  }
  const within = withinPose(pose)
  const isFlesh = (x: number, y: number, z: number) => x > BROKEN - 0.05 + 0.2 * torn(y * 6, z * 6)
  const fish = sculpted(
    {
      body: posed(strip, pose),
      frame: [-1.2, -1.5, 1.2, 0.4],
      colors: [
        '#7c400c',
        mix(color, '#8f4c10', 0.7),
        mix(color, '#a8601a', 0.3),
        color,
        mix(color, '#fbc75a', 0.7),
        '#fde3a0',
        '#fff8ea',
      ],
      bump: (...place) => {
        const [x, y, z] = within(...place)
        if (isFlesh(x, y, z)) return 0.05 * torn(y * 20, z * 9)
        return (
          0.09 * Math.min(0.36, crags(x * 10, y * 8 + z * 10)) +
          0.05 * crumbs(x * 12, y * 11 + z * 12)
        )
      },
      pale: (...place) => {
        const [x, y, z] = within(...place)
        if (isFlesh(x, y, z)) return 0.5
        return (
          0.16 -
          Math.max(0, lumps(x * 2.4 + 8, z * 4) - 0.1) * 0.5 +
          0.22 * crumbs(x * 8 + 2, z * 10)
        )
      },
      gloss: 0.35,
      dry: () => 0.2,
      cell: 5,
      tones: 14,
      crease: 0.45,
    },
    seat,
  )
  const { size } = seat
  art.movedBy(size * 0.02, size * 0.05, () =>
    art.softFill(fish.outline, '#1f1405', 0.5, size * 0.04),
  )
  fish.draw(art)
}
