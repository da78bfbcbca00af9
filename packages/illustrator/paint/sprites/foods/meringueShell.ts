import type { Random } from '../../../language/random.ts'
import { cloudsOf } from './relief/clouds.ts'
import type { Sculpture } from './relief/sculpt.ts'
import { egg, type Solid, without } from './relief/solids.ts'

const CRUST = ['#9a786c', '#c6a68f', '#e4cdb2', '#f5e7d0', '#fdf6ea', '#ffffff'] as const

/** How high the rim stands on average, as a share of the radius. */
const RIM = 0.46

/** A low round of meringue that a spatula drew around, with a hollow in its top; its radius is 1. */
export function meringueShell(random: Random): Sculpture {
  const uneven = cloudsOf(random)
  const [two, three, five] = [random.angle(), random.angle(), random.angle()]
  /** Broad strokes of the spatula, which climb as they go around. */
  const strokes = (turn: number, z: number) =>
    Math.sin((z + 0.05 * Math.sin(turn * 2 + two) + 0.03 * Math.sin(turn * 5 + five)) * 30 - turn)
  const side = (turn: number, z: number) =>
    0.96 + 0.03 * Math.sin(turn * 2 + two) + 0.026 * strokes(turn, z) - 0.7 * (z - 0.16) ** 2
  const top = (turn: number) =>
    RIM + 0.06 * Math.sin(turn * 3 + three) + 0.04 * Math.sin(turn * 5 + five)
  const around: Solid = (x, y, z) => Math.sqrt(x * x + y * y) - side(Math.atan2(y, x), z)
  const above: Solid = (x, y, z) => top(Math.atan2(y, x)) - z
  const mound = without(around, above, 0.14)
  const round: Solid = (x, y, z) =>
    Math.max(mound(x, y, z), -z) + 0.035 * uneven(x * 5, y * 5 + z * 6)
  const body = without(round, egg([0, 0, RIM + 0.06], [0.74, 0.74, 0.28]), 0.1)
  return {
    body: (x, y, z) => body(x, y, z) * 0.8,
    frame: [-1.15, -1.2, 1.15, 0.85],
    colors: CRUST,
    // Dried, it takes on color on its ridges.
    pale: (x, y, z) =>
      0.06 + 0.2 * uneven(x * 1.6 + 5, y * 1.6 + z * 2) - 0.16 * Math.max(0, 0.1 - z),
    cell: 5,
    tones: 11,
    crease: 0.5,
    contrast: 0.85,
  }
}
