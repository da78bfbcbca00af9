import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, pack, type Point, roundedRect } from '../../core/contour.ts'
import { heapedFlour } from './heapedFlour.ts'
import { litFromAbove, matte, steel } from '../materials.ts'
import { flourbag } from './packets.ts'
import type { ProductLook } from '../types.ts'
import { CREAM, digits, footShadow } from './parts.ts'

/** A flat scale with a glass top and a bowl of flour on it, seen from a little above. */
export function scale(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('bag')) standingBag(art)
  glassScale(art, color)
  standing(art, accent)
  display(art, color)
  flourBowl(art, accent)
  art.specks(pack(art.random, 390, 816, 90, 34, { ry: 13, tries: 1 }), CREAM, 3, { opacity: 0.8 })
  if (has('whisk')) lyingWhisk(art)
  if (has('cup')) levelCup(art)
}

const GLASS =
  'M342 600H858Q872 600 876 612L916 740Q921 758 901 758H299Q279 758 284 740L324 612Q328 600 342 600Z'
/** The flat foot of the bowl, and where it touches the glass. */
const FOOT = { x: 600, y: 668, rx: 112, ry: 26 }

/** The slab: a pane of glass over a thin body, its display in front of the bowl. */
function glassScale(art: Canvas, color: Color): void {
  const body = 'M284 744H916L922 770Q924 792 900 794H300Q276 792 278 770Z'
  art.movedBy(14, 12, () => art.softFill(body, SHADOW, 0.5, 16))
  art.fill(body, matte(art, shade(color, 0.34)))
  art.stroke('M294 769H908', tint(color, 0.2), 3, { opacity: 0.5 })
  art.movedBy(0, 7, () => art.fill(GLASS, shade(color, 0.3)))
  const sheen = art.linearGradient('x1="0" y1="0" x2="1" y2=".4"', [
    [0, tint(color, 0.75)],
    [0.45, tint(color, 0.4)],
    [1, shade(color, 0.16)],
  ])
  art.fill(GLASS, sheen)
  art.stroke('M298 754H902', '#ffffff', 3, { opacity: 0.8 })
}

/** What the bowl leaves on the glass: its picture upside down, its shadow, the dark line where it stands. */
function standing(art: Canvas, color: Color): void {
  const { x, y, rx, ry } = FOOT
  art.clipped(GLASS, () => {
    const mirrored = art.linearGradient('x1="0" y1="0" x2="0" y2="1"', [
      [0, shade(color, 0.3), 0.75],
      [1, color, 0],
    ])
    art.fill(
      `M${x - rx} ${y}H${x + rx}C${x + rx + 14} ${y + 34} ${x + 84} 726 ${x} 730C${x - 84} 726 ${x - rx - 14} ${y + 34} ${x - rx} ${y}Z`,
      mirrored,
    )
    art.softFill(ellipse(x + 70, y - 4, rx + 60, ry + 12), SHADOW, 0.36, 22)
    art.softFill(ellipse(x + 16, y + 3, rx + 16, ry + 4), '#2a1a18', 0.6, 6)
    art.fill(ellipse(x + 3, y + 4, rx + 3, ry + 1), '#2a1a16', 0.85)
    art.fill('M300 592H392L336 762H214Z', '#ffffff', 0.5)
    art.fill('M414 592H436L384 762H358Z', '#ffffff', 0.4)
  })
}

function display(art: Canvas, color: Color): void {
  const pane =
    'M498 719Q499 714 506 714H694Q701 714 702 719L706 743Q707 750 699 750H501Q493 750 494 743Z'
  art.fill(pane, '#20292b')
  art.fill('M504 717H590L568 748H498Z', '#ffffff', 0.1)
  art.group('transform="translate(546 721) scale(1.5 1)"', () => {
    digits(art, '500', { x: 0, y: 0, height: 22, color: '#a9f0b8' })
  })
  art.group('transform="translate(648 726) scale(1.4 1)"', () => {
    art.stroke('M9 4A4.5 4.5 0 1 0 9 9M9 3V14Q8 18 2 16', '#a9f0b8', 2)
  })
  art.fill(ellipse(754, 732, 17, 9), '#c9412f')
  art.stroke(ellipse(754, 731, 17, 9), shade('#c9412f', 0.35), 2)
  art.stroke(ellipse(808, 732, 17, 9), shade(color, 0.5), 3)
}

/** The bag that the flour came out of, behind the scale. */
function standingBag(art: Canvas): void {
  art.group('transform="translate(310 742) scale(.98) translate(-600 -776)"', () => {
    flourbag(art, { color: '#efe3c8', accent: '#c9512f', has: () => false })
  })
}

/** A bowl of polished metal or enamel on a low foot, heaped with flour. */
function flourBowl(art: Canvas, color: Color): void {
  foot(art, color)
  const wall = 'M368 430C374 550 424 630 490 662C540 682 660 682 710 662C776 630 826 550 832 430Z'
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
  dustedRim(art)
}

/** The low ring that it stands on. */
function foot(art: Canvas, color: Color): void {
  const { x, y, rx, ry } = FOOT
  const ring = `M${x - rx + 4} 640V${y}A${rx - 4} ${ry} 0 0 0 ${x + rx - 4} ${y}V640Z`
  art.fill(ring, steel(art, shade(color, 0.22)))
  art.stroke(`M${x - rx + 6} ${y}A${rx - 6} ${ry} 0 0 0 ${x + rx - 6} ${y}`, shade(color, 0.6), 3)
  art.softFill('M486 650C540 692 660 692 714 650V668C660 700 540 700 486 668Z', SHADOW, 0.5, 4)
}

/** Flour that fell on the rim and a little down the wall. */
function dustedRim(art: Canvas): void {
  const { random } = art
  const onRim = (turn: number): Point => [
    600 - Math.cos(turn) * 230,
    430 + Math.sin(turn) * 63 + random.jitter(4),
  ]
  for (const [turn, wide] of [
    [0.96, 15],
    [1.3, 8],
    [1.9, 20],
    [2.46, 9],
  ] as const) {
    const [x, y] = onRim(turn)
    const drift = blob(random, x, y - 2, wide, 4, {
      points: 9,
      wobble: 0.3,
      angle: Math.cos(turn) * 0.3,
    })
    art.movedBy(2, 4, () => art.fill(closed(drift), SHADOW, 0.3))
    art.fill(closed(drift), '#fdf6e8')
  }
  const dust = Array.from({ length: 90 }, () => {
    const [x, y] = onRim(random.range(0.5, 2.7))
    const fallen: Point = [x, y + random.next() ** 2 * 44]
    return fallen
  })
  art.specks(dust, CREAM, 2.8, { opacity: 0.85 })
}

/** What a bowl mirrors: the window at the left, the room beside it, the white scale below. */
function reflections(art: Canvas, color: Color): void {
  art.softFill('M380 560C460 640 740 640 820 560L770 640H430Z', '#4a2c1e', 0.2, 14)
  art.fill('M436 632C500 652 700 652 764 632L700 690H500Z', tint(color, 0.5), 0.4)
  art.softFill('M836 430C826 546 764 630 690 680L720 690L860 630V430Z', SHADOW, 0.36, 22)
  art.fill(
    'M396 474C404 546 438 602 478 630C460 580 448 536 448 492C428 488 410 482 396 474Z',
    '#ffffff',
    0.8,
  )
  art.fill('M460 494C460 540 472 590 494 636L508 640C488 590 478 546 478 497Z', '#ffffff', 0.5)
  art.stroke('M816 486C806 552 776 600 742 626', tint(color, 0.8), 7, { opacity: 0.6 })
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
