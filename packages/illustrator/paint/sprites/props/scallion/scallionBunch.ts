import type { Canvas } from '../../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../../core/color.ts'
import { open, turnedPoint } from '../../../core/contour.ts'
import { layered } from '../../foods/touches.ts'
import type { PropSpot } from '../../types.ts'
import { rising, stalk } from './scallionStalk.ts'
import { outwards } from '../spots.ts'

const TWINE = '#d9b47c'
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
  const at = (u: number, v: number) => turnedPoint([u, v * side], angle, x, y)
  const along = (TIED - 0.5) * LENGTH
  const bands = [-9, -2, 5].map((off) =>
    open([at(along + off, -36), at(along + off + 4, 0), at(along + off, 36)]),
  )
  const bow = [
    open([at(along, 6), at(along - 40, 26), at(along - 30, 54), at(along - 2, 10)]),
    open([at(along, 6), at(along + 34, 30), at(along + 26, 56), at(along + 2, 10)]),
    open([at(along, 8), at(along - 10, 50), at(along - 26, 78)]),
    open([at(along, 8), at(along + 12, 46), at(along + 6, 82)]),
  ]
  layered(art, [...bands, ...bow].join(''), [
    { color: SHADOW, width: 6, dx: 3, dy: 5, opacity: 0.4 },
    { color: shade(TWINE, 0.4), width: 6.4 },
    { color: TWINE, width: 4, dx: -0.8, dy: -1 },
    { color: tint(TWINE, 0.6), width: 1.3, dx: -1.4, dy: -1.8 },
  ])
}
