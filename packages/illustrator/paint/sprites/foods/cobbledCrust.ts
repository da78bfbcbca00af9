import type { Random } from '../../../language/random.ts'
import { riseIn } from '../../core/camera.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Point, pack } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { opened } from './crackedCrust.ts'
import { shape } from './dough.ts'
import { cloudsOf, softMax, softMin } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import { type Inside, lookAt, type Seen } from './relief/standing.ts'
import { tiltOf } from './relief/tilt.ts'
import { laid } from './touches.ts'

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
      cell: size / 66,
      foreshortening: flat,
      tones: 14,
      blur: 1,
      crease: 0.4,
      contrast: 1.05,
      paleAt: look(({ right, deep, high }: Seen) => {
        const tan = 0.46 * brown(right * 5.4, deep * 5.4) - 0.27 * topAt(rounds, right, deep)
        const side = 0.26 * Math.max(0, 1 - Math.abs(high - 0.075) / 0.05)
        return 0.06 + tan + side - 1.8 * Math.max(0, 0.035 - high)
      }),
      colors: ['#7c340c', '#b9681f', '#dd9439', '#f0b95f', '#fad994', '#fff3cf'],
    },
  )
  art.movedBy(size * 0.03, size * 0.06, () =>
    art.softFill(crust.outline, '#3a0f04', 0.6, size * 0.035),
  )
  crust.draw(art)
  cracks(art, { x, y, size }, rounds)
  sugar(art, { x, y, size }, rounds)
}

/** How far a place belongs to the browned top of a round, from 0 to 1: most at its shoulder. */
function topAt(rounds: readonly Round[], right: number, deep: number): number {
  const reach = Math.min(...rounds.map(([u, v, wide]) => Math.hypot(right - u, deep - v) / wide))
  return reach > 0.92 ? Math.max(0, (1 - reach) / 0.08) : 0.35 + 0.65 * (reach / 0.92) ** 2
}

/** Lines along which a crust opens, on a round of size 1. */
const CRACKS: readonly (readonly (readonly Point[])[])[] = [
  [
    shape('-0.6 -0.16, -0.34 0.02, -0.06 -0.06, 0.2 0.1, 0.52 0.06'),
    shape('-0.06 -0.06, 0.06 -0.3, 0.02 -0.5'),
    shape('0.2 0.1, 0.26 0.34'),
  ],
  [
    shape('-0.36 -0.5, -0.2 -0.2, 0.06 -0.04, 0.3 0.2, 0.62 0.26'),
    shape('0.06 -0.04, -0.14 0.2, -0.12 0.46'),
  ],
  [
    shape('0.1 -0.56, -0.04 -0.26, 0.1 0.02, -0.02 0.3, 0.08 0.56'),
    shape('0.1 0.02, 0.4 -0.04, 0.54 -0.2'),
    shape('-0.04 -0.26, -0.34 -0.24'),
  ],
]

/** Where the rounds opened as they rose: pale crumb in a browned crust. */
function cracks(
  art: Canvas,
  { x, y, size }: Omit<Piece, 'color' | 'angle'>,
  rounds: readonly Round[],
): void {
  const rise = riseIn(art.camera)
  for (const [index, [u, v, wide, tall]] of rounds.entries()) {
    const place = {
      x: x + u * size,
      y: y + (v - tall * 0.82 * rise) * size,
      size: wide * size * 1.22,
    }
    const turn = art.random.range(-0.5, 0.5) + (index % 2) * 2.2
    const lines = (CRACKS[index % CRACKS.length] ?? []).map((line) =>
      laid(line, { ...place, angle: turn }),
    )
    const gaps = lines.map((line) => closed(opened(art, line, size * wide * 0.12))).join('')
    art.movedBy(-size * 0.005, -size * 0.009, () => art.fill(gaps, '#8f4210', 0.7))
    art.fill(gaps, '#ffe6ab')
    art.movedBy(-size * 0.002, -size * 0.003, () =>
      art.stroke(lines.map((line) => open(line)).join(''), '#b86a22', size * 0.006, {
        opacity: 0.7,
      }),
    )
  }
}

/** How deep in the rounds a place is. */
function risen(random: Random, rounds: readonly Round[]) {
  const [edge, bump, crag] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
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
    const rough =
      0.022 * bump(right * 5, deep * 5) + 0.014 * crag(right * 15, deep * 15 + high * 12)
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
    return pack(art.random, x + u * size, top, size * wide * 0.66, 26, { tries: 2 })
  })
  const low = grains.map(([u, v]): Point => [u + 1.5, v + 2])
  art.specks(low, '#8a4716', size * 0.01, { opacity: 0.5 })
  art.specks(grains, '#fffdf2', size * 0.011, { length: size * 0.003 })
}
