import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { ellipse, type Point } from '../../core/contour.ts'
import { enamel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { footShadow } from './parts.ts'
import { broccoliHead, carrot, radish } from './rinsedVegetables.ts'
import { waterDrop } from './broadLeaf.ts'
import { bellPepper, zucchini } from './crispProduce.ts'
import { curlyKale } from './curlyKale.ts'

/** A colander heaped with vegetables just rinsed, some leaves over its rim, for a table with greens. */
export function colander(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 600, 170, 790)
  art.group('transform="translate(600 786) scale(1.07) translate(-600 -776)"', () => {
    art.fill(ellipse(600, 470, 276, 40), shade(color, 0.62))
    kaleOf(art, BEHIND, accent)
    zucchini(art, { x: 462, y: 236, size: 112, color: '#2f6b33', lean: -0.36 })
    for (const root of CARROTS) carrot(art, { ...root, color: '#ec7a22' })
    kaleOf(art, BETWEEN, accent)
    art.rotated(0.1, 612, 378, () =>
      bellPepper(art, { x: 612, y: 378, size: 116, color: '#d6281f' }),
    )
    broccoliHead(art, { x: 440, y: 424, size: 102, color: '#4f9a3a' })
    for (const [x, y, size, angle] of RADISHES) {
      radish(art, { x, y, size, angle, color: '#cf2b50' })
    }
    kaleOf(art, IN_FRONT, accent)
    body(art, color)
    kaleOf(art, OVER_RIM, accent)
    for (const [x, y, size] of DROPS) waterDrop(art, x, y, size)
  })
}

type LeafSpot = readonly [x: number, y: number, size: number, angle: number, bend: number]

/** From the kale at the back to what hangs over the rim. */
const BEHIND: readonly LeafSpot[] = [
  [430, 480, 260, -2.5, -0.1],
  [640, 440, 290, -1.62, 0.12],
  [780, 470, 230, -0.62, 0.12],
]
const BETWEEN: readonly LeafSpot[] = [
  [540, 500, 180, -1.95, -0.16],
  [836, 500, 170, -0.5, -0.2],
]
/** Small ones that look out between the roots and the rim. */
const IN_FRONT: readonly LeafSpot[] = [
  [612, 520, 112, -2.25, -0.2],
  [846, 512, 116, -2.0, 0.2],
  [352, 500, 110, -0.9, 0.2],
]
const OVER_RIM: readonly LeafSpot[] = [[806, 462, 158, 0.86, 0.42]]

const CARROTS = [
  { x: 660, y: 262, lean: 0.08, long: 300, wide: 82 },
  { x: 756, y: 272, lean: 0.46, long: 300, wide: 86 },
  { x: 846, y: 346, lean: 0.9, long: 240, wide: 76 },
] as const

const RADISHES = [
  [748, 420, 46, 2.3],
  [664, 440, 50, 2],
  [812, 446, 44, 1.2],
  [724, 474, 48, 1.75],
] as const

/** Drops on leaves and on the pot. */
const DROPS = [
  [866, 548, 6],
  [840, 508, 5],
  [404, 548, 6],
  [470, 590, 5],
  [700, 556, 6],
  [744, 640, 5],
  [548, 536, 5],
] as const

function kaleOf(art: Canvas, leaves: readonly LeafSpot[], green: Color): void {
  for (const [x, y, size, angle, bend] of leaves) {
    const color = mix(green, '#1f6450', art.random.range(0.3, 0.7))
    curlyKale(art, { x, y, size, angle: angle + art.random.jitter(0.06), bend, color })
  }
}

function body(art: Canvas, color: Color): void {
  art.fill('M480 776L500 730H700L720 776Z', shade(color, 0.4))
  art.fill(
    'M326 474C420 512 780 512 874 474C870 622 790 722 700 744H500C410 722 334 622 326 474Z',
    enamel(art, color),
  )
  const holes: Point[] = []
  for (let row = 0; row < 5; row += 1) {
    const half = 236 - row * 20 - row * row * 4
    for (let place = 0; place < 9 - row; place += 1) {
      const u = ((place / (8 - row)) * 2 - 1) * half
      holes.push([600 + u, 566 + row * 38 - (u / 240) ** 2 * 22])
    }
  }
  art.specks(holes, shade(color, 0.62), 17)
  art.movedBy(2, 4, () => art.specks(holes, tint(color, 0.4), 5, { opacity: 0.6 }))
  const rim = 'M322 470C420 512 780 512 878 470'
  art.stroke(rim, shade(color, 0.3), 26)
  art.movedBy(0, -4, () => art.stroke(rim, tint(color, 0.14), 16))
  art.stroke('M372 482C470 506 560 508 620 508', tint(color, 0.7), 5)
  for (const side of [-1, 1]) handle(art, color, side)
  art.softFill('M362 530C372 606 412 676 462 716C424 664 400 602 392 536Z', '#fffaf0', 0.42, 7)
}

/** A loop of wire at one side, `side` is -1 on the left: from the rim out and back to the wall. */
function handle(art: Canvas, color: Color, side: number): void {
  const at = (u: number, v: number) => `${600 + side * u} ${v}`
  const loop = `M${at(276, 472)}C${at(330, 458)} ${at(350, 494)} ${at(338, 530)}C${at(326, 566)} ${at(292, 566)} ${at(262, 556)}`
  art.movedBy(3, 6, () => art.stroke(loop, shade(color, 0.6), 19))
  art.stroke(loop, shade(color, 0.22), 17)
  art.movedBy(-2, -4, () => art.stroke(loop, tint(color, 0.3), 5, { opacity: 0.8 }))
}
