import type { bowls as words } from '../../../language/words/products/bowls.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse } from '../../core/contour.ts'
import { enamel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { BLACK, footShadow, gleam } from './parts.ts'

/** A wide bowl of flour, cream or nothing. */
function mixingbowl(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 150)
  art.fill('M310 470H890C880 640 780 756 716 772H484C420 756 320 640 310 470Z', enamel(art, color))
  gleam(art, 'M344 510C360 610 410 690 470 736C430 660 404 590 402 510Z', 0.35)
  art.stroke('M318 540C420 572 780 572 882 540', accent, 12, { opacity: 0.9 })
  art.fill(ellipse(600, 470, 292, 54), tint(color, 0.3))
  art.fill(ellipse(602, 476, 274, 44), shade(color, 0.24))
  art.fill(ellipse(604, 484, 256, 34), '#f6ecd4')
  art.fill(
    'M360 480C420 410 520 360 610 356C700 362 800 420 846 484C780 512 430 512 360 480Z',
    '#f8f0dc',
  )
  art.fill(
    'M640 366C720 388 800 430 840 482C790 500 720 506 660 506C700 460 690 400 640 366Z',
    '#e2d3b0',
    0.8,
  )
  if (has('whisk')) bowlWhisk(art)
}

function bowlWhisk(art: Canvas): void {
  art.stroke(
    'M690 480C650 420 660 360 720 330M690 480C720 430 730 370 720 330M690 480C760 460 790 380 720 330',
    '#8e857c',
    6,
  )
  art.stroke('M722 330L800 210', shade(BLACK, 0.1), 24)
  art.stroke('M718 328L794 210', tint(BLACK, 0.3), 8)
}

export const bowls = {
  mixingbowl,
} satisfies Record<keyof typeof words, DrawProduct>
