import type { cookers as words } from '../../../language/words/products/cookers.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { DrawProduct, ProductLook } from '../types.ts'
import { multicooker } from './multicooker.ts'
import { steam } from './parts.ts'
import { pressurecooker } from './pressurecooker.ts'
import { POT_FOOT, stewPot } from './stewPot.ts'

/** A large open Dutch oven full of stew, and behind it an electric cooker that does the same with its lid on. */
function potandcooker(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(900 690) scale(.54) translate(-600 -776)"', () => {
    const shown = new Set(['dial'])
    multicooker(art, { color: accent, accent: '#cfc8be', has: (detail) => shown.has(detail) })
  })
  art.group(`transform="translate(512 812) scale(1.06) translate(-600 -${POT_FOOT})"`, () => {
    stewPot(art, color, { spoon: true })
  })
  steam(art, 560, 446, 1)
}

export const cookers = {
  multicooker,
  pressurecooker,
  potandcooker,
} satisfies Record<keyof typeof words, DrawProduct>
