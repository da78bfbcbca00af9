import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  closed,
  ellipse,
  open,
  pack,
  type Point,
  shrunk,
  sized,
  turned,
} from '../../core/contour.ts'

/** The pulp as seen: a pool that lies flat on the cream, three runs down the front. */
const PULP: readonly Point[] = [
  [-0.52, -0.44],
  [-0.44, -0.58],
  [-0.22, -0.66],
  [0.02, -0.69],
  [0.26, -0.68],
  [0.46, -0.6],
  [0.57, -0.46],
  [0.54, -0.34],
  [0.43, -0.22],
  [0.4, -0.08],
  [0.395, 0.07],
  [0.36, 0.12],
  [0.325, 0.07],
  [0.32, -0.06],
  [0.27, -0.14],
  [0.14, -0.12],
  [0.09, 0.02],
  [0.085, 0.24],
  [0.09, 0.38],
  [0.045, 0.44],
  [0.0, 0.38],
  [0.01, 0.22],
  [0.0, 0.02],
  [-0.06, -0.11],
  [-0.19, -0.1],
  [-0.25, 0.0],
  [-0.265, 0.14],
  [-0.26, 0.22],
  [-0.3, 0.265],
  [-0.34, 0.22],
  [-0.335, 0.1],
  [-0.34, -0.04],
  [-0.42, -0.17],
  [-0.53, -0.28],
]

/** Where light stands in it: one window on the pool, a line down each run. */
const WINDOW: readonly Point[] = [
  [-0.42, -0.42],
  [-0.36, -0.53],
  [-0.22, -0.59],
  [-0.1, -0.59],
  [-0.22, -0.54],
  [-0.32, -0.46],
  [-0.36, -0.39],
]
const GLINTS: readonly (readonly Point[])[] = [
  [
    [0.025, 0.06],
    [0.03, 0.3],
  ],
  [
    [-0.315, 0.0],
    [-0.315, 0.16],
  ],
  [
    [0.345, -0.06],
    [0.345, 0.05],
  ],
  [
    [0.26, -0.64],
    [0.4, -0.58],
    [0.48, -0.5],
  ],
]

/** Seeds that went along with a run. */
const STRAYS: readonly Point[] = [
  [0.045, 0.16],
  [0.05, 0.37],
  [-0.3, 0.2],
  [0.36, 0.05],
  [-0.29, 0.03],
]

/** Passion fruit poured over the cream; `size` is the meringue's radius. */
export function pavlovaPulp(art: Canvas, size: number): void {
  const path = closed(sized(PULP, size))
  art.movedBy(size * 0.016, size * 0.024, () => art.softFill(path, '#7a3c1c', 0.5, size * 0.014))
  const body = art.radialGradient('cx=".42" cy=".2" r=".8"', [
    [0, '#ffd445'],
    [0.4, '#fdb81f'],
    [0.72, '#f29a0e'],
    [1, '#d97406'],
  ])
  art.fill(path, body)
  art.clipped(path, () => {
    art.movedBy(-3, -5, () => art.stroke(path, '#ffe58a', 5, { opacity: 0.55 }))
    art.stroke(path, '#b9560a', 5, { opacity: 0.6 })
  })
  art.stroke(path, '#9c4508', 2, { opacity: 0.85 })
  art.clipped(path, () => sacs(art, size))
  pulpSeeds(art, size)
  art.fill(closed(sized(WINDOW, size)), '#fffef6', 0.92)
  const glints = GLINTS.map((line) => open(sized(line, size)))
  art.stroke(glints.join(''), '#fffbe0', size * 0.017, { opacity: 0.9 })
}

/** Sacs of juice without a seed, lit through on their far side. */
function sacs(art: Canvas, size: number): void {
  const { random } = art
  for (const [u, v] of sized(pack(random, 0, -0.36, 0.5, 34, { ry: 0.28, tries: 6 }), size)) {
    const reach = size * random.range(0.03, 0.055)
    const sac = { wobble: 0.12, angle: random.jitter(0.5), points: 8 }
    const outline = blob(random, u, v, reach, reach * 0.72, sac)
    art.fill(closed(outline), '#c76405', 0.32)
    art.fill(closed(shrunk(outline, 0.84, -reach * 0.06, -reach * 0.1)), '#ffc22c', 0.7)
    art.fill(ellipse(u + reach * 0.2, v + reach * 0.2, reach * 0.4, reach * 0.2), '#ffe792', 0.7)
  }
}

/** Whether the window stands here. */
const isLit = ([u, v]: Point) => u < -0.06 && v < -0.4

/** Seeds in loose clusters, each turned its own way, in a drop of paler jelly. */
function pulpSeeds(art: Canvas, size: number): void {
  const { random } = art
  const nests = pack(random, 0.02, -0.38, 0.42, 14, { ry: 0.2 })
  const places = nests.flatMap(([u, v]) =>
    pack(random, u, v, 0.075, random.whole(3, 6), { ry: 0.05, tries: 12 }),
  )
  for (const [u, v] of sized([...places.filter((place) => !isLit(place)), ...STRAYS], size)) {
    const reach = size * random.range(0.022, 0.034)
    const angle = random.angle()
    const seed = turned(
      sized(
        [
          [1, 0],
          [0.3, 0.62],
          [-0.8, 0.45],
          [-0.8, -0.45],
          [0.3, -0.62],
        ],
        reach,
      ),
      angle,
      u,
      v,
    )
    art.fill(ellipse(u + 1, v + 2, reach * 1.6, reach * 1.25), '#ffdc66', 0.55)
    art.fill(ellipse(u + 2, v + 3, reach * 1.2, reach), '#a04c06', 0.5)
    art.fill(closed(seed), '#1b1216')
    art.fill(ellipse(u - reach * 0.25, v - reach * 0.3, reach * 0.26, reach * 0.18), '#fff')
  }
}
