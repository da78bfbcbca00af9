import type { Canvas } from '../../../core/canvas.ts'
import { turnedPoint } from '../../../core/contour.ts'
import { mix } from '../../../core/color.ts'
import type { PropSpot } from '../../types.ts'
import { beside, inward } from '../spots.ts'
import { tie } from '../twine.ts'
import { cinnamonStick } from './cinnamonStick.ts'

const STRING = '#ecdfc4'

/** Five sticks tied with kitchen string. */
export function cinnamonBundle(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { color } = spot
  const [x, y] = beside(spot, -14)
  const angle = inward(spot) + 1.1 + random.jitter(0.2)
  const sticks = [
    [0, -39, 15],
    [-7, 39, 15],
    [5, 0, 15],
    [9, -20, 10],
    [-9, 21, 10],
  ] as const
  for (const [along, off, height] of sticks) {
    const [u, v] = turnedPoint([along + random.jitter(7), off], angle, x, y)
    const tone = mix(color, random.pick(['#7d431f', '#b87a45']), random.range(0, 0.3))
    const lean = angle + random.jitter(0.04)
    cinnamonStick(art, { x: u, y: v, size: 112, angle: lean, color: tone }, 0.185, height)
  }
  tie(art, { x, y, size: 28, angle, color: STRING }, 60)
}
