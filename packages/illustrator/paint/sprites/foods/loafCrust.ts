import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Random } from '../../../language/random.ts'
import {
  burstLine,
  domeAt,
  type InLoaf,
  LOAF,
  type LoafPlace,
  placeInLoaf,
  WALL,
  wallAt,
} from './bananaLoaf.ts'
import { cloudsOf, softMin } from './relief/clouds.ts'
import { type HeightAt, reliefOf } from './relief/relief.ts'
import { meet, type Met } from './relief/sight.ts'
import { tiltOf } from './relief/tilt.ts'

/** A loaf as it came from the oven. */
interface BakedLoaf {
  /** How deep in the loaf a place is, below 0 outside. */
  insideAt: (place: InLoaf) => number
  /** How much lighter than the rest its crust is there. */
  paleAt: (place: InLoaf) => number
}

/** A loaf that burst along its top, uneven as dough is. */
function bakedLoaf(random: Random): BakedLoaf {
  const [wander, uneven, fine] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const burstAt = ({ along, across }: InLoaf) => {
    const line = burstLine(along)
    const wide = (0.3 + 0.3 * wander(along * 5, 9)) * Math.max(0, 1 - along ** 6)
    return Math.max(0, 1 - Math.abs(across - line) / Math.max(0.01, wide))
  }
  const insideAt = (place: InLoaf) => {
    const { along, across, high } = place
    const outside = Math.max(Math.abs(along) - 1.1, Math.abs(across) - 1.1, high - 1.16, -high)
    if (outside > 0.05) return -outside
    const roughly = Math.min(wallAt(high) - Math.abs(across), domeAt(across) - high, 1 - along)
    if (Math.abs(roughly) > 0.3 && along > -0.6) return Math.min(roughly, high)
    const end = Math.max(0, (-along - 0.7) / 0.3) ** 2 * 0.16
    const burst = burstAt(place)
    const risen = 0.12 * Math.min(1, 2 * burst) - 0.1 * burst
    const top = domeAt(across) - end + 0.05 * uneven(along * 4, across * 3) + risen
    const wall = wallAt(high) - end - Math.abs(across) + 0.03 * uneven(along * 5, high * 5 + 4)
    const ends = Math.min((1 - along) * 1.6, (1 + along) * 1.6)
    return Math.min(softMin(softMin(wall, top - high, 0.12), ends, 0.03), high)
  }
  const paleAt = (place: InLoaf) => {
    const { along, across, high } = place
    const crumb = high > WALL ? 0.16 * Math.min(1, 2 * burstAt(place)) : -0.04
    return crumb + 0.07 + 0.14 * fine(along * 3.4, across * 3 + high * 2)
  }
  return { insideAt, paleAt }
}

type Seen = Met & InLoaf

/** How far along each line of sight the loaf is looked for. */
const SEARCH = { from: 1.25, step: 1 / 15, steps: 30 } as const

/** What is seen of a loaf at each place of the sheet; looked for once. */
function sightOf(art: Canvas, { x, y, size }: LoafPlace, loaf: BakedLoaf) {
  const { flat, cos } = tiltOf(art.camera)
  const known = new Map<number, Seen>()
  const seenAt = (px: number, py: number): Seen => {
    const [u, v] = [(px - x) / size, ((py - y) * flat) / size]
    const placeAt = (near: number) => placeInLoaf(u, flat * v + cos * near, flat * near - cos * v)
    const met = meet((near) => loaf.insideAt(placeAt(near)), SEARCH)
    return { ...met, ...placeAt(met.near) }
  }
  return (pick: (seen: Seen) => number): HeightAt =>
    (px, py) => {
      const key = Math.round(px * 8) * 65_536 + Math.round(py * 8)
      const seen = known.get(key) ?? seenAt(px, py)
      known.set(key, seen)
      return pick(seen)
    }
}

/** The crust of a loaf, browned above, dark where the tin was, pale where it burst. */
export function loafCrust(art: Canvas, place: LoafPlace, color: Color): void {
  const { x, y, size } = place
  const { flat, cos } = tiltOf(art.camera)
  const loaf = bakedLoaf(art.random)
  const seen = sightOf(art, place, loaf)
  const up = (size * LOAF.height * 1.1 * cos) / flat
  const crust = reliefOf(
    seen(({ near }) => near * size),
    {
      box: {
        x: x - size * 0.86,
        y: y - size * 0.8 - up,
        width: size * 1.72,
        height: size * 1.6 + up,
      },
      inside: seen(({ thick }) => thick * size),
      cell: size / 52,
      foreshortening: flat,
      tones: 14,
      blur: 1,
      crease: 0.34,
      contrast: 0.95,
      paleAt: seen(loaf.paleAt),
      colors: [
        shade(color, 0.58),
        shade(color, 0.32),
        color,
        mix(color, '#d9974a', 0.6),
        mix(color, '#efc078', 0.8),
        tint(mix(color, '#f2cb88', 0.9), 0.4),
      ],
    },
  )
  crust.draw(art)
}
