import type { foodprocessor as words } from '../../../language/words/products/foodprocessor.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, roundedRect } from '../../core/contour.ts'
import { matte, steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { shreds } from './morsels.ts'
import { BLACK, clearGlass, CREAM, footShadow, gleam, knob, screen } from './parts.ts'

/** A food processor with its clear bowl and feed tube. */
function drawFoodprocessor(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 210)
  art.fill('M410 600H790L812 744Q816 776 784 776H416Q384 776 388 744Z', matte(art, color))
  gleam(art, 'M424 612H520L480 764H410Z', 0.2)
  if (has('display')) screen(art, [440, 664, 130, 60], '0:30')
  knob(art, [has('display') ? 690 : 600, 694, 46], accent, 0.6)
  art.stroke('M790 330C880 330 880 560 786 566', BLACK, 28)
  art.stroke('M790 326C864 330 864 546 788 552', '#7a6c67', 8, { opacity: 0.8 })
  const bowl = 'M404 290H796L786 590Q784 604 768 604H432Q416 604 414 590Z'
  clearGlass(art, bowl, () => {
    art.fill(roundedRect(580, 330, 40, 280, 8), BLACK, 0.85)
    art.fill(
      'M440 560Q540 520 600 548Q700 540 770 500L764 520Q700 566 600 568Q520 556 446 580Z',
      steel(art),
    )
    const shown = Array.from(
      { length: 110 },
      () => [414 + art.random.next() * 370, 470 + art.random.next() * 130] as const,
    )
    shreds(art, shown.slice(0, 60), '#e58a35', 34, 9)
    shreds(art, shown.slice(60), '#f2ab57', 30, 7)
  })
  gleam(art, 'M430 304h30l6 280h-20Z', 0.5)
  art.fill(roundedRect(392, 262, 416, 36, 14), tint(BLACK, 0.06))
  art.fill(roundedRect(404, 266, 300, 8, 4), CREAM, 0.3)
  const tube = 'M640 196H744V264H640Z'
  clearGlass(art, tube, () => art.fill(tube, '#f4f6ee', 0.4))
  art.fill(roundedRect(652, 168, 80, 60, 12), shade(accent, 0.4))
  art.fill(ellipse(692, 168, 52, 13), accent)
}

export const foodprocessor = {
  foodprocessor: drawFoodprocessor,
} satisfies Record<keyof typeof words, DrawProduct>
