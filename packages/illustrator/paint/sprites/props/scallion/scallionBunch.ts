import type { Canvas } from '../../../core/canvas.ts'
import { turnedPoint } from '../../../core/contour.ts'
import type { PropSpot } from '../../types.ts'
import { outwards } from '../spots.ts'
import { tie } from '../twine.ts'
import { rising, stalk } from './scallionStalk.ts'

const TWINE = '#e6c998'
const LENGTH = 300
/** Where a bunch is tied, from its roots to its tips. */
const TIED = 0.36

/** A bunch tied with twine. */
export function bunch(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const side = outwards(spot)
  const angle = rising(side, 0.75 + random.jitter(0.3))
  const [x, y] = turnedPoint([LENGTH * 0.17, 0], angle, spot.x, spot.y)
  for (const lane of [-2.4, 2.4, -1.4, 1.5, 0.5, -0.5].map((off) => off * side)) {
    const lying = { ...spot, x, y, size: LENGTH * random.range(0.92, 1.06), angle }
    stalk(art, lying, (share) => lane * (0.026 + Math.abs(share - TIED) ** 1.3 * 0.15))
  }
  const [u, v] = turnedPoint([(TIED - 0.5) * LENGTH, 0], angle, x, y)
  tie(art, { x: u, y: v, size: 26, angle, color: TWINE }, 36)
}
