import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import type { Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { avocadoSlices } from './avocadoSlices.ts'
import { chunkySalsa } from './chunkySalsa.ts'
import { type Disc, unevenDisc } from './unevenDisc.ts'
import { feta } from './feta.ts'
import { friedOnTop } from './friedOnTop.ts'
import { cilantroLeaf } from './produce/sprigs.ts'
import { pintoBean } from './pintoBean.ts'
import { cloudsOf } from './relief/clouds.ts'
import { upright } from './upright.ts'

/** How flat a plate is seen from a chair. */
const FLAT = 0.62

/** A corn tortilla from its darkest crease to its crest; its own color is between them. */
const CORN = [
  ['#7d4712', '#b57526', '#d89c40'],
  ['#f6d68e', '#fdebbb'],
] as const
const MASH = ['#45200f', '#6b371b', '#8f502b', '#ae6c40', '#cb8f60', '#ecc498']

/** One of two servings: where its tortilla, its beans and its egg lie, as shares of the size. */
interface Serving {
  tortilla: Disc
  beans: Disc
  salsa: readonly Disc[]
  egg: Disc
  /** Salsa that was spooned over the edge of the egg. */
  over: readonly Disc[]
  whole: readonly Point[]
}

const disc = (x: number, y: number, r: number, wide = 1): Disc => ({
  x,
  y,
  rx: r * wide,
  ry: r * FLAT,
})

const SERVINGS: readonly [Serving, Serving] = [
  {
    tortilla: disc(-0.3, -0.19, 0.62),
    beans: disc(-0.3, -0.19, 0.54),
    salsa: [disc(-0.25, -0.17, 0.43), disc(0.04, -0.06, 0.2)],
    egg: disc(-0.27, -0.22, 0.36),
    over: [disc(-0.47, -0.05, 0.13), disc(-0.3, 0.0, 0.12, 1.3), disc(-0.02, -0.12, 0.11)],
    whole: [
      [-0.76, -0.14],
      [-0.69, -0.06],
      [-0.6, 0.02],
      [-0.72, -0.24],
      [-0.56, -0.44],
      [-0.04, -0.42],
    ],
  },
  {
    tortilla: disc(0.32, 0.15, 0.62),
    beans: disc(0.32, 0.145, 0.53),
    salsa: [disc(0.29, 0.13, 0.43), disc(0.02, 0.1, 0.2), disc(0.24, 0.3, 0.21, 1.4)],
    egg: disc(0.35, 0.09, 0.37),
    over: [
      disc(0.12, 0.26, 0.12),
      disc(0.3, 0.31, 0.13, 1.4),
      disc(0.58, 0.22, 0.1),
      disc(0.07, 0.03, 0.09),
    ],
    whole: [
      [0.79, 0.19],
      [0.7, 0.29],
      [0.6, 0.38],
      [0.76, 0.06],
      [0.68, 0.36],
      [-0.08, 0.26],
      [0.0, 0.34],
    ],
  },
]

/** Two tortillas under beans, chunky salsa and a fried egg each; `size` is half their width. */
export function huevos(art: Canvas, { x, y, size, color }: Piece): void {
  upright(art, { x, y }, () =>
    art.movedBy(x, y, () => {
      const [behind, before] = SERVINGS
      serve(art, behind, size, color)
      // The nearer tortilla leans on the avocado.
      avocadoSlices(art, { x: -size * 0.37, y: size * 0.34, size: size * 0.26 })
      serve(art, before, size, color)
      topped(art, size)
    }),
  )
}

function serve(
  art: Canvas,
  { tortilla, beans, salsa, egg, over, whole }: Serving,
  size: number,
  color: Color,
): void {
  const at = ({ x, y, rx, ry }: Disc): Disc => ({
    x: x * size,
    y: y * size,
    rx: rx * size,
    ry: ry * size,
  })
  softTortilla(art, at(tortilla), color)
  mashed(art, at(beans))
  for (const [u, v] of whole) pintoBean(art, { x: u * size, y: v * size, size: size * 0.055 })
  chunkySalsa(art, salsa.map(at))
  friedOnTop(art, at(egg))
  chunkySalsa(art, over.map(at))
}

/** Where cheese was crumbled, how large its lumps are, and where cilantro fell; shares of the size. */
const CHEESE = [
  [0.04, -0.04, 0.06],
  [0.13, 0.0, 0.08],
  [0.02, 0.06, 0.07],
  [0.12, 0.13, 0.06],
  [0.0, 0.16, 0.05],
  [0.3, 0.37, 0.06],
  [0.5, 0.29, 0.05],
  [-0.32, 0.0, 0.065],
  [-0.44, -0.03, 0.05],
] as const
const CILANTRO = [
  [0.18, 0.1, 0.085, -0.4],
  [0.1, 0.05, 0.07, 1.2],
  [-0.38, 0.0, 0.075, 2.4],
  [0.36, 0.33, 0.08, 0.5],
] as const

/** Cheese and cilantro, most of them where the two servings meet. */
function topped(art: Canvas, size: number): void {
  for (const [u, v, lump] of CHEESE) {
    const at = { x: u * size, y: v * size, size: lump * size, angle: art.random.angle() }
    feta(art, { ...at, color: '#fbf5ea' })
  }
  for (const [u, v, leaf, angle] of CILANTRO) {
    const at = { x: u * size, y: v * size, size: leaf * size, angle }
    cilantroLeaf(art, { ...at, color: '#4f9a3a' })
  }
}

/** A corn tortilla, fried until its edge is crisp: it does not lie flat. */
function softTortilla(art: Canvas, place: Disc, color: Color): void {
  const { random } = art
  const { rx } = place
  const [waves, marks] = [cloudsOf(random), cloudsOf(random)]
  const bread = unevenDisc(art, place, {
    uneven: 0.035,
    colors: [...CORN[0], color, ...CORN[1]],
    height: (x, y, far) =>
      Math.exp(-(((far - 0.95) / 0.06) ** 2)) * rx * 0.02 * (1 + waves(x / 60, y / 60) * 2.4) +
      waves(x / (rx * 0.34), y / (rx * 0.2)) * rx * 0.14 +
      waves(x / (rx * 0.07), y / (rx * 0.05)) * rx * 0.012,
    paleAt: (x, y, far) => {
      const brown = marks(x / (rx * 0.2), y / (rx * 0.13))
      return 0.1 - Math.max(0, brown - 0.13) * 2.6 - Math.max(0, far - 0.93) * 1.4
    },
    contrast: 0.75,
  })
  art.movedBy(rx * 0.03, rx * 0.05, () => art.softFill(bread.outline, SHADOW, 0.5, rx * 0.04))
  art.movedBy(0, rx * 0.01, () => art.fill(bread.outline, '#8a5216'))
  bread.draw(art)
}

/** Beans, mashed until mostly smooth and spread with a spoon. */
function mashed(art: Canvas, place: Disc): void {
  const { random } = art
  const { rx } = place
  const [swoops, grain] = [cloudsOf(random), cloudsOf(random)]
  const mash = unevenDisc(art, place, {
    uneven: 0.1,
    colors: MASH,
    height: (x, y, far) =>
      Math.sqrt(Math.max(0, 1 - far ** 6)) * rx * 0.1 +
      swoops(x / (rx * 0.3), y / (rx * 0.12)) * rx * 0.16 +
      grain(x / (rx * 0.06), y / (rx * 0.045)) * rx * 0.03,
    paleAt: () => 0.04,
  })
  art.movedBy(2, rx * 0.022, () => art.softFill(mash.outline, '#3a1c08', 0.55, rx * 0.02))
  mash.draw(art)
}
