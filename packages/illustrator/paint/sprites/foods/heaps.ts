import type { heaps as words } from '../../../language/words/foods/heaps.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { FoodSprites, Piece } from '../types.ts'
import { chiveheap } from './chiveHeap.ts'
import { cornheap } from './cornHeap.ts'
import { cucumberheap } from './cucumberHeap.ts'
import { grainbowl } from './grainBowl.ts'
import { heapPlaces } from './heapPlaces.ts'
import { scallion } from './herbs.ts'
import { minceheap } from './minceHeap.ts'
import { parmesanheap } from './parmesanHeap.ts'
import { peanutheap } from './peanutHeap.ts'
import { beanSprout } from './produce/sticks.ts'
import { shreddedchicken } from './shreddedChicken.ts'
import { spinachheap } from './spinachHeap.ts'
import { stirfry } from './stirFry.ts'

const RINGS = 52
const SPROUTS = 13

/** A pinch of thin scallion rings, as they fall from a hand; `size` is its radius. */
function scallionheap(art: Canvas, piece: Piece): void {
  for (const { x, y } of heapPlaces(art, piece, { count: RINGS, loose: 0.1 })) {
    const size = piece.size * art.random.range(0.17, 0.29)
    scallion(art, { ...piece, x, y, size, angle: art.random.angle() })
  }
}

/** Bean sprouts that wilted together, nearly side by side; `size` is the radius of their tuft. */
function sproutheap(art: Canvas, piece: Piece): void {
  const { random } = art
  const { angle } = piece
  for (const { x, y } of heapPlaces(
    art,
    { ...piece, size: piece.size * 0.62 },
    { count: SPROUTS },
  )) {
    const size = piece.size * random.range(0.9, 1.35)
    const turn = angle + random.jitter(0.9) + (random.next() < 0.4 ? Math.PI : 0)
    beanSprout(art, { ...piece, x, y, size, angle: turn })
  }
}

/** Small things that were put down together, with a spoon or by hand. */
export const heaps = {
  cornheap,
  minceheap,
  shreddedchicken,
  spinachheap,
  scallionheap,
  cucumberheap,
  parmesanheap,
  peanutheap,
  sproutheap,
  grainbowl,
  stirfry,
  chiveheap,
} satisfies FoodSprites<typeof words>
