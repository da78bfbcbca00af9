import type { journal as words } from '../../../language/words/products/journal.ts'
import type { Canvas } from '../../core/canvas.ts'
import { tint } from '../../core/color.ts'
import { ellipse } from '../../core/contour.ts'
import { enamel } from '../materials.ts'
import { colander } from './colander.ts'
import { pinchingHand } from './hand.ts'
import { lyingBoard } from './lyingBoard.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { CREAM, footShadow, gleam } from './parts.ts'
import { saltedTomato } from './saltedTomato.ts'
import { heapedFlakes } from './saltFlakes.ts'
import { saltVeil } from './saltVeil.ts'

/** A hand that lets salt fall from high above on slices of tomato. */
function saltinghand(art: Canvas, { color, has }: ProductLook): void {
  lyingBoard(art, 60, 880)
  saltedTomato(art)
  saltVeil(art)
  art.group('transform="translate(500 392) scale(.86) translate(-572 -388)"', () => {
    pinchingHand(art, color, '#4f8297')
  })
  if (has('bowl')) art.movedBy(-96, 8, () => pinchBowl(art))
}

function pinchBowl(art: Canvas): void {
  footShadow(art, 1010, 76, 790)
  art.fill(
    'M916 704H1104C1100 756 1064 788 1040 790H980C956 788 920 756 916 704Z',
    enamel(art, '#2f6a68'),
  )
  art.fill(ellipse(1010, 704, 94, 17), tint('#2f6a68', 0.4))
  art.fill('M926 706Q970 668 1012 664Q1054 670 1094 706Q1010 730 926 706Z', CREAM)
  heapedFlakes(art, { x: 1010, foot: 706, half: 70, height: 40, count: 150 })
  gleam(art, 'M932 722q6 36 34 54q-14-28-14-52Z', 0.45)
}

export const journal = {
  saltinghand,
  colander,
} satisfies Record<keyof typeof words, DrawProduct>
