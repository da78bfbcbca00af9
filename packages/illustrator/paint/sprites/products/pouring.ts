import type { pouring as words } from '../../../language/words/products/pouring.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, num, roundedRect } from '../../core/contour.ts'
import { enamel, matte, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { icedtea } from './icedTea.ts'
import { clearGlass, digits, footShadow, gleam, liquid, steam } from './parts.ts'

/** A ribbed dripper on a glass server with a collar of cork; its kettle stands behind it. */
function pourover(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('kettle')) standingKettle(art)
  const x = has('kettle') ? 470 : 600
  footShadow(art, x, 160)
  art.movedBy(x - 600, 0, () => {
    server(art, accent, has('drip'))
    dripper(art, color)
    if (has('steam')) steam(art, 590, 236, 0.8)
  })
}

function server(art: Canvas, accent: Color, drips: boolean): void {
  const jug =
    'M548 446H652C656 520 740 560 752 660Q764 776 716 776H484Q436 776 448 660C460 560 544 520 548 446Z'
  art.stroke('M706 556C800 540 820 680 752 700', '#fffdf5', 16, { opacity: 0.75 })
  clearGlass(art, jug, () => {
    liquid(art, { x: 600, top: 660, bottom: 790, half: 156, color: '#5a2a12' })
    if (drips) {
      art.stroke('M600 500V652', '#5a2a12', 5)
      art.stroke(ellipse(600, 660, 30, 5), '#b9783f', 3, { opacity: 0.8 })
    }
  })
  gleam(
    art,
    'M470 640C474 600 500 570 520 548C512 590 484 650 480 740C468 720 464 680 470 640Z',
    0.5,
  )
  art.fill(roundedRect(532, 446, 136, 62, 16), wood(art, accent))
  const pores = Array.from(
    { length: 26 },
    () => [540 + art.random.next() * 120, 454 + art.random.next() * 46] as const,
  )
  art.specks(pores, shade(accent, 0.4), 4, { opacity: 0.6 })
  art.stroke('M534 478H666', '#55301f', 6)
  art.fill('M592 474l-10 30h10l8-26 8 26h10l-10-30Z', '#55301f')
}

/** The cone of the dripper, its ribs seen from outside, with the filter's edge. */
function dripper(art: Canvas, color: Color): void {
  art.stroke('M748 316C826 306 820 410 724 402', shade(color, 0.3), 22)
  art.stroke('M746 312C812 306 806 396 724 394', tint(color, 0.2), 11)
  art.fill('M442 292L500 232H700L758 292Z', '#f3e6c6')
  art.fill('M462 292L510 246H690L738 292Z', '#e0cb9e')
  art.fill('M430 286H770L676 440H524Z', enamel(art, color))
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8
    return `M${num(448 + share * 304)} 302L${num(534 + share * 132)} 430`
  })
  art.stroke(ribs.join(''), shade(color, 0.26), 8, { opacity: 0.55 })
  art.group('transform="translate(-6 -2)"', () =>
    art.stroke(ribs.join(''), tint(color, 0.7), 5, { opacity: 0.9 }),
  )
  art.fill(roundedRect(420, 272, 360, 26, 13), enamel(art, tint(color, 0.1)))
  art.fill(roundedRect(502, 428, 196, 24, 11), enamel(art, color))
  art.fill(ellipse(600, 274, 150, 13), '#4a2412')
  art.fill(ellipse(590, 272, 104, 7), '#7a4526')
  for (const [x, y, radius] of [
    [540, 272, 9],
    [610, 275, 12],
    [660, 271, 7],
    [575, 276, 6],
  ] as const) {
    art.fill(ellipse(x, y, radius, radius * 0.5), '#c08a5a')
  }
}

/** A gooseneck kettle beside the dripper, on its base. */
function standingKettle(art: Canvas): void {
  art.group('transform="translate(880 764) scale(.86) translate(-590 -776)"', () => {
    footShadow(art, 590, 190)
    art.fill(roundedRect(420, 742, 340, 36, 16), matte(art, '#3a3f44'))
    kettleBody(art, '#2a3138', '#c9803f')
    steam(art, 286, 380, 0.6)
  })
}

/** A gooseneck kettle on its base. */
function kettle(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 590, 190)
  art.fill(roundedRect(420, 742, 340, 36, 16), matte(art, tint(color, 0.05)))
  if (has('display')) {
    art.fill(roundedRect(650, 746, 88, 26, 9), '#0f1416')
    digits(art, '94°', { x: 668, y: 751, height: 16 })
  }
  kettleBody(art, color, accent)
  if (has('steam')) steam(art, 286, 380, 0.7)
}

function kettleBody(art: Canvas, color: Color, accent: Color): void {
  art.stroke('M466 700C400 690 388 640 384 560C380 480 370 424 306 402', shade(color, 0.35), 26)
  art.stroke('M466 696C408 686 394 636 390 560C386 482 372 430 310 404', tint(color, 0.3), 9, {
    opacity: 0.8,
  })
  art.fill('M306 388L286 402L300 418L324 412Z', shade(color, 0.3))
  art.fill(
    'M476 452H716C730 540 744 640 752 720Q754 742 732 742H460Q438 742 440 720C448 640 462 540 476 452Z',
    matte(art, color),
  )
  gleam(art, 'M492 470C482 560 470 650 468 728C492 728 500 560 516 470Z', 0.3)
  art.fill(
    'M474 452C500 424 550 414 596 414C642 414 692 424 718 452Z',
    matte(art, tint(color, 0.1)),
  )
  art.fill('M580 416L586 392H606L612 416Z', shade(color, 0.3))
  art.fill(ellipse(596, 384, 34, 19), accent)
  art.fill(ellipse(588, 378, 18, 7), tint(accent, 0.5), 0.8)
  art.stroke('M716 480C826 462 838 520 830 690', shade(color, 0.3), 22)
  art.stroke('M826 540C836 590 834 640 830 694', shade(accent, 0.32), 36)
  art.stroke('M822 540C832 590 829 640 826 690', accent, 26)
  art.stroke('M815 548C824 590 822 640 819 680', tint(accent, 0.5), 6, { opacity: 0.7 })
}

export const pouring = {
  pourover,
  kettle,
  icedtea,
} satisfies Record<keyof typeof words, DrawProduct>
