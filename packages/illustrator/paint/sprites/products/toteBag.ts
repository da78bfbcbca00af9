import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, open, type Path, type Point } from '../../core/contour.ts'
import { across } from '../materials.ts'
import { leaf } from './morsels.ts'
import { pairs } from './pairs.ts'

/** The front of the bag: its hem sags between its corners, its foot bulges where it is full. */
const FRONT: Path =
  'M316 500C400 541 500 551 600 547C704 551 800 539 884 500C876 596 888 680 866 757Q858 783 822 784Q600 798 380 784Q342 781 334 757C314 672 326 596 316 500Z'
/** The far edge of its opening, behind all that is in it. */
const BACK: Path =
  'M316 500C400 462 800 462 884 500C800 539 704 551 600 547C500 551 400 541 316 500Z'
/** Along the hem on the inside, short of its corners. */
const DEEP: Path = 'M356 512C430 534 510 542 600 538C700 542 780 532 846 510'
/** The hem, and the seam below it. */
const HEM: Path = 'M316 500C400 541 500 551 600 547C704 551 800 539 884 500'
const SEAM: Path = 'M317 529C400 569 500 579 600 576C704 579 800 568 883 529'
/** The strap on this side, which fell over the front. */
const STRAP: Path = 'M440 544C432 630 486 700 590 705C700 709 764 635 758 542'
/** Folds where the cloth is pulled: from the strap, from the corners, over the foot. */
const FOLDS = [
  '440,563 414,621 420,697 396,768',
  '758,563 786,630 770,705 806,771',
  '330,521 352,596 340,672',
  '874,521 850,596 862,680',
  '500,781 470,747 400,734',
  '700,783 740,751 812,739',
] as const

/** The inside of a cloth bag and the strap on its far side, before what it holds is drawn. */
export function backOfBag(art: Canvas, color: Color): void {
  art.softFill(ellipse(620, 782, 290, 16), SHADOW, 0.55, 14)
  art.fill(BACK, shade(color, 0.72))
}

/** The front of the bag over what it holds: canvas with a hem, a strap fallen forward, a sprig in print. */
export function frontOfBag(art: Canvas, color: Color, print: Color): void {
  const cloth = across(art, [
    [0, shade(color, 0.26)],
    [0.12, tint(color, 0.3)],
    [0.36, tint(color, 0.16)],
    [0.64, color],
    [0.88, shade(color, 0.26)],
    [1, shade(color, 0.42)],
  ])
  // What stands in the bag is dark where it goes down into it.
  art.group('filter="url(#soft5)"', () => art.stroke(DEEP, '#2a1408', 28, { opacity: 0.42 }))
  art.fill(FRONT, cloth)
  art.clipped(FRONT, () => {
    weave(art, color)
    folds(art, color)
    art.softFill(`${HEM}V460H316Z`, shade(color, 0.6), 0.4, 12)
    art.softFill('M320 748Q600 792 880 748V830H320Z', shade(color, 0.7), 0.5, 22)
    sprig(art, print)
  })
  hem(art, color)
  strap(art, color)
}

/** Threads of the canvas, and flecks of the plant in them. */
function weave(art: Canvas, color: Color): void {
  const { random } = art
  const threads = (count: number): Point[] =>
    Array.from({ length: count }, () => [random.range(316, 884), random.range(500, 790)])
  art.specks(threads(420), shade(color, 0.3), 1.6, { length: 6, angle: 0, opacity: 0.26 })
  art.specks(threads(420), tint(color, 0.6), 1.6, { length: 6, angle: Math.PI / 2, opacity: 0.36 })
  art.specks(threads(70), mix(color, '#7a5a2c', 0.6), 2.6, { length: 4, opacity: 0.5 })
}

function folds(art: Canvas, color: Color): void {
  const lines = FOLDS.map((fold) => open(pairs(fold))).join('')
  art.group('filter="url(#soft5)"', () => {
    art.stroke(lines, shade(color, 0.55), 20, { opacity: 0.34 })
    art.movedBy(-14, -5, () => art.stroke(lines, tint(color, 0.8), 12, { opacity: 0.6 }))
  })
}

/** The rolled edge, and two rows of stitches. */
function hem(art: Canvas, color: Color): void {
  art.movedBy(0, 4, () => art.stroke(SEAM, shade(color, 0.5), 4, { opacity: 0.5 }))
  art.stroke(HEM, shade(color, 0.36), 12)
  art.movedBy(0, -3, () => art.stroke(HEM, tint(color, 0.55), 7))
  art.group('stroke-dasharray="9 7"', () =>
    art.movedBy(0, -4, () => art.stroke(SEAM, tint(color, 0.7), 3.4)),
  )
}

/** The strap: a band of cloth sewn on at both ends, its shadow beside it. */
function strap(art: Canvas, color: Color): void {
  art.movedBy(9, 12, () => art.stroke(STRAP, SHADOW, 32, { opacity: 0.3 }))
  art.stroke(STRAP, shade(color, 0.42), 34)
  art.movedBy(-2, -2, () => art.stroke(STRAP, tint(color, 0.16), 27))
  art.group('stroke-dasharray="9 7"', () =>
    art.stroke(STRAP, shade(color, 0.3), 3, { opacity: 0.8 }),
  )
  for (const x of [440, 758]) {
    art.stroke(`M${x - 9} 552L${x + 9} 576M${x + 9} 552L${x - 9} 576`, shade(color, 0.5), 3.4)
  }
}

/** A sprig with its leaves in pairs, as from a block of wood. */
function sprig(art: Canvas, color: Color): void {
  art.stroke('M598 684C594 656 600 622 604 600', color, 6)
  for (const [y, size] of [
    [676, 50],
    [652, 45],
    [630, 38],
  ] as const) {
    leaf(art, { x: 598, y, size, angle: -0.5, color }, 0.5)
    leaf(art, { x: 598, y, size, angle: Math.PI + 0.5, color }, 0.5)
  }
  leaf(art, { x: 604, y: 608, size: 36, angle: -Math.PI / 2, color }, 0.5)
}
