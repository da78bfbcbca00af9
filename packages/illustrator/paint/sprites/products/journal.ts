import type { journal as words } from '../../../language/words/products/journal.ts'
import type { Canvas } from '../../core/canvas.ts'
import { tint } from '../../core/color.ts'
import { ellipse, type Point } from '../../core/contour.ts'
import { enamel } from '../materials.ts'
import { colander } from './colander.ts'
import { pinchingHand } from './hand.ts'
import { lyingBoard } from './lyingBoard.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { CREAM, footShadow, gleam } from './parts.ts'
import { saltedTomato } from './saltedTomato.ts'
import { flake, heapedFlakes } from './saltFlakes.ts'

/** A hand that lets salt fall from high above on slices of tomato. */
function saltinghand(art: Canvas, { color, has }: ProductLook): void {
  lyingBoard(art, 60, 880)
  saltedTomato(art)
  fallingSalt(art)
  art.group('transform="translate(500 392) scale(.86) translate(-572 -388)"', () => {
    pinchingHand(art, color, '#4f8297')
  })
  if (has('bowl')) art.movedBy(-96, 8, () => pinchBowl(art))
}

/** Salt between finger and thumb, a veil that widens as it falls. */
function fallingSalt(art: Canvas): void {
  const { random } = art
  const grains = (count: number): Point[] =>
    Array.from({ length: count }, () => {
      const down = random.next()
      return [496 + random.jitter(10 + down * 130), 376 + down * 270]
    })
  art.specks(grains(150), '#ffffff', 3.4)
  art.specks(grains(70), '#fffaf0', 4.6)
  for (const [x, y] of grains(26)) flake(art, [x, y], random.range(2.5, 4.5), 1)
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
