import type { Random } from '../../../language/random.ts'
import type { Point } from '../../core/contour.ts'

/** A portion of salmon as it is seen from a chair: its long cut side in front, its broken end at the right. */
export interface SalmonPortion {
  size: number
  /** A place on its back: along from -1 to 1, across from -1 behind to 1 in front. */
  top: (u: number, w: number) => Point
  /** A place on its long side: along, and down from 0 at its back to 1 at the plate. */
  side: (u: number, down: number) => Point
  /** A place on its broken end: across from -1 behind to 1 in front, and down. */
  end: (w: number, down: number) => Point
  /** Its outline at a height, from 0 at the plate to 1. */
  ring: (height: number) => Point[]
}

interface PortionPlace {
  x: number
  y: number
  /** Half its length. */
  size: number
  /** How heights on the table shrink. */
  flat: number
}

const TURN = 0.46
const BROAD = 0.47
const THICK = 0.52
const AROUND = 56

/** A place may lie a little beyond its end. */
const high = (u: number) => THICK * (1 - 0.07 * Math.max(0, u + 1) ** 1.6)
const broad = (u: number) => BROAD * (1 - 0.05 * u - 0.06 * u * u)
/** Its edges are round: what is higher lies further in. */
const inwards = (height: number) => 1 - 0.1 * Math.max(0, (height - 0.62) / 0.38) ** 2

/** A portion that lies on a plate, its middle at a place. */
export function salmonPortion(random: Random, place: PortionPlace): SalmonPortion {
  const { x, y, size, flat } = place
  const rise = Math.sqrt(1 - flat ** 2)
  const strays = Array.from({ length: AROUND }, () => random.jitter(0.012))
  const seen = (u: number, across: number, height: number): Point => {
    const right = u * Math.cos(TURN) - across * Math.sin(TURN)
    const near = u * Math.sin(TURN) + across * Math.cos(TURN)
    return [x + right * size, y + (near * flat - height * rise) * size]
  }
  const ring = (height: number) =>
    strays.map((stray, index): Point => {
      const turn = (index / AROUND) * Math.PI * 2
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const u = Math.sign(cos) * Math.abs(cos) ** (cos > 0 ? 0.2 : 0.42)
      const w = Math.sign(sin) * Math.abs(sin) ** 0.34 + stray
      const into = inwards(height)
      return seen(u * (1 - (1 - into) * 0.6), w * broad(u) * into, height * high(u))
    })
  return {
    size,
    ring,
    top: (u, w) => seen(u * 0.95, w * broad(u) * 0.9, high(u) * (1 + 0.05 * (1 - w * w))),
    side: (u, down) => seen(u, broad(u) * inwards(1 - down), (1 - down) * high(u)),
    end: (w, down) => seen(1, w * broad(1) * inwards(1 - down), (1 - down) * high(1)),
  }
}
