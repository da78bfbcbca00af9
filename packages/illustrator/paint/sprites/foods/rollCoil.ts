import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { closed, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'

/** Where a place of a roll is seen: how far from its middle, in which direction, how high up; shares of its radius. */
export type RollPlace = (reach: number, angle: number, high: number) => Point

/** How high a roll is at its rim, and how much its heart rose over that. */
const HIGH = { rim: 0.56, heart: 0.2 } as const

/** How high the top of a roll is at a share of the way to its rim, which is round. */
export const topAt = (reach: number) =>
  HIGH.rim + HIGH.heart * (1 - reach) - 0.1 * Math.min(1, reach) ** 6

/** A strip of dough, rolled up: the way it winds, where and how often. */
export interface Coil {
  way: 1 | -1
  start: number
  turns: number
}

export function coilOf(random: Random): Coil {
  return {
    way: random.pick([1, -1] as const),
    start: random.angle(),
    turns: random.range(2.6, 3),
  }
}

export function placeOnRoll(art: Canvas, { x, y, size }: Piece): RollPlace {
  const rise = riseIn(art.camera)
  return (reach, angle, high) => [
    x + Math.cos(angle) * reach * size,
    y + (Math.sin(angle) * reach - high * rise) * size,
  ]
}

/** The groove between the turns, from the heart to where the strip ends at the rim. */
export function grooveOf(coil: Coil, place: RollPlace, random: Random): Point[] {
  const steps = Math.round(coil.turns * 18)
  return Array.from({ length: steps }, (_, index) => {
    const turn = 0.16 + ((coil.turns - 0.16) * index) / (steps - 1)
    const reach = reachOf(coil, turn) * (1 + random.jitter(0.014))
    return place(reach, angleOf(coil, turn), topAt(reach) - 0.03)
  })
}

const angleOf = ({ way, start }: Coil, turn: number) => start + way * turn * Math.PI * 2
const reachOf = ({ turns }: Coil, turn: number) => 0.94 * (turn / turns) ** 0.86

/** The crests of the turns, where the light from the upper left meets them. */
export function crestsOf(coil: Coil, place: RollPlace): Point[][] {
  const crests: Point[][] = []
  let crest: Point[] = []
  for (let turn = 0.7; turn < coil.turns + 0.5; turn += 1 / 24) {
    const angle = angleOf(coil, turn)
    const inner = reachOf(coil, turn - 0.5)
    if (Math.cos(angle - 3.9) > 0.35 && inner < 0.9) {
      crest.push(place(inner, angle, topAt(inner) + 0.012))
    } else if (crest.length > 0) {
      crests.push(crest)
      crest = []
    }
  }
  return crests.filter(({ length }) => length > 3)
}

/** A line as broad as given, which runs out at both of its ends. */
export function ribbon(line: readonly Point[], width: number): Path {
  const side = (sign: number) =>
    line.map(([x, y], index): Point => {
      const [before = [x, y], after = [x, y]] = [line[index - 1], line[index + 1]]
      const [along, down] = [after[0] - before[0], after[1] - before[1]]
      const ends = Math.min(1, (index + 1) / 4, (line.length - 1 - index) / 9)
      const far = (sign * width * ends) / 2 / (Math.hypot(along, down) || 1)
      return [x - down * far, y + along * far]
    })
  return closed([...side(1), ...side(-1).toReversed()])
}
