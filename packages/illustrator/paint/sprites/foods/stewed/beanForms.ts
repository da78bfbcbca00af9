import type { Random } from '../../../../language/random.ts'
import type { Color } from '../../../../language/paints.ts'
import { cloudsOf } from '../relief/clouds.ts'
import type { Lump } from './stew.ts'

interface Spot {
  x: number
  y: number
  /** Half its length. */
  size: number
  angle: number
  /** How far its middle is out of what it lies in, in shares of its size. */
  rise: number
}

interface BeanLook extends Spot {
  colors: readonly Color[]
  /** How much darker its patches are; without any it is of one color. */
  mottled?: number
}

/** A cooked bean: plump, a little bowed. */
export function beanLump(random: Random, look: BeanLook): Lump {
  const { x, y, size, angle, rise, colors, mottled } = look
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bow = random.range(0.04, 0.2)
  const broad = random.range(0.62, 0.74)
  const patches = cloudsOf(random)
  const pale = random.jitter(0.06)
  const far = (px: number, py: number) => {
    const [u, v] = [px / size, py / size]
    const [a, b] = [u * cos + v * sin, v * cos - u * sin]
    return Math.hypot(a, (b + bow * (a * a - 0.4)) / broad)
  }
  return {
    x,
    y,
    reach: size * 1.12,
    rise: rise * size,
    colors,
    insideAt: (px, py) => 1 - far(px, py),
    nearAt: (px, py) => Math.sqrt(Math.max(0, 1 - far(px, py) ** 2)) * size * 0.66 + py * 0.3,
    ...(mottled && {
      paleAt: (px, py) => {
        const patch = patches((px / size) * 2.6, (py / size) * 2.6) - 0.06
        return pale - Math.max(0, patch) * mottled
      },
    }),
  }
}

interface SliceLook extends Spot {
  colors: readonly Color[]
  /** Half its breadth as a share of half its length. */
  broad: number
  /** How thick it is, as a share of half its length. */
  thick: number
}

/** A slant slice of something round that was fried: a flat oval face, browned along its rim, and its side. */
export function sliceLump(random: Random, look: SliceLook): Lump {
  const { x, y, size, angle, rise, colors, broad, thick } = look
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const waves = [2, 3, 5].map((count) => [count, random.angle(), random.range(0.01, 0.03)] as const)
  const [brown, soft] = [cloudsOf(random), cloudsOf(random)]
  const burnt = random.angle()
  /** The turn around its face, and how far out. */
  const own = (px: number, py: number) => {
    const [u, v] = [px / size, py / size]
    const [a, b] = [u * cos + v * sin, (v * cos - u * sin) / broad]
    const turn = Math.atan2(b, a)
    const stray = waves.reduce((sum, [count, at, by]) => sum + by * Math.sin(count * turn + at), 1)
    return [Math.hypot(a, b) / stray, turn] as const
  }
  const far = (px: number, py: number) => own(px, py)[0]
  const deep = thick * size
  return {
    x,
    y,
    reach: size * (1.08 + thick),
    rise: rise * size,
    colors,
    insideAt: (px, py) => 1 - Math.min(far(px, py), far(px, py - deep / 2), far(px, py - deep)),
    nearAt: (px, py) => {
      const away = far(px, py)
      if (away > 1) return py * 1.1 - (away - 1) * size * 2.2
      return py * 1.1 + soft((px / size) * 3, (py / size) * 3) * size * 0.07
    },
    paleAt: (px, py) => {
      const [away, turn] = own(px, py)
      if (away > 1) return -0.12
      const spots = Math.max(0, brown((px / size) * 2.6, (py / size) * 2.6) + 0.02)
      const rim = Math.max(0, away - 0.62) / 0.38
      const scorched = 0.6 + 0.4 * Math.cos(turn - burnt)
      return 0.1 - rim ** 1.6 * 0.36 * scorched - spots * 1.5 * (0.5 + rim * 0.5)
    },
  }
}
