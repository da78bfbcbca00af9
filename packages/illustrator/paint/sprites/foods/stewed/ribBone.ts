import type { Canvas } from '../../../core/canvas.ts'
import { closed, type Point, turnedPoint } from '../../../core/contour.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { type OnSkin, sculpted, type Seat, seenAt } from '../relief/sculpt.ts'
import { block, type Pose, posed, withinPose } from '../relief/solids.ts'

/** Half its length, its width and its height, for a rib whose meat is nearly 2 long; it lies low. */
const HALF = [1.06, 0.46, 0.16] as const
const MIDDLE = [-0.08, 0, 0.08] as const

/** Stained by its sauce, pale where it is dry. */
const COLORS = ['#3f1a0c', '#82492a', '#b98a58', '#dcc092', '#f0dfb8', '#fff6e2']

/** The flat bone under a braised rib: it runs along under all of it, its sawn end to the left. */
export function ribBone(art: Canvas, seat: Seat, pose: Pose): void {
  const body = posed(posed(block(HALF, 0.15), { at: MIDDLE }), pose)
  const stain = cloudsOf(art.random)
  const own = withinPose(pose)
  const pale: OnSkin = (x, y, z) => {
    const [u, v, w] = own(x, y, z)
    const wet = Math.max(0, 0.08 - w) * 1.7 + Math.max(0, stain(u * 2.4, v * 3)) * 0.7
    return 0.1 - wet - 0.06 * stain(u * 2, v * 14)
  }
  sculpted(
    { body, frame: [-1.6, -1.4, 1.6, 1.2], colors: COLORS, pale, tones: 8, cell: 6 },
    seat,
  ).draw(art)
  marrow(art, seat, pose)
}

/** The sawn end: a pale ring around dark marrow. */
function marrow(art: Canvas, seat: Seat, pose: Pose): void {
  const ring = (share: number) =>
    closed(
      Array.from({ length: 14 }, (_, index): Point => {
        const turn = (index / 14) * Math.PI * 2
        const stray = share * (1 + art.random.jitter(0.05))
        const deep = Math.cos(turn) * 0.22 * stray
        const [x, y] = turnedPoint([MIDDLE[0] - HALF[0], deep], pose.turn ?? 0)
        return seenAt(seat, [x, y, MIDDLE[2] + Math.sin(turn) * 0.09 * stray])
      }),
    )
  art.fill(ring(1), '#f8ecd0')
  art.fill(ring(0.72), '#b9714a')
  art.fill(ring(0.52), '#7c3a26')
}
