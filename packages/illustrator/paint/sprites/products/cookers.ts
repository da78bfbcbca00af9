import type { cookers as words } from '../../../language/words/products/cookers.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { ellipse } from '../../core/contour.ts'
import type { DrawProduct, ProductLook } from '../types.ts'
import { multicooker } from './multicooker.ts'
import { steam } from './parts.ts'
import { dutchoven } from './pots.ts'
import { pressurecooker } from './pressurecooker.ts'

/** A large open Dutch oven full of stew, and behind it an electric cooker that does the same with its lid on. */
function potandcooker(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(900 690) scale(.54) translate(-600 -776)"', () => {
    const shown = new Set(['dial'])
    multicooker(art, { color: accent, accent: '#cfc8be', has: (detail) => shown.has(detail) })
  })
  art.softFill(ellipse(520, 796, 288, 26), SHADOW, 0.5, 10)
  art.group('transform="translate(500 806) scale(1.08) translate(-600 -776)"', () => {
    const shown = new Set(['stew', 'ladle'])
    dutchoven(art, { color, accent: '#cfc8be', has: (detail) => shown.has(detail) })
  })
  steam(art, 560, 446, 1)
}

export const cookers = {
  multicooker,
  pressurecooker,
  potandcooker,
} satisfies Record<keyof typeof words, DrawProduct>
