import type { Random } from '../../../language/random.ts'
import { type Clouds, cloudsOf, platesOf } from './relief/clouds.ts'
import type { Sculpture } from './relief/sculpt.ts'
import { egg, type Solid, without } from './relief/solids.ts'

/** From its cracks to its crest: warm white that took on color where it dried longest. */
const CRUST = ['#7d5440', '#b58d6c', '#dcbf98', '#f0dfc0', '#faf1de', '#fffcf3', '#ffffff'] as const

/** How high the rim stands on average, as a share of the radius. */
const RIM = 0.46

/** A low drum of baked meringue that a spatula drew up around, with a hollow in its top; its radius is 1. */
export function meringueShell(random: Random): Sculpture {
  const uneven = cloudsOf(random)
  const cracked = cracksOf(random, uneven)
  return {
    body: drumOf(random, uneven),
    frame: [-1.15, -1.2, 1.15, 0.85],
    colors: CRUST,
    bump: (x, y, z) => -0.03 * cracked(x, y, z),
    pale: (x, y, z) => {
      const tanned = 0.2 * uneven(x * 1.6 + 5, y * 1.6 + z * 2) - 0.3 * Math.max(0, 0.1 - z)
      return 0.2 + tanned - 0.5 * cracked(x, y, z)
    },
    cell: 5,
    tones: 8,
    crease: 0.5,
    contrast: 0.85,
  }
}

function drumOf(random: Random, uneven: Clouds): Solid {
  const [two, three, five] = [random.angle(), random.angle(), random.angle()]
  /** Broad strokes of the spatula, which lean as they go up: each bulges, with a furrow to the next. */
  const strokes = (turn: number, z: number) =>
    Math.abs(Math.sin(turn * 6 + 0.8 * Math.sin(turn * 3 + two) + z * 2))
  const side = (turn: number, z: number) =>
    0.9 + 0.03 * Math.sin(turn * 2 + two) + 0.075 * strokes(turn, z) - 0.55 * (z - 0.2) ** 2
  const top = (turn: number) =>
    RIM -
    0.03 +
    0.04 * Math.sin(turn * 3 + three) +
    0.03 * Math.sin(turn * 5 + five) +
    0.06 * strokes(turn, RIM)
  const around: Solid = (x, y, z) => Math.sqrt(x * x + y * y) - side(Math.atan2(y, x), z)
  const above: Solid = (x, y, z) => top(Math.atan2(y, x)) - z
  const mound = without(around, above, 0.12)
  const hollow = egg([0, 0, RIM + 0.06], [0.74, 0.74, 0.28])
  /** Where a piece of the edge broke off. */
  const broken = egg([0.66, -0.68, RIM + 0.02], [0.2, 0.16, 0.13])
  const whole = without(mound, hollow, 0.1)
  const body = without(whole, broken, 0.02)
  return (x, y, z) => {
    const away = Math.max(body(x, y, z), -z)
    // Only close to it does its roughness matter.
    if (Math.abs(away) > 0.1) return away * 0.8
    return (away + 0.035 * uneven(x * 5, y * 5 + z * 6)) * 0.8
  }
}

/** How deep in a crack of the crust a place is, from 0 to 1; there are cracks in some places only. */
function cracksOf(random: Random, uneven: Clouds): Solid {
  const seam = platesOf(random)
  return (x, y, z) => {
    const open = 0.02 + 0.15 * uneven(x * 1.7 + 3, y * 1.7 - z * 2)
    if (open <= 0.025) return 0
    return Math.exp(-((seam(x * 2.6 + y * 0.7, (z - y * 0.6) * 3.4) / open) ** 2))
  }
}
