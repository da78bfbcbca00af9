import type { salt as words } from '../../../language/words/products/salt.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, moved, polygon, type Point, sized } from '../../core/contour.ts'
import { enamel, matte } from '../materials.ts'
import { pairs } from './pairs.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { heapPoints } from './morsels.ts'
import { footShadow } from './parts.ts'

/** A box of salt and, before it, a black bowl with a heap of flakes. */
function saltbox(art: Canvas, { color, accent, has }: ProductLook): void {
  const place = has('bowl')
    ? 'translate(430 790) rotate(-3) scale(1.16) translate(-520 -776)'
    : 'translate(90 0)'
  art.group(`transform="${place}"`, () => box(art, color, accent))
  if (!has('bowl')) return
  art.softFill('M560 600L700 560L720 780H520Z', SHADOW, 0.2, 20)
  art.group('transform="translate(780 812) scale(1.46) translate(-832 -786)"', () => saltBowl(art))
  const spilled = Array.from({ length: 30 }, (): Point => {
    return [art.random.range(470, 1080), art.random.range(806, 850)]
  })
  for (const spot of spilled) flake(art, spot, art.random.range(5, 16))
}

/** Cardboard, its flap torn open; a crystal and the word on it. */
function box(art: Canvas, color: Color, accent: Color): void {
  footShadow(art, 510, 150)
  art.fill('M640 318L690 296V752L640 776Z', shade(color, 0.34))
  art.fill('M374 318L424 292H690L640 318Z', shade(color, 0.5))
  art.fill('M390 318L432 298H676L630 318Z', '#3a3436')
  art.fill('M420 312Q500 280 560 290T660 306L630 318H396Z', '#f6f2ea')
  art.fill('M374 318L424 292L410 236L352 268Z', matte(art, tint(color, 0.3)))
  const front = polygon([
    [374, 318],
    [640, 318],
    [640, 776],
    [374, 776],
  ])
  art.fill(front, matte(art, color))
  art.clipped(front, () => {
    const sea = [0, 1, 2].map((row) => `M360 ${676 + row * 40}q36-30 72 0t72 0t72 0t72 0V800H360Z`)
    for (const [row, wave] of sea.entries()) {
      art.fill(wave, [tint(accent, 0.1), shade(accent, 0.1), shade(accent, 0.28)][row] ?? accent)
    }
    art.stroke('M360 676q36-30 72 0t72 0t72 0t72 0', '#ffffff', 5, { opacity: 0.7 })
  })
  art.fill(circle(510, 480, 106), shade(color, 0.2), 0.5)
  art.fill(circle(507, 476, 106), '#fbf6ea')
  saltCrystal(art, 507, 478, accent)
  art.movedBy(0, 2, () => art.stroke(LETTERS, shade(accent, 0.5), 13))
  art.stroke('M384 326H632', '#ffffff', 4, { opacity: 0.6 })
}

/** The word on the box, in capitals. */
const LETTERS =
  'M452 600C446 586 412 588 412 606C412 626 454 618 454 640C454 660 414 660 408 644M470 656L492 592L514 656M478 636H506M534 592V656H564M570 592H612M591 592V656'

/** The stepped pyramid that flaky salt grows into. */
function saltCrystal(art: Canvas, x: number, y: number, color: Color): void {
  for (const [size, tone] of [
    [66, 0.5],
    [46, 0.3],
    [26, 0.12],
  ] as const) {
    const square: Point[] = [
      [x, y - size],
      [x + size * 1.1, y],
      [x, y + size * 0.7],
      [x - size * 1.1, y],
    ]
    art.fill(polygon(square), tint(color, tone + 0.2))
    art.stroke(polygon(square), color, 3.5)
  }
}

function saltBowl(art: Canvas): void {
  footShadow(art, 830, 120, 786)
  art.fill(
    'M684 664H980C976 730 920 782 880 786H784C744 782 688 730 684 664Z',
    enamel(art, '#2b2728'),
  )
  art.fill(ellipse(832, 664, 148, 24), '#4a4443')
  art.fill(ellipse(832, 668, 136, 18), '#1d191a')
  art.fill(
    'M708 668C750 620 800 584 834 582C874 586 920 622 956 668Q900 688 832 688Q760 688 708 668Z',
    '#e9e3d8',
  )
  art.fill('M722 664C760 622 800 592 830 590C826 628 790 656 760 676Z', '#fffdf8')
  const heap = heapPoints(art, { x: 832, y: 680, half: 122, height: 92 }, 70)
  for (const place of heap.slice(0, 52)) flake(art, place, art.random.range(6, 14))
  for (const [x, y, size] of PYRAMIDS) pyramid(art, x, y, size)
  for (const place of heap.slice(52)) flake(art, place, art.random.range(6, 12))
}

/** Where the largest crystals lie on the heap. */
const PYRAMIDS = [
  [770, 640, 19],
  [832, 604, 21],
  [884, 636, 22],
  [820, 652, 24],
  [924, 664, 17],
  [748, 668, 16],
] as const

/** A hollow crystal that stands on its tip: four sides in steps, its inside in the shade. */
function pyramid(art: Canvas, x: number, y: number, size: number): void {
  const at = (text: string) => polygon(moved(sized(pairs(text), size), x, y))
  art.movedBy(3, 6, () => art.fill(at('-1,-.2 0,-.7 1,-.2 0,1'), SHADOW, 0.35))
  art.fill(at('-1,-.2 0,.3 0,1'), '#ffffff')
  art.fill(at('1,-.2 0,.3 0,1'), '#c2bcc0')
  art.stroke(at('-.66,.2 0,.56 0,.56') + at('.66,.2 0,.56 0,.56'), '#a8a2a8', 1.6)
  art.fill(at('-1,-.2 0,-.7 1,-.2 0,.3'), '#f7f4ef')
  art.fill(at('-.62,-.2 0,-.5 .62,-.2 0,.1'), '#b9b3ba')
  art.fill(at('-.62,-.2 0,-.5 0,.1'), '#d9d4d8')
}

/** One thin flake of salt. */
function flake(art: Canvas, [x, y]: Point, size: number): void {
  const outline = sized(pairs('0,-1 1,-.1 .2,.7 -1,0'), size)
  art.fill(polygon(moved(outline, x, y)), '#c9c0b4')
  art.fill(
    polygon(moved(outline, x - 1.5, y - 2)),
    art.random.pick(['#fffefb', '#fffefb', '#f1ece2']),
  )
}

export const salt = {
  saltbox,
} satisfies Record<keyof typeof words, DrawProduct>
