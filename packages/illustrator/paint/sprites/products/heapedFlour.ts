import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, open, pack, type Point, roundedRect } from '../../core/contour.ts'
import { litFromAbove } from '../materials.ts'
import { pairs } from './pairs.ts'

/** One low cone as powder falls, its crest left of the middle, filled to the near rim. */
const HEAP = pairs(
  '372,446 398,428 428,412 452,396 470,386 490,367 512,349 528,331 546,318 566,313 588,319 604,331 624,347 650,362 676,381 712,397 748,410 786,421 828,440 780,486 600,500 420,486',
)
/** Its slope away from the window: the crest runs down towards us. */
const LEE = pairs(
  '566,312 572,326 566,342 580,358 590,378 588,396 606,416 622,440 630,462 660,504 840,504 846,430 786,421 748,410 712,397 676,381 650,362 624,347 604,331 588,319',
)
/** Where a little slid down on the lit slope: fans that end in a low step. */
const SLID: readonly (readonly Point[])[] = [
  pairs('524,352 538,366 532,392 520,414 496,424 470,428 448,420 470,404 494,384'),
  pairs('566,372 582,396 588,426 572,446 540,452 514,444 534,420 552,396'),
  pairs('462,404 474,424 458,448 428,454 404,444 424,426'),
]

/** Flour in a bowl, a scoop thrust into it with its handle over the rim. */
export function heapedFlour(art: Canvas): void {
  cone(art)
  scoop(art)
  drift(art)
  clods(art)
}

function cone(art: Canvas): void {
  const heap = closed(HEAP)
  const lit = art.linearGradient('x1="0" y1="0" x2=".7" y2="1"', [
    [0, '#fffefa'],
    [0.5, '#fdf6e8'],
    [1, '#efe0c6'],
  ])
  art.fill(heap, lit)
  art.clipped(heap, () => {
    for (const fan of SLID) slip(art, fan)
    leeSlope(art)
    art.softFill('M372 452C420 520 780 520 828 452V520H372Z', '#8a6a48', 0.3, 12)
    grain(art)
  })
  art.stroke(open(HEAP.slice(9, 19)), '#9a7f5e', 2, { opacity: 0.6 })
  art.stroke(open(HEAP.slice(1, 10)), '#c7b08c', 1.6, { opacity: 0.5 })
}

function leeSlope(art: Canvas): void {
  const away = art.linearGradient('x1="0" y1="0" x2="1" y2=".3"', [
    [0, '#cfb891'],
    [0.45, '#c3a67e'],
    [1, '#a98a62'],
  ])
  const lee = closed(LEE)
  art.softFill(lee, '#d9c5a4', 0.55, 9)
  art.fill(lee, away, 0.85)
  art.clipped(lee, () => {
    art.softFill('M566 306L640 352L760 410L700 420L620 380Z', '#fff6e2', 0.35, 9)
    for (const [x, y] of pack(art.random, 690, 440, 120, 7, { ry: 40, tries: 6 })) {
      slip(
        art,
        LEE_FAN.map(([u, v]): Point => [x + u * art.random.range(0.8, 1.2), y + v]),
        0.5,
      )
    }
  })
}

const LEE_FAN = pairs('-24,-16 2,-10 26,4 30,14 8,14 -14,4')

/** A thin sheet of flour that slid and came to rest: paler, with a low shaded step at its end. */
function slip(art: Canvas, fan: readonly Point[], opacity = 1): void {
  const path = closed(fan)
  art.movedBy(3, 5, () => art.softFill(path, '#b89a70', 0.5 * opacity, 3))
  art.fill(path, '#fffcf3', 0.8 * opacity)
}

/** The powder itself: dust of light and shade, densest where the crest breaks. */
function grain(art: Canvas): void {
  const { random } = art
  const over = (x: number, y: number, rx: number, ry: number, count: number) =>
    pack(random, x, y, rx, count, { ry, tries: 1 })
  art.specks(over(500, 410, 130, 110, 90), '#c9b088', 2, { opacity: 0.5 })
  art.specks(over(720, 430, 120, 130, 70), '#9a7c56', 2, { opacity: 0.45 })
  art.specks(over(700, 420, 130, 150, 80), '#fff6e2', 2, { opacity: 0.8 })
  const crest = Array.from({ length: 90 }, (_, index): Point => {
    const share = index / 90
    return [568 + share ** 1.3 * 84 + random.jitter(16), 318 + share * 170 + random.jitter(8)]
  })
  art.specks(crest, '#fffaf0', 3)
  art.specks(
    crest.map(([x, y]): Point => [x - 7 + random.jitter(8), y + random.jitter(8)]),
    '#d2bb95',
    2,
    { opacity: 0.8 },
  )
}

/** A wooden scoop, its blade half in the flour; we look at its hollow side. */
function scoop(art: Canvas): void {
  const wood = '#9a5a28'
  art.softFill('M640 400C660 372 700 376 756 404L770 440L650 452Z', SHADOW, 0.4, 10)
  art.rotated(0.62, 690, 380, () => {
    art.fill(roundedRect(671, 116, 42, 196, 20), shade(wood, 0.5))
    art.fill(roundedRect(673, 118, 33, 192, 16), litFromAbove(art, wood))
    art.stroke('M682 138V292', tint(wood, 0.55), 5, { opacity: 0.75 })
    art.fill('M630 322Q627 290 660 286H724Q757 290 752 322L742 440H640Z', shade(wood, 0.55))
    art.fill('M635 322Q632 294 661 290H719Q748 294 744 322L735 440H644Z', litFromAbove(art, wood))
    art.fill('M646 330Q690 296 734 330L724 440H656Z', shade(wood, 0.5))
    art.fill('M654 338Q700 310 732 340L722 440H664Z', shade(wood, 0.34))
    art.stroke('M641 326Q646 297 668 296H714', tint(wood, 0.5), 4, { opacity: 0.8 })
  })
}

/** The flour that closed over the blade. */
const DRIFT = pairs(
  '590,452 612,440 634,434 652,424 670,422 690,427 706,421 728,424 752,434 778,438 800,448 790,470 720,492 640,494 600,480',
)

function drift(art: Canvas): void {
  const path = closed(DRIFT)
  const light = art.linearGradient('x1="0" y1="0" x2="1" y2=".8"', [
    [0, '#fffdf6'],
    [0.5, '#f5ead4'],
    [1, '#cdb48e'],
  ])
  art.fill(path, light)
  art.clipped(path, () => {
    slip(art, pairs('628,452 656,440 684,448 694,468 662,480 630,474'), 0.7)
    art.softFill('M700 408L800 440V500H680C730 480 724 440 700 408Z', '#a88a62', 0.4, 8)
    art.specks(pack(art.random, 690, 450, 90, 60, { ry: 44, tries: 1 }), '#a98c64', 2, {
      opacity: 0.5,
    })
    art.specks(pack(art.random, 690, 446, 90, 60, { ry: 44, tries: 1 }), '#ffffff', 2.4)
  })
  art.stroke(open(DRIFT.slice(0, 10)), '#a98c64', 1.8, { opacity: 0.6 })
}

/** A few that rolled to the foot of the slope, no two alike. */
const CLODS: readonly (readonly [x: number, y: number, reach: number])[] = [
  [448, 440, 9],
  [468, 452, 5],
  [430, 432, 4],
  [552, 468, 11],
  [574, 462, 6],
  [530, 474, 4],
  [498, 398, 5],
  [648, 478, 6],
  [744, 434, 7],
  [716, 420, 4],
]

function clods(art: Canvas): void {
  for (const [x, y, reach] of CLODS) {
    const form = blob(art.random, x, y, reach * 1.2, reach, { points: 7, wobble: 0.24 })
    art.movedBy(reach * 0.4, reach * 0.5, () => art.fill(closed(form), '#7a5c3c', 0.5))
    art.fill(closed(form), '#cbb38e')
    art.movedBy(-reach * 0.16, -reach * 0.2, () =>
      art.fill(
        closed(form.map(([u, v]): Point => [x + (u - x) * 0.76, y + (v - y) * 0.74])),
        '#fffaf0',
      ),
    )
  }
}
