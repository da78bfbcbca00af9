import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Piece } from '../types.ts'
import { cloudsOf } from './relief/clouds.ts'
import { sculpted } from './relief/sculpt.ts'
import { limb, posed, type Pose, type Solid, withinPose, without } from './relief/solids.ts'

const CARROT = ['#3f1003', '#7d2806', '#b8470b', '#e06c14', '#f58b2a', '#ffb258', '#ffe0ac']
const PARSNIP = ['#43200a', '#7d4a18', '#b98238', '#ddb566', '#f1d898', '#fbeabc', '#fffae6']

/** Which root a length was cut from. */
export type Root = 'carrot' | 'parsnip'
const TONES: Readonly<Record<Root, readonly Color[]>> = { carrot: CARROT, parsnip: PARSNIP }

/**
 * A short length of a roasted root, cut straight at both ends; `size` is half its length.
 * @param flat how much of a depth is seen: 1 from straight above
 */
export function rootChunk(
  art: Canvas,
  piece: Omit<Piece, 'color'>,
  root: Root,
  flat: number,
): void {
  const { random } = art
  const { x, y, size } = piece
  const [thick, thin] = [random.range(0.48, 0.58), random.range(0.38, 0.46)]
  const [half, lean] = [random.range(0.78, 0.95), random.jitter(0.5)]
  const pose: Pose = { turn: -piece.angle, lift: random.jitter(0.14), at: [0, 0, 0.5] }
  const whole = limb([-1.3, 0, 0], [1.3, 0, -0.05], thick, thin)
  /** How far beyond the knife's cut at either end a place is. */
  const beyond: Solid = (u, v) => Math.abs(u + v * lean) - half
  const uneven = cloudsOf(random)
  const body: Solid = (u, v, w) =>
    without(whole, (...place) => -beyond(...place), 0.06)(u, v, w) - 0.02 * uneven(u * 2, v * 2 + w)
  const within = withinPose(pose)
  const chunk = sculpted(
    {
      body: posed(body, pose),
      frame: [-1.4, -1.6, 1.4, 1.1],
      colors: TONES[root],
      pale: (...place) => {
        const [u, v, w] = within(...place)
        const seared = Math.min(0, 0.1 - 0.9 * uneven(u * 2.2 + 7, v * 3 + w * 2))
        if (beyond(u, v, w) < -0.05) return seared - 0.3 * Math.max(0, 1 + beyond(u, v, w) * 9)
        // The core is paler, its rim caramelised.
        const far = Math.hypot(v, w) / thick
        return (far < 0.5 ? 0.3 : 0.1) - 0.5 * Math.max(0, far - 0.72)
      },
      gloss: 0.9,
      cell: 4.8,
      tones: 9,
      crease: 0.45,
    },
    { x, y, size, flat },
  )
  art.movedBy(size * 0.12, size * 0.16, () =>
    art.softFill(chunk.outline, '#120502', 0.4, size * 0.12),
  )
  art.movedBy(size * 0.03, size * 0.07, () =>
    art.softFill(chunk.outline, '#1a0703', 0.6, size * 0.05),
  )
  chunk.draw(art)
}
