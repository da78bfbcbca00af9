import type { mixers as words } from '../../../language/words/products/mixers.ts'
import { immersionblender } from './stickBlender.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, roundedRect } from '../../core/contour.ts'
import { glass, litFromAbove, matte, steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { BLACK, clearGlass, CREAM, footShadow, gleam, knob, ticks } from './parts.ts'

const WHISK = [
  'M490 506C380 560 440 690 490 700C540 690 600 560 490 506',
  'M490 506C440 570 462 680 490 700C518 680 540 570 490 506M490 506V700',
].join('')

/** A tilt-head mixer with its steel bowl. */
function standmixer(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 590, 270)
  art.fill(
    'M330 742Q330 712 372 712H800Q836 712 840 742V760Q840 776 822 776H348Q330 776 330 760Z',
    matte(art, color),
  )
  art.fill('M676 720C690 620 676 520 700 420H836C842 540 820 640 838 724Z', matte(art, color))
  gleam(art, 'M700 700C712 600 700 520 716 440H740C730 540 736 620 730 712Z', 0.22)
  mixerHead(art, color)
  art.fill(roundedRect(430, 450, 120, 26, 8), shade(color, 0.25))
  art.fill(roundedRect(474, 474, 32, 40, 6), steel(art))
  mixerBowl(art, accent, () => {
    if (has('whisk')) art.stroke(WHISK, '#8e857c', 7)
    else art.fill('M482 510h16l34 70-10 110h-64l-10-110Z', steel(art, '#b7afa5'))
  })
  if (has('flour')) flourDust(art)
}

/** The steel bowl on its plate, batter in it; `beat` draws what turns in the batter. */
function mixerBowl(art: Canvas, color: Color, beat: () => void): void {
  art.fill(ellipse(492, 728, 128, 15), SHADOW, 0.5)
  art.fill('M404 700H580L596 728Q596 738 584 738H400Q388 738 388 728Z', steel(art, color))
  art.stroke('M352 580C262 566 268 690 384 672', shade(color, 0.4), 24)
  art.stroke('M352 576C276 566 280 676 382 664', tint(color, 0.3), 12)
  art.stroke('M340 574C296 576 292 640 344 658', CREAM, 4, { opacity: 0.8 })
  art.fill(ellipse(491, 546, 158, 34), shade(color, 0.3))
  art.fill(ellipse(490, 543, 154, 31), tint(color, 0.5))
  art.fill(ellipse(492, 548, 140, 25), shade(color, 0.5))
  art.fill(ellipse(492, 556, 132, 18), '#e9c98a')
  beat()
  const swirl = 'M376 558C420 536 470 530 492 546C520 530 580 538 610 556C580 584 410 586 376 558Z'
  art.fill(swirl, '#f6e0ac')
  art.stroke('M400 556C440 546 470 548 486 556M506 556C540 546 570 548 590 558', '#fff6dc', 6, {
    opacity: 0.9,
  })
  const body = 'M334 548A157 34 0 0 0 648 548C646 634 610 690 572 712H412C372 690 336 634 334 548Z'
  art.fill(body, steel(art, color))
  art.stroke('M334 548A157 34 0 0 0 648 548', tint(color, 0.6), 9)
  art.stroke('M338 556A153 34 0 0 0 644 556', shade(color, 0.3), 3, { opacity: 0.6 })
}

function mixerHead(art: Canvas, color: Color): void {
  art.fill(
    'M308 300C340 244 480 232 640 238C790 242 868 286 868 352C868 420 800 452 700 454H400C330 452 286 400 288 350C288 330 296 316 308 300Z',
    litFromAbove(art, color),
  )
  gleam(
    art,
    'M340 296C420 256 640 254 780 284C640 276 440 282 336 322C328 312 330 304 340 296Z',
    0.55,
  )
  art.fill('M290 376H866V392H292Z', steel(art))
  art.fill(circle(312, 352, 34), steel(art))
  art.fill(circle(312, 352, 22), shade(color, 0.2))
  knob(art, [770, 330, 24], '#fbf2df', 0.5)
  art.fill(roundedRect(590, 316, 120, 11, 5), CREAM, 0.8)
}

function flourDust(art: Canvas): void {
  const dust = Array.from(
    { length: 70 },
    () => [330 + art.random.next() * 460, 786 + art.random.jitter(16)] as const,
  )
  art.fill(ellipse(420, 786, 110, 12), CREAM, 0.7)
  art.specks(dust, CREAM, 6, { opacity: 0.9 })
}

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
