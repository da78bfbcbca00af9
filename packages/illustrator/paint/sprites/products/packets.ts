import type { packets as words } from '../../../language/words/products/packets.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, roundedRect } from '../../core/contour.ts'
import { matte } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { coffeebag } from './coffeeBag.ts'
import { heapPoints } from './morsels.ts'
import { clearGlass, CREAM, footShadow, gleam, liquid, steam } from './parts.ts'
import { teaLeaves } from './teaLeaves.ts'
import { teaTin } from './teaTin.ts'

/** A tea tin with a lantern on its label. */
function teatin(art: Canvas, look: ProductLook): void {
  const scale = look.has('cup') ? 1.14 : 1
  const place = `translate(580 776) scale(${scale}) translate(-640 -776)`
  art.group(`transform="${place}"`, () => tin(art, look))
}

function tin(art: Canvas, look: ProductLook): void {
  teaTin(art, look)
  if (!look.has('cup')) return
  art.group('transform="translate(900 776) scale(1.2) translate(-900 -776)"', () => teaGlass(art))
  teaLeaves(art, { x: 708, y: 796, half: 108, height: 74 })
}

function teaGlass(art: Canvas): void {
  art.softFill(ellipse(900, 778, 120, 8), SHADOW, 0.5, 8)
  art.fill(ellipse(890, 770, 112, 14), '#d8cdb8')
  art.fill(ellipse(886, 764, 110, 13), CREAM)
  art.fill(ellipse(890, 765, 62, 7), '#c9853f', 0.5)
  art.stroke('M952 648C1010 640 1010 720 944 718', '#fffdf5', 12, { opacity: 0.8 })
  clearGlass(art, 'M812 616H960C958 700 930 756 910 760H862C842 756 814 700 812 616Z', () => {
    liquid(art, { x: 886, top: 646, bottom: 770, half: 76, color: '#a8431a' })
    const depth = art.radialGradient('cx=".4" cy=".9" r=".8"', [
      [0, '#ffb04a', 0.75],
      [0.5, '#e0702a', 0.2],
      [1, '#4a1208', 0.4],
    ])
    art.fill('M812 646H960V770H812Z', depth)
    art.fill(ellipse(886, 646, 74, 8), '#d9823c')
    art.fill(ellipse(870, 644, 40, 3.4), '#ffdca4', 0.8)
  })
  art.stroke(ellipse(886, 617, 73, 7), '#fffdf5', 3, { opacity: 0.9 })
  gleam(art, 'M828 626h14q0 60 22 110q-30-36-36-110Z', 0.5)
  steam(art, 886, 606, 0.7)
}

/** A paper bag of flour, its top rolled down. */
export function flourbag(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 170)
  art.fill(
    'M428 330L446 296H754L772 330L790 752Q790 776 766 776H434Q410 776 410 752Z',
    matte(art, color),
  )
  art.fill('M428 330H772L776 394H424Z', shade(color, 0.12), 0.8)
  const fold = 'M430 262Q600 250 770 262L776 334Q600 344 424 334Z'
  art.fill(fold, matte(art, tint(color, 0.2)))
  art.stroke('M424 334Q600 344 776 334', shade(color, 0.4), 5, { opacity: 0.6 })
  art.stroke('M470 400L486 620L440 760M730 400L716 620L762 760', shade(color, 0.25), 4, {
    opacity: 0.45,
  })
  art.fill(roundedRect(480, 440, 240, 230, 18), accent)
  art.fill(roundedRect(492, 452, 216, 206, 12), '#fbf2df')
  wheat(art, accent)
  art.movedBy(500, 360, () => art.stroke(FLOUR, shade(accent, 0.2), 10))
  if (has('flour')) {
    const heap = { x: 330, y: 796, half: 120, height: 40 }
    art.fill('M200 800Q270 742 330 740Q400 744 460 800Z', '#f3e8d0')
    art.fill('M220 798Q280 752 324 748Q340 764 300 798Z', CREAM)
    art.specks(heapPoints(art, { ...heap, half: 190, height: 14 }, 60), CREAM, 6)
  }
}

/** The word on the bag, in capitals, 200 wide. */
const FLOUR =
  'M0 50V0H26M0 24H20M44 0V50H70M102 0C76 0 76 50 102 50S128 0 102 0M140 0V32C140 56 168 56 168 32V0M182 50V0H196C216 2 214 26 196 27H182M198 27L212 50'

/** Three ears of wheat. */
function wheat(art: Canvas, color: Color): void {
  for (const lean of [-0.34, 0, 0.34]) {
    art.rotated(lean, 600, 640, () => {
      art.stroke('M600 634V500', '#b9803f', 5)
      for (let grain = 0; grain < 5; grain += 1) {
        const y = 500 + grain * 20
        art.fill(ellipse(590, y, 7, 12) + ellipse(610, y, 7, 12), grain % 2 ? '#d9a13f' : '#e3b657')
      }
    })
  }
  art.stroke('M520 640H680', color, 5)
}

export const packets = {
  coffeebag,
  teatin,
  flourbag,
} satisfies Record<keyof typeof words, DrawProduct>
