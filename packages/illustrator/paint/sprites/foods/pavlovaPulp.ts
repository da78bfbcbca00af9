import type { Canvas } from '../../core/canvas.ts'
import {
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
  '-0.18 -0.76, -0.02 -0.8, 0.14 -0.73, 0.24 -0.62, 0.4 -0.58, 0.54 -0.5, 0.58 -0.4, 0.48 -0.34, 0.36 -0.34, 0.3 -0.24, 0.29 -0.08, 0.265 0.06, 0.275 0.18, 0.24 0.24, 0.205 0.18, 0.21 0.04, 0.2 -0.1, 0.13 -0.19, 0.02 -0.17, -0.1 -0.22, -0.24 -0.18, -0.36 -0.2, -0.46 -0.16, -0.56 -0.2, -0.6 -0.3, -0.52 -0.38, -0.42 -0.44, -0.4 -0.56, -0.32 -0.68',
)

/** Where sacs lie thickest: in the middle of the spoonful, some down its runs. */
const NESTS = [
  [-0.1, -0.52, 0.26, 0.22, 50],
  [0.24, -0.46, 0.15, 0.1, 16],
  [0.46, -0.44, 0.06, 0.06, 5],
  [-0.44, -0.29, 0.12, 0.06, 10],
  [0.04, -0.26, 0.16, 0.05, 7],
  [0.24, -0.14, 0.02, 0.12, 4],
  [0.24, 0.14, 0.012, 0.06, 2],
] as const

/** Passion fruit spooned over the cream: juice, sacs of jelly, a dark seed in most; `size` is the meringue's radius. */
export function pavlovaPulp(art: Canvas, size: number): void {
  pool(art, sized(PULP, size), size)
  const sacs = NESTS.flatMap(([u, v, rx, ry, count]) =>
    sized(pack(art.random, u, v, rx, count, { ry, tries: 7 }), size),
  )
  for (const place of sacs.toSorted(([, first], [, second]) => first - second)) {
    sac(art, place, size * art.random.range(0.036, 0.052))
  }
  const glints = [
    shape('0.225 -0.04, 0.225 0.06'),
    shape('0.38 -0.53, 0.5 -0.46'),
    shape('-0.35 -0.56, -0.29 -0.66, -0.16 -0.73'),
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
  const skin = (dx: number, dy: number) => ellipse(x + dx, y + dy, size, size * 0.86)
  art.fill(skin(size * 0.1, size * 0.16), '#a04c06', 0.55)
  art.fill(skin(0, 0), '#f08c0c')
  art.fill(ellipse(x - size * 0.06, y - size * 0.08, size * 0.8, size * 0.66), '#ffb52a')
  art.fill(ellipse(x + size * 0.2, y + size * 0.34, size * 0.46, size * 0.24), '#ffe27e', 0.9)
  if (random.next() < 0.72) {
    const seed = turned(sized(SEED, size * 0.56), random.angle(), x, y + size * 0.04)
    art.fill(closed(seed), '#20131a')
  }
  art.fill(circle(x - size * 0.3, y - size * 0.36, size * 0.17), '#ffffff')
}
