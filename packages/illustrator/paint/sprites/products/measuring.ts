import type { measuring as words } from '../../../language/words/products/measuring.ts'
import { scale } from './scales.ts'
import type { DrawProduct } from '../types.ts'
import { thermometer } from './thermometer.ts'

export const measuring = {
  scale,
  thermometer,
} satisfies Record<keyof typeof words, DrawProduct>
