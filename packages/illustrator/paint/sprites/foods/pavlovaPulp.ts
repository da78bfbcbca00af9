import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  moved,
  open,
  pack,
  type Point,
  sized,
  turned,
} from '../../core/contour.ts'
import { shape } from './dough.ts'

/** The pulp as seen: spooned over a shoulder of the cream, it runs down in the furrows and over the rim. */
const PULP: readonly Point[] = shape(
  '-0.22 -0.78, -0.04 -0.82, 0.12 -0.74, 0.24 -0.62, 0.38 -0.56, 0.44 -0.46, 0.36 -0.38, 0.3 -0.28, 0.285 -0.1, 0.26 0.06, 0.275 0.18, 0.24 0.24, 0.2 0.18, 0.205 0.04, 0.18 -0.14, 0.1 -0.21, 0.0 -0.17, -0.1 -0.2, -0.18 -0.16, -0.25 -0.06, -0.32 -0.07, -0.35 -0.16, -0.35 -0.3, -0.4 -0.4, -0.42 -0.54, -0.34 -0.68',
)

/** A second spoonful on the other side. */
const BESIDE: readonly Point[] = shape(
  '-0.61 -0.5, -0.53 -0.54, -0.47 -0.46, -0.49 -0.34, -0.54 -0.27, -0.6 -0.3, -0.63 -0.4',
)

/** Where sacs lie thickest: in the middle of the spoonful, some down its runs. */
const NESTS = [
  [-0.1, -0.54, 0.27, 0.21, 52],
  [0.24, -0.46, 0.13, 0.1, 16],
  [0.24, -0.16, 0.02, 0.14, 5],
  [0.24, 0.14, 0.012, 0.06, 2],
  [-0.06, -0.28, 0.16, 0.06, 9],
  [-0.28, -0.16, 0.04, 0.06, 4],
  [-0.55, -0.42, 0.05, 0.08, 5],
] as const

/** Passion fruit spooned over the cream: juice, sacs of jelly, a dark seed in most; `size` is the meringue's radius. */
export function pavlovaPulp(art: Canvas, size: number): void {
  for (const part of [BESIDE, PULP]) pool(art, sized(part, size), size)
  const sacs = NESTS.flatMap(([u, v, rx, ry, count]) =>
    sized(pack(art.random, u, v, rx, count, { ry, tries: 7 }), size),
  )
  for (const place of sacs.toSorted(([, first], [, second]) => first - second)) {
    sac(art, place, size * art.random.range(0.036, 0.052))
  }
  const glints = [
    shape('0.225 -0.04, 0.225 0.06'),
    shape('0.3 -0.56, 0.38 -0.49'),
    shape('-0.35 -0.56, -0.3 -0.66, -0.18 -0.74'),
  ].map((line) => open(sized(line, size)))
  art.stroke(glints.join(''), '#fffbe0', size * 0.02, { opacity: 0.95 })
}

/** Thin juice: clear at its shore, deep where it is thick. */
function pool(art: Canvas, edge: readonly Point[], size: number): void {
  const path = closed(edge)
  art.movedBy(size * 0.014, size * 0.022, () => art.softFill(path, '#7a3c1c', 0.55, size * 0.016))
  art.fill(path, '#f7a313', 0.94)
  art.clipped(path, () => {
    art.softFill(closed(moved(edge, size * 0.02, size * 0.03)), '#e88508', 0.6, size * 0.02)
    art.softFill(closed(moved(edge, -size * 0.05, -size * 0.07)), '#ffc63a', 0.7, size * 0.03)
    art.stroke(path, '#b04f06', size * 0.012, { opacity: 0.6 })
  })
  art.stroke(path, '#9c4508', size * 0.005, { opacity: 0.8 })
}

const SEED: readonly Point[] = shape('1 0, 0.3 0.6, -0.8 0.44, -0.84 -0.42, 0.3 -0.6')

/** A sac of jelly: its rim in the shade, lit through below, most with a seed, all with a spark. */
function sac(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const skin = blob(random, x, y, size, size * 0.86, { points: 8, wobble: 0.1 })
  art.fill(closed(moved(skin, size * 0.1, size * 0.16)), '#a04c06', 0.55)
  art.fill(closed(skin), '#f08c0c')
  art.fill(ellipse(x - size * 0.06, y - size * 0.08, size * 0.8, size * 0.66), '#ffb52a')
  art.fill(ellipse(x + size * 0.2, y + size * 0.34, size * 0.46, size * 0.24), '#ffe27e', 0.9)
  if (random.next() < 0.72) {
    const seed = turned(sized(SEED, size * 0.56), random.angle(), x, y + size * 0.04)
    art.fill(closed(seed), '#20131a')
  }
  art.fill(circle(x - size * 0.3, y - size * 0.36, size * 0.17), '#ffffff')
}
