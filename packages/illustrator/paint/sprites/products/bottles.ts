import type { bottles as words } from '../../../language/words/products/bottles.ts'
import type { DrawProduct } from '../types.ts'
import { maplesyrup } from './mapleSyrup.ts'
import { oliveoil } from './oliveOil.ts'
import { vanilla } from './vanilla.ts'

export const bottles = {
  oliveoil,
  vanilla,
  maplesyrup,
} satisfies Record<keyof typeof words, DrawProduct>
