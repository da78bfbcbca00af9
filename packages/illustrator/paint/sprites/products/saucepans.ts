import type { saucepans as words } from '../../../language/words/products/saucepans.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, roundedRect } from '../../core/contour.ts'
import { steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { leaf } from './morsels.ts'
import { footShadow, steam } from './parts.ts'
import { potKnob } from './pots.ts'

/** A small pot with one long handle. */
function saucepan(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 560, 200)
  art.fill('M746 566L1010 528Q1042 526 1044 546Q1044 564 1014 568L748 608Z', shade(accent, 0.5))
  art.fill('M746 566L1010 528Q1036 526 1038 542L748 586Z', tint(accent, 0.18))
  art.fill(ellipse(1016, 546, 9, 7), shade(accent, 0.8))
  art.fill('M350 530H770L756 746Q752 776 722 776H398Q368 776 364 746Z', steel(art, color))
  art.stroke('M358 640H762', shade(color, 0.3), 3, { opacity: 0.4 })
  art.fill('M728 560q34-8 36 20t-34 38Z', shade(color, 0.5))
  if (has('lid')) {
    art.fill(
      'M352 520C380 440 480 420 560 420C640 420 740 440 768 520Z',
      steel(art, tint(color, 0.1)),
    )
    potKnob(art, 560, 424, accent)
    art.fill(roundedRect(340, 512, 440, 22, 11), steel(art, tint(color, 0.2)))
  } else {
    art.fill(ellipse(560, 530, 210, 36), shade(color, 0.3))
    art.fill(ellipse(558, 528, 204, 32), tint(color, 0.5))
    art.fill(ellipse(560, 536, 194, 26), '#c4442a')
    art.fill(ellipse(540, 532, 130, 12), '#d8603a')
    for (const [x, y] of [
      [470, 538],
      [560, 548],
      [640, 536],
    ] as const)
      leaf(art, { x, y, size: 46, angle: -0.3, color: '#4b7a35' }, 0.5)
  }
  if (has('steam')) steam(art, 560, has('lid') ? 350 : 490, 0.9)
}

/** A tall pot with loop handles. */
function stockpot(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 240)
  for (const side of [-1, 1]) {
    const x = (u: number) => 600 + side * u
    art.stroke(
      `M${x(226)} 452H${x(280)}Q${x(298)} 452 ${x(298)} 480T${x(280)} 512H${x(226)}`,
      shade(color, 0.5),
      22,
    )
    art.stroke(
      `M${x(226)} 448H${x(278)}Q${x(294)} 450 ${x(294)} 478T${x(278)} 506H${x(226)}`,
      tint(color, 0.4),
      10,
    )
  }
  art.fill('M366 380H834V742Q834 776 800 776H400Q366 776 366 742Z', steel(art, color))
  art.stroke('M368 700H832', shade(color, 0.3), 4, { opacity: 0.45 })
  art.stroke('M368 420H832', shade(color, 0.3), 3, { opacity: 0.4 })
  art.fill(roundedRect(352, 356, 496, 28, 14), steel(art, tint(color, 0.2)))
  art.fill(
    'M372 358C400 300 500 282 600 282C700 282 800 300 828 358Z',
    steel(art, tint(color, 0.1)),
  )
  art.fill(roundedRect(548, 248, 104, 20, 10), shade(accent, 0.4))
  art.fill(roundedRect(546, 242, 104, 18, 9), accent)
  art.fill(roundedRect(560, 258, 14, 28, 4) + roundedRect(624, 258, 14, 28, 4), shade(accent, 0.3))
  if (has('steam')) steam(art, 770, 312, 0.9)
}

export const saucepans = {
  saucepan,
  stockpot,
} satisfies Record<keyof typeof words, DrawProduct>
