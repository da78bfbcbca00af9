import type { Canvas } from '../../core/canvas.ts'
import type { Path } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cloudsOf, softMin } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import { type Inside, lookAt } from './relief/standing.ts'
import { tiltOf } from './relief/tilt.ts'

/** How high the rim is, how deep the hollow in it, how high its peaks stand; shares of the radius. */
const SHELL = { rim: 0.54, hollow: 0.2, peak: 0.24 } as const

/** A drum of meringue, swept up with a spatula: hollow sweeps, sharp ridges that end in peaks. */
export function meringueShell(art: Canvas, { x, y, size }: Piece): Path {
  const { flat, cos } = tiltOf(art.camera)
  const look = lookAt(art.camera, { x, y, size }, { insideAt: sweptDrum(art), high: [-0.03, 0.86] })
  const up = (size * 0.9 * cos) / flat
  const box = {
    x: x - size * 1.2,
    y: y - size * 1.15 - up,
    width: size * 2.4,
    height: size * 2.35 + up,
  }
  const shell = reliefOf(
    look(({ near }) => near * size),
    {
      box,
      inside: look(({ thick }) => thick * size),
      cell: size / 57,
      foreshortening: flat,
      blur: 2,
      tones: 17,
      crease: 0.42,
      contrast: 0.86,
      paleAt: look(({ high }) => 0.19 - 0.22 * Math.max(0, 0.16 - high)),
      colors: ['#a3745f', '#d0a484', '#e9cfae', '#f6e6cd', '#fef7ea', '#ffffff'],
    },
  )
  shell.draw(art)
  return shell.outline
}

/** A ridge between two sweeps: where around the drum, how high its peak stands, how broad its flanks are. */
type Ridge = readonly [around: number, tall: number, before: number, after: number]

const RIDGES: readonly Ridge[] = [
  [0.02, 0.34, 0.34, 0.3],
  [0.56, 0.4, 0.34, 0.34],
  [1.03, 0.46, 0.3, 0.26],
  [1.42, 1, 0.12, 0.36],
  [1.98, 0.62, 0.16, 0.34],
  [2.42, 0.9, 0.14, 0.4],
  [2.98, 0.7, 0.16, 0.3],
  [3.46, 1, 0.2, 0.3],
  [3.96, 0.6, 0.2, 0.3],
  [4.44, 1, 0.2, 0.3],
  [5.02, 0.75, 0.2, 0.3],
  [5.56, 0.9, 0.2, 0.3],
]

const FULL = Math.PI * 2

/** How near the crest of a ridge each of so many directions is, 1 on the highest: flanks are hollow, crests narrow. */
const CRESTS = Float64Array.from({ length: 720 }, (_, index) => {
  const turn = (index / 720) * FULL
  return RIDGES.reduce((most, [around, tall, before, after]) => {
    const off = ((((turn - around) % FULL) + FULL * 1.5) % FULL) - Math.PI
    const far = Math.sqrt((off / (off < 0 ? before : after)) ** 2 + 0.03) - 0.17
    return Math.max(most, tall * Math.exp(-far * 1.5))
  }, 0)
})

function crestAt(turn: number): number {
  const place = (turn / FULL + 2) * CRESTS.length
  const index = Math.floor(place)
  const [first = 0, next = 0] = [CRESTS[index % CRESTS.length], CRESTS[(index + 1) % CRESTS.length]]
  return first + (next - first) * (place - index)
}

/** How deep in the drum a place is. */
function sweptDrum({ random }: Canvas): (place: Inside) => number {
  const uneven = cloudsOf(random)
  return ({ right, deep, high }) => {
    const reach = Math.sqrt(right * right + deep * deep)
    if (reach > 1.35) return -0.3
    if (high < -0.05) return high
    // Far from any surface nobody looks.
    if (high > 0.1 && high < 0.2 && reach < 0.7) return 0.1
    const around = Math.atan2(deep, right)
    const share = Math.max(0, high / SHELL.rim)
    const bent = uneven(right * 1.4 + 7, deep * 1.4 + high)
    // Sweeps lean as the spatula went; none goes on within the rim.
    const outward = Math.min(1, Math.max(0, (reach - 0.62) / 0.22))
    const crest = crestAt(around + 0.34 * share * share + 0.4 * bent) * outward
    const wide =
      1 -
      0.12 * share +
      0.06 * Math.sin(share * 3) +
      0.26 * (crest - 0.35) * (0.2 + 0.8 * Math.min(1, share))
    const wall = wide + 0.05 * bent - reach
    const top = SHELL.rim + SHELL.peak * crest - SHELL.hollow * (1 - outward) - high
    return softMin(softMin(wall, top, 0.1), high + 0.02, 0.03)
  }
}
