import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { fatDrops } from './puddles.ts'
import { type Fill, halves, placesIn, pour } from './surface.ts'

/** Folds that a ladle left: at which angle each begins, how far it goes, how far out, how broad. */
const FOLDS: readonly Fold[] = [
  [3.5, 2, 0.72, 0.15],
  [0.2, 1.9, 0.78, 0.13],
  [5.4, 1.5, 0.5, 0.12],
  [2, 1.7, 0.46, 0.14],
  [1.2, 1.2, 0.24, 0.1],
  [4.4, 1.3, 0.26, 0.1],
]

type Fold = readonly [from: number, sweep: number, reach: number, broad: number]

/** A fold as a crescent about the middle: slim at both of its ends. */
function crescent({ random }: Canvas, area: Area, fold: Fold, scale: number): Point[] {
  const [from, sweep, reach, broad] = fold
  const [rx, ry] = halves(area, scale)
  const start = from + random.jitter(0.25)
  const edge = (side: number) =>
    Array.from({ length: 9 }, (_, index): Point => {
      const share = index / 8
      const turn = start + sweep * share
      const out = reach + share * 0.06 + side * (broad / 2) * Math.sin(Math.PI * share)
      return [area.x + Math.cos(turn) * rx * out, area.y + Math.sin(turn) * ry * out]
    })
  return [...edge(1), ...edge(-1).toReversed()]
}

/** Soft folds in a thick surface: each lit on the side of the window, in shade on the other. */
function folds(art: Canvas, area: Area, { color, scale }: Fill): void {
  const [rx] = halves(area, scale)
  for (const fold of FOLDS) {
    const path = closed(crescent(art, area, fold, scale))
    art.movedBy(rx * 0.014, rx * 0.028, () =>
      art.softFill(path, shade(color, 0.34), 0.42, rx * 0.045),
    )
    art.movedBy(-rx * 0.01, -rx * 0.018, () =>
      art.softFill(path, tint(color, 0.3), 0.5, rx * 0.035),
    )
    const [left, top] = [-rx * 0.016, -rx * 0.03]
    const crest = crescent(art, area, [fold[0] + 0.3, fold[1] * 0.5, fold[2], fold[3] * 0.2], scale)
    art.movedBy(left, top, () => art.softFill(closed(crest), tint(color, 0.75), 0.4, rx * 0.012))
  }
}

/** What a blender leaves: fine flecks of light and dark, so that the soup has a body. */
function pulp(art: Canvas, area: Area, { color, scale }: Fill): void {
  const flecks = (count: number) => {
    const [rx, ry] = halves(area, scale * 0.96)
    return Array.from({ length: count }, (): Point => {
      const [turn, reach] = [art.random.angle(), Math.sqrt(art.random.next())]
      return [area.x + Math.cos(turn) * rx * reach, area.y + Math.sin(turn) * ry * reach]
    })
  }
  art.specks(flecks(150), tint(color, 0.4), 3, { length: 2, opacity: 0.4 })
  art.specks(flecks(110), shade(color, 0.3), 3, { length: 2.5, opacity: 0.34 })
  art.specks(flecks(26), shade(color, 0.36), 4.5, { length: 6, opacity: 0.4 })
}

/** A smooth, thick soup that lies in the folds of the ladle, with a few points of oil. */
export function smoothSoup(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  pour(art, area, {
    ...look,
    depth: 0.42,
    inside: () => {
      folds(art, area, look)
      pulp(art, area, look)
      fatDrops(art, placesIn(art, area, scale * 0.9, 26), mix(color, '#f0a03c', 0.5), 9)
      art.specks(placesIn(art, area, scale * 0.9, 40), shade(color, 0.45), 3.2, { opacity: 0.5 })
    },
  })
}
