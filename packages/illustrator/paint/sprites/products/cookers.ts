import type { cookers as words } from '../../../language/words/products/cookers.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { ellipse } from '../../core/contour.ts'
import type { DrawProduct, ProductLook } from '../types.ts'
import { multicooker } from './multicooker.ts'
import { steam } from './parts.ts'
import { dutchoven } from './pots.ts'
import { pressurecooker } from './pressurecooker.ts'

/** A Dutch oven before an electric cooker, both full of stew, one thick, one with more gravy. */
function potandcooker(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(866 730) scale(.7) translate(-600 -776)"', () => {
    const shown = new Set(['open', 'dial'])
    multicooker(art, { color: accent, accent: '#cfc8be', has: (detail) => shown.has(detail) })
  })
  art.softFill(ellipse(466, 806, 262, 13), SHADOW, 0.5, 10)
  art.group('transform="translate(440 806) scale(.92) translate(-600 -776)"', () => {
    const shown = new Set(['stew', 'ladle'])
    dutchoven(art, { color, accent: '#cfc8be', has: (detail) => shown.has(detail) })
  })
  steam(art, 460, 490, 0.9)
  steam(art, 790, 470, 0.7)
}

export const cookers = {
  multicooker,
  pressurecooker,
  potandcooker,
} satisfies Record<keyof typeof words, DrawProduct>
