import type { pantry as words } from '../../../language/words/products/pantry.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { circle, ellipse, open, pack, roundedRect } from '../../core/contour.ts'
import { glass, matte, steel, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { leaf } from './morsels.ts'
import { clearGlass, CREAM, footShadow, gleam, print, roundLabel } from './parts.ts'

interface PantryJar {
  x: number
  top: number
  half: number
  color: Color
}

/** Jars of dry things on a shelf, a tin and a bottle. */
function pantryjars(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(56 93) scale(.88)"', () => pantryRow(art, color, accent))
}

function pantryRow(art: Canvas, color: Color, accent: Color): void {
  pantryJar(art, { x: 250, top: 430, half: 92, color: '#d2622e' }, accent, 6)
  pantryJar(art, { x: 460, top: 350, half: 100, color: '#dcb06a' }, accent, 20)
  pantryJar(art, { x: 674, top: 400, half: 94, color: '#f3ead3' }, accent, 7)
  noodleJar(art, accent)
  tomatoTin(art, color)
  soyBottle(art)
}

function pantryJar(
  art: Canvas,
  { x, top, half, color }: PantryJar,
  lid: Color,
  grain: number,
): void {
  footShadow(art, x, half)
  clearGlass(art, roundedRect(x - half, top, half * 2, FOOT - top, 26), () => {
    art.fill(
      roundedRect(x - half, top + 60, half * 2, FOOT - top, 0),
      glass(art, mix(color, '#8a5a33', 0.08)),
    )
    const count = Math.round(1500 / grain)
    const high = (FOOT - top - 62) / 2
    const points = pack(art.random, x, FOOT - high, half, count, { ry: high, box: true, tries: 4 })
    const third = Math.round(count / 3)
    art.specks(points.slice(0, third), shade(color, 0.28), grain * 1.5, { length: grain * 0.3 })
    art.specks(points.slice(third, third * 2), tint(color, 0.1), grain * 1.5, {
      length: grain * 0.3,
    })
    art.specks(points.slice(third * 2), tint(color, 0.42), grain * 1.2, { length: grain * 0.3 })
  })
  jarTop(art, { x, top, half, color: lid })
}

function jarTop(art: Canvas, { x, top, half, color }: PantryJar): void {
  gleam(art, `M${x - half + 16} ${top + 20}h16v${FOOT - top - 60}h-16Z`, 0.42)
  art.fill(roundedRect(x - half + 8, top - 40, half * 2 - 16, 54, 12), wood(art, color))
  art.fill(ellipse(x, top - 40, half - 8, 9), tint(color, 0.4))
  art.fill(roundedRect(x - 46, top + 130, 92, 58, 6), CREAM)
  print(art, [
    [x, top + 150, 60],
    [x, top + 168, 36],
  ])
}

const FOOT = 775

/** A slim jar of noodles that stand upright. */
function noodleJar(art: Canvas, lid: Color): void {
  footShadow(art, 850, 60)
  clearGlass(art, roundedRect(792, 300, 116, FOOT - 300, 20), () => {
    const strands = Array.from(
      { length: 22 },
      (_, index) =>
        `M${798 + index * 5} ${330 + art.random.jitter(12)}L${800 + index * 5 + art.random.jitter(8)} 790`,
    )
    art.fill(roundedRect(792, 350, 116, 440, 0), '#d8b56a')
    art.stroke(strands.join(''), '#f2dca0', 4)
    art.stroke(strands.filter((_, index) => index % 3 === 0).join(''), '#b98f45', 2.5, {
      opacity: 0.7,
    })
  })
  jarTop(art, { x: 850, top: 300, half: 58, color: lid })
}

function tomatoTin(art: Canvas, color: Color): void {
  footShadow(art, 976, 64)
  art.fill(roundedRect(916, 590, 126, 186, 8), steel(art))
  roundLabel(art, [916, 608, 126, 150], color)
  art.fill(circle(978, 676, 36), '#fbf2df')
  art.fill(circle(978, 680, 24), '#d8402a')
  for (const angle of [-2.6, -1.9, -1.2, -0.5])
    leaf(art, { x: 978, y: 660, size: 18, angle, color: '#5b8a3a' })
  art.fill(ellipse(979, 591, 63, 8), '#e9e3d9')
}

function soyBottle(art: Canvas): void {
  footShadow(art, 1086, 40)
  art.fill(
    'M1070 452V510C1070 540 1046 546 1046 580V752Q1046 776 1068 776H1106Q1128 776 1128 752V580C1128 546 1104 540 1104 510V452Z',
    glass(art, '#2a1410'),
  )
  gleam(art, 'M1058 590q0-30 20-50v-70h8v80q-16 20-16 50v140h-12Z', 0.35)
  roundLabel(art, [1046, 620, 82, 96])
  art.fill(roundedRect(1064, 428, 46, 34, 6), matte(art, '#c9412a'))
  art.stroke(
    open([
      [1066, 650],
      [1088, 640],
      [1108, 652],
    ]),
    '#c9412a',
    6,
  )
  print(art, [
    [1087, 680, 44],
    [1087, 696, 28],
  ])
}

export const pantry = {
  pantryjars,
} satisfies Record<keyof typeof words, DrawProduct>
