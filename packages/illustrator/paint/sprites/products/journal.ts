import type { journal as words } from '../../../language/words/products/journal.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, type Point, polygon, roundedRect } from '../../core/contour.ts'
import { enamel, litFromAbove, matte } from '../materials.ts'
import { drawLeaf } from '../foods/leaf.ts'
import { pinchingHand } from './hand.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { CREAM, footShadow, gleam, print } from './parts.ts'
import { rawChicken } from './poultry.ts'

/** A hand that lets salt fall on a raw chicken from high above. */
function saltinghand(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 560, 330, 782)
  art.fill('M250 706H870L930 760Q934 784 908 784H212Q186 784 190 760Z', shade('#b7afa5', 0.4))
  art.fill('M256 702H864L922 752H198Z', litFromAbove(art, '#cfc8be'))
  rawChicken(art, { x: 560, y: 738, color: accent })
  art.fill('M194 750H926Q934 784 908 784H212Q186 784 194 750Z', matte(art, '#cfc8be'))
  art.stroke('M200 754H920', CREAM, 5, { opacity: 0.9 })
  fallingSalt(art)
  pinchingHand(art, color, '#4f8297')
  if (has('bowl')) pinchBowl(art)
}

function fallingSalt(art: Canvas): void {
  const grains = Array.from({ length: 130 }, (): Point => {
    const down = art.random.next()
    return [566 + art.random.jitter(20 + down * 110), 366 + down * 240]
  })
  art.specks(grains.slice(0, 80), '#ffffff', 6.5)
  art.specks(grains.slice(80), '#fffaf0', 9)
  const rested = Array.from({ length: 46 }, (): Point => [
    560 + art.random.jitter(160),
    600 + art.random.next() * 70,
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

/** A colander of spinach, for a table with greens. */
function colander(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 600, 150)
  for (let index = 0; index < 44; index += 1) {
    const share = index / 44
    const u = art.random.jitter(230)
    const top = 130 * (1 - (u / 250) ** 2)
    const piece = {
      x: 600 + u,
      y: 470 - top * (1 - share) - art.random.range(0, 14),
      size: art.random.range(120, 165),
      angle: -Math.PI / 2 + (u / 230) * 1.2 + art.random.jitter(0.8),
      color: art.random.pick([accent, shade(accent, 0.22), tint(accent, 0.2)]),
    }
    drawLeaf(art, piece, { width: 0.62, veins: 4, wave: 0.07, height: 9 })
  }
  art.fill('M330 470H870C866 620 790 720 700 742H500C410 720 334 620 330 470Z', enamel(art, color))
  const holes: Point[] = []
  for (let row = 0; row < 5; row += 1) {
    const half = 226 - row * 24
    for (let place = 0; place < 9; place += 1)
      holes.push([600 - half + (place * half) / 4, 530 + row * 40])
  }
  art.specks(holes, shade(color, 0.6), 15)
  art.fill(roundedRect(312, 456, 576, 30, 15), enamel(art, tint(color, 0.2)))
  art.fill(
    polygon([
      [500, 738],
      [700, 738],
      [720, 776],
      [480, 776],
    ]),
    shade(color, 0.3),
  )
  print(art, [[600, 472, 400]], tint(color, 0.6), 4)
}

export const journal = {
  saltinghand,
  colander,
} satisfies Record<keyof typeof words, DrawProduct>
