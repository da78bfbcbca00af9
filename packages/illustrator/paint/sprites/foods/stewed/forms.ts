import type { Random } from '../../../../language/random.ts'
import type { Color } from '../../../../language/paints.ts'
import { cloudsOf, softMin } from '../relief/clouds.ts'
import type { Lump } from './stew.ts'

interface Spot {
  x: number
  y: number
  /** Half its length. */
  size: number
  angle: number
  /** How far its middle is out of the sauce, in shares of its size. */
  rise: number
  colors: readonly Color[]
}

interface SlabLook extends Spot {
  /** Half its depth as a share of half its length. */
  aspect: number
  /** How deep the furrows of its grain are, as a share of its size. */
  grain: number
  /** How many furrows lie side by side. */
  furrows: number
  /** How deep they are on its top, as a share of those of its front. */
  topGrain?: number
  /** How far its outline strays. */
  torn?: number
  /** How much darker it is where it was browned. */
  browned: number
}

/** How level a top and how steep a front are seen from a chair. */
const TOP = 1
const FRONT = -0.5

/** A cut piece with a level top and a front that shows its grain. */
export function slabLump(random: Random, look: SlabLook): Lump {
  const { x, y, size, angle, rise, colors, aspect, grain, furrows, browned } = look
  const { topGrain = 0.4, torn = 1 } = look
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const waves = [2, 3, 5].map(
    (count) => [count, random.angle(), torn * random.range(0.03, 0.07)] as const,
  )
  const [rough, strands, brown] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const lean = random.range(-0.4, 0.4)
  const brink = random.range(-0.16, 0)
  const square = random.range(2.1, 2.7)
  const own = (px: number, py: number) => {
    const [u, v] = [px / size, py / size]
    return [u * cos + v * sin, v * cos - u * sin] as const
  }
  const far = (u: number, v: number) => {
    const turn = Math.atan2(v / aspect, u)
    const stray = waves.reduce((sum, [count, at, by]) => sum + by * Math.sin(count * turn + at), 1)
    return (Math.abs(u) ** square + Math.abs(v / aspect) ** square) ** (1 / square) / stray
  }
  return {
    x,
    y,
    reach: size * 1.2,
    rise: rise * size,
    colors,
    insideAt: (px, py) => 1 - far(...own(px, py)),
    nearAt: (px, py) => {
      const [u, v] = own(px, py)
      const edge = brink + lean * u * 0.3 + rough(u * 2.4, 3) * 0.14
      const top = TOP * (v - edge)
      const front = FRONT * (v - edge)
      const round = (1 - Math.min(1, far(u, v))) ** 0.5 * 0.42
      const across = v > edge ? u + v * lean : v * 1.6 + u * 0.12
      const thread = Math.sin((across + strands(u * 2, v * 2) * 0.2) * furrows * 3.1)
      const bumps = rough(u * 2.2, v * 2.2) * 0.12
      return (
        (softMin(top, front, 0.24) + round + bumps + thread * grain * (v > edge ? 1 : topGrain)) *
        size
      )
    },
    paleAt: (px, py) => {
      const [u, v] = own(px, py)
      const seared = Math.max(0, brown(u * 1.7, v * 1.7) + 0.02) * browned * (v < brink ? 1 : 0.5)
      return -seared - Math.max(0, v - 0.1) * 0.1
    },
  }
}

/** A dried apricot half, plumped again: a dented round with a thick wrinkled rim. */
export function apricotLump(random: Random, { x, y, size, angle, rise, colors }: Spot): Lump {
  const rough = cloudsOf(random)
  const [dentU, dentV] = [random.jitter(0.14), random.range(-0.16, 0.04)]
  const waves = [2, 3, 4].map((count) => [count, random.angle(), random.range(0.03, 0.07)] as const)
  const far = (u: number, v: number) => {
    const turn = Math.atan2(v, u)
    const stray = waves.reduce((sum, [count, at, by]) => sum + by * Math.sin(count * turn + at), 1)
    return Math.hypot(u, v / 0.76) / stray
  }
  const isHollow = random.next() < 0.75
  return {
    x,
    y,
    reach: size * 1.2,
    rise: rise * size,
    colors,
    insideAt: (px, py) => 1 - far(px / size, py / size),
    nearAt: (px, py) => {
      const [u, v] = [px / size, py / size]
      const round = Math.sqrt(Math.max(0, 1 - far(u, v) ** 2)) * 0.6
      const away = Math.hypot((u - dentU) / 0.56, (v - dentV) / 0.34)
      const dent = isHollow ? 0.36 * Math.exp(-(away ** 3)) : 0
      const seam = isHollow ? 0 : 0.07 * Math.exp(-(((v - 0.3 * u * Math.cos(angle)) / 0.1) ** 2))
      const wrinkles = rough(u * 3 + angle, v * 3) * 0.07
      return (round + v * 0.4 - dent - seam + wrinkles) * size
    },
  }
}

/** A whole almond: a drop with a pointed end. */
export function almondLump(random: Random, { x, y, size, angle, rise, colors }: Spot): Lump {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const wide = random.range(0.54, 0.62)
  const far = (px: number, py: number) => {
    const [u, v] = [px / size, py / size]
    const [a, b] = [u * cos + v * sin, v * cos - u * sin]
    const slim = wide * Math.max(0.05, 1 - 0.62 * Math.max(0, a) ** 1.2)
    return Math.hypot(a, b / slim)
  }
  return {
    x,
    y,
    reach: size * 1.05,
    rise: rise * size,
    colors,
    insideAt: (px, py) => 1 - far(px, py),
    nearAt: (px, py) => Math.sqrt(Math.max(0, 1 - far(px, py) ** 2)) * size * 0.44 + py * 0.6,
  }
}
