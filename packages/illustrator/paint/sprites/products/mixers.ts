import type { mixers as words } from '../../../language/words/products/mixers.ts'
import { standmixer } from './standMixer.ts'
import { immersionblender } from './stickBlender.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { circle, ellipse, roundedRect } from '../../core/contour.ts'
import { glass, litFromAbove, matte, steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { BLACK, clearGlass, CREAM, footShadow, gleam, knob, ticks } from './parts.ts'

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

/** A tall clear jug full of smoothie on a squat base. */
function blender(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 175)
  art.fill('M462 572H738L782 748Q788 776 760 776H440Q412 776 418 748Z', matte(art, color))
  gleam(art, 'M474 584H600L556 764H438Z', 0.14)
  if (has('dial')) {
    ticks(art, 600, 676, 72, tint(color, 0.75))
    knob(art, [600, 676, 50], '#d8d2c8', 0.8)
  } else {
    for (const x of [510, 570, 630, 690]) {
      art.fill(roundedRect(x - 22, 660, 44, 30, 10), shade(color, 0.5))
      art.fill(roundedRect(x - 22, 656, 44, 28, 10), x === 690 ? '#c9512f' : tint(color, 0.6))
    }
  }
  art.stroke('M742 252C836 252 830 480 716 486', BLACK, 28)
  art.stroke('M744 248C818 252 814 464 722 474', '#7a6c67', 8, { opacity: 0.8 })
  blenderJug(art, accent)
  const mounts = roundedRect(712, 238, 52, 34, 10) + roundedRect(688, 466, 48, 34, 10)
  art.fill(mounts, shade(BLACK, 0.2))
  art.stroke('M720 244H756M696 472H728', '#7a6c67', 5, { opacity: 0.8 })
  art.fill(roundedRect(470, 540, 260, 40, 12), matte(art, BLACK))
  art.fill(roundedRect(436, 184, 328, 40, 14), matte(art, BLACK))
  art.fill(roundedRect(548, 152, 104, 38, 14), matte(art, tint(BLACK, 0.14)))
}

function blenderJug(art: Canvas, accent: Color): void {
  const jug = 'M448 216H752L714 546H486Z'
  clearGlass(art, jug, () => {
    art.fill(
      'M430 310C480 296 540 324 600 308C660 292 720 320 780 306V560H430Z',
      glass(art, accent),
    )
    art.fill(
      'M430 310C480 296 540 324 600 308C660 292 720 320 780 306V328C720 342 660 314 600 330C540 346 480 318 430 332Z',
      tint(accent, 0.5),
    )
    for (let index = 0; index < 26; index += 1) {
      const bubble = circle(
        490 + art.random.next() * 220,
        352 + art.random.next() * 170,
        art.random.range(4, 11),
      )
      art.fill(bubble, index % 2 ? tint(accent, 0.4) : shade(accent, 0.2), 0.6)
    }
    art.stroke('M560 540L600 506L640 540M580 522L600 542L620 522', '#d8d2c8', 9)
  })
  gleam(art, 'M472 232H508L528 526H506Z', 0.5)
  const marks = Array.from(
    { length: 5 },
    (_, index) => `M${696 - index * 6} ${290 + index * 46}h-32`,
  )
  art.stroke(marks.join(''), '#fffdf5', 4, { opacity: 0.8 })
}

export const mixers = {
  standmixer,
  handmixer,
  blender,
  immersionblender,
} satisfies Record<keyof typeof words, DrawProduct>
