import type { corn as words } from '../../../language/words/products/corn.ts'
import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { ellipse } from '../../core/contour.ts'
import { SHADOW } from '../../core/color.ts'
import { frontRim, mouth, type Profile, silhouette, thrownBody } from '../stageProps/thrown.ts'
import type { DrawProduct, ProductLook } from '../types.ts'
import { bowlOfRice } from './bowlOfRice.ts'
import { type CornHusk, cornHusk } from './cornHusk.ts'
import { type EarOfCorn, earOfCorn } from './earOfCorn.ts'
import { steam } from './parts.ts'
import { tortillaStack } from './tortillaStack.ts'
import { cutPotato, wholePotato } from './wholePotato.ts'

type Husk = Omit<CornHusk, 'color'>
type Ear = Omit<EarOfCorn, 'color'>

/** A husk with its look in the order: x, y, angle, long, wide, curl. */
const husk = (
  x: number,
  y: number,
  angle: number,
  long: number,
  wide: number,
  curl: number,
): Husk => ({ x, y, angle, long, wide, curl })

const GREEN = '#74ac34'

/** The jug's wall from its rim to its foot, around the origin. */
const JUG: Profile = [
  [104, -230],
  [99, -206],
  [96, -176],
  [112, -110],
  [118, -64],
  [104, -14],
  [92, 0],
]

/** What stands in the jug, around its foot: husks behind, ears, husks before them. */
const BEHIND: readonly Husk[] = [
  husk(-40, -214, -2.42, 260, 50, -0.7),
  husk(46, -214, -0.62, 230, 46, 0.7),
  husk(-20, -230, -1.86, 330, 48, -0.3),
  husk(60, -230, -1.2, 330, 46, 0.36),
]
const EARS: readonly Ear[] = [
  { x: 52, y: -190, angle: -1.2, long: 280, wide: 50 },
  { x: -46, y: -190, angle: -2, long: 310, wide: 52 },
  { x: 4, y: -170, angle: -1.53, long: 372, wide: 58 },
]
const BEFORE: readonly Husk[] = [
  husk(-74, -200, -2.3, 240, 44, 0.7),
  husk(84, -204, -0.9, 210, 40, 1.5),
  husk(40, -190, -1.36, 230, 44, -0.3),
  husk(-26, -186, -1.86, 200, 44, 0.4),
  husk(-84, -214, -2.5, 190, 36, -1.5),
]

/** A jug with ears of corn, rice, tortillas and potatoes on a table; `steam` rises from the rice. */
function cornandrice(art: Canvas, { color, accent, has }: ProductLook): void {
  art.group('transform="translate(600 834) scale(.97) translate(-600 -862)"', () => {
    art.group('transform="translate(372 716)"', () => jugOfCorn(art, color, accent))
    art.group('transform="translate(694 540)"', () => {
      if (has('steam')) steam(art, -10, -180, 1.2)
      bowlOfRice(art, 240, color)
    })
    tortillaStack(art, { x: 786, y: 806, size: 156, count: 8, color: '#f6d074' })
    wholePotato(art, { x: 168, y: 756, size: 70, angle: -0.5, color: '#b98a52' })
    wholePotato(art, { x: 252, y: 738, size: 80, angle: 0.3, color: '#c99a5c' })
    cutPotato(art, { x: 228, y: 814, size: 72, angle: -0.16, color: '#c99a5c' })
    lyingEar(art, accent)
  })
}

function jugOfCorn(art: Canvas, color: Color, yellow: Color): void {
  art.softFill(ellipse(20, 6, 130, 18), SHADOW, 0.6, 12)
  mouth(art, { y: -230, half: 106, wall: 8, color }, () => undefined)
  for (const leaf of BEHIND) cornHusk(art, { ...leaf, color: GREEN })
  for (const ear of EARS) earOfCorn(art, { ...ear, color: yellow })
  for (const leaf of BEFORE) cornHusk(art, { ...leaf, color: GREEN })
  thrownBody(art, JUG, color)
  art.clipped(silhouette(JUG), () => band(art))
  frontRim(art, { y: -230, half: 106, wall: 8, color })
}

/** Two lines of pale slip around the jug. */
function band(art: Canvas): void {
  art.stroke('M-130-128Q0-84 130-128', '#f6e2c4', 9, { opacity: 0.85 })
  art.stroke('M-130-106Q0-62 130-106', '#f6e2c4', 4, { opacity: 0.7 })
}

/** The ear nearest to us, its husk torn open under it. */
function lyingEar(art: Canvas, yellow: Color): void {
  art.softFill(ellipse(520, 846, 210, 20), SHADOW, 0.55, 14)
  for (const leaf of [husk(366, 812, -0.5, 190, 40, 0.5), husk(360, 820, 0.24, 300, 46, -0.1)])
    cornHusk(art, { ...leaf, color: GREEN })
  earOfCorn(art, { x: 372, y: 816, angle: -0.07, long: 312, wide: 54, color: yellow })
  for (const leaf of [husk(352, 800, -0.36, 150, 36, -0.5), husk(352, 828, 0.3, 190, 40, -0.3)])
    cornHusk(art, { ...leaf, color: GREEN })
}

export const corn = { cornandrice } satisfies Record<keyof typeof words, DrawProduct>
