import type { fryers as words } from '../../../language/words/products/fryers.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { airfryer } from './airFryer.ts'
import { toasteroven } from './ovens.ts'
import { twinairfryer } from './twinFryer.ts'

/** A basket air fryer beside a toaster oven, a bowl of fries before both. */
function fryerandoven(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(822 736) scale(.82) translate(-600 -776)"', () => {
    toasteroven(art, { color: accent, accent: '#d8d2c8', has: (detail) => detail === 'chicken' })
  })
  art.group('transform="translate(362 802) scale(.86) translate(-600 -812)"', () => {
    airfryer(art, { color, accent: '#d9a05c', has: (detail) => detail !== 'dial' })
  })
}

export const fryers = {
  airfryer,
  twinairfryer,
  fryerandoven,
} satisfies Record<keyof typeof words, DrawProduct>
