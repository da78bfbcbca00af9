import type { coffeeMachines as words } from '../../../language/words/products/coffeeMachines.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, roundedRect } from '../../core/contour.ts'
import { matte, steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { espressomachine } from './espressoMachine.ts'
import { clearGlass, CREAM, footShadow, gleam, knob, liquid, screen, steam } from './parts.ts'

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
