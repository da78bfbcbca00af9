import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, type Path, type Point, roundedRect } from '../../core/contour.ts'
import { across, down, matte, wood } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { dripper } from './dripper.ts'
import { kettleBody } from './kettle.ts'
import { pairs } from './pairs.ts'
import { footShadow, steam } from './parts.ts'
import { heapedBeans, roastedBean, roastOf } from './roastedBeans.ts'

/** A ribbed dripper on a glass server with a collar of cork; its kettle stands beside it. */
export function pourover(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('kettle')) standingKettle(art)
  const [x, scale] = has('kettle') ? [440, 1.06] : [560, 1.16]
  footShadow(art, x + 6, 152 * scale, 780)
  art.group(`transform="translate(${x} 780) scale(${scale}) translate(-600 -776)"`, () => {
    server(art, accent, has('drip'))
    dripper(art, color)
    if (has('steam')) steam(art, 600, 268, 0.8)
  })
  if (!has('kettle')) measure(art)
}

/** A wooden measure on its side, the beans that it held before it. */
function measure(art: Canvas): void {
  const [x, y] = [878, 800]
  const roast = roastOf(art, '#5a2f17')
  art.softFill(ellipse(x + 10, y + 18, 150, 13), SHADOW, 0.5, 10)
  art.fill('M900 726L1006 700Q1022 700 1022 712Q1022 722 1010 726L910 762Z', wood(art, '#b9803f'))
  art.stroke('M912 732L1008 706', '#efcf9a', 4, { opacity: 0.7 })
  const cup = down(art, [
    [0, '#dca868'],
    [0.5, '#b9803f'],
    [1, '#6b4020'],
  ])
  art.fill(
    'M846 700L926 704Q950 724 946 764Q940 800 918 812L838 816Q814 780 820 744Q826 714 846 700Z',
    cup,
  )
  art.fill(ellipse(836, 758, 34, 58), '#e6bd82')
  art.fill(ellipse(834, 759, 28, 51), '#3a2010')
  heapedBeans(art, { x: x - 58, foot: y + 24, half: 70, height: 84, size: 14, count: 48 }, roast)
  for (const [u, v] of pairs('906,820 938,828 968,816 740,826 712,814')) {
    roastedBean(art, { x: u, y: v, size: 14, angle: art.random.angle() }, roast)
  }
}

/** Shoulders that fall to a broad foot. */
const JUG: Path =
  'M552 456H648C650 520 738 560 752 664C760 740 744 776 704 778H496C456 776 440 740 448 664C462 560 550 520 552 456Z'
/** How high the coffee stands. */
const LEVEL = 648

function server(art: Canvas, accent: Color, drips: boolean): void {
  const loop = 'M716 572C790 556 822 600 806 654C796 694 770 706 744 704'
  art.movedBy(3, 4, () => art.stroke(loop, SHADOW, 18, { opacity: 0.16 }))
  art.stroke(loop, '#dfe6e0', 19, { opacity: 0.75 })
  art.movedBy(-3, -3, () => art.stroke(loop, '#ffffff', 6, { opacity: 0.85 }))
  art.movedBy(5, 5, () => art.stroke(loop, '#8fa39c', 3, { opacity: 0.5 }))
  art.softFill('M470 784Q600 804 760 784L830 790Q720 812 520 800Z', '#8a4a1c', 0.32, 8)
  art.fill(JUG, '#f3f5ec', 0.4)
  art.clipped(JUG, () => {
    coffee(art, drips)
    glassShade(art)
  })
  art.stroke(JUG, '#8b9c96', 7, { opacity: 0.4 })
  art.stroke(JUG, '#fffef8', 4, { opacity: 0.85 })
  art.fill(
    'M470 664C476 620 500 590 526 566C512 604 490 640 486 740C470 726 466 700 470 664Z',
    '#ffffff',
    0.5,
  )
  art.fill('M498 590Q516 570 534 556Q524 580 512 600Z', '#ffffff', 0.7)
  art.fill('M726 640Q736 690 722 744Q716 752 712 748Q724 700 716 644Z', '#ffffff', 0.35)
  collar(art, accent)
}

/** Dark in its depth, red-brown where light comes through at its foot and its edges. */
function coffee(art: Canvas, drips: boolean): void {
  const depth = across(art, [
    [0, '#8a4a1e'],
    [0.12, '#4a200e'],
    [0.5, '#2f130a'],
    [0.84, '#54270f'],
    [1, '#a85f26'],
  ])
  art.fill(`M430 ${LEVEL}H770V790H430Z`, depth)
  const foot = down(art, [
    [0, '#c9742c', 0],
    [0.6, '#b5611f', 0.25],
    [1, '#e09a4a', 0.75],
  ])
  art.fill('M430 700H770V790H430Z', foot)
  const surface = across(art, [
    [0, '#a86a34'],
    [0.4, '#6b3719'],
    [1, '#8f5527'],
  ])
  art.fill(ellipse(600, LEVEL, 154, 15), surface)
  art.stroke(ellipse(600, LEVEL, 149, 13), '#d9a163', 3, { opacity: 0.7 })
  if (!drips) return
  stream(art)
  for (const size of [26, 46, 70]) {
    art.stroke(ellipse(600, LEVEL + 1, size, size * 0.12), '#e8bd84', 2.4, { opacity: 0.75 })
  }
  for (const [x, y, size] of [
    [630, LEVEL + 3, 7],
    [648, LEVEL - 3, 5],
    [572, LEVEL + 4, 6],
    [556, LEVEL - 1, 4],
  ] as const) {
    art.fill(ellipse(x, y, size, size * 0.5), '#f0cf9f', 0.85)
  }
}

/** What runs from the dripper: broad where it leaves it, drawn thin as it falls, broad again where it goes in. */
function stream(art: Canvas): void {
  const run = `M588 500C591 540 594.5 570 594.5 604C594.5 626 591 638 585 ${LEVEL}H615C609 638 605.5 626 605.5 604C605.5 570 609 540 612 500Z`
  const brown = art.linearGradient('x1="0" y1="0" x2="1" y2="0"', [
    [0, '#3a180a'],
    [0.3, '#a8622c'],
    [0.55, '#5a2810'],
    [1, '#2a1008'],
  ])
  art.fill(run, brown)
  art.stroke(`M597 534C598.6 570 598.6 600 597.4 ${LEVEL - 16}`, '#f0c48c', 2.4, { opacity: 0.8 })
}

/** Glass is thick at its edges and its foot, and damp above the coffee. */
function glassShade(art: Canvas): void {
  art.softFill('M430 450H470Q440 600 470 790H430Z', '#6f837c', 0.22, 12)
  art.softFill('M770 450H724Q764 620 728 790H770Z', '#6f837c', 0.3, 12)
  art.fill('M470 766H730V780H470Z', '#f6e2c4', 0.4)
  const damp = Array.from({ length: 26 }, (): Point => [
    600 + art.random.jitter(120),
    art.random.range(570, LEVEL - 18),
  ])
  art.specks(damp, '#ffffff', 3, { opacity: 0.5 })
}

/** Cork that goes round the neck, tied with a thong. */
function collar(art: Canvas, accent: Color): void {
  const band: Path = 'M536 462Q600 478 664 462Q672 490 664 520Q600 538 536 520Q528 490 536 462Z'
  art.softFill('M534 520Q600 540 666 520V532Q600 552 534 532Z', SHADOW, 0.35, 6)
  art.fill(band, wood(art, accent))
  art.clipped(band, () => {
    const pores = (count: number) =>
      Array.from({ length: count }, (): Point => [
        600 + art.random.jitter(66),
        art.random.range(464, 530),
      ])
    art.specks(pores(34), shade(accent, 0.5), 3.4, { length: 3, opacity: 0.6 })
    art.specks(pores(20), tint(accent, 0.6), 3, { opacity: 0.7 })
  })
  art.stroke('M532 490Q600 508 668 490', '#3f2216', 8)
  art.stroke('M533 488Q600 506 667 488', '#8a5a3c', 3)
  art.stroke('M598 502Q584 524 574 548M602 502Q614 522 620 552', '#3f2216', 6)
  art.fill(ellipse(600, 501, 11, 9), '#55301f')
  art.fill(ellipse(597, 498, 4, 3), '#a87850')
}

/** A gooseneck kettle on its base, beside the dripper. */
function standingKettle(art: Canvas): void {
  art.group('transform="translate(858 764) scale(.86) translate(-590 -776)"', () => {
    footShadow(art, 590, 190)
    art.fill(roundedRect(420, 742, 340, 36, 16), matte(art, '#3a3f44'))
    kettleBody(art, '#2a3138', '#c9803f')
    steam(art, 286, 380, 0.6)
  })
}
