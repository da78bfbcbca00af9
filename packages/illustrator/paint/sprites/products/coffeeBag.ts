import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, open, type Path } from '../../core/contour.ts'
import { across, down } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { lettering } from './lettering.ts'
import { pairs } from './pairs.ts'
import { heapedBeans, type Roast, roastedBean, roastOf } from './roastedBeans.ts'

/** Its broad front, and its narrower side, which is folded inwards. */
const FRONT: Path =
  'M404 322Q550 352 704 340C714 470 716 640 722 784Q560 800 396 778C398 620 396 460 404 322Z'
const SIDE: Path = 'M704 340L800 296C806 440 804 620 806 744L722 784C716 640 714 470 704 340Z'
/** What stands open at the top, seen from a little above. */
const MOUTH: Path =
  'M404 322C430 270 470 244 520 236Q660 222 800 296C780 320 750 334 704 340Q550 352 404 322Z'

/** A bag of coffee, its top turned down, full of beans; a bird on its label. */
export function coffeebag(art: Canvas, { color, accent, has }: ProductLook): void {
  const roast = roastOf(art, '#5a2f17')
  art.softFill('M392 776Q560 806 724 790L812 748L900 760L760 812H420Z', SHADOW, 0.5, 12)
  mouth(art, color, roast)
  walls(art, color)
  cuff(art, color)
  label(art, color, accent)
  if (has('beans')) spill(art, roast)
}

/** The lining behind, and the beans up to the brim. */
function mouth(art: Canvas, color: Color, roast: Roast): void {
  const lining = down(art, [
    [0, tint(color, 0.5)],
    [0.3, shade(color, 0.2)],
    [0.8, shade(color, 0.75)],
  ])
  art.fill(MOUTH, lining)
  art.stroke('M404 322C430 270 470 244 520 236Q660 222 800 296', tint(color, 0.6), 6)
  art.clipped('M410 330V130H796V310C780 322 750 336 704 344Q550 356 410 330Z', () => {
    art.fill('M414 326C450 276 530 244 616 250Q720 252 790 300L704 350H420Z', '#1f0e07')
    heapedBeans(art, { x: 606, foot: 352, half: 224, height: 108, size: 22, count: 84 }, roast)
    art.softFill('M704 350L800 312V290C770 286 730 304 704 350Z', SHADOW, 0.3, 8)
  })
}

function walls(art: Canvas, color: Color): void {
  const copper = across(art, [
    [0, shade(color, 0.3)],
    [0.08, tint(color, 0.12)],
    [0.22, tint(color, 0.46)],
    [0.36, tint(color, 0.1)],
    [0.66, color],
    [1, shade(color, 0.24)],
  ])
  const inShade = across(art, [
    [0, shade(color, 0.4)],
    [0.46, shade(color, 0.66)],
    [0.54, shade(color, 0.36)],
    [1, shade(color, 0.6)],
  ])
  art.fill(SIDE, inShade)
  // The side is folded inwards, and open again at its foot, where the bag stands.
  art.fill('M756 644L806 744L722 784Z', shade(color, 0.3), 0.8)
  art.stroke('M755 320L756 644L722 784M756 644L806 744', shade(color, 0.8), 3, { opacity: 0.6 })
  art.fill(FRONT, copper)
  art.clipped(FRONT, () => creases(art, color))
  art.stroke('M704 340C714 470 716 640 721 780', tint(color, 0.5), 3, { opacity: 0.7 })
}

/** Where the foil has been held and has sagged: each crease with its light and its shade. */
function creases(art: Canvas, color: Color): void {
  const folds: readonly Path[] = [
    'M396 440L446 610L420 780H396Z',
    'M724 430L690 560L706 800H724Z',
    'M396 700L520 742L600 806H396Z',
  ]
  for (const fold of folds) art.softFill(fold, shade(color, 0.7), 0.2, 10)
  const ridges = 'M404 440L448 610L424 774M708 430L686 560L704 770M410 702L524 744L600 788'
  art.stroke(ridges, tint(color, 0.5), 4, { opacity: 0.3 })
  art.fill('M396 748Q560 774 724 756V800H396Z', SHADOW, 0.22)
}

/** The top, turned down to the outside: paler, with a shadow under it. */
function cuff(art: Canvas, color: Color): void {
  art.softFill('M402 392Q550 424 710 412L802 368V380L712 426Q550 438 400 402Z', SHADOW, 0.5, 7)
  const front = across(art, [
    [0, shade(color, 0.06)],
    [0.2, tint(color, 0.62)],
    [0.5, tint(color, 0.32)],
    [1, tint(color, 0.1)],
  ])
  const side = across(art, [
    [0, shade(color, 0.16)],
    [1, shade(color, 0.4)],
  ])
  art.fill('M704 338L804 292Q812 330 806 366L708 412Q716 376 704 338Z', side)
  art.fill('M402 318Q550 350 704 338Q716 376 708 412Q550 424 398 390Q390 350 402 318Z', front)
  art.stroke('M402 318Q550 350 704 338L804 292', tint(color, 0.85), 5, { opacity: 0.9 })
  art.stroke('M460 336Q466 366 458 396M620 344Q628 380 620 412', shade(color, 0.4), 3, {
    opacity: 0.35,
  })
}

function label(art: Canvas, color: Color, accent: Color): void {
  const paper = across(art, [
    [0, '#fffaf0'],
    [0.6, '#f8ecd4'],
    [1, '#e2cfae'],
  ])
  art.fill(ellipse(562, 546, 122, 126), shade(color, 0.6), 0.5)
  art.fill(ellipse(556, 540, 122, 126), paper)
  art.stroke(ellipse(556, 540, 110, 114), accent, 4)
  bird(art, accent)
  lettering(art, 'COFFEE', { x: 556, top: 704, height: 34, color: '#fff3dc', weight: 0.16 })
}

/** A wren on a twig, its tail up, a leaf before it. */
function bird(art: Canvas, accent: Color): void {
  art.stroke(open(pairs('470,616 530,606 590,612 640,600')), '#5a3a20', 7)
  art.fill('M622 604C640 580 664 582 668 584C662 602 644 612 622 604Z', '#7a8a48')
  art.stroke('M548 578L544 606M568 580L572 608', '#5a3a20', 5)
  const body =
    'M476 474C488 470 500 488 508 510C520 486 548 484 570 478C584 452 622 446 636 474L660 480L638 490C640 540 606 586 560 584C516 582 500 552 498 526C486 512 472 492 476 474Z'
  const coat = down(art, [
    [0, tint(accent, 0.28)],
    [0.6, accent],
    [1, shade(accent, 0.4)],
  ])
  art.fill(body, coat)
  art.fill(
    'M632 494C634 540 606 572 566 574C590 556 602 522 604 494Q620 502 632 494Z',
    '#f2d9b0',
    0.85,
  )
  art.fill('M512 518C540 500 578 506 590 528C572 560 536 562 506 546Z', shade(accent, 0.4))
  art.stroke('M520 530Q548 518 576 530M522 540Q546 534 566 542', tint(accent, 0.4), 3, {
    opacity: 0.8,
  })
  art.fill(circle(616, 472, 5.5), '#1d100a')
  art.fill(circle(614, 470, 1.8), '#fffaf0')
}

/** Beans that rolled from the bag: heaped to its left, a few strewn about. */
function spill(art: Canvas, roast: Roast): void {
  art.softFill(ellipse(330, 806, 180, 16), SHADOW, 0.5, 10)
  heapedBeans(art, { x: 326, foot: 824, half: 190, height: 92, size: 19, count: 95 }, roast)
  const { random } = art
  for (const [x, y] of pairs('560,816 610,808 640,822 716,818 770,806 796,820 862,812 906,822')) {
    const size = 18 * random.range(0.9, 1.1)
    art.softFill(ellipse(x + 4, y + 9, 20, 6), SHADOW, 0.4, 4)
    roastedBean(art, { x, y: y + random.jitter(4), size, angle: random.angle() }, roast)
  }
}
