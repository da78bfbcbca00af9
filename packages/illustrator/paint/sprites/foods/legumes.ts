import type { legumes as words } from '../../../language/words/foods/legumes.ts'
import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  num,
  open,
  type Point,
  turnedPoint,
} from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Area, Piece, FoodSprites } from '../types.ts'
import { blackBean } from './blackBean.ts'
import { chickpea, kidneyBean } from './roundBeans.ts'
import { type Fill, halves, placesIn } from './surface.ts'
import { lentil } from './lentil.ts'
import { blackbeanbowl } from './stewed/blackBeanBowl.ts'
import { chanamasala } from './stewed/chanaMasala.ts'
import { stewedBeans } from './stewedBeans.ts'
import { curveOn, laid, layered } from './touches.ts'

const KIDNEY: readonly Point[] = [
  [-1, 0.02],
  [-0.72, -0.54],
  [0, -0.66],
  [0.72, -0.54],
  [1, 0.02],
  [0.6, 0.42],
  [0, 0.24],
  [-0.6, 0.42],
]

/** A bean, bowed like a kidney, with the light on its back; `size` is half its length. */
function bean(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  art.body(laid(KIDNEY, piece), color, { height: 5, lit: 0.86, shaded: 0.34, offset: 0.07 })
  art.stroke(
    open(laid(KIDNEY.slice(1, 4), { ...piece, size: size * 0.62 })),
    tint(color, 0.3),
    size * 0.16,
    {
      opacity: 0.55,
    },
  )
  const [u, v] = turnedPoint([0, size * 0.3], piece.angle, x, y)
  art.fill(ellipse(u, v, size * 0.14, size * 0.09), tint(color, 0.7), 0.7)
  art.stroke(
    `M${num(x - size * 0.5)} ${num(y - size * 0.28)}q${num(size * 0.14)} ${num(-size * 0.16)} ${num(size * 0.36)} ${num(-size * 0.17)}`,
    '#fffaf0',
    size * 0.13,
    {
      opacity: 0.7,
    },
  )
}

/** A shelled soybean: bright, with its seam; `size` is half its length. */
function edamame(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.7, { points: 9, wobble: 0.04, angle })
  art.body(outline, color, { height: 5, lit: 0.88, shaded: 0.28, offset: 0.06, highlight: 0.45 })
  const seam = [-0.5, 0.36, 0, 0.46, 0.5, 0.34]
  art.stroke(curveOn(piece, seam), shade(color, 0.32), size * 0.09, { opacity: 0.7 })
  art.stroke(curveOn({ ...piece, size: size * 0.8 }, seam), tint(color, 0.6), size * 0.07, {
    opacity: 0.6,
  })
}

/** Beans mashed and fried: a rough spread, whole beans and their skins in it. */
function mashedbeans(art: Canvas, area: Area, { color, scale }: Fill): void {
  const [rx, ry] = halves(area, scale)
  const outline = blob(art.random, area.x, area.y, rx, ry, { points: 18, wobble: 0.06 })
  art.body(outline, color, { height: 10, lit: 0.95, shaded: 0.36, offset: 0.03 })
  const lumps = placesIn(art, area, scale * 0.84, 60).map(([x, y]) => {
    const size = rx * art.random.range(0.05, 0.12)
    const look = { points: 7, wobble: 0.2, angle: art.random.angle() }
    return closed(blob(art.random, x, y, size, size * 0.6, look))
  })
  layered(art, lumps.join(''), [
    { color: shade(color, 0.3), dx: 2, dy: 4, opacity: 0.5 },
    { color: tint(color, 0.14), dx: -1, dy: -2, opacity: 0.8 },
  ])
  for (const [x, y] of placesIn(art, area, scale * 0.8, 12)) {
    const angle = art.random.angle()
    bean(art, { x, y, angle, size: rx * 0.055, color: shade(color, 0.2) })
  }
  const skins = placesIn(art, area, scale * 0.86, 26)
  art.specks(skins, shade(color, 0.55), 4, { length: 8, opacity: 0.5 })
  const shine = placesIn(art, area, scale * 0.7, 9).map(([x, y]) => circle(x, y, rx * 0.012))
  art.fill(shine.join(''), '#fff1d8', 0.6)
}

/** Beans, peas and lentils. */
export const legumes = {
  chickpea,
  chanamasala,
  blackbeanbowl,
  blackbean: blackBean,
  stewedbeans: stewedBeans,
  kidneybean: kidneyBean,
  whitebean: bean,
  edamame,
  lentil,
  mashedbeans,
} satisfies FoodSprites<typeof words>
