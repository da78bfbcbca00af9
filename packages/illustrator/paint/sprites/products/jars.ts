import type { jars as words } from '../../../language/words/products/jars.ts'
import type { DrawProduct } from '../types.ts'
import { coconutoil } from './coconutOil.ts'
import { spiceset } from './spiceSet.ts'

export const jars = {
  coconutoil,
  spiceset,
} satisfies Record<keyof typeof words, DrawProduct>
