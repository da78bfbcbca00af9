import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, ellipse, num, type Point } from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'
import { across } from '../materials.ts'
import { footShadow } from './parts.ts'

const PORCELAIN = '#f6efe2'
/** Half its width at the rim, how deep the rim looks, how high it stands. */
const [HALF, DEEP, HIGH] = [96, 20, 78]

/** A fluted ramekin of finished mayonnaise, spooned in with a peak. */
export function mayonnaiseRamekin(art: Canvas, x: number, foot: number): void {
  footShadow(art, x, 78, foot)
  const top = foot - HIGH
  const wall = `M${x - HALF} ${top}L${x - 80} ${foot - 12}Q${x} ${foot + 10} ${x + 80} ${foot - 12}L${x + HALF} ${top}Z`
  const glaze = across(art, [
    [0, '#b9ab97'],
    [0.1, '#e6dccb'],
    [0.28, '#fffdf7'],
    [0.5, PORCELAIN],
    [0.82, '#cdbfa9'],
    [1, '#a5947d'],
  ])
  art.fill(wall, glaze)
  art.clipped(wall, () => flutes(art, x, foot))
  art.fill(ellipse(x, top, HALF, DEEP), '#fffaf0')
  art.fill(ellipse(x, top + 2, HALF - 9, DEEP - 4), '#b9a88a')
  filling(art, x, top)
  const lip = `M${x - HALF} ${top}A${HALF} ${DEEP} 0 0 0 ${x + HALF} ${top}`
  art.stroke(lip, '#e2d6c2', 9)
  art.movedBy(-1, -2, () => art.stroke(lip, '#fffdf7', 4))
}

/** Grooves round the wall, closer to each other towards its sides. */
function flutes(art: Canvas, x: number, foot: number): void {
  const grooves = Array.from({ length: 15 }, (_, index) => {
    const aside = Math.sin(((index - 7) / 7.4) * (Math.PI / 2))
    const [above, below] = [x + aside * HALF, x + aside * 80]
    return `M${num(above)} ${foot - HIGH + 26 - Math.abs(aside) * 12}L${num(below)} ${foot - 6}`
  })
  art.stroke(grooves.join(''), '#8f7f68', 3, { opacity: 0.42 })
  art.movedBy(3, 0, () => art.stroke(grooves.join(''), '#ffffff', 3, { opacity: 0.6 }))
  art.softFill(ellipse(x, foot + 2, 86, 14), SHADOW, 0.24, 8)
}

const HEAP = shape(
  '-86 4, -74 -12, -52 -20, -34 -34, -14 -38, -6 -56, 12 -66, 26 -58, 18 -50, 32 -40, 52 -24, 74 -14, 86 2, 56 16, 0 19, -56 16',
)

/** Thick and glossy, folded over itself towards a curled peak. */
function filling(art: Canvas, x: number, top: number): void {
  const at = (points: readonly Point[]) => closed(points.map(([u, v]): Point => [x + u, top + v]))
  const body = at(HEAP)
  const cream = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, '#fffdf0'],
    [0.5, '#fdf2cc'],
    [1, '#e3c684'],
  ])
  art.fill(body, cream)
  art.clipped(body, () => {
    const folds = [
      '30 -42, 60 -20, 84 0, 60 6, 34 -8, 14 -30',
      '-34 -32, 0 -26, 40 -8, 66 8, 30 10, -10 -4, -40 -20',
      '-80 -4, -40 0, 0 10, 30 18, -20 20, -70 14',
    ].map((fold) => at(shape(fold)))
    art.softFill(folds.join(''), '#b98a34', 0.13, 4)
    const lights = [
      '-60 -16, -36 -30, -18 -34, -36 -22',
      '-4 -52, 10 -62, 18 -60, 6 -50',
      '-40 -10, -8 -6, 20 4, -10 2',
    ].map((light) => at(shape(light)))
    art.fill(lights.join(''), '#ffffff', 0.85)
  })
  const pepper = [
    [-30, -22],
    [-10, -14],
    [14, -30],
    [34, -14],
    [-52, -6],
    [4, 2],
    [44, 2],
  ].map(([u = 0, v = 0]): Point => [x + u, top + v])
  art.specks(pepper, '#4a3a2a', 4)
}
