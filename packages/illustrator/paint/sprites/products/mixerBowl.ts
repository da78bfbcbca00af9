import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, type Path } from '../../core/contour.ts'
import { across, steel } from '../materials.ts'
import { pairs } from './pairs.ts'

/** Its mouth, seen from a little above. */
const MOUTH = { x: 482, y: 580, rx: 176, ry: 38 } as const
const WALL: Path =
  'M306 580A176 38 0 0 0 658 580C656 660 622 706 560 724H404C342 706 308 660 306 580Z'

interface Look {
  color: Color
  /** The colour of the machine, which shows in the steel. */
  near: Color
  whisk: boolean
}

/** A steel bowl of whites beaten to peaks, what beats them in it. */
export function mixingBowl(art: Canvas, { color, near, whisk }: Look): void {
  const { x, y, rx, ry } = MOUTH
  art.fill(ellipse(x, y, rx, ry), shade(color, 0.1))
  const inside = across(art, [
    [0, shade(color, 0.66)],
    [0.3, shade(color, 0.3)],
    [0.6, tint(color, 0.3)],
    [1, shade(color, 0.3)],
  ])
  art.fill(ellipse(x, y + 3, rx - 8, ry - 6), inside)
  art.fill(ellipse(x + 4, y + 16, rx - 22, ry - 16), SHADOW, 0.4)
  art.fill(ellipse(x, y + 12, rx - 20, ry - 14), '#e9dcc4')
  if (whisk) drawWhisk(art)
  else art.fill('M466 474h32l40 50-20 70h-72l-20-70Z', steel(art, '#b7afa5'))
  whites(art)
  wall(art, color, near)
}

/** Wires that bow out below their ferrule: those behind darker, those before with a light on them. */
function drawWhisk(art: Canvas): void {
  const { x } = MOUTH
  const wire = (reach: number): Path =>
    `M${num(x + reach * 0.14)} 496C${num(x + reach * 0.72)} 516 ${num(x + reach * 1.08)} 560 ${num(x + reach * 0.98)} 622`
  const behind = [-82, -44, 0, 44, 82].map(wire).join('')
  const before = [-104, -66, -22, 24, 68, 106].map(wire).join('')
  art.stroke(behind, '#6f665e', 6)
  art.movedBy(3, 2, () => art.stroke(before, '#4f4742', 7))
  art.stroke(before, '#b9b0a6', 6)
  art.movedBy(-1.4, -1, () => art.stroke(before, '#fffdf6', 2.4))
  art.fill('M464 470H500L506 504Q482 514 458 504Z', steel(art))
  art.stroke('M459 500Q482 510 505 500', '#6f665e', 3)
}

/** Stiff, glossy peaks that stand above the rim and cling to the wires. */
function whites(art: Canvas): void {
  const mound = closed(
    pairs(
      '326,594 346,580 370,580 384,556 392,546 402,566 424,584 452,574 470,588 500,582 524,590 550,570 562,548 578,538 580,564 598,582 618,576 640,594 600,616 482,626 366,616',
    ),
  )
  const glossy = art.linearGradient('x1="0" y1="0" x2="1" y2=".5"', [
    [0, '#ffffff'],
    [0.5, '#fdf6e6'],
    [1, '#dccdb4'],
  ])
  art.movedBy(4, -5, () => art.fill(mound, '#cdbda2'))
  art.fill(mound, glossy)
  const folds =
    'M356 596C380 602 404 596 410 580M424 602C446 606 474 602 478 588M522 604C544 604 566 594 566 572M586 604C604 602 620 594 622 584'
  art.stroke(folds, '#c3b197', 6, { opacity: 0.75 })
  art.movedBy(-6, -6, () => art.stroke(folds, '#ffffff', 5, { opacity: 0.9 }))
}

/** Polished steel: the window, the counter and the machine's colour in it. */
function wall(art: Canvas, color: Color, near: Color): void {
  const { x, y, rx, ry } = MOUTH
  art.fill('M410 716H556L572 738Q482 758 396 738Z', steel(art, shade(color, 0.16)))
  art.stroke('M396 740Q482 758 572 740', SHADOW, 4, { opacity: 0.5 })
  const mirror = across(art, [
    [0, shade(color, 0.5)],
    [0.08, shade(color, 0.16)],
    [0.2, '#fffdf6'],
    [0.3, tint(color, 0.5)],
    [0.42, shade(color, 0.3)],
    [0.6, tint(color, 0.3)],
    [0.8, mix(shade(color, 0.2), near, 0.3)],
    [0.93, mix(shade(color, 0.5), near, 0.36)],
    [1, shade(color, 0.3)],
  ])
  art.fill(WALL, mirror)
  art.clipped(WALL, () => {
    art.softFill('M300 690Q482 664 664 690V740H300Z', shade(near, 0.5), 0.4, 14)
    art.softFill('M300 640Q482 668 664 640V652Q482 684 300 654Z', '#6f665e', 0.24, 8)
    art.fill('M352 612C356 650 376 684 404 704L420 702C394 680 380 648 378 614Z', '#ffffff', 0.65)
    art.stroke('M640 606C638 650 620 686 588 708', '#fff3d6', 5, { opacity: 0.6 })
  })
  const lip = (out: number, up: number) =>
    `M${x - rx - out} ${y - up}A${rx + out} ${ry + out} 0 0 0 ${x + rx + out} ${y - up}L${x + rx - 8} ${y - up - 1}A${rx - 8} ${ry - 5} 0 0 1 ${x - rx + 8} ${y - up - 1}Z`
  art.movedBy(0, 4, () => art.fill(lip(2, 0), shade(color, 0.55), 0.7))
  art.fill(lip(3, 1), tint(color, 0.72))
}
