import type { pantry as words } from '../../../language/words/products/pantry.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, open, type Path, roundedRect } from '../../core/contour.ts'
import { across, glass, matte, steel, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { leaf } from './morsels.ts'
import { chickpeas, type DrawDry, lentils, rice, spaghetti } from './pantryFills.ts'
import { jarLabel, type JarLabel } from './pantryLabels.ts'
import { clearGlass, FOOT, footShadow, gleam, print, roundLabel } from './parts.ts'

interface PantryJar {
  x: number
  top: number
  half: number
  color: Color
  label: JarLabel
  dry: DrawDry
}

/** From left to right; no two labels are alike. */
const JARS: readonly PantryJar[] = [
  { x: 250, top: 430, half: 92, color: '#c9562a', label: 'paper', dry: lentils },
  { x: 460, top: 350, half: 100, color: '#d9a85e', label: 'tag', dry: chickpeas },
  { x: 674, top: 400, half: 94, color: '#efe2c4', label: 'none', dry: rice },
  { x: 850, top: 300, half: 60, color: '#e9c36c', label: 'band', dry: spaghetti },
]

/** Jars of dry things on a shelf, a tin and a bottle, so near that the row goes on beyond the picture. */
function pantryjars(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(576 800) scale(.95 1.08) translate(-643 -775)"', () => {
    for (const jar of JARS) pantryJar(art, jar, accent)
    tomatoTin(art, color)
    soyBottle(art)
  })
}

function pantryJar(art: Canvas, jar: PantryJar, lid: Color): void {
  const { x, top, half, color, label, dry } = jar
  footShadow(art, x, half)
  const level = top + 62
  clearGlass(art, roundedRect(x - half, top, half * 2, FOOT - top, 30), () => {
    if (dry === spaghetti) spaghetti(art, color, { x, y: FOOT - 220, half, high: 228 })
    else filledTo(art, jar, level)
    art.softFill(ellipse(x, FOOT + 4, half, 16), SHADOW, 0.5, 10)
    // What the lid keeps from the light.
    art.softFill(roundedRect(x - half, top - 20, half * 2, 32, 0), SHADOW, 0.26, 12)
  })
  glassLights(art, jar)
  jarLabel(art, label, { x, y: top + (FOOT - top) * 0.5, half, color })
  jarLid(art, jar, lid)
}

/** The shade of a round jar on what it holds. */
const ROUND = [
  [0, SHADOW, 0.44],
  [0.09, SHADOW, 0.2],
  [0.26, SHADOW, 0],
  [0.62, SHADOW, 0.04],
  [0.88, SHADOW, 0.28],
  [1, SHADOW, 0.5],
] as const

/** The heap in a jar, bowed at its far rim, its top in the light. */
function filledTo(art: Canvas, { x, half, color, dry }: PantryJar, level: number): void {
  const high = (FOOT - level + 30) / 2
  const heap: Path = `M${x - half} ${level + 2}Q${x - half * 0.6} ${level - 16} ${x - half * 0.1} ${level - 14}Q${x + half * 0.5} ${level - 12} ${x + half} ${level + 6}V${FOOT + 8}H${x - half}Z`
  art.clipped(heap, () => {
    art.fill(heap, shade(color, 0.5))
    dry(art, color, { x, y: FOOT - high + 6, half, high })
    art.fill(heap, across(art, ROUND))
    art.softFill(ellipse(x - half * 0.1, level - 4, half * 0.8, 8), tint(color, 0.7), 0.34, 10)
  })
}

/** The window in the glass, the dark of its walls, and its thick foot. */
function glassLights(art: Canvas, { x, top, half }: PantryJar): void {
  const inner = roundedRect(x - half + 5, top + 4, half * 2 - 10, FOOT - top - 10, 26)
  art.stroke(inner, '#2f5450', 3, { opacity: 0.3 })
  art.stroke(`M${x - half + 26} ${FOOT - 9}H${x + half - 26}`, '#fffaf0', 5, { opacity: 0.6 })
  const wide = half * 0.2
  const left = x - half * 0.78
  gleam(
    art,
    `M${left} ${top + 34}Q${left + wide * 0.5} ${top + 20} ${left + wide} ${top + 30}L${left + wide * 0.8} ${FOOT - 90}Q${left + wide * 0.4} ${FOOT - 60} ${left} ${FOOT - 84}Z`,
    0.4,
  )
  art.stroke(`M${x + half * 0.84} ${top + 40}V${FOOT - 50}`, '#fffaf0', 5, { opacity: 0.4 })
  art.stroke(`M${x - half * 0.5} ${top + 36}V${top + 130}`, '#fffaf0', 4, { opacity: 0.4 })
}

function jarLid(art: Canvas, { x, top, half }: PantryJar, color: Color): void {
  art.fill(roundedRect(x - half + 14, top - 2, half * 2 - 28, 14, 6), '#e9e4d6', 0.9)
  art.fill(roundedRect(x - half + 8, top - 42, half * 2 - 16, 48, 12), wood(art, color))
  const grain = [0.3, 0.52, 0.74].map((share) => {
    const y = top - 42 + share * 48 + art.random.jitter(4)
    return `M${x - half + 16} ${y}Q${x} ${y + 7} ${x + half - 18} ${y - 2}`
  })
  art.stroke(grain.join(''), shade(color, 0.4), 2.2, { opacity: 0.45 })
  art.stroke(`M${x - half + 20} ${top + 1}H${x + half - 20}`, shade(color, 0.6), 5, {
    opacity: 0.5,
  })
  art.fill(ellipse(x, top - 41, half - 9, 11), shade(color, 0.12))
  art.fill(ellipse(x - 2, top - 43, half - 11, 9.5), tint(color, 0.42))
  art.stroke(ellipse(x - 4, top - 43, half * 0.5, 4.5), shade(color, 0.1), 2, { opacity: 0.5 })
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
