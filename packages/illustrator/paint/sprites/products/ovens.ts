import type { ovens as words } from '../../../language/words/products/ovens.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, roundedRect } from '../../core/contour.ts'
import { down, matte } from '../materials.ts'
import { pairs } from './pairs.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { BLACK, footShadow, gleam, knob, screen, ticks } from './parts.ts'

/** A boxy oven with a wide glass door. */
export function toasteroven(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 330)
  art.fill(roundedRect(300, 752, 60, 28, 8) + roundedRect(840, 752, 60, 28, 8), BLACK)
  art.fill(roundedRect(262, 318, 676, 444, 36), matte(art, color))
  gleam(
    art,
    'M282 356C286 338 300 332 320 332H760C600 340 420 342 340 354C310 358 296 366 282 376Z',
    0.4,
  )
  art.fill(roundedRect(290, 366, 462, 356, 24), shade(color, 0.5))
  art.fill(roundedRect(298, 374, 446, 340, 20), '#2c1a14')
  const pane = roundedRect(322, 420, 398, 270, 12)
  ovenInside(art, pane, has)
  gleam(art, 'M330 424H470L400 686H330Z', 0.13)
  art.stroke(pane, '#6a4a3a', 4)
  art.stroke('M352 398H690', SHADOW, 22, { opacity: 0.5 })
  art.fill(
    roundedRect(336, 380, 372, 24, 12),
    down(art, [
      [0, '#fffaf0'],
      [0.5, accent],
      [1, shade(accent, 0.4)],
    ]),
  )
  art.fill(roundedRect(334, 384, 24, 32, 8) + roundedRect(686, 384, 24, 32, 8), shade(accent, 0.4))
  ovenPanel(art, { color, accent, has })
}

function ovenInside(art: Canvas, pane: string, has: ProductLook['has']): void {
  const glow = art.radialGradient('cx=".5" cy=".2" r=".95"', [
    [0, '#ffb44e'],
    [0.55, '#b9541c'],
    [1, '#4a1c0e'],
  ])
  art.fill(pane, glow)
  art.clipped(pane, () => {
    art.stroke('M330 452H716', '#ffe0a0', 9)
    art.stroke('M330 676H716', '#f08a3a', 6, { opacity: 0.7 })
    const wires = Array.from(
      { length: 12 },
      (_, index) => `M${340 + index * 32} 620L${324 + index * 35} 640`,
    )
    if (has('pizza')) ovenPizza(art)
    if (has('chicken')) ovenChicken(art)
    art.stroke('M318 620H724M312 640H730', '#d8cfc2', 5)
    art.stroke(wires.join(''), '#d8cfc2', 4)
  })
}

function ovenPizza(art: Canvas): void {
  art.fill('M356 596Q356 560 521 556Q686 560 686 596Q680 622 521 624Q362 622 356 596Z', '#a8622a')
  art.fill('M358 590Q362 558 521 552Q680 558 684 590Q676 612 521 614Q366 612 358 590Z', '#dda052')
  art.fill('M384 584Q392 564 521 560Q650 564 658 584Q646 600 521 602Q396 600 384 584Z', '#cf4326')
  const pieces = pairs('430,578 490,572 556,580 612,576 470,590 534,592 590,590')
  for (const [x, y] of pieces) {
    art.fill(`M${x - 26} ${y}q4-13 26-13t26 13q-6 10-26 10t-26-10Z`, '#f8e3ae')
    art.fill(`M${x - 4} ${y - 4}q10-7 18 0q-8 7-18 0Z`, '#5b8a3a')
  }
  art.stroke('M420 600q-2 16 2 20M560 606q-2 12 1 18M620 600q2 14-1 20', '#f8e3ae', 7)
}

function ovenChicken(art: Canvas): void {
  art.fill('M396 616C380 540 440 490 520 492C610 492 660 540 644 616Z', '#8a441c')
  art.fill(
    'M402 606C392 540 446 498 516 500C590 500 636 540 630 600C560 616 470 618 402 606Z',
    '#d08338',
  )
  gleam(art, 'M440 546C460 518 500 510 540 516C500 524 470 538 452 566Z', 0.6)
  art.fill('M620 590q50-40 64-26t-30 56Z', '#b96a2a')
}

function ovenPanel(art: Canvas, { color, accent, has }: ProductLook): void {
  art.fill(roundedRect(776, 366, 136, 356, 22), shade(color, 0.22), 0.7)
  if (has('display')) screen(art, [790, 384, 108, 54], '0:12')
  const heights = has('display') ? [494, 580, 666] : [436, 544, 652]
  for (const [index, y] of heights.entries()) {
    ticks(art, 844, y, 44, tint(color, 0.7))
    knob(art, [844, y, 33], accent, [0.8, -0.6, 0.1][index])
  }
  art.fill(circle(896, 706, 5), '#ffcf6a')
}

export const ovens = {
  toasteroven,
} satisfies Record<keyof typeof words, DrawProduct>
