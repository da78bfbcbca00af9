import type { harvest as words } from '../../../language/words/products/harvest.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, open, type Point, roundedRect } from '../../core/contour.ts'
import { litFromAbove } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { citrus } from './fruits.ts'
import { citrusHeap } from './citrusHeap.ts'
import { herbjars } from './herbJars.ts'
import { leaf, shreds } from './morsels.ts'
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
  art.fill(ellipse(600, 654, 96, 58), '#fbf2df', 0.9)
  citrus(art, { x: 600, y: 654, size: 38, color: '#f2c638', angle: 0.2 })
  leaf(art, { x: 616, y: 630, size: 46, angle: -0.5, color: '#4b7a35' }, 0.44)
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
} satisfies Record<keyof typeof words, DrawProduct>
