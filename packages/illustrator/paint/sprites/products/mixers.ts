import type { mixers as words } from '../../../language/words/products/mixers.ts'
import { blender } from './jugBlender.ts'
import { standmixer } from './standMixer.ts'
import { immersionblender } from './stickBlender.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, roundedRect } from '../../core/contour.ts'
import { litFromAbove, matte, steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { CREAM, footShadow, gleam, knob } from './parts.ts'

/** A hand mixer with its two beaters in a bowl of batter. */
function handmixer(art: Canvas, { color, accent, has }: ProductLook): void {
  art.fill(ellipse(560, 560, 216, 34), shade(PORCELAIN, 0.2))
  art.fill(ellipse(562, 568, 202, 26), '#e9cf96')
  for (const x of [500, 590]) {
    art.fill(roundedRect(x - 7, 440, 14, 60, 4), steel(art))
    art.stroke(
      `M${x} 490C${x - 46} 510 ${x - 44} 560 ${x - 40} 570M${x} 490C${x + 46} 510 ${x + 44} 560 ${x + 40} 570M${x} 490V572`,
      '#8e857c',
      8,
    )
  }
  art.stroke(ellipse(545, 572, 120, 10), '#fbeec6', 6, { opacity: 0.8 })
  batterBowl(art, color)
  art.stroke('M470 300C500 190 790 176 846 300C862 340 846 380 826 400', shade(color, 0.45), 54)
  art.stroke('M472 296C504 188 784 176 840 298C854 336 840 374 820 394', color, 42)
  art.stroke('M496 270C546 200 716 190 800 254', tint(color, 0.55), 8, { opacity: 0.7 })
  const shell =
    'M386 366C390 324 430 312 500 312H800Q884 318 890 392Q890 452 812 456H470C410 456 380 416 386 366Z'
  art.fill(shell, shade(color, 0.4))
  art.movedBy(-3, -5, () => art.fill(shell, litFromAbove(art, color)))
  gleam(
    art,
    'M410 352C422 330 460 324 510 324H730C600 330 490 340 428 380C412 384 404 368 410 352Z',
    0.5,
  )
  art.fill(roundedRect(404, 398, 340, 15, 7), steel(art, accent))
  if (has('dial')) knob(art, [806, 384, 40], accent, 0.6)
  else art.fill(roundedRect(600, 200, 110, 20, 10), '#f7ecd6')
}

const PORCELAIN = '#f3e8d2'

function batterBowl(art: Canvas, color: Color): void {
  footShadow(art, 560, 110)
  const outline =
    'M340 560C420 590 700 590 780 560C774 680 700 764 640 774H480C420 764 346 680 340 560Z'
  art.fill(outline, matte(art, PORCELAIN))
  art.stroke('M350 616C440 642 680 642 770 616', color, 13, { opacity: 0.9 })
  art.stroke('M340 560C420 590 700 590 780 560', CREAM, 10)
  gleam(art, 'M366 600C376 680 430 736 470 756C430 700 410 650 412 608Z', 0.5)
}

export const mixers = {
  standmixer,
  handmixer,
  blender,
  immersionblender,
} satisfies Record<keyof typeof words, DrawProduct>
