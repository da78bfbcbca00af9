import type { pouring as words } from '../../../language/words/products/pouring.ts'
import type { DrawProduct } from '../types.ts'
import { icedtea } from './icedTea.ts'
import { kettle } from './kettle.ts'
import { pourover } from './pourOver.ts'

export const pouring = {
  pourover,
  kettle,
  icedtea,
} satisfies Record<keyof typeof words, DrawProduct>
