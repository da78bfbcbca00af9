import type { Canvas } from '../../core/canvas.ts'
import { cloudsOf } from './relief/clouds.ts'
import { type Seat, sculpted } from './relief/sculpt.ts'
import { type Pose, posed, type Solid, withinPose } from './relief/solids.ts'

/** From where it stands in the sauce to the light on it. */
const COLORS = [
  '#4a1204',
  '#8a2f08',
  '#bf5210',
  '#e0761c',
  '#f09a3c',
  '#fcc678',
  '#ffe6b4',
] as const

interface CarrotPiece extends Pose {
  /** Half its length and half its thickness. */
  long: number
  thick: number
}

/** A thick piece of carrot, so soft that its edges are round, half in the sauce. */
export function braisedCarrot(art: Canvas, piece: CarrotPiece, seat: Seat): void {
  const { long, thick, at = [0, 0, 0] } = piece
  const uneven = cloudsOf(art.random)
  const within = withinPose(piece)
  const [soft, taper] = [thick * 0.45, art.random.range(0.1, 0.3)]
  const whole: Solid = (x, y, z) => {
    const round = Math.hypot(y, z) - thick * (1 - taper * (x / long)) + soft
    const ends = Math.abs(x) - long + soft
    const away =
      Math.hypot(Math.max(0, round), Math.max(0, ends)) + Math.min(0, Math.max(round, ends))
    return away - soft - 0.04 * thick * uneven(x * 18, y * 18 + z * 12)
  }
  const reach = (long + thick) * 1.2
  const [u, v] = [at[0], -at[1] * seat.flat - at[2] * Math.sqrt(1 - seat.flat ** 2)]
  const carrot = sculpted(
    {
      body: posed(whole, piece),
      frame: [u - reach, v - reach, u + reach, v + reach],
      colors: COLORS,
      pale: (...place) => {
        const [x, y, z] = within(...place)
        const core = Math.abs(x) > long * 0.86 && Math.hypot(y, z) < thick * 0.45 ? 0.12 : 0
        return (
          core + 0.2 * uneven(x * 14 + 3, y * 14 + z * 9) - 0.5 * Math.max(0, 0.04 - place[2]) * 10
        )
      },
      gloss: 0.9,
      cell: 5,
      tones: 11,
    },
    seat,
  )
  const { size } = seat
  art.movedBy(size * 0.015, size * 0.03, () =>
    art.softFill(carrot.outline, '#1a0403', 0.6, size * 0.03),
  )
  carrot.draw(art)
}
