import type { journal as words } from '../../../language/words/products/journal.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, type Point } from '../../core/contour.ts'
import { enamel, litFromAbove, matte } from '../materials.ts'
import { colander } from './colander.ts'
import { pinchingHand } from './hand.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { CREAM, footShadow, gleam } from './parts.ts'
import { rawChicken } from './rawChicken.ts'

/** A hand that lets salt fall on a raw chicken from high above. */
function saltinghand(art: Canvas, { color, has }: ProductLook): void {
  footShadow(art, 560, 330, 782)
  art.fill('M250 706H870L930 760Q934 784 908 784H212Q186 784 190 760Z', shade('#b7afa5', 0.4))
  art.fill('M256 702H864L922 752H198Z', litFromAbove(art, '#cfc8be'))
  art.softFill(ellipse(560, 738, 300, 16), SHADOW, 0.4, 10)
  rawChicken(art)
  art.fill('M194 750H926Q934 784 908 784H212Q186 784 194 750Z', matte(art, '#cfc8be'))
  art.stroke('M200 754H920', CREAM, 5, { opacity: 0.9 })
  fallingSalt(art)
  // As large as a hand is beside a chicken; where it pinches stays above the salt.
  art.group('transform="translate(572 388) scale(.84) translate(-572 -388)"', () => {
    pinchingHand(art, color, '#4f8297')
  })
  if (has('bowl')) pinchBowl(art)
}

function fallingSalt(art: Canvas): void {
  const grains = Array.from({ length: 130 }, (): Point => {
    const down = art.random.next()
    return [566 + art.random.jitter(20 + down * 110), 366 + down * 170]
  })
  art.specks(grains.slice(0, 80), '#ffffff', 6.5)
  art.specks(grains.slice(80), '#fffaf0', 9)
  const rested = Array.from({ length: 46 }, (): Point => [
    540 + art.random.jitter(150),
    520 + art.random.next() * 90,
  ])
  art.specks(rested, '#ffffff', 7)
}

function pinchBowl(art: Canvas): void {
  footShadow(art, 1010, 76, 790)
  art.fill(
    'M916 704H1104C1100 756 1064 788 1040 790H980C956 788 920 756 916 704Z',
    enamel(art, '#2f6a68'),
  )
  art.fill(ellipse(1010, 704, 94, 17), tint('#2f6a68', 0.4))
  art.fill('M926 706Q970 668 1012 664Q1054 670 1094 706Q1010 730 926 706Z', CREAM)
  const flakes = Array.from({ length: 26 }, (): Point => [
    1010 + art.random.jitter(64),
    700 - art.random.next() * 22,
  ])
  art.specks(flakes, '#d8cdb8', 7)
  gleam(art, 'M932 722q6 36 34 54q-14-28-14-52Z', 0.45)
}

export const journal = {
  saltinghand,
  colander,
} satisfies Record<keyof typeof words, DrawProduct>
