import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, pack, type Point, roundedRect } from '../../core/contour.ts'
import { heapedFlour } from './heapedFlour.ts'
import { litFromAbove, matte, steel } from '../materials.ts'
import { flourbag } from './packets.ts'
import type { ProductLook } from '../types.ts'
import { CREAM, digits, footShadow } from './parts.ts'

/** A flat scale with a glass top and a bowl of flour on it, seen from a little above. */
export function scale(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('bag')) standingBag(art)
  glassScale(art, color)
  flourBowl(art, accent)
  art.specks(pack(art.random, 420, 806, 130, 60, { ry: 16, tries: 1 }), CREAM, 4, { opacity: 0.8 })
  if (has('whisk')) lyingWhisk(art)
  if (has('cup')) levelCup(art)
}

const GLASS =
  'M354 604H846Q860 604 865 617L912 732Q918 750 898 750H302Q282 750 288 732L335 617Q340 604 354 604Z'

/** The slab: a pane of glass over a thin body, its display in front of the bowl. */
function glassScale(art: Canvas, color: Color): void {
  const body = 'M286 736H914L920 764Q922 786 898 788H302Q278 786 280 764Z'
  art.movedBy(14, 12, () => art.softFill(body, SHADOW, 0.5, 16))
  art.fill(body, matte(art, shade(color, 0.34)))
  art.stroke('M296 762H906', tint(color, 0.2), 3, { opacity: 0.5 })
  art.movedBy(0, 7, () => art.fill(GLASS, shade(color, 0.3)))
  const sheen = art.linearGradient('x1="0" y1="0" x2="1" y2=".4"', [
    [0, tint(color, 0.75)],
    [0.45, tint(color, 0.4)],
    [1, shade(color, 0.16)],
  ])
  art.fill(GLASS, sheen)
  art.clipped(GLASS, () => {
    art.fill('M300 600H420L356 756H236Z', '#ffffff', 0.55)
    art.fill('M446 600H474L410 756H382Z', '#ffffff', 0.45)
    art.softFill(ellipse(622, 690, 150, 30), SHADOW, 0.4, 20)
    art.softFill(ellipse(604, 690, 96, 18), SHADOW, 0.4, 8)
  })
  art.stroke('M300 746H900', '#ffffff', 3, { opacity: 0.8 })
  display(art, color)
}

function display(art: Canvas, color: Color): void {
  const pane =
    'M500 704Q501 699 508 699H692Q699 699 700 704L704 733Q705 740 697 740H503Q495 740 496 733Z'
  art.fill(pane, '#20292b')
  art.fill('M506 702H590L566 738H500Z', '#ffffff', 0.1)
  art.group('transform="translate(548 708) scale(1.5 1)"', () => {
    digits(art, '500', { x: 0, y: 0, height: 23, color: '#a9f0b8' })
  })
  art.group('transform="translate(648 714) scale(1.4 1)"', () => {
    art.stroke('M9 4A4.5 4.5 0 1 0 9 9M9 3V14Q8 18 2 16', '#a9f0b8', 2)
  })
  art.fill(ellipse(752, 722, 17, 9), '#c9412f')
  art.stroke(ellipse(752, 721, 17, 9), shade('#c9412f', 0.35), 2)
  art.stroke(ellipse(806, 722, 17, 9), shade(color, 0.5), 3)
}

/** The bag that the flour came out of, behind the scale. */
function standingBag(art: Canvas): void {
  art.group('transform="translate(310 742) scale(.98) translate(-600 -776)"', () => {
    flourbag(art, { color: '#efe3c8', accent: '#c9512f', has: () => false })
  })
}

/** A bowl of polished metal or enamel, heaped with flour. */
function flourBowl(art: Canvas, color: Color): void {
  const wall = 'M368 430C376 556 440 640 502 668A102 28 0 0 0 698 668C760 640 824 556 832 430Z'
  art.fill(wall, steel(art, color))
  art.clipped(wall, () => reflections(art, color))
  art.fill(ellipse(600, 428, 234, 66), tint(color, 0.5))
  const hollow = art.linearGradient('x1="0" y1="0" x2="1" y2="0"', [
    [0, shade(color, 0.62)],
    [0.6, shade(color, 0.3)],
    [1, tint(color, 0.3)],
  ])
  art.fill(ellipse(600, 430, 220, 56), hollow)
  art.clipped('M300 60H1000V430H820A220 56 0 0 1 380 430H300Z', () => heapedFlour(art))
  art.stroke('M368 432C388 516 812 516 832 432', shade(color, 0.42), 5)
  art.stroke('M369 427C388 509 812 509 831 427', tint(color, 0.3), 10)
  art.stroke('M374 434C396 500 560 508 640 500', '#ffffff', 4, { opacity: 0.85 })
}

/** What a bowl mirrors: the room's far wall above, the table as a dark band, the white scale below. */
function reflections(art: Canvas, color: Color): void {
  art.fill('M360 470C420 520 780 520 840 470V560C780 604 420 604 360 560Z', '#5f8c92', 0.16)
  art.softFill(
    'M380 572C460 616 740 616 820 572L800 594C730 634 470 634 400 594Z',
    '#4a2c1e',
    0.42,
    12,
  )
  art.fill('M420 618C490 652 710 652 780 618L700 700H500Z', tint(color, 0.5), 0.55)
  art.softFill('M836 430C826 556 764 640 690 690L720 700L860 640V430Z', SHADOW, 0.34, 22)
  art.fill(
    'M398 474C406 552 440 612 480 640C462 590 450 540 450 492C430 488 412 482 398 474Z',
    '#ffffff',
    0.85,
  )
  art.fill('M462 494C462 540 474 596 496 648L510 652C490 600 480 546 480 497Z', '#ffffff', 0.6)
  art.stroke('M816 486C806 552 776 604 742 636', tint(color, 0.8), 7, { opacity: 0.6 })
  art.softFill('M380 436C420 514 780 514 820 436V470C780 532 420 532 380 470Z', SHADOW, 0.2, 5)
}

/** A balloon whisk on the table, its loops seen slightly from above. */
function lyingWhisk(art: Canvas): void {
  art.group('transform="translate(880 806) rotate(-7)"', () => {
    art.softFill('M-120 18Q80 16 120 22T196 16L120 34Z', SHADOW, 0.45, 8)
    const loops = [34, 20, 6].map(
      (high) =>
        `M56 -3C92 ${-high * 1.3} 150 ${-high * 1.2} 172 0C150 ${high * 0.9} 92 ${high * 0.8} 56 3`,
    )
    art.stroke(loops.join(''), '#6d655f', 6)
    art.movedBy(-1, -2, () => art.stroke(loops.join(''), '#d9d3ca', 2.5))
    art.fill(roundedRect(44, -10, 26, 20, 6), '#8e857c')
    art.fill(roundedRect(-124, -13, 172, 26, 13), shade('#b9803f', 0.3))
    art.fill(roundedRect(-124, -13, 170, 21, 10), litFromAbove(art, '#b9803f'))
    art.stroke('M-106 -6H20', '#ffe7bd', 3, { opacity: 0.6 })
  })
}

/** A measuring cup that was not needed. */
function levelCup(art: Canvas): void {
  footShadow(art, 220, 74)
  art.fill('M286 688L392 672Q404 672 404 684T392 700L288 716Z', steel(art, '#b7afa5'))
  art.fill('M136 674H296L284 756Q280 776 262 776H170Q152 776 148 756Z', steel(art))
  art.fill(ellipse(216, 674, 80, 14), CREAM)
  const dust = Array.from({ length: 40 }, (): Point => [
    230 + art.random.jitter(130),
    800 + art.random.jitter(14),
  ])
  art.specks(dust, CREAM, 6, { opacity: 0.85 })
}
