import type { cookers as words } from '../../../language/words/products/cookers.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { ellipse } from '../../core/contour.ts'
import type { DrawProduct, ProductLook } from '../types.ts'
import { multicooker } from './multicooker.ts'
import { steam } from './parts.ts'
import { dutchoven } from './pots.ts'
import { pressurecooker } from './pressurecooker.ts'

/** A Dutch oven before an electric cooker, both full of the same stew. */
function potandcooker(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(842 752) scale(.9) translate(-600 -776)"', () => {
    const shown = new Set(['open', 'dial'])
    multicooker(art, { color: accent, accent: '#cfc8be', has: (detail) => shown.has(detail) })
  })
  art.softFill(ellipse(420, 796, 260, 14), SHADOW, 0.5, 10)
  art.group('transform="translate(372 796) scale(.9) translate(-600 -776)"', () => {
    const shown = new Set(['stew', 'ladle'])
    dutchoven(art, { color, accent: '#cfc8be', has: (detail) => shown.has(detail) })
  })
  steam(art, 430, 480, 0.9)
  steam(art, 880, 440, 0.8)
}

export const cookers = {
  multicooker,
  pressurecooker,
  potandcooker,
} satisfies Record<keyof typeof words, DrawProduct>
