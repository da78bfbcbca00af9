import type { heaps as words } from '../../../language/words/foods/heaps.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { FoodSprites, Piece } from '../types.ts'
import { cornheap } from './cornHeap.ts'
import { cucumberheap } from './cucumberHeap.ts'
import { heapPlaces } from './heapPlaces.ts'
import { scallion } from './herbs.ts'
import { minceheap } from './minceHeap.ts'
import { parmesanheap } from './parmesanHeap.ts'
import { spinachheap } from './spinachHeap.ts'

const RINGS = 52

/** A pinch of thin scallion rings, as they fall from a hand; `size` is its radius. */
function scallionheap(art: Canvas, piece: Piece): void {
  for (const { x, y } of heapPlaces(art, piece, { count: RINGS, loose: 0.1 })) {
    const size = piece.size * art.random.range(0.17, 0.29)
    scallion(art, { ...piece, x, y, size, angle: art.random.angle() })
  }
}

/** Small things that were put down together, with a spoon or by hand. */
export const heaps = {
  cornheap,
  minceheap,
  spinachheap,
  scallionheap,
  cucumberheap,
  parmesanheap,
} satisfies FoodSprites<typeof words>
