import type { Colors } from '../../../../language/words/types.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { SHADOW, shade, tint } from '../../../core/color.ts'
import { ellipse, num, open, type Point } from '../../../core/contour.ts'
import { footShadow } from '../../products/parts.ts'
import { roundTomato, starOn } from '../../products/roundTomato.ts'

/** Tomatoes of a truss, from its foot: the farther row, then the nearer one. */
const FARTHER = [
  { u: -52, v: -92, size: 37, star: [0.16, 0.02] },
  { u: 26, v: -100, size: 40, star: [-0.06, 0.1] },
  { u: 92, v: -78, size: 30, star: [-0.3, -0.2] },
] as const
const NEARER = [
  { u: -76, v: -37, size: 38, star: [0.3, -0.66] },
  { u: 0, v: -39, size: 45, star: [-0.16, -0.7] },
  { u: 76, v: -31, size: 37, star: [-0.3, -0.66] },
] as const

/** The stem, from where it was cut to its tip, with a knee where each tomato hangs. */
const STEM: readonly Point[] = [
  [-118, -96],
  [-96, -86],
  [-62, -80],
  [-28, -84],
  [2, -78],
  [36, -84],
  [66, -74],
  [92, -82],
  [108, -100],
]

/** Tomatoes on their vine. */
export function tomatoTruss(art: Canvas, { x, y, color, accent }: Colors & Place): void {
  const at = ([u, v]: Point): Point => [x + u, y + v]
  for (const { u, v, size } of FARTHER) {
    roundTomato(art, { x: x + u, y: y + v, size, color: shade(color, 0.06), alone: true })
  }
  art.softFill(ellipse(x - 4, y - 44, 88, 16), SHADOW, 0.34, 12)
  for (const { u, v, size } of NEARER) footShadow(art, x + u + 4, size * 0.8, y + v + size * 0.96)
  for (const { u, v, size } of [NEARER[0], NEARER[2], NEARER[1]]) {
    roundTomato(art, { x: x + u, y: y + v, size, color: tint(color, 0.03), alone: true })
  }
  for (const { u, v, size, star } of [...FARTHER, ...NEARER]) {
    starOn(art, { x: x + u, y: y + v, size }, star)
  }
  const stalks = [...FARTHER, ...NEARER].map(({ u, v, size, star }) => {
    const to = at([u + star[0] * size, v + star[1] * size])
    const from = at(nearest([u - 14, v]))
    const over: Point = [(from[0] + to[0]) / 2 - 2, Math.min(from[1], to[1]) - 4]
    return `M${from.map(num).join(' ')}Q${over.map(num).join(' ')} ${to.map(num).join(' ')}`
  })
  const stem = open(STEM.map(at))
  const dark = shade(accent, 0.42)
  art.movedBy(3, 7, () => art.stroke(stem, '#5a0e08', 7, { opacity: 0.35 }))
  art.stroke(stalks.join(''), dark, 6)
  art.stroke(stem, dark, 9)
  art.movedBy(-1, -1.6, () => {
    art.stroke(stalks.join(''), tint(accent, 0.28), 2.2, { opacity: 0.8 })
    art.stroke(stem, tint(accent, 0.28), 3.4, { opacity: 0.85 })
  })
  const [cut] = STEM.map(at)
  if (cut) art.fill(ellipse(cut[0] - 1, cut[1], 3.4, 5), tint(accent, 0.6))
}

interface Place {
  x: number
  y: number
}

/** The point of the stem that is nearest across. */
function nearest([u]: Point): Point {
  return STEM.reduce((best, point) =>
    Math.abs(point[0] - u) < Math.abs(best[0] - u) ? point : best,
  )
}
