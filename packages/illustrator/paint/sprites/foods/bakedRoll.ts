import type { Color } from '../../../language/paints.ts'
import type { Random } from '../../../language/random.ts'
import { cloudsOf } from './relief/clouds.ts'
import type { Sculpture } from './relief/sculpt.ts'
import { ROLL, type RolledDough, STRIP, withinEdge } from './rolledDough.ts'

/** From the filling between two turns to the crumb where another roll was pulled off; its own color is between them. */
const BAKED = [
  ['#300f08', '#4e1e0c', '#85420f', '#b56a22'],
  ['#edc385', '#fae5bb'],
] as const

/** Rolled dough as it was baked: brown on its edge, paler on its side, cinnamon between its turns. */
export function bakedRoll(random: Random, { body, hollow }: RolledDough, color: Color): Sculpture {
  const uneven = cloudsOf(random)
  const filling = (x: number, y: number) => {
    const away = ((1 - Math.sqrt(hollow(x, y))) / 2) * STRIP
    return Math.exp(-((away / (0.026 + 0.018 * uneven(x * 6, y * 6))) ** 2))
  }
  return {
    body: body(0),
    frame: [-1.15, -1.1, 1.15, 0.9],
    colors: [...BAKED[0], color, ...BAKED[1]],
    // Deeper than the body is, in which nothing could be seen behind a crest.
    bump: (x, y) => -0.08 * hollow(x, y) * withinEdge(x, y),
    pale: (x, y, z) => {
      const far = Math.sqrt(x * x + y * y)
      const onTop = Math.min(1, Math.max(0, (z - ROLL.rim + 0.2) / 0.1))
      const patch = 0.3 * uneven(x * 2 + 7, y * 2 + z * 3) + 0.14 * uneven(x * 9, y * 9 + z * 9)
      const edge = Math.exp(-(((far - 0.98) / 0.14) ** 2) - ((z - ROLL.rim + 0.06) / 0.16) ** 2)
      const torn = 0.22 * Math.exp(-(((z - 0.22) / 0.13) ** 2)) * (1 - onTop)
      const dark = onTop * filling(x, y) * withinEdge(x, y)
      return 0.32 - 0.14 * onTop + patch + torn - 0.12 * edge - 0.9 * dark
    },
    cell: 4,
    tones: 14,
    crease: 0.55,
    contrast: 0.6,
    blur: 1,
  }
}
