import type { Color } from '../../../language/paints.ts'
import { riseIn } from '../../core/camera.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Path, type Point } from '../../core/contour.ts'
import { opened } from './crackedCrust.ts'
import { shape } from './dough.ts'

/** A round of crust in the fruit: its foot, its radius, how it browned from 0 to 1. */
export interface CobblerRound {
  x: number
  y: number
  size: number
  browned: number
}

/** Where a place of a round is seen, in shares of its radius. */
type Place = (reach: number, angle: number, high: number) => Point

/** How high its shoulder is, and how much its middle rose over that. */
const HIGH = { shoulder: 0.42, dome: 0.2 } as const

const CRUMB: Color = '#fbe3ae'
const GOLD: Color = '#f2ae42'
const BROWN: Color = '#b45d14'
const DARK: Color = '#5c250c'

/** A round of golden crust: flaky at its side, domed and craggy, browned where it is high. */
export function cobblerRound(art: Canvas, round: CobblerRound): void {
  const { size } = round
  const place = placeOn(art, round)
  const foot = closed(around(0, Math.PI * 2, 24).map((angle) => place(1, angle, 0)))
  art.movedBy(size * 0.12, size * 0.12, () => art.softFill(foot, '#4a1404', 0.6, size * 0.12))
  art.movedBy(size * 0.01, size * 0.06, () => art.fill(foot, '#5a1e06', 0.8))
  side(art, place, size)
  const edge = around(0, Math.PI * 2, 30).map((angle) => place(1, angle, HIGH.shoulder))
  top(art, place, edge, round)
}

/** A round that no cutter cut: its radius strays, its outline keeps all the way up. */
function placeOn(art: Canvas, { x, y, size }: CobblerRound): Place {
  const { random } = art
  const rise = riseIn(art.camera)
  const phases = [random.angle(), random.angle(), random.angle()] as const
  return (reach, angle, high) => {
    const stray =
      1 +
      0.05 * Math.sin(angle * 2 + phases[0]) +
      0.025 * Math.sin(angle * 5 + phases[1]) +
      0.02 * Math.sin(angle * 9 + phases[2])
    const far = reach * stray * size
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far - high * rise * size]
  }
}

const around = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps)

/** The side towards us: pale crumb that rose in layers, browner below the shoulder. */
function side(art: Canvas, place: Place, size: number): void {
  const { random } = art
  const path = closed([
    ...around(-0.3, Math.PI + 0.3, 26).map((angle) => place(0.98, angle, 0)),
    ...around(Math.PI + 0.3, -0.3, 26).map((angle) => place(1, angle, HIGH.shoulder)),
  ])
  const across = art.linearGradient('x1="0" y1="0" x2="1" y2=".1"', [
    [0, '#e8b763'],
    [0.3, '#f3cd82'],
    [0.62, '#d08f3c'],
    [1, '#7c3a10'],
  ])
  art.fill(path, across)
  art.clipped(path, () => {
    for (const high of [0.07, 0.16, 0.24, 0.33]) {
      const bend = random.angle()
      const line = around(0, Math.PI, 12).map((angle) => {
        return place(1, angle, high + 0.035 * Math.sin(angle * 4 + bend) + random.jitter(0.014))
      })
      art.movedBy(0, size * 0.022, () =>
        art.stroke(open(line), CRUMB, size * 0.04, { opacity: 0.62 }),
      )
      art.stroke(open(line.slice(random.whole(0, 3), -random.whole(1, 4))), BROWN, size * 0.02, {
        opacity: 0.62,
      })
    }
    const low = around(0, Math.PI, 14).map((angle) => place(1, angle, 0.01))
    art.stroke(open(low), '#c2600f', size * 0.12, { opacity: 0.5 })
    art.stroke(open(low), DARK, size * 0.05, { opacity: 0.55 })
  })
  art.stroke(path, DARK, size * 0.012, { opacity: 0.7 })
}

/** The domed top, lit from the upper left. */
function top(art: Canvas, place: Place, edge: readonly Point[], round: CobblerRound): void {
  const { size, browned } = round
  // A dome hides the far edge a little, and reaches over it.
  const dome = edge.map(([u, v]): Point => [
    u,
    v < place(0, 0, HIGH.shoulder)[1] ? v - size * 0.05 : v,
  ])
  const path = closed(dome)
  const gold = mix(GOLD, '#d9852a', browned * 0.7)
  const lit = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, '#fff0b8'],
    [0.26, mix('#ffd577', gold, 0.2)],
    [0.54, gold],
    [0.78, mix(gold, BROWN, 0.75)],
    [1, mix(BROWN, DARK, 0.5)],
  ])
  art.fill(path, lit)
  art.clipped(path, () => {
    browning(art, place, round)
    crags(art, place, size)
    cracks(art, place, size)
    const back = edge.slice(16, 27)
    art.stroke(open(back), '#fff0c4', size * 0.03, { opacity: 0.7 })
  })
  art.stroke(path, DARK, size * 0.014, { opacity: 0.75 })
  gloss(art, place, size)
  sugar(art, place, size)
}

/** Where the oven browned it: at its shoulder in patches, on a few crests. */
function browning(art: Canvas, place: Place, { size, browned }: CobblerRound): void {
  const { random } = art
  const spots = around(0.2, Math.PI * 2, 9).map((angle) => {
    const reach = random.range(0.7, 0.96)
    const [u, v] = place(reach, angle + random.jitter(0.3), HIGH.shoulder)
    const wide = size * random.range(0.12, 0.24)
    return closed(blob(random, u, v, wide, wide * 0.6, { wobble: 0.28, angle: angle + 1.57 }))
  })
  const [u, v] = place(random.range(0.1, 0.4), random.range(0, 2), HIGH.shoulder + 0.1)
  const crest = blob(random, u, v, size * 0.28, size * 0.16, { wobble: 0.26 })
  art.softFill(spots.join('') + closed(crest), BROWN, 0.38 + 0.25 * browned, size * 0.07)
}

/** Rough places of the dough: each a small rise with a lit and a shaded flank. */
function crags(art: Canvas, place: Place, size: number): void {
  const { random } = art
  const spots = around(0, Math.PI * 2, 8).map((angle) =>
    place(random.range(0.35, 0.82), angle + random.jitter(0.4), HIGH.shoulder + 0.06),
  )
  const rises = spots.map(([u, v]) => {
    const wide = size * random.range(0.05, 0.1)
    return blob(random, u, v, wide, wide * 0.5, { wobble: 0.3, angle: random.jitter(0.6) })
  })
  const far = size * 0.035
  const all = (dx: number, dy: number) => rises.map((rise) => closed(moved(rise, dx, dy))).join('')
  art.softFill(all(far, far * 1.3), '#9a4e16', 0.34, size * 0.07)
  art.softFill(all(-far * 0.5, -far * 0.8), '#ffe4a2', 0.5, size * 0.06)
}

type Cracks = readonly (readonly Point[])[]

/** Lines along which a crust opens, on a round of size 1. */
const CRACKS: readonly [Cracks, ...Cracks[]] = [
  [
    shape('-0.7 -0.1, -0.4 0.06, -0.1 -0.04, 0.2 0.1, 0.6 0.02'),
    shape('-0.1 -0.04, 0.02 -0.26, -0.04 -0.5'),
    shape('0.2 0.1, 0.3 0.4'),
  ],
  [
    shape('-0.4 -0.5, -0.2 -0.2, 0.06 -0.06, 0.26 0.2, 0.6 0.36'),
    shape('0.06 -0.06, -0.2 0.2, -0.24 0.46'),
  ],
  [
    shape('0.2 -0.6, 0.02 -0.26, 0.1 0.04, -0.06 0.34, 0.04 0.66'),
    shape('0.1 0.04, 0.4 0.0, 0.6 -0.2'),
    shape('0.02 -0.26, -0.34 -0.2'),
  ],
]

/** Where it opened as it rose: pale crumb between browned lips, the upper lip in its own shade. */
function cracks(art: Canvas, place: Place, size: number): void {
  const { random } = art
  const lines = random.pick(CRACKS).map((line) => {
    const turn = random.jitter(0.2)
    return line.map(([u, v]): Point => {
      const [reach, angle] = [Math.hypot(u, v), Math.atan2(v, u) + turn]
      return place(reach, angle, HIGH.shoulder + HIGH.dome * (1 - reach * reach) * 0.7)
    })
  })
  const gaps = lines.map((line) => opened(art, line, size * 0.075))
  const joined = (dx: number, dy: number): Path =>
    gaps.map((gap) => closed(moved(gap, dx, dy))).join('')
  art.stroke(joined(0, 0), BROWN, size * 0.08, { opacity: 0.3 })
  art.fill(joined(-size * 0.014, -size * 0.022), '#82390c', 0.85)
  art.fill(joined(0, 0), '#ffe7b0')
  art.stroke(lines.map((line) => open(line)).join(''), '#c07a2a', size * 0.022, { opacity: 0.75 })
}

/** Melted butter on its shoulder towards the light. */
function gloss(art: Canvas, place: Place, size: number): void {
  const start = 3.7 + art.random.jitter(0.15)
  const lines = [
    [0, 0.34, 0.78],
    [0.46, 0.14, 0.76],
    [0.1, 0.24, 0.64],
  ].map(([from = 0, long = 0, reach = 0]) =>
    open(
      around(start + from, start + from + long, 4).map((angle) =>
        place(reach, angle, HIGH.shoulder + 0.08),
      ),
    ),
  )
  art.stroke(lines.join(''), '#fffbe6', size * 0.034, { opacity: 0.85 })
}

/** Coarse sugar, thick on the lit side. */
function sugar(art: Canvas, place: Place, size: number): void {
  const [x, y] = place(0, 0, HIGH.shoulder + 0.1)
  const grains = pack(art.random, x - size * 0.08, y - size * 0.06, size * 0.7, 34, { tries: 1 })
  art.specks(moved(grains, 1.4, 2), '#84400f', size * 0.03, { opacity: 0.5 })
  art.specks(grains, '#fffdf2', size * 0.032, { length: size * 0.01 })
}
