import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse } from '../../core/contour.ts'
import { across, steel } from '../materials.ts'
import { lemonHalf } from '../stageProps/growing.ts'
import type { ProductLook } from '../types.ts'
import { heapedCitrus } from './heapedCitrus.ts'
import { BEAKER, backOfBeaker, frontOfBeaker } from './mayonnaiseBeaker.ts'
import { mayonnaiseRamekin } from './mayonnaiseRamekin.ts'
import { BLACK, footShadow } from './parts.ts'

const LEMON = '#f2c638'
/** How the blender leans in its beaker, in radians, about the middle of its bell. */
const LEAN = 0.15
/** Where its bell stands when it is upright. */
const BELL = { x: 590, foot: 728 } as const

/** Drawn up until its bell leaves the mayonnaise; sturdier than it stands alone, as it is seen from near. */
const RAISED = 'transform="translate(600 624) scale(1.18 .83) translate(-590 -728)"'

/** A stick blender drawn up in a beaker of mayonnaise, or standing on its bell without one. */
export function immersionblender(art: Canvas, { color, accent, has }: ProductLook): void {
  if (!has('beaker')) {
    footShadow(art, 600, 90)
    return art.movedBy(10, 48, () => stick(art, color, accent))
  }
  footShadow(art, BEAKER.x, 190)
  cord(art)
  backOfBeaker(art)
  art.group(RAISED, () => {
    art.rotated(LEAN, BELL.x, BELL.foot - 40, () => {
      stick(art, color, accent)
      clinging(art)
    })
  })
  frontOfBeaker(art)
  footShadow(art, 330, 120, 790)
  heapedCitrus(art, { x: 286, y: 726, size: 66, angle: 2.9, color: LEMON }, false)
  lemonHalf(art, 366, 800, 62, LEMON)
  mayonnaiseRamekin(art, 846, 812)
}

/** The motor's grip, the shaft and the bell, upright and of one piece. */
function stick(art: Canvas, color: Color, accent: Color): void {
  bell(art, accent)
  const shaft = 'M565 392H615L611 604Q612 628 622 640H558Q568 628 569 604Z'
  art.fill(shaft, steel(art, accent))
  art.stroke('M567 604H613', shade(accent, 0.5), 4, { opacity: 0.7 })
  art.fill('M565 392H615L614 420H566Z', SHADOW, 0.3)
  grip(art, color)
}

/** A bell with slots, its rim at the bottom and the dark beneath it. */
function bell(art: Canvas, accent: Color): void {
  art.fill(ellipse(BELL.x, 718, 72, 14), '#4a4038')
  const dome = 'M560 632H620C626 652 664 664 666 716Q590 738 514 716C516 664 554 652 560 632Z'
  art.fill(dome, steel(art, accent))
  for (const [x, lean] of [
    [544, 10],
    [590, 0],
    [636, -10],
  ] as const) {
    const slot = `M${x - 9} 700Q${x - 10} 678 ${x + lean} 672Q${x + 11} 678 ${x + 10} 700Q${x} 706 ${x - 9} 700Z`
    art.fill(slot, '#3f3732', 0.9)
    art.movedBy(2, 2, () => art.stroke(`M${x - 8} 700Q${x} 706 ${x + 9} 700`, '#ffffff', 3))
  }
  art.stroke('M516 714Q590 736 664 714', '#fffaf0', 5, { opacity: 0.8 })
  art.stroke('M546 668Q530 684 526 702', '#ffffff', 6, { opacity: 0.7 })
}

/** What the bell brought up with it: a ragged coat along its rim, and runs that fall back. */
function clinging(art: Canvas): void {
  const coat =
    'M512 714C520 702 530 708 538 700C548 690 556 706 568 706C582 706 586 692 600 696C614 700 616 712 630 708C644 704 652 696 668 714L668 722C662 730 656 728 652 736C648 768 634 776 630 736C612 742 596 742 590 744C588 792 568 800 562 744C548 738 544 742 540 736C536 760 524 764 522 732Z'
  art.movedBy(4, 6, () => art.fill(coat, '#a8702a', 0.5))
  art.fill(coat, '#fbeab8')
  art.clipped(coat, () => {
    art.softFill('M540 724Q600 742 668 722V800H500V736Z', '#dcb560', 0.5, 5)
    art.stroke('M518 712Q530 708 540 706M572 712Q586 704 600 702', '#fffdf2', 5)
    art.stroke('M568 746L571 784M634 740L636 758', '#fffdf2', 4.5, { opacity: 0.9 })
  })
}

/** A soft grip that swells towards the hand, the switch on it, the ring for its speed on top. */
function grip(art: Canvas, color: Color): void {
  const body =
    'M538 178Q540 150 562 144H620Q642 150 644 178C648 236 640 270 632 316Q628 356 618 376H562Q552 356 548 316C540 270 534 236 538 178Z'
  const plastic = across(art, [
    [0, shade(color, 0.5)],
    [0.1, shade(color, 0.16)],
    [0.26, tint(color, 0.42)],
    [0.4, tint(color, 0.1)],
    [0.66, shade(color, 0.08)],
    [0.88, shade(color, 0.42)],
    [1, shade(color, 0.6)],
  ])
  art.fill(body, plastic)
  art.clipped(body, () => {
    art.fill('M530 340Q590 356 650 340V380H530Z', shade(color, 0.5), 0.45)
    art.softFill('M556 176Q560 230 566 320Q558 270 552 220Z', '#ffffff', 0.55, 5)
  })
  dialOnTop(art, color)
  trigger(art, color)
  const collar = across(art, [
    [0, shade(BLACK, 0.2)],
    [0.28, tint(BLACK, 0.4)],
    [1, shade(BLACK, 0.4)],
  ])
  art.fill('M556 368H624L620 402Q590 408 560 402Z', collar)
  art.stroke('M558 384Q590 390 622 384', tint(BLACK, 0.34), 3, { opacity: 0.8 })
}

/** The lever that the fingers squeeze, in its recess, and the ribbed rubber where the palm lies. */
function trigger(art: Canvas, color: Color): void {
  art.fill('M572 186Q592 176 610 188L606 318Q592 332 576 318Z', shade(color, 0.66))
  const lever = across(art, [
    [0, tint('#4a4650', 0.3)],
    [0.3, '#4a4650'],
    [1, shade('#3a3640', 0.4)],
  ])
  art.fill('M574 194Q592 184 606 194L602 312Q592 322 580 312Z', lever)
  art.softFill('M580 200Q582 250 586 304Q578 250 577 204Z', '#ffffff', 0.6, 2)
  const ribs = [214, 230, 246, 262, 278, 294].map((y) => `M582 ${y}Q592 ${y + 4} 600 ${y}`)
  art.stroke(ribs.join(''), '#1d1a22', 4, { opacity: 0.7 })
  const grooves = [208, 228, 248, 268, 288].map((y) => `M618 ${y}Q628 ${y + 3} 636 ${y - 2}`)
  art.stroke(grooves.join(''), shade(color, 0.6), 6, { opacity: 0.7 })
  art.movedBy(0, 4, () => art.stroke(grooves.join(''), tint(color, 0.3), 2.5, { opacity: 0.7 }))
}

function dialOnTop(art: Canvas, color: Color): void {
  const ring = across(art, [
    [0, shade(BLACK, 0.2)],
    [0.28, tint(BLACK, 0.36)],
    [1, shade(BLACK, 0.4)],
  ])
  art.fill('M556 122Q590 114 626 122L630 150Q590 160 552 150Z', ring)
  const ribs = [566, 578, 590, 602, 614].map((x) => `M${x} 126V146`).join('')
  art.stroke(ribs, tint(BLACK, 0.3), 3, { opacity: 0.7 })
  art.stroke('M543 168Q590 178 639 168', tint(color, 0.5), 4, { opacity: 0.7 })
}

/** From the top of the grip over the wall to the right, where it comes to lie on the table. */
function cord(art: Canvas): void {
  const line = 'M696 142C704 96 768 100 806 188C856 280 862 470 936 560C990 624 1090 640 1290 642'
  art.movedBy(12, 16, () => art.stroke(line, SHADOW, 13, { opacity: 0.22 }))
  art.stroke(line, shade(BLACK, 0.2), 14)
  art.movedBy(-2, -3, () => art.stroke(line, tint(BLACK, 0.36), 4, { opacity: 0.8 }))
}
