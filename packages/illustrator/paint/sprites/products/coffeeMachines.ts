import type { coffeeMachines as words } from '../../../language/words/products/coffeeMachines.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { circle, ellipse, open, roundedRect } from '../../core/contour.ts'
import { across, enamel, matte, steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { coffeeBean } from './morsels.ts'
import {
  BLACK,
  clearGlass,
  CREAM,
  footShadow,
  gleam,
  knob,
  liquid,
  screen,
  steam,
} from './parts.ts'

/** A compact espresso machine in enamel and steel. */
function espressomachine(art: Canvas, look: ProductLook): void {
  const { color, accent, has } = look
  footShadow(art, 600, 270)
  art.fill(roundedRect(340, 724, 520, 54, 16), matte(art, BLACK))
  art.fill(roundedRect(352, 716, 330, 22, 6), steel(art))
  const slots = Array.from({ length: 15 }, (_, index) => `M${366 + index * 21} 721v12`)
  art.stroke(slots.join(''), BLACK, 5, { opacity: 0.7 })
  art.fill('M352 480H664V720H352Z', shade(color, 0.45))
  art.fill(
    'M352 480H664V720H352Z',
    across(art, [
      [0, '#8e857c'],
      [0.4, '#d8d2c8'],
      [1, '#8e857c'],
    ]),
    0.75,
  )
  art.fill('M660 330H840Q860 330 860 352V730H660Z', matte(art, shade(color, 0.06)))
  art.fill('M340 352Q340 320 372 320H838Q860 320 860 342V480H340Z', matte(art, color))
  art.stroke('M364 332H840', tint(color, 0.8), 6, { opacity: 0.8 })
  art.fill('M340 468H860V494H340Z', steel(art))
  if (has('hopper')) hopper(art)
  art.fill(roundedRect(600, 304, 230, 18, 8), steel(art))
  art.fill(roundedRect(700, 560, 120, 14, 7), shade(color, 0.25), 0.5)
  espressoControls(art, accent, has('gauge'))
  groupHead(art, look)
  steamWand(art)
  if (has('cup')) espressoCup(art)
  if (has('pitcher')) milkPitcher(art)
}

function hopper(art: Canvas): void {
  const glass = roundedRect(396, 236, 158, 86, 14)
  art.fill(glass, '#f4f0e4', 0.75)
  art.clipped(glass, () => {
    for (let index = 0; index < 34; index += 1) {
      const x = 475 + art.random.jitter(74)
      const y = 264 + art.random.next() * 56
      coffeeBean(art, { x, y, size: 12, angle: art.random.angle(), color: '#5a2d18' })
    }
  })
  art.stroke(glass, CREAM, 4, { opacity: 0.8 })
  art.fill(roundedRect(388, 222, 174, 24, 10), BLACK)
  gleam(art, 'M408 254h14v50h-14Z', 0.5)
}

function espressoControls(art: Canvas, accent: Color, gauge: boolean): void {
  knob(art, [430, 402, 30], accent, -0.6)
  knob(art, [512, 402, 30], accent, 0.6)
  knob(art, [812, 402, 24], '#d9a05c', 0)
  if (!gauge) {
    for (const x of [610, 664, 718]) {
      art.fill(circle(x, 402, 19), shade('#cfc8be', 0.4))
      art.fill(circle(x - 1, 400, 16), CREAM)
    }
    return
  }
  art.fill(circle(702, 404, 46), '#8e857c')
  art.fill(circle(700, 402, 41), CREAM)
  art.stroke('M674 417A30 30 0 1 1 726 417', BLACK, 4)
  art.stroke('M700 402L721 383', '#c9512f', 5)
  art.fill(circle(700, 402, 6), BLACK)
}

function groupHead(art: Canvas, { has }: ProductLook): void {
  art.fill(roundedRect(438, 490, 150, 44, 10), steel(art))
  if (!has('portafilter')) return
  art.fill(roundedRect(424, 528, 178, 36, 12), steel(art))
  art.fill(roundedRect(448, 558, 130, 34, 10), steel(art, '#b7afa5'))
  art.fill(roundedRect(486, 588, 16, 26, 4) + roundedRect(524, 588, 16, 26, 4), '#8e857c')
  const handle = across(art, [
    [0, '#5b3220'],
    [0.5, '#8a5433'],
    [1, '#4a2818'],
  ])
  art.fill('M430 536L286 556Q258 560 258 580Q260 598 288 594L432 568Z', handle)
  art.fill('M286 564L424 543L424 551L288 573Z', '#c48a5a', 0.7)
}

function steamWand(art: Canvas): void {
  art.stroke(
    open([
      [640, 488],
      [646, 560],
      [622, 636],
      [618, 668],
    ]),
    '#6f665e',
    14,
  )
  art.stroke(
    open([
      [638, 488],
      [643, 560],
      [619, 636],
    ]),
    CREAM,
    4,
    { opacity: 0.8 },
  )
}

function espressoCup(art: Canvas): void {
  art.fill('M491 612h6v46h-6ZM530 612h6v46h-6Z', '#5a2d14')
  art.stroke('M572 668c34-6 34 36-8 34', '#a83a22', 11)
  art.fill(
    'M450 654H576C574 700 556 720 540 720H486C470 720 452 700 450 654Z',
    enamel(art, '#c9512f'),
  )
  art.fill(ellipse(513, 654, 63, 11), '#f0d9c0')
  art.fill(ellipse(513, 656, 54, 8), '#8a4c22')
  steam(art, 513, 640, 0.4)
}

/** A small steel jug for milk beside the machine, its spout to the left. */
function milkPitcher(art: Canvas): void {
  footShadow(art, 948, 66)
  art.group('transform="translate(950 775)"', () => {
    art.stroke('M52-120C120-124 116-24 54-30', '#6f665e', 15)
    art.stroke('M54-122C112-122 108-32 56-36', CREAM, 5, { opacity: 0.7 })
    art.fill('M-64-138L-82-162L-40-158H58L66-30Q66 0 40 0H-42Q-68 0-66-30Z', steel(art))
    art.fill('M-78-160Q-10-172 58-158Q10-144-62-148Z', '#f8f0e0')
    art.stroke('M-64-40H64', '#8e857c', 3, { opacity: 0.5 })
  })
}

/** A filter machine with a full carafe on its hot plate. */
function dripcoffee(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 215)
  art.fill(roundedRect(392, 736, 416, 42, 16), matte(art, color))
  art.fill('M690 240H790Q808 240 808 260V742H690Z', matte(art, shade(color, 0.05)))
  art.fill('M396 244Q396 206 430 206H776Q808 206 808 240V376H396Z', matte(art, tint(color, 0.08)))
  gleam(art, 'M412 250Q412 222 436 220H640Q500 228 470 244Q430 262 424 340H412Z', 0.2)
  if (has('band')) {
    art.fill('M396 344H808V384H396Z', steel(art, accent))
    art.fill(roundedRect(392, 742, 416, 14, 5), steel(art, accent))
  }
  art.fill('M410 384H700L672 436H446Z', matte(art, shade(color, 0.3)))
  art.fill(roundedRect(726, 420, 46, 220, 20), shade(color, 0.5))
  art.fill(roundedRect(732, 426, 34, 208, 16), '#9fc0c8', 0.55)
  art.fill(roundedRect(732, 500, 34, 134, 16), '#6fa0b0', 0.8)
  art.stroke('M738 470h20M738 510h20M738 550h20M738 590h20', CREAM, 3, { opacity: 0.7 })
  if (has('display')) screen(art, [440, 250, 166, 68], '7:15')
  knob(art, [has('display') ? 690 : 600, 284, 32], has('band') ? '#d8d2c8' : '#d9a05c', 0.7)
  art.fill(roundedRect(424, 726, 240, 14, 7), '#15181a')
  carafe(art)
  if (has('steam')) steam(art, 428, 560, 0.6)
}

function carafe(art: Canvas): void {
  art.stroke('M654 500C732 496 730 664 662 668', '#1c1a1a', 24)
  art.stroke('M654 496C724 494 722 650 662 658', '#5a5352', 8, { opacity: 0.8 })
  const jug =
    'M452 470H636C664 520 672 600 656 690Q652 724 620 724H468Q436 724 432 690C418 600 424 520 452 470Z'
  clearGlass(art, jug, () =>
    liquid(art, { x: 544, top: 536, bottom: 740, half: 126, color: '#43200f' }),
  )
  gleam(art, 'M462 500C446 560 446 630 458 690C474 640 470 560 482 500Z', 0.45)
  art.stroke('M600 570h28M600 610h28M596 650h28', CREAM, 4, { opacity: 0.6 })
  art.fill(roundedRect(446, 446, 196, 34, 12), '#1c1a1a')
  art.fill(roundedRect(456, 450, 120, 8, 4), '#6a6260', 0.8)
}

/** A press pot with its plunger up. */
function frenchpress(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 590, 150)
  art.stroke('M716 340C850 330 850 660 716 660', shade(accent, 0.5), 34)
  art.stroke('M712 334C836 330 836 650 712 652', accent, 20)
  art.stroke('M740 344C812 366 820 560 770 630', tint(accent, 0.5), 5, { opacity: 0.6 })
  art.stroke('M590 330V190', '#a39b91', 12)
  art.fill(ellipse(590, 180, 36, 30), shade(accent, 0.35))
  art.fill(ellipse(586, 174, 31, 25), accent)
  art.fill(ellipse(576, 164, 11, 6), CREAM, 0.7)
  clearGlass(art, roundedRect(462, 320, 256, 430, [10, 10, 30, 30]), () => {
    liquid(art, { x: 590, top: 420, bottom: 760, half: 130, color: '#43200f' })
    art.fill(roundedRect(462, 420, 256, 34, 0), '#a9713f')
    art.specks(
      Array.from(
        { length: 26 },
        () => [470 + art.random.next() * 240, 424 + art.random.next() * 26] as const,
      ),
      '#e3c196',
      6,
    )
    art.fill(roundedRect(470, 392, 240, 14, 5), '#cfc8be')
  })
  gleam(art, 'M484 340h22v370h-16Z', 0.42)
  const band = steel(art, color)
  art.fill(roundedRect(454, 356, 272, 16, 6) + roundedRect(454, 648, 272, 18, 6), band)
  for (const x of [470, 582, 694]) art.fill(roundedRect(x, 356, 16, 400, 5), steel(art, color))
  art.fill('M452 740H728L746 776H712L700 760H480L468 776H434Z', band)
  art.fill('M448 326L430 306H734V326Q734 334 720 334H462Z', band)
  art.fill('M458 306C470 274 530 264 590 264C650 264 710 274 722 306Z', band)
  if (has('steam')) steam(art, 440, 290, 0.7)
}

export const coffeeMachines = {
  espressomachine,
  dripcoffee,
  frenchpress,
} satisfies Record<keyof typeof words, DrawProduct>
