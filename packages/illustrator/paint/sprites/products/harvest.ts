import type { harvest as words } from '../../../language/words/products/harvest.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, open, type Point, roundedRect } from '../../core/contour.ts'
import { litFromAbove } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { citrusHeap } from './citrusHeap.ts'
import { herbjars } from './herbJars.ts'
import { marketbag } from './marketBag.ts'
import { shreds } from './morsels.ts'
import { footShadow } from './parts.ts'

/** A wooden crate heaped with lemons, limes and oranges. */
function citruscrate(art: Canvas, { color, has }: ProductLook): void {
  // With zest before it, it stands a little farther back on the table.
  art.movedBy(0, has('zest') ? -18 : 0, () => {
    footShadow(art, 600, 330)
    art.fill('M300 500H900V760H300Z', shade(color, 0.78))
    citrusHeap(art)
    crateFront(art, color)
    if (has('zest')) zestAndRasp(art)
  })
}

function crateFront(art: Canvas, color: Color): void {
  for (const [index, y] of [532, 618, 704].entries()) {
    const plank = mix(color, index % 2 ? tint(color, 0.3) : shade(color, 0.2), 0.4)
    art.fill(roundedRect(272, y + 6, 656, 72, 6), shade(plank, 0.5))
    art.fill(roundedRect(272, y, 656, 70, 6), litFromAbove(art, plank))
    const grain = Array.from({ length: 5 }, () => {
      const level = y + 10 + art.random.next() * 50
      return open([280, 440, 600, 760, 920].map((x): Point => [x, level + art.random.jitter(5)]))
    })
    art.stroke(grain.join(''), shade(plank, 0.3), 2.4, { opacity: 0.5 })
  }
  for (const x of [262, 888]) {
    art.fill(roundedRect(x, 510, 52, 266, 6), shade(color, 0.4))
    art.fill(roundedRect(x, 508, 46, 264, 6), tint(color, 0.1))
    art.fill(circle(x + 22, 560, 5) + circle(x + 22, 652, 5) + circle(x + 22, 740, 5), '#6f5a48')
  }
  brand(art, shade(color, 0.62))
}

/** A lemon and its leaves, burnt into the middle plank between two lines. */
function brand(art: Canvas, color: Color): void {
  const lemon =
    'M544 655C552 648 558 632 584 628C612 625 634 636 640 648C648 650 650 656 642 660C632 676 610 684 586 681C564 678 552 664 544 655Z'
  const leaves =
    'M630 640C636 624 656 618 678 624C672 640 652 648 630 640ZM622 634C616 624 620 616 634 612C640 622 634 632 622 634Z'
  art.fill(lemon + leaves, color, 0.5)
  art.stroke(lemon, color, 3, { opacity: 0.5 })
  const grain = 'M548 646H640M556 664H632M566 638H616M572 673H612M640 634L668 628'
  art.stroke(grain, tint('#b9794a', 0.3), 2, { opacity: 0.55 })
  art.stroke('M470 645H524M470 663H524M692 645H746M692 663H746', color, 4, { opacity: 0.42 })
}

function zestAndRasp(art: Canvas): void {
  art.group('transform="translate(350 806) rotate(3) scale(.86 .78) translate(-350 -816)"', () => {
    art.fill(roundedRect(190, 808, 336, 42, 8), SHADOW, 0.36)
    art.fill(roundedRect(280, 796, 240, 38, 8), litFromAbove(art, '#cfc8be'))
    const slots = Array.from(
      { length: 36 },
      (_, index) => `M${292 + (index % 18) * 12} ${806 + Math.floor(index / 18) * 14}l5 5`,
    )
    art.stroke(slots.join(''), '#5f5650', 3.5)
    art.fill(roundedRect(170, 790, 120, 50, 24), litFromAbove(art, '#c9512f'))
  })
  const heap = Array.from({ length: 80 }, (): Point => {
    const x = art.random.jitter(1)
    return [770 + x * 104, 822 - art.random.next() * 36 * (1 - x * x)]
  })
  art.softFill(ellipse(776, 826, 108, 6), SHADOW, 0.4, 8)
  shreds(art, heap.slice(0, 34), '#c9961f', 22, 6)
  shreds(art, heap.slice(34), '#f5d34a', 20, 5)
}

export const harvest = {
  citruscrate,
  herbjars,
  marketbag,
} satisfies Record<keyof typeof words, DrawProduct>
