import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  centroid,
  circle,
  closed,
  ellipse,
  open,
  pack,
  type Point,
  shrunk,
} from '../../core/contour.ts'
import { shade, SHADOW } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { laid } from './touches.ts'

const PULP = '#f0a51e'

/** A run of pulp: its broad beginning, its neck, the drop it ends in; 1 is how far it runs. */
const RUN = shape(
  '-0.62 -0.44, 0.62 -0.44, 0.4 -0.06, 0.21 0.24, 0.17 0.54, 0.26 0.8, 0.16 1, 0 1.05, -0.16 1, -0.26 0.8, -0.17 0.54, -0.21 0.24, -0.4 -0.06',
)

/** Where pulp runs down, in radians, how far as a share of the fall, and how broad it is. */
const RUNS = [
  [0.3, 0.34, 0.42],
  [0.98, 1.16, 0.4],
  [1.42, 0.42, 0.62],
  [1.82, 0.72, 0.56],
  [2.42, 1.3, 0.36],
  [2.84, 0.5, 0.4],
] as const

/** The edge of the pulp, uneven as a spoon leaves it. */
function pulpOutline({ random }: Canvas, { x, y, size }: Piece): Point[] {
  const [phase, other] = [random.angle(), random.angle()]
  return Array.from({ length: 40 }, (_, index): Point => {
    const turn = (index / 40) * Math.PI * 2
    const waves = 0.09 * Math.sin(turn * 3 + phase) + 0.055 * Math.sin(turn * 6 + other)
    const far = size * (1 + waves + random.jitter(0.008))
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.82]
  })
}

/** Yellow pulp with its black seeds, spooned over a heap `size` wide: it runs down in front. */
export function passionPulp(art: Canvas, piece: Piece, fall: number): void {
  const { x, y, size } = piece
  const { random } = art
  const runs = RUNS.map(([turn, share, broad]) => {
    const start = { x: x + Math.cos(turn) * size * 0.96, y: y + Math.sin(turn) * size * 0.78 }
    const bent = random.range(-0.08, 0.12)
    const run = RUN.map(([u, v]): Point => [u * broad * share ** -0.5 + bent * v * v, v])
    return laid(run, { ...start, size: fall * share, angle: -Math.cos(turn) * 0.34 })
  })
  const drops = pack(random, x, y + fall * 0.3, size * 1.34, 15, { ry: size * 1.05 }).map(
    ([u, v]) => {
      const reach = size * random.range(0.025, 0.06)
      return closed(blob(random, u, v, reach * 1.2, reach, { points: 7, wobble: 0.14 }))
    },
  )
  const path = [pulpOutline(art, piece), ...runs].map(closed).join('') + drops.join('')
  art.movedBy(size * 0.02, size * 0.05, () => art.softFill(path, '#7a4312', 0.42, size * 0.03))
  art.fill(path, '#b8640c')
  const deep = art.radialGradient('cx=".44" cy=".38" r=".62"', [
    [0, '#ffc93c'],
    [0.5, PULP],
    [1, '#d97f12'],
  ])
  art.movedBy(-size * 0.006, -size * 0.016, () => art.fill(path, deep))
  art.clipped(path, () => glossOn(art, piece))
  const nests = pack(random, x, y + size * 0.02, size * 0.74, 17, { ry: size * 0.58 })
  const places = [
    ...nests.flatMap(([u, v]) =>
      pack(random, u, v, size * 0.16, random.whole(2, 6), { ry: size * 0.13, tries: 3 }),
    ),
    ...runs.filter((_, index) => index % 3 !== 0).map((run) => centroid(run.slice(4, 10))),
    ...runs.map(([first = [x, y], second = [x, y]]) => centroid([first, second])),
  ]
  seeds(art, places, size * 0.05)
  const lights = runs.map((run) =>
    open(run.slice(9, 12).map(([u, v]): Point => [u + size * 0.02, v])),
  )
  art.stroke(lights.join(''), '#fff0b0', size * 0.02, { opacity: 0.75 })
  const glints = pack(random, x - size * 0.16, y - size * 0.16, size * 0.66, 13, { ry: size * 0.4 })
  art.specks(glints, '#fffdf0', size * 0.034, { length: size * 0.05, angle: -0.5, opacity: 0.95 })
}

/** What shines in the pulp: sacs of juice, each lit through on its far side. */
function glossOn(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const sacs = pack(random, x, y + size * 0.1, size * 1.05, 44, { ry: size * 0.9 }).map(([u, v]) =>
    blob(random, u, v, size * random.range(0.07, 0.14), size * random.range(0.06, 0.1), {
      points: 8,
      wobble: 0.14,
      angle: random.angle(),
    }),
  )
  art.fill(sacs.map(closed).join(''), '#c56a08', 0.34)
  const lit = sacs.map((sac) => closed(shrunk(sac, 0.84, size * 0.008, size * 0.012)))
  art.fill(lit.join(''), '#ffd24e', 0.5)
  const window = blob(random, x - size * 0.3, y - size * 0.34, size * 0.4, size * 0.12, {
    angle: -0.4,
    wobble: 0.16,
  })
  art.softFill(closed(window), '#fff2b8', 0.6, size * 0.05)
}

/** Black seeds, each in its drop of jelly, with a spot of light. */
function seeds(art: Canvas, places: readonly Point[], size: number): void {
  const { random } = art
  const upright = 1 / art.camera.foreshortening
  const each = places.map(([x, y]) => ({ x, y, size: size * random.range(0.75, 1.15) }))
  const jelly = each.map((seed) =>
    ellipse(seed.x + 2, seed.y + 3, seed.size * 1.2, seed.size * 1.1),
  )
  art.fill(jelly.join(''), '#a85a0a', 0.3)
  const dark = each.map((seed) =>
    closed(
      blob(random, seed.x, seed.y, seed.size, seed.size * 0.6 * upright, {
        points: 7,
        wobble: 0.12,
        angle: random.angle(),
      }),
    ),
  )
  art.fill(dark.join(''), '#1d1419')
  const light = each.map((seed) =>
    circle(seed.x - seed.size * 0.3, seed.y - seed.size * 0.34, seed.size * 0.17),
  )
  art.fill(light.join(''), '#ffffff')
}

/** Half a passion fruit, cut side up: its purple shell, the white pith, the pulp; `size` is its radius. */
export function passionHalf(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const shell = '#5b2440'
  const drop = size * 0.5
  art.movedBy(size * 0.3, drop + size * 0.1, () =>
    art.softFill(ellipse(x, y, size, size), SHADOW, 0.4, size * 0.16),
  )
  art.fill(ellipse(x, y + drop * 0.5, size, size * 1.08), shade(shell, 0.5))
  art.fill(ellipse(x - size * 0.06, y + drop * 0.4, size * 0.9, size * 1.02), shell)
  art.fill(ellipse(x, y, size, size), '#8a4a66')
  art.fill(ellipse(x, y, size * 0.93, size * 0.93), '#f6e6d2')
  art.fill(ellipse(x, y, size * 0.78, size * 0.77), '#c9780f')
  art.fill(closed(blob(random, x - 1, y + 2, size * 0.7, size * 0.66)), PULP)
  const gloss = blob(random, x - size * 0.16, y - size * 0.14, size * 0.36, size * 0.26)
  art.fill(closed(gloss), '#ffe07a', 0.85)
  seeds(art, pack(random, x, y, size * 0.56, 11), size * 0.12)
}
