import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { pack, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cloudsOf, platesOf, softMax, softMin } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import { type Inside, lookAt, type Seen } from './relief/standing.ts'
import { tiltOf } from './relief/tilt.ts'

/** A round of dough: where it lies, how wide and how high it is, in shares of the size. */
export type Round = readonly [right: number, deep: number, wide: number, tall: number]

/** Rounds of golden crust that rose out of fruit: domed, smooth, cracked on top, dusted with sugar. */
export function cobbledCrust(
  art: Canvas,
  { x, y, size }: Omit<Piece, 'color' | 'angle'>,
  rounds: readonly Round[],
): void {
  const { random } = art
  const { flat, cos } = tiltOf(art.camera)
  const brown = cloudsOf(random)
  const insideAt = risen(random, rounds)
  const look = lookAt(art.camera, { x, y, size }, { insideAt, high: [-0.04, 0.28] })
  const up = (size * 0.26 * cos) / flat
  const box = { x: x - size, y: y - size - up, width: size * 2, height: size * 2.04 + up }
  const crust = reliefOf(
    look(({ near }) => near * size),
    {
      box,
      inside: look(({ thick }) => thick * size),
      cell: size / 70,
      foreshortening: flat,
      tones: 14,
      blur: 1,
      crease: 0.4,
      contrast: 1.05,
      paleAt: look(({ right, deep, high }: Seen) => {
        const tan = 0.62 * brown(right * 6.4, deep * 6.4) - 0.3 * topAt(rounds, right, deep)
        const side = 0.42 * Math.min(1, Math.max(0, (0.1 - high) / 0.04))
        return -0.03 + tan + side - 5 * Math.max(0, 0.04 - high)
      }),
      colors: ['#6f2c0a', '#ac5a18', '#d4852e', '#ecae52', '#f8d083', '#ffedbe'],
    },
  )
  art.movedBy(size * 0.03, size * 0.06, () =>
    art.softFill(crust.outline, '#3a0f04', 0.6, size * 0.035),
  )
  crust.draw(art)
  art.stroke(crust.outline, '#5c240a', size * 0.008, { opacity: 0.8 })
  sugar(art, { x, y, size }, rounds)
}

/** How far a place belongs to the browned top of a round, from 0 to 1: most at its shoulder. */
function topAt(rounds: readonly Round[], right: number, deep: number): number {
  const reach = Math.min(...rounds.map(([u, v, wide]) => Math.hypot(right - u, deep - v) / wide))
  return reach > 0.92 ? Math.max(0, (1 - reach) / 0.08) : 0.35 + 0.65 * (reach / 0.92) ** 2
}

/** How deep in the rounds a place is. */
function risen(random: Random, rounds: readonly Round[]) {
  const [edge, bump] = [cloudsOf(random), cloudsOf(random)]
  const [plates, crag] = [platesOf(random), cloudsOf(random)]
  return ({ right, deep, high }: Inside): number => {
    const [wu, wv] = [
      right + 0.1 * edge(right * 3.4, deep * 3.4),
      deep + 0.1 * edge(right * 3.4 + 9, deep * 3.4),
    ]
    let inside = -0.2
    for (const [cu, cv, wide, tall] of rounds) {
      const reach = Math.hypot(wu - cu, wv - cv) / wide
      if (reach > 1.3) continue
      const top = tall * (1 - 0.28 * reach ** 3) - high
      inside = softMax(inside, softMin((1.02 - reach) * wide, top, 0.13), 0.01)
    }
    // Far from any surface nobody looks.
    if (Math.abs(inside) > 0.045) return inside
    // Dough as it fell off a spoon: lobes with sharp creases between them.
    const lobes = Math.min(0.5, plates(wu * 7 + 3 * bump(right * 4, deep * 4), wv * 7))
    const rough = 0.062 * (lobes - 0.3) + 0.022 * crag(right * 15, deep * 15 + high * 9)
    return inside + rough
  }
}

/** Sugar that was strewn over the rounds, coarse and fine. */
function sugar(
  art: Canvas,
  { x, y, size }: Omit<Piece, 'color' | 'angle'>,
  rounds: readonly Round[],
): void {
  const { flat, cos } = tiltOf(art.camera)
  const grains = rounds.flatMap(([u, v, wide, tall]) => {
    const top = y + (v - (tall * 0.8 * cos) / flat) * size
    return pack(art.random, x + u * size, top, size * wide * 0.6, 11, { tries: 2 })
  })
  const low = grains.map(([u, v]): Point => [u + 1.5, v + 2])
  art.specks(low, '#8a4716', size * 0.01, { opacity: 0.5 })
  art.specks(grains, '#fffdf2', size * 0.011, { length: size * 0.003 })
}
