import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, open, type Point, shrunk } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { laid, patches } from './touches.ts'
import { upright } from './upright.ts'

const BODY = shape(
  '-1 .08, -.98 -.22, -.8 -.52, -.46 -.72, -.04 -.78, .36 -.68, .66 -.46, .84 -.16, .86 .16, .66 .42, .2 .56, -.36 .57, -.82 .42',
)
const LEG = shape(
  '-.16 .2, -.1 -.1, .12 -.32, .42 -.36, .74 -.27, 1.02 -.22, 1.06 -.12, 1 -.03, .78 .1, .62 .32, .36 .48, .06 .47',
)
const FAR_LEG = shape('.4 -.5, .7 -.58, .98 -.56, 1.02 -.46, .96 -.38, .74 -.3, .5 -.3')
const WING = shape(
  '-.84 .16, -.74 -.08, -.5 -.16, -.28 -.06, -.16 .14, -.26 .28, -.46 .22, -.52 .34, -.7 .4, -.82 .32',
)
const KNUCKLE = shape(
  '.98 -.19, 1.1 -.22, 1.15 -.3, 1.24 -.29, 1.27 -.2, 1.22 -.16, 1.27 -.1, 1.23 -.01, 1.13 -.02, 1.08 -.09, .98 -.07',
)

interface Part {
  piece: Piece
  outline: readonly Point[]
  color: Color
  /** Where it is brightest, in shares of the bird's size from its middle. */
  light: Point
  /** How far that light reaches. */
  reach: number
}

/** One part of the bird under its skin: gold above, mahogany below, blistered and wet. */
function skin(art: Canvas, { piece, outline, color, light, reach }: Part): void {
  const { x, y, size } = piece
  const [u, v] = [x + light[0] * size, y + light[1] * size]
  const at = `gradientUnits="userSpaceOnUse" cx="${num(u)}" cy="${num(v)}" r="${num(size * reach)}"`
  const path = closed(outline)
  art.fill(path, '#3a1206')
  const inner = closed(shrunk(outline, 0.985, -size * 0.006, -size * 0.012))
  const gold = art.radialGradient(at, [
    [0, mix(color, '#ffdb8c', 0.75)],
    [0.2, mix(color, '#f5a83e', 0.62)],
    [0.46, mix(color, '#d9771c', 0.35)],
    [0.74, shade(color, 0.44)],
    [1, mix(shade(color, 0.76), '#2c1008', 0.35)],
  ])
  art.fill(inner, gold)
  art.clipped(inner, () => {
    for (const share of [0.14, 0.07]) {
      art.stroke(inner, '#5a1d08', size * share, { opacity: 0.2 })
    }
    const spread = { x: u, y: v + size * reach * 0.25, rx: size * reach * 0.7, count: 34 }
    const crisp = patches(art, { ...spread, count: 7, grain: size * 0.13 })
    art.softFill(crisp, '#7a2e0c', 0.34, size * 0.05)
    art.fill(patches(art, { ...spread, grain: size * 0.03 }), '#5a1f08', 0.45)
    art.fill(patches(art, { ...spread, grain: size * 0.024 }), '#ffc865', 0.45)
  })
}

/** Where skin is wet the window shows in it: a broad faint line and a bright one. */
function shine(art: Canvas, piece: Piece, data: string): void {
  const line = open(laid(shape(data), { ...piece, angle: 0 }))
  art.stroke(line, '#ffe0a0', piece.size * 0.09, { opacity: 0.42 })
  art.stroke(line, '#fff6dc', piece.size * 0.03, { opacity: 0.85 })
}

/** A whole roast chicken from its side, breast up; `size` is half its length. */
export function roastbird(art: Canvas, given: Piece): void {
  const { x, size, color } = given
  const y = given.y - size * 0.42
  const piece = { ...given, y, angle: 0 }
  const on = (points: readonly Point[]) => laid(points, piece)
  art.softFill(ellipse(x + size * 0.08, y + size * 0.66, size * 0.9, size * 0.34), SHADOW, 0.45, 24)
  upright(art, piece, () => {
    skin(art, { piece, outline: on(FAR_LEG), color, light: [0.6, -0.56], reach: 0.5 })
    skin(art, { piece, outline: on(BODY), color, light: [-0.34, -0.5], reach: 1.32 })
    shine(art, piece, '-.76 -.4, -.56 -.56, -.3 -.65')
    shine(art, piece, '-.16 -.69, -.04 -.7')
    art.stroke(open(on(shape('-.08 .3, -.2 .02, -.04 -.3, .3 -.5'))), '#4a1607', size * 0.035, {
      opacity: 0.4,
    })
    art.body(on(KNUCKLE), '#f2dfba', { height: 8, lit: 0.85, shaded: 0.5 })
    art.movedBy(size * 0.02, size * 0.06, () => art.softFill(closed(on(LEG)), SHADOW, 0.5, 12))
    skin(art, {
      piece,
      outline: on(LEG),
      color: tint(color, 0.04),
      light: [0.16, -0.2],
      reach: 0.86,
    })
    shine(art, piece, '.02 -.16, .16 -.25, .36 -.28')
    shine(art, piece, '.52 -.25, .64 -.23')
    art.stroke(open(on(shape('1 -.23, 1.06 -.13, .99 -.03'))), '#3a1206', size * 0.05, {
      opacity: 0.8,
    })
    art.movedBy(size * 0.015, size * 0.05, () => art.softFill(closed(on(WING)), SHADOW, 0.5, 10))
    skin(art, { piece, outline: on(WING), color, light: [-0.6, -0.06], reach: 0.6 })
    shine(art, piece, '-.7 -.02, -.6 -.08, -.5 -.09')
  })
}
