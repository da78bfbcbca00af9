import type { Random } from '../../../../language/random.ts'
import { cloudsOf } from '../relief/clouds.ts'
import type { Lump } from './stew.ts'

interface Place {
  x: number
  y: number
  size: number
  /** How far its middle is out of the sauce, in shares of its size. */
  rise: number
}

/** From where it stands in the gravy to its crest. */
const SKIN = ['#7c2608', '#bf5f1c', '#e4a344', '#f3c66c', '#fce09a', '#fff5d2'] as const

const bell = (value: number, wide: number) => Math.exp(-((value / wide) ** 2))

/** A cooked chickpea: two plump cheeks, the furrow between them that runs into its beak. */
export function chickpeaLump(random: Random, { x, y, size, rise }: Place): Lump {
  const angle = random.angle()
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const beak = random.range(0.16, 0.3)
  const bend = random.jitter(0.22)
  const furrow = random.range(0.2, 0.34)
  const squat = random.range(0.9, 1)
  const pale = random.range(-0.1, 0.08)
  const clinging = cloudsOf(random)
  /** Turned as it lies, in shares of its size. */
  const own = (px: number, py: number) => {
    const [u, v] = [px / size, py / size]
    return [u * cos + v * sin, (v * cos - u * sin) / squat] as const
  }
  const far = (u: number, v: number) => {
    const turn = Math.atan2(v, u)
    const notch = bell(turn - 0.62, 0.24) + bell(turn + 0.62, 0.24)
    return Math.hypot(u, v) / (0.92 + beak * bell(turn, 0.36) - 0.035 * notch)
  }
  return {
    x,
    y,
    reach: size * 1.3,
    rise: rise * size,
    colors: SKIN,
    insideAt: (px, py) => 1 - far(...own(px, py)),
    nearAt: (px, py) => {
      const [u, v] = own(px, py)
      const away = far(u, v)
      const round = Math.sqrt(Math.max(0, 1 - away * away))
      const along = Math.min(1, Math.max(0, (u + 0.15) / 0.6))
      const groove = furrow * along * bell(v - bend * (1 - u) * u, 0.14)
      return (round * 0.86 - groove) * size
    },
    // Gravy clings to it below, and here and there above.
    paleAt: (px, py) => {
      const coat = clinging(px / size / 0.62, py / size / 0.62) - 0.12
      return pale - Math.max(0, py / size + 0.1) * 0.3 - Math.max(0, coat) * 1.3
    },
  }
}
