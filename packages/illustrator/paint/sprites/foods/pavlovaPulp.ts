import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { open, type Point } from '../../core/contour.ts'
import { passionSeeds } from './passionSeeds.ts'
import { creamBody, HOLLOWS, inHollow } from './pavlovaCream.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { coated } from './relief/coating.ts'
import { type Seat, seenAt, type Sculpture, sculpted } from './relief/sculpt.ts'
import { joined, limb, type Solid } from './relief/solids.ts'

/** From its depth to where it is so thin that cream shows through. */
const PULP = ['#ad5206', '#c66a08', '#e0850b', '#f5a214', '#ffbf2c', '#ffd95c', '#ffefa6'] as const

/** How thick pulp is away from its shore, and how soon it is. */
const COAT = { thick: 0.026, shore: 0.06 } as const

/** Passion fruit spooned over cream on a shell: it lies in the hollows and runs down. */
export function pavlovaPulp(art: Canvas, shell: Solid, seat: Seat): void {
  const { random } = art
  const within = withinShore(random)
  const under = inShell(creamBody(0), shell)
  const pulp = sculpted(poured(under, within), seat)
  art.movedBy(seat.size * 0.008, seat.size * 0.014, () =>
    art.softFill(pulp.outline, '#8a4416', 0.5, seat.size * 0.012),
  )
  pulp.draw(art)
  gleams(art, seat)
  const places = seedPlaces(random, (x, y) => {
    const z = topOf(under, x, y)
    return within(x, y, z) > 0.02 ? seenAt(seat, [x, y, z + COAT.thick / 3]) : undefined
  })
  passionSeeds(art, places, seat.size * 0.032)
}

/** Cream in its shell; the shell is met only near the edge of the cream and beyond it. */
function inShell(cream: Solid, shell: Solid): Solid {
  const both = joined(0.05, [cream, shell])
  return (x, y, z) => (x * x + y * y < 0.3 ? cream(x, y, z) : both(x, y, z))
}

/** How high a body stands at a place. */
function topOf(body: Solid, x: number, y: number): number {
  let z = 0.9
  let away = 1
  for (let step = 0; step < 24 && away > 0.004 && z > 0.3; step += 1) {
    away = body(x, y, z)
    z -= away
  }
  return z
}

function poured(under: Solid, within: Solid): Sculpture {
  const full = creamBody(0.6)
  return {
    body: coated(under, {
      ...COAT,
      within,
      filled: (x, y, z, away) => (inHollow(x, y) > 0 ? Math.min(away, full(x, y, z)) : away),
    }),
    part: within,
    frame: [-0.85, -0.9, 0.85, 0.6],
    colors: PULP,
    // Cream shines through where it is thin; where it is deep, it is darker.
    pale: (x, y, z) => {
      const deep = Math.max(0, within(x, y, z))
      return 0.12 + 0.3 * Math.exp(-deep / 0.03) - 0.2 * Math.min(1, deep / 0.24)
    },
    cell: 4.5,
    tones: 8,
    crease: 0.28,
    contrast: 0.8,
    gloss: 1,
    shine: '#fffbe6',
  }
}

/** The window in each pool, along the shore that is away from us on the left. */
function gleams(art: Canvas, seat: Seat): void {
  const lines = HOLLOWS.map(([[x, y, z], half]) => {
    const along = Array.from({ length: 6 }, (_, index): Point => {
      const turn = 1.9 + index * 0.16
      const [u, v] = [Math.cos(turn) * half[0] * 0.56, Math.sin(turn) * half[1] * 0.56]
      return seenAt(seat, [x + u, y + v, z - half[2] * 0.5])
    })
    return open(along)
  })
  art.stroke(lines.join(''), '#fffdf0', seat.size * 0.013, { opacity: 0.8 })
}

/** In which direction each run goes, how high its end hangs, half its breadth, and that of its end. */
const RUNS = [
  [-2.2, 0.62, 0.08, 0.1],
  [-1.94, 0.4, 0.05, 0.06],
  [-1.22, 0.66, 0.06, 0.08],
  [-0.84, 0.14, 0.06, 0.065],
] as const

/** How far inside the shore of the pulp a place is; below 0 where there is none. */
function withinShore(random: Random): Solid {
  const uneven = cloudsOf(random)
  const runs = RUNS.map(([direction, end, half, endHalf]) => {
    const at = direction + random.jitter(0.08)
    return {
      at,
      shape: joined(0.06, [
        limb([at, 1.1, 0], [at, 0.8, 0], half * 2.4, half * 0.8),
        limb([at, 0.8, 0], [at + random.jitter(0.1), end, 0], half * 0.7, endHalf),
      ]),
    }
  })
  return (x, y, z) => {
    // It runs over the edge of a hollow towards us rather than away from us.
    const ragged = (0.17 - 0.4 * Math.min(0.34, Math.max(0, y + 0.1))) * uneven(x * 4.6, y * 4.6)
    let most = 0.26 * inHollow(x, y) + 0.03 + ragged
    const around = Math.atan2(y, x)
    // Down what is steep, and outwards on what is level.
    const along = z + Math.max(0, 1 - Math.sqrt(x * x + y * y))
    for (const { at, shape } of runs) {
      if (Math.abs(around - at) < 0.5) most = softMax(most, -shape(around, along, 0), 0.08)
    }
    return most
  }
}

/** Seeds that keep a distance from each other, most of them in loose groups. */
function seedPlaces(random: Random, seen: (x: number, y: number) => Point | undefined): Point[] {
  const grouped = cloudsOf(random)
  const taken: Point[] = []
  const places: Point[] = []
  for (let attempt = 0; attempt < 500 && places.length < 58; attempt += 1) {
    const [x, y] = [random.jitter(0.7), random.range(-0.62, 0.34)]
    if (grouped(x * 4, y * 4) < random.jitter(0.16)) continue
    if (taken.some(([u, v]) => Math.hypot(u - x, v - y) < 0.05)) continue
    const place = seen(x, y)
    if (!place) continue
    taken.push([x, y])
    places.push(place)
  }
  return places
}
