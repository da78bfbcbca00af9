import type { freezer as words } from '../../../language/words/products/freezer.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { type Point, polygon, roundedRect } from '../../core/contour.ts'
import { litFromAbove, matte } from '../materials.ts'
import { type Bag, freezerBag, type Frozen } from './freezerBag.ts'
import { pairs } from './pairs.ts'
import type { ProductLook, DrawProduct } from '../types.ts'

const SOUP: Frozen = {
  name: 'SOUP',
  kind: 'soup',
  tone: '#cf4a26',
  pieces: ['#e8842e', '#7f9a3c', '#f0d27a'],
  size: 17,
  count: 24,
}
const CORN: Frozen = {
  name: 'CORN',
  kind: 'round',
  tone: '#d9a52a',
  pieces: ['#f6cf45', '#fadd72', '#eeb92f'],
  size: 15,
  count: 100,
}
const FRUIT: Frozen = {
  name: 'FRUIT',
  kind: 'round',
  tone: '#4f1a38',
  pieces: ['#b52c4a', '#46387e', '#8f2648', '#cf3f52'],
  size: 27,
  count: 54,
}
const STOCK: Frozen = {
  name: 'STOCK',
  kind: 'soup',
  tone: '#c98a35',
  pieces: ['#e0b35a', '#7f9a3c', '#e8842e'],
  size: 15,
  count: 34,
}
const PEAS: Frozen = {
  name: 'PEAS',
  kind: 'round',
  tone: '#3f7a30',
  pieces: ['#6fb445', '#85c455', '#569a38'],
  size: 19,
  count: 100,
}
const CARROTS: Frozen = {
  name: 'CARROTS',
  kind: 'coin',
  tone: '#a8521c',
  pieces: ['#ee8a2c', '#e27a24', '#f29c44'],
  size: 38,
  count: 40,
}

/** The bags from the back to the front: as they were pushed in, each leaning on the one behind it. */
const BAGS: readonly Bag[] = [
  { ...SOUP, x: 376, y: 146, half: 176, height: 300, lean: -0.035, label: [-0.3, 0.38] },
  { ...CORN, x: 758, y: 164, half: 196, height: 300, lean: 0.03, label: [0.3, 0.34] },
  { ...STOCK, x: 868, y: 330, half: 150, height: 330, lean: -0.05, label: [0.1, 0.33] },
  { ...FRUIT, x: 446, y: 312, half: 268, height: 340, lean: 0.022, label: [-0.46, 0.33] },
  { ...CARROTS, x: 806, y: 492, half: 226, height: 260, lean: -0.03, label: [0.12, 0.52] },
  { ...PEAS, x: 350, y: 508, half: 226, height: 250, lean: 0.04, label: [-0.24, 0.5] },
]

/** Of the drawer, where the cold light falls on it. */
const RIM = '#eef6fa'

/** A freezer from the front and above, one drawer pulled out with flat bags filed upright. */
function freezerdrawer(art: Canvas, look: ProductLook): void {
  const fitting = 'transform="translate(596 486) scale(0.9) translate(-600 -468)"'
  art.group(fitting, () => pulledOut(art, look))
}

function pulledOut(art: Canvas, { color, accent }: ProductLook): void {
  cabinet(art, color)
  art.fill(polygon(pairs('176,190 1024,190 1100,740 100,740')), '#2c4456')
  for (const bag of BAGS) freezerBag(art, bag, accent)
  for (const side of [1, -1]) drawerSide(art, color, side)
  drawerFront(art, color)
}

/** A closed drawer above, the dark opening this one comes from, and the next one below it in its shadow. */
function cabinet(art: Canvas, color: Color): void {
  art.fill(roundedRect(-120, -120, 1440, 1200, 0), tint(color, 0.42))
  const recess = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#2b4456'],
    [0.3, '#5f8597'],
    [1, '#35505f'],
  ])
  art.fill(roundedRect(60, 120, 1080, 760, 18), recess)
  art.fill(roundedRect(44, -160, 1112, 282, 26), shade(color, 0.24))
  art.fill(roundedRect(48, -164, 1104, 278, 26), matte(art, '#d6e6ee'))
  art.fill(roundedRect(430, 20, 340, 52, 26), shade(color, 0.46))
  art.fill(roundedRect(434, 36, 332, 36, 18), litFromAbove(art, tint(color, 0.4)))
  art.stroke('M70 108H1130', '#ffffff', 6, { opacity: 0.8 })
  art.softFill(roundedRect(70, 122, 1060, 30, 0), SHADOW, 0.5, 16)
  art.fill(roundedRect(48, 872, 1104, 260, 26), matte(art, '#c9dde6'))
  art.softFill(roundedRect(90, 840, 1040, 40, 0), SHADOW, 0.5, 24)
}

/** One wall of the drawer, `side` is -1 on the left: its inside in the shade, its rim in the light. */
function drawerSide(art: Canvas, color: Color, side: number): void {
  const mirrored = (line: string) =>
    polygon(pairs(line).map(([x, y]): Point => [600 + x * side, y]))
  const inside = side > 0 ? '#a9c2cd' : '#6f8d9c'
  art.fill(mirrored('424,196 404,196 470,740 506,740'), inside)
  art.fill(mirrored('448,192 418,192 496,740 540,740'), RIM)
  art.stroke(mirrored('418,192 496,740'), shade(color, 0.4), 4, { opacity: 0.6 })
}

/** The panel towards us: its thick rim from above, its face with the grip, frost along the rim. */
function drawerFront(art: Canvas, color: Color): void {
  const face = 'M70 716H1130L1116 884Q1112 910 1086 910H114Q88 910 84 884Z'
  const front = art.linearGradient('x1="0" x2=".2" y1="0" y2="1"', [
    [0, '#f2f8fa'],
    [0.4, '#cfe0e8'],
    [1, '#93abb8'],
  ])
  art.movedBy(0, -14, () => art.softFill('M150 690H1050V712H150Z', '#16283a', 0.45, 22))
  art.fill(face, front)
  art.fill('M60 690Q60 678 76 678H1124Q1140 678 1140 690L1132 734H68Z', RIM)
  art.fill('M68 730H1132L1130 744H70Z', shade(color, 0.3), 0.6)
  art.stroke('M78 684H1122', '#ffffff', 8, { opacity: 0.95 })
  art.fill(roundedRect(430, 776, 340, 62, 31), shade(color, 0.55))
  art.fill(roundedRect(436, 796, 328, 44, 22), litFromAbove(art, tint(color, 0.45)))
  const { random } = art
  const frost = Array.from({ length: 90 }, (): Point => {
    // It grows in patches.
    const patch = random.pick([150, 240, 520, 900, 1040])
    return [patch + random.jitter(80), 686 + random.next() ** 2 * 44]
  })
  art.specks(frost, '#ffffff', 5, { opacity: 0.85 })
}

export const freezer = {
  freezerdrawer,
} satisfies Record<keyof typeof words, DrawProduct>
