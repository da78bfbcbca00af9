import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, roundedRect } from '../../core/contour.ts'
import { matte } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { digits, footShadow, gleam, steam } from './parts.ts'

/** A gooseneck kettle on its base. */
export function kettle(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 590, 190)
  art.fill(roundedRect(420, 742, 340, 36, 16), matte(art, tint(color, 0.05)))
  if (has('display')) {
    art.fill(roundedRect(650, 746, 88, 26, 9), '#0f1416')
    digits(art, '94°', { x: 668, y: 751, height: 16 })
  }
  kettleBody(art, color, accent)
  if (has('steam')) steam(art, 286, 380, 0.7)
}

/** The kettle itself, without its base. */
export function kettleBody(art: Canvas, color: Color, accent: Color): void {
  art.stroke('M466 700C400 690 388 640 384 560C380 480 370 424 306 402', shade(color, 0.35), 26)
  art.stroke('M466 696C408 686 394 636 390 560C386 482 372 430 310 404', tint(color, 0.3), 9, {
    opacity: 0.8,
  })
  art.fill('M306 388L286 402L300 418L324 412Z', shade(color, 0.3))
  art.fill(
    'M476 452H716C730 540 744 640 752 720Q754 742 732 742H460Q438 742 440 720C448 640 462 540 476 452Z',
    matte(art, color),
  )
  gleam(art, 'M492 470C482 560 470 650 468 728C492 728 500 560 516 470Z', 0.3)
  art.fill(
    'M474 452C500 424 550 414 596 414C642 414 692 424 718 452Z',
    matte(art, tint(color, 0.1)),
  )
  art.fill('M580 416L586 392H606L612 416Z', shade(color, 0.3))
  art.fill(ellipse(596, 384, 34, 19), accent)
  art.fill(ellipse(588, 378, 18, 7), tint(accent, 0.5), 0.8)
  art.stroke('M716 480C826 462 838 520 830 690', shade(color, 0.3), 22)
  art.stroke('M826 540C836 590 834 640 830 694', shade(accent, 0.32), 36)
  art.stroke('M822 540C832 590 829 640 826 690', accent, 26)
  art.stroke('M815 548C824 590 822 640 819 680', tint(accent, 0.5), 6, { opacity: 0.7 })
}
