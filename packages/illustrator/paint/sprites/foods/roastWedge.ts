import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cloudsOf } from './relief/clouds.ts'
import { sculpted } from './relief/sculpt.ts'
import { egg, posed, type Pose, type Solid, withinPose, without } from './relief/solids.ts'

/** From the crust that caught on the iron to the fluffy cut. */
const tonesOf = (color: Color): Color[] => [
  '#341204',
  '#6b3009',
  '#a35c14',
  mix(color, '#c98422', 0.5),
  mix(color, '#eab544', 0.7),
  '#f7d270',
  '#fde8a6',
  '#fff6d6',
]

/**
 * A quarter of a roast potato: two cut faces that meet in an edge, the skin behind; `size` is half its length.
 * @param flat how much of a depth is seen: 1 from straight above
 */
export function roastWedge(art: Canvas, piece: Piece, flat: number): void {
  const { random } = art
  const { x, y, size, color } = piece
  const pose: Pose = {
    turn: -piece.angle,
    roll: random.jitter(0.5),
    lift: random.jitter(0.22),
    at: [0, 0, 0.34],
  }
  const [long, wide] = [random.range(0.84, 1), random.range(0.62, 0.74)]
  const whole = egg([0, 0, -0.16], [long, wide, 0.72])
  const steep = random.range(0.5, 0.8)
  const ridge = random.range(0.26, 0.36)
  const side = random.range(-0.16, 0.1)
  /** How far above the nearer of the two cuts a place is. */
  const cut: Solid = (_, v, w) => w - ridge + steep * Math.abs(v - side)
  const uneven = cloudsOf(random)
  const body: Solid = (u, v, w) =>
    without(whole, (...place) => -cut(...place), 0.06)(u, v, w) - 0.05 * uneven(u * 3.2, v * 3 + w)
  const within = withinPose(pose)
  const chunk = sculpted(
    {
      body: posed(body, pose),
      frame: [-1.4, -1.6, 1.4, 1.1],
      colors: tonesOf(color),
      bump: (...place) => {
        const [u, v, w] = within(...place)
        return 0.04 * uneven(u * 6, v * 6 + w * 5 + 5)
      },
      pale: (...place) => {
        const [u, v, w] = within(...place)
        const brown = Math.min(0, 0.05 - 0.9 * uneven(u * 3.4 + 7, v * 3.4 + w * 2))
        if (cut(u, v, w) < -0.07) return -0.2 + brown * 0.6
        // The rims and the edge between the cuts crisp first.
        const rim = Math.max(0, Math.hypot(u / long, v / wide) - 0.66)
        const crest = Math.max(0, 1 - Math.abs(v - side) / 0.09)
        return 0.1 - 0.75 * rim - 0.12 * crest + brown * 0.8
      },
      gloss: 0.55,
      cell: 5.4,
      tones: 10,
      crease: 0.5,
    },
    { x, y, size, flat },
  )
  art.movedBy(size * 0.1, size * 0.14, () =>
    art.softFill(chunk.outline, '#120502', 0.5, size * 0.1),
  )
  art.movedBy(size * 0.02, size * 0.05, () =>
    art.softFill(chunk.outline, '#1a0703', 0.6, size * 0.04),
  )
  chunk.draw(art)
}
