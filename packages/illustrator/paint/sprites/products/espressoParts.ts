import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW } from '../../core/color.ts'
import { ellipse, type Path, polygon, roundedRect } from '../../core/contour.ts'
import { across, enamel, steel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { pairs } from './pairs.ts'
import { CREAM, footShadow, steam } from './parts.ts'

/** Where the middle of the group is. */
const GROUP = 524

/** The group that the water comes from, the portafilter locked into it, the cup under its spouts. */
export function brewing(art: Canvas, has: ProductLook['has']): void {
  art.fill(polygon(pairs('446,490 602,490 590,520 458,520')), steel(art, '#b7afa5'))
  art.fill(roundedRect(440, 516, 168, 34, 10), steel(art))
  art.stroke('M446 546H602', '#5a514b', 4, { opacity: 0.7 })
  if (has('cup')) cup(art)
  if (has('portafilter')) portafilter(art, has('cup'))
}

/** Its basket under the group, two spouts, and the handle that comes towards us. */
function portafilter(art: Canvas, pours: boolean): void {
  if (pours) {
    art.stroke(`M${GROUP - 21} 626V688M${GROUP + 21} 626V688`, '#4a2210', 7)
    art.stroke(`M${GROUP - 22} 628V684M${GROUP + 20} 628V684`, '#c07a3a', 2.5)
  }
  const spouts = `M${GROUP - 14} 588H${GROUP + 14}L${GROUP + 30} 608V630H${GROUP + 14}V614L${GROUP} 604L${GROUP - 14} 614V630H${GROUP - 30}V608Z`
  art.fill(spouts, steel(art, '#b7afa5'))
  art.fill(polygon(pairs('458,548 590,548 578,592 470,592')), steel(art))
  art.fill(roundedRect(450, 544, 148, 16, 7), steel(art, '#d8d2c8'))
  handle(art)
}

/** Foreshortened: it grows towards its round end, as it points past our left shoulder. */
function handle(art: Canvas): void {
  art.softFill('M470 590L430 680L380 700L440 600Z', SHADOW, 0.3, 10)
  art.fill('M462 560L494 574L470 606L436 588Z', steel(art, '#a39a8f'))
  const grip: Path =
    'M446 578Q462 580 470 594Q462 630 440 668Q424 692 396 684Q366 674 370 646Q396 606 446 578Z'
  const walnut = art.linearGradient('x1="0" y1=".2" x2="1" y2=".8"', [
    [0, '#c48a58'],
    [0.3, '#96603a'],
    [0.65, '#6b3d22'],
    [1, '#341a0e'],
  ])
  art.fill(grip, walnut)
  art.stroke('M446 582Q408 606 384 642', '#e0ae7c', 5, { opacity: 0.75 })
  art.stroke('M452 596Q430 622 416 650M458 606Q442 634 430 660', '#4a2818', 2.6, { opacity: 0.5 })
  art.rotated(-0.72, 398, 662, () => {
    art.fill(ellipse(398, 662, 25, 29), '#4a2816')
    art.fill(ellipse(396, 661, 22, 26), '#8a5733')
    art.fill(ellipse(396, 661, 12, 14), steel(art))
    art.fill(ellipse(388, 650, 7, 4), '#f3d3ac', 0.8)
  })
}

function cup(art: Canvas): void {
  const x = GROUP
  art.softFill(ellipse(x + 10, 732, 76, 9), SHADOW, 0.6, 7)
  art.fill(ellipse(x, 730, 92, 13), shade('#e9dcc2', 0.36))
  art.fill(ellipse(x - 2, 726, 90, 12), '#f6ecd8')
  art.fill(ellipse(x, 726, 44, 6), shade('#e9dcc2', 0.3), 0.7)
  art.stroke(`M${x + 56} 682c36-8 36 36-10 36`, '#a83a22', 11)
  art.stroke(`M${x + 58} 680c30-6 30 28-6 32`, '#e2805a', 4, { opacity: 0.8 })
  art.fill(
    `M${x - 66} 668H${x + 66}C${x + 64} 706 ${x + 44} 728 ${x + 28} 728H${x - 28}C${x - 44} 728 ${x - 64} 706 ${x - 66} 668Z`,
    enamel(art, '#c9512f'),
  )
  art.fill(ellipse(x, 668, 66, 13), '#f0d9c0')
  art.fill(ellipse(x, 670, 58, 10), '#5a2a12')
  const crema = art.radialGradient('cx=".42" cy=".4" r=".7"', [
    [0, '#e3ab68'],
    [0.6, '#b8763a'],
    [1, '#7a421c'],
  ])
  art.fill(ellipse(x, 672, 54, 8), crema)
  steam(art, x + 96, 660, 0.42)
}

/** The wand hangs from a ball joint at the right, its tip turned outwards. */
export function steamWand(art: Canvas): void {
  const pipe = 'M716 508C724 560 722 590 708 640L700 676'
  art.movedBy(10, 8, () => art.stroke(pipe, SHADOW, 13, { opacity: 0.35 }))
  art.stroke(pipe, '#5f564f', 15)
  art.stroke(pipe, '#b9b0a5', 11)
  art.movedBy(-2, 0, () => art.stroke(pipe, '#fffaf0', 4))
  art.fill(ellipse(716, 506, 20, 18), steel(art))
  art.stroke('M713 566C716 596 710 616 706 634', '#2a2220', 17)
  art.stroke('M709 572C711 596 706 614 702 630', '#7d716b', 4)
  art.fill('M693 668L708 672L704 690L692 687Z', '#8e857c')
}

/** A small steel jug of frothed milk beside the machine, its spout to the left. */
export function milkPitcher(art: Canvas, x: number, y: number): void {
  footShadow(art, x, 74, y)
  art.group(`transform="translate(${x} ${y}) scale(1.16)"`, () => {
    art.stroke('M54-122C114-126 112-30 56-34', '#5f564f', 15)
    art.stroke('M56-124C106-124 104-38 58-40', CREAM, 5, { opacity: 0.75 })
    const wall: Path = 'M-60-142L-84-164L-44-158Q8-146 60-158L68-34Q68 0 40 2Q0 8-42 2Q-70 0-68-34Z'
    const polished = across(art, [
      [0, '#7d736b'],
      [0.1, '#d8d0c5'],
      [0.22, '#ffffff'],
      [0.34, '#c9c0b5'],
      [0.5, '#8e7a6c'],
      [0.62, '#d9cabb'],
      [0.78, '#efe6da'],
      [0.92, '#8a6f60'],
      [1, '#6f5f55'],
    ])
    art.fill('M-84-164Q-56-174-10-174Q40-172 60-158Q30-140-20-142Q-56-144-84-164Z', '#9a9087')
    art.fill('M-66-160Q-40-168-8-168Q34-166 52-157Q26-146-14-148Q-48-150-66-160Z', '#fffdf6')
    art.stroke('M-40-158Q-10-164 22-158', '#e0d3be', 4)
    art.fill(wall, polished)
    art.stroke('M-84-164L-60-144Q0-138 60-158', '#ffffff', 4, { opacity: 0.85 })
    art.stroke('M-66-36Q0-26 66-36', '#6f665e', 3, { opacity: 0.5 })
    art.clipped(wall, () => art.softFill('M-80 10V-16Q0 0 80-16V10Z', '#5a3524', 0.4, 8))
  })
}
