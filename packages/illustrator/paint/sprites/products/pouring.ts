import type { pouring as words } from '../../../language/words/products/pouring.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, num, open, roundedRect } from '../../core/contour.ts'
import { enamel, matte, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { clearGlass, CREAM, digits, footShadow, gleam, liquid, steam } from './parts.ts'

/** A ribbed dripper on a glass server with a collar of cork. */
function pourover(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 160)
  // With the kettle above it the whole is taller than what stands alone.
  const scale = has('kettle') ? 0.84 : 1
  const [x, y] = has('kettle') ? [540, 775] : [600, 775]
  const place = `translate(${x} ${y}) scale(${scale}) translate(-600 -775)`
  art.group(`transform="${place}"`, () => {
    server(art, accent, has('drip'))
    dripper(art, color)
    if (has('kettle')) pouringKettle(art)
    if (has('steam')) steam(art, 560, 236, 0.6)
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

/** A gooseneck kettle tipped so that a thin stream falls into the dripper. */
function pouringKettle(art: Canvas): void {
  art.stroke(
    open([
      [596, 150],
      [599, 200],
      [600, 270],
    ]),
    '#cfe0e0',
    6,
    { opacity: 0.9 },
  )
  art.group('transform="translate(596 148) rotate(-24) scale(.56) translate(-300 -404)"', () => {
    kettleBody(art, '#2a3138', '#b9773e')
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

/** A glass pitcher of tea with ice and lemon. */
function icedtea(art: Canvas, { color, has }: ProductLook): void {
  footShadow(art, 580, 150)
  art.stroke('M734 350C880 330 880 640 722 640', '#f5f4ea', 34, { opacity: 0.75 })
  art.stroke('M734 346C862 330 862 626 722 628', CREAM, 6, { opacity: 0.9 })
  const pitcher = 'M412 250L380 216H752L736 740Q734 776 700 776H464Q430 776 428 740Z'
  clearGlass(art, pitcher, () => {
    liquid(art, { x: 580, top: 322, bottom: 790, half: 190, color })
    iceAndLemon(art)
  })
  art.fill(ellipse(566, 224, 184, 17), CREAM, 0.35)
  art.stroke(ellipse(566, 224, 184, 17), CREAM, 5, { opacity: 0.9 })
  gleam(art, 'M440 270H476L478 740H458Z', 0.4)
  if (has('glasses')) {
    for (const x of [212, 980]) tumbler(art, x, color)
  }
}

function iceAndLemon(art: Canvas): void {
  const cubes = [
    [484, 350, 0.3],
    [590, 338, -0.3],
    [672, 372, 0.5],
    [536, 420, -0.5],
    [640, 462, 0.2],
  ] as const
  for (const [x, y, angle] of cubes) {
    art.rotated(angle, x, y, () => {
      art.fill(roundedRect(x - 42, y - 42, 84, 84, 14), '#fff6e0', 0.46)
      art.stroke(`M${x - 28} ${y - 30}h44M${x - 30} ${y - 20}v30`, '#fff', 6, { opacity: 0.7 })
    })
  }
  for (const [x, y, radius] of [
    [500, 560, 68],
    [660, 650, 72],
    [560, 720, 60],
  ] as const) {
    lemonThroughTea(art, x, y, radius)
  }
}

function lemonThroughTea(art: Canvas, x: number, y: number, radius: number): void {
  art.fill(ellipse(x, y, radius, radius), '#f2c638', 0.95)
  art.fill(ellipse(x, y, radius * 0.86, radius * 0.86), '#fdf0b8')
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 4 + 0.2
    return `M${num(x)} ${num(y)}L${num(x + Math.cos(turn) * radius * 0.84)} ${num(y + Math.sin(turn) * radius * 0.84)}`
  })
  art.fill(ellipse(x, y, radius * 0.78, radius * 0.78), '#f4d65c')
  art.stroke(spokes.join(''), '#fdf0b8', 5)
}

function tumbler(art: Canvas, x: number, color: Color): void {
  footShadow(art, x, 60, 772)
  const outline = `M${x - 70} 540H${x + 70}L${x + 56} 756Q${x + 54} 772 ${x + 40} 772H${x - 40}Q${x - 54} 772 ${x - 56} 756Z`
  clearGlass(art, outline, () => {
    liquid(art, { x, top: 582, bottom: 780, half: 72, color })
    art.fill(
      roundedRect(x - 44, 590, 50, 50, 10) + roundedRect(x + 2, 616, 46, 46, 10),
      '#fff6e0',
      0.5,
    )
  })
  gleam(art, `M${x - 52} 556h16l4 190h-10Z`, 0.45)
  lemonThroughTea(art, x + 62, 536, 36)
}

export const pouring = {
  pourover,
  kettle,
  icedtea,
} satisfies Record<keyof typeof words, DrawProduct>
