import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point } from '../../core/contour.ts'
import { glow } from '../foods/glow.ts'
import { pairs } from './pairs.ts'

export interface Finger {
  /** From its root to its tip. */
  line: readonly Point[]
  /** Its width at its root and at its tip. */
  widths: readonly [root: number, tip: number]
}

/** The outline of a finger: its line, widened on both sides, round at its tip. */
function outlineOf({ line, widths: [root, end] }: Finger, share = 1): Point[] {
  const sides = line.map(([x, y], index): [Point, Point] => {
    const [px, py] = line[Math.max(0, index - 1)] ?? [x, y]
    const [qx, qy] = line[Math.min(line.length - 1, index + 1)] ?? [x, y]
    const length = Math.hypot(qx - px, qy - py)
    const half = ((root + ((end - root) * index) / (line.length - 1)) / 2) * share
    const [nx, ny] = [(-(qy - py) / length) * half, ((qx - px) / length) * half]
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ]
  })
  const [tip, before] = [line.at(-1) ?? [0, 0], line.at(-2) ?? [0, 0]]
  const reach = Math.hypot(tip[0] - before[0], tip[1] - before[1])
  const beyond: Point = [
    tip[0] + ((tip[0] - before[0]) / reach) * end * 0.42,
    tip[1] + ((tip[1] - before[1]) / reach) * end * 0.42,
  ]
  return [...sides.map(([left]) => left), beyond, ...sides.map(([, right]) => right).toReversed()]
}

/** A finger in the light from the upper left, its far side in the shade. */
export function drawFinger(art: Canvas, skin: Color, finger: Finger): void {
  art.fill(closed(outlineOf(finger)), shade(skin, 0.46))
  art.movedBy(-3, -5, () => art.fill(closed(outlineOf(finger, 0.88)), skin))
  art.movedBy(-7, -10, () => art.fill(closed(outlineOf(finger, 0.4)), tint(skin, 0.4), 0.5))
}

/** From the little finger, curled into the palm, to the middle one beside the index finger. */
const BEHIND: readonly Finger[] = [
  { line: pairs('852,250 846,314 820,350 786,362'), widths: [62, 36] },
  { line: pairs('806,258 786,330 748,366 704,380'), widths: [66, 40] },
  { line: pairs('740,180 640,194 556,246 524,312 530,364'), widths: [66, 40] },
]
const INDEX: Finger = { line: pairs('752,196 668,218 602,268 572,322 562,366'), widths: [74, 42] }
const THUMB: Finger = { line: pairs('836,250 764,300 696,322 634,346 588,378'), widths: [82, 42] }
const BACK = pairs('900,92 830,112 748,150 690,176 676,216 716,262 772,300 836,304 884,268 946,196')

/** A hand that comes from the upper right and pinches something at 572, 388. */
export function pinchingHand(art: Canvas, skin: Color, sleeve: Color): void {
  for (const [index, finger] of BEHIND.entries()) {
    drawFinger(art, shade(skin, 0.26 - index * 0.07), finger)
  }
  art.fill(closed(BACK), shade(skin, 0.3))
  art.movedBy(-4, -7, () => art.fill(closed(BACK), skin))
  drawFinger(art, tint(skin, 0.06), INDEX)
  const back = pairs('856,116 780,146 716,178 700,206 740,212 812,176 868,140')
  art.fill(closed(back), tint(skin, 0.4), 0.5)
  art.clipped(closed(BACK), () => {
    art.fill(closed(pairs('700,262 764,296 836,296 880,262 820,272 752,262')), SHADOW, 0.18)
  })
  drawFinger(art, tint(skin, 0.04), THUMB)
  grownTogether(art, skin)
  const creases = [pairs('612,256 626,268 632,286'), pairs('688,312 700,328 698,342')]
  art.stroke(creases.map(open).join(''), shade(skin, 0.42), 4, { opacity: 0.6 })
  const nail = mix(skin, '#ffe3d4', 0.7)
  art.fill(ellipse(556, 352, 11, 19), nail)
  art.rotated(0.5, 604, 360, () => art.fill(ellipse(600, 358, 22, 10), nail))
  softLight(art, skin)
  drawSleeve(art, sleeve)
}

/** Where index finger and thumb grow out of the hand there is no edge: their roots fade into it. */
function grownTogether(art: Canvas, skin: Color): void {
  const hand = closed(BACK) + closed(outlineOf(INDEX, 0.86)) + closed(outlineOf(THUMB, 0.86))
  art.clipped(hand, () => {
    const roots: readonly (readonly [string, number])[] = [
      ['792,212 748,216 732,206 736,176 760,150 812,150 826,190', 24],
      ['872,262 842,282 820,270 808,232 826,206 880,196 906,226', 24],
    ]
    for (const [root, spread] of roots) art.softFill(closed(pairs(root)), skin, 0.985, spread)
    // The ball of the thumb, and the web of skin between it and the index finger.
    glow(art, tint(skin, 0.5), 0.5, [{ x: 800, y: 246, rx: 70, ry: 34, angle: -0.4 }])
    art.softFill(closed(pairs('700,250 730,238 772,232 748,262 716,274')), shade(skin, 0.4), 0.4, 8)
    art.softFill(
      closed(pairs('800,300 850,286 900,244 930,220 900,280 850,308')),
      shade(skin, 0.5),
      0.4,
      12,
    )
  })
}

/** Where the bones lift the skin, and where one finger shades the other. */
function softLight(art: Canvas, skin: Color): void {
  const lifted = [
    { x: 552, y: 236, rx: 44, ry: 26, angle: -0.7 },
    { x: 632, y: 246, rx: 46, ry: 26, angle: -0.6 },
    { x: 760, y: 152, rx: 84, ry: 30, angle: -0.45 },
    { x: 700, y: 306, rx: 50, ry: 20, angle: -0.4 },
  ]
  glow(art, tint(skin, 0.6), 0.6, lifted)
  const shaded = [
    { x: 842, y: 296, rx: 70, ry: 26, angle: -0.5 },
    { x: 566, y: 330, rx: 26, ry: 40, angle: 0.3 },
  ]
  glow(art, shade(skin, 0.6), 0.4, shaded)
  const flushed = [
    { x: 560, y: 372, rx: 24, ry: 20 },
    { x: 598, y: 372, rx: 26, ry: 20 },
  ]
  glow(art, '#d9694f', 0.4, flushed)
}

function drawSleeve(art: Canvas, color: Color): void {
  art.fill(
    closed(pairs('1200,-160 900,-120 850,60 846,120 900,180 966,216 1010,180 1300,10')),
    shade(color, 0.42),
  )
  art.fill(
    closed(pairs('1190,-170 896,-126 848,50 842,108 894,166 954,200 990,168 1270,-10')),
    color,
  )
  const sleeve = closed(pairs('1190,-170 896,-126 848,50 842,108 894,166 954,200 990,168 1270,-10'))
  art.clipped(sleeve, () => {
    art.softFill(closed(pairs('960,220 1010,140 1280,-30 1290,60 1000,240')), '#12233a', 0.5, 26)
    art.softFill(
      closed(pairs('850,60 880,-60 920,-130 930,-60 896,60 880,120')),
      tint(color, 0.6),
      0.4,
      16,
    )
    const folds = [
      '930,-120 918,-20 926,70 922,96 908,60 906,-20',
      '1000,-120 976,10 982,104 972,120 962,40 976,-40',
      '1080,-140 1034,0 1020,84 1010,90 1014,20 1044,-80',
    ]
    for (const fold of folds) {
      art.softFill(closed(pairs(fold)), shade(color, 0.5), 0.32, 6)
      art.movedBy(-14, -2, () => art.softFill(closed(pairs(fold)), tint(color, 0.5), 0.16, 6))
    }
  })
  const cuff = pairs('842,96 866,140 908,178 962,204')
  art.stroke(open(cuff), shade('#f3ead8', 0.3), 40)
  art.movedBy(-3, -5, () => art.stroke(open(cuff), '#f3ead8', 32))
}
