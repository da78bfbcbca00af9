import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  pack,
  type Point,
  roundedRect,
  shrunk,
} from '../../core/contour.ts'
import { crumbs } from '../foods/crumbs.ts'
import { litFromAbove, matte, steel } from '../materials.ts'
import { flourbag } from './packets.ts'
import { pairs } from './pairs.ts'
import type { ProductLook } from '../types.ts'
import { CREAM, digits, footShadow } from './parts.ts'

/** A flat scale with a glass top and a bowl of flour on it. */
export function scale(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('bag')) standingBag(art)
  footShadow(art, 600, 280)
  art.fill(
    'M300 700H900L924 756Q926 776 906 776H294Q274 776 276 756Z',
    matte(art, shade(color, 0.16)),
  )
  art.fill('M316 660H884L900 704H300Z', tint(color, 0.4))
  art.fill('M330 664H640L560 700H316Z', '#ffffff', 0.5)
  art.fill(roundedRect(500, 714, 200, 50, 10), '#26302d')
  digits(art, '500', { x: 548, y: 724, height: 30, color: '#9fe3ae' })
  art.fill(circle(740, 740, 11), '#c9512f')
  art.fill(circle(786, 740, 11), shade(color, 0.4))
  art.fill(ellipse(606, 686, 150, 14), SHADOW, 0.35)
  flourBowl(art, accent)
  if (has('whisk')) lyingWhisk(art)
  if (has('cup')) levelCup(art)
}

/** The bag that the flour came out of, behind the scale. */
function standingBag(art: Canvas): void {
  art.group('transform="translate(310 742) scale(.98) translate(-600 -776)"', () => {
    flourbag(art, { color: '#efe3c8', accent: '#c9512f', has: () => false })
  })
}

/** Flour as it falls: steep, cracked where it slid, in crumbs at its foot. */
const HEAP = pairs(
  '384,446 404,424 430,408 446,392 474,378 490,356 520,344 534,322 560,314 580,298 612,296 640,312 660,334 690,346 706,366 736,378 752,396 786,408 802,426 818,446 770,474 690,490 600,494 500,488 420,472',
)

function flourBowl(art: Canvas, color: Color): void {
  const { random } = art
  const bowl = 'M370 430H830C824 580 746 674 690 684H510C454 674 376 580 370 430Z'
  art.fill(bowl, steel(art, color))
  art.fill('M392 470C400 580 450 650 520 676C470 620 440 560 436 470Z', '#ffffff', 0.5)
  art.fill(ellipse(600, 430, 232, 62), tint(color, 0.6))
  art.fill(ellipse(602, 436, 217, 52), shade(color, 0.5))
  const rough = HEAP.map(([x, y]): Point => [x + random.jitter(5), y + random.jitter(5)])
  const soft = art.linearGradient('x1="0" y1="0" x2="1" y2=".5"', [
    [0, '#fffaf0'],
    [0.45, '#f4e8d2'],
    [0.75, '#dcc8a6'],
    [1, '#b59a78'],
  ])
  const heap = closed(rough)
  art.fill(heap, soft)
  art.clipped(heap, () => {
    // Where it slid, steps in the shade, one below the other.
    for (const [x, y] of pack(random, 600, 410, 190, 22, { ry: 78, tries: 6 })) {
      const wide = random.range(14, 40)
      const slid = blob(random, x, y, wide, wide * 0.26, { wobble: 0.3, angle: (x - 600) / 400 })
      art.fill(closed(slid), '#b89c74', 0.32)
      art.movedBy(-2, -5, () => art.fill(closed(slid), '#fffaf0', 0.7))
    }
    art.specks(pack(random, 600, 400, 210, 300, { ry: 96, tries: 1 }), '#a88a64', 3, {
      opacity: 0.4,
    })
    art.specks(pack(random, 570, 390, 200, 200, { ry: 96, tries: 1 }), '#ffffff', 4)
  })
  scoop(art)
  const foot = pack(random, 600, 452, 186, 60, { ry: 22, tries: 2 })
  crumbs(art, foot, '#f1e3c8', { size: 8, height: 2, shaded: 0.12 })
  art.stroke('M372 436C420 506 780 506 828 436', shade(color, 0.12), 10)
  art.movedBy(-2, -2, () => art.stroke('M372 434C420 504 780 504 828 434', tint(color, 0.5), 5))
  const dust = pack(random, 600, 700, 300, 110, { ry: 26, tries: 1 })
  art.specks(dust, CREAM, 5, { opacity: 0.8 })
  const spilled = pack(random, 780, 690, 70, 26, { ry: 9, tries: 2 })
  crumbs(art, spilled, CREAM, { size: 6, height: 2, shaded: 0.14 })
}

/** A wooden scoop thrust into the flour, some of it still on the blade. */
function scoop(art: Canvas): void {
  const wood = '#8f5426'
  art.fill(ellipse(706, 408, 84, 26), SHADOW, 0.34)
  art.rotated(0.62, 690, 380, () => {
    art.fill(roundedRect(672, 120, 38, 190, 18), shade(wood, 0.4))
    art.fill(roundedRect(673, 120, 30, 188, 15), litFromAbove(art, wood))
    art.fill('M634 318Q632 292 660 290H722Q750 292 748 318L738 424H644Z', shade(wood, 0.5))
    art.fill('M642 320Q640 300 662 298H716Q738 300 736 320L728 420H650Z', litFromAbove(art, wood))
    art.fill('M656 326Q690 300 724 326L716 420H664Z', shade(wood, 0.34), 0.8)
  })
  const drift = pairs(
    '592,424 616,404 650,396 690,400 736,408 770,414 784,430 764,456 690,470 620,456',
  )
  art.fill(closed(drift), '#e9d9bc')
  art.fill(closed(shrunk(drift, 0.9, -3, -5)), '#f8efdc')
  const heaped = pack(art.random, 690, 420, 84, 120, { ry: 28, tries: 1 })
  crumbs(art, heaped, '#f8eed8', { size: 11, height: 3, shaded: 0.1 })
}

function lyingWhisk(art: Canvas): void {
  art.group('transform="translate(880 800) rotate(-8)"', () => {
    art.fill(ellipse(110, 14, 190, 10), SHADOW, 0.3)
    art.stroke(
      'M70 0C110-46 200-44 214-6C200 34 110 30 70 0M70 0C120-26 200-22 214-6C200 14 120 16 70 0',
      '#8e857c',
      6,
    )
    art.fill(roundedRect(-90, -13, 164, 26, 12), litFromAbove(art, '#b9803f'))
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
