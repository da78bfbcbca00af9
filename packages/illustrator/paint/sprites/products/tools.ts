import type { tools as words } from '../../../language/words/products/tools.ts'
import type { DrawProduct } from '../types.ts'
import { sheetpans } from './sheetPans.ts'
import { spatulas } from './spatulas.ts'

export const tools = {
  spatulas,
  sheetpans,
} satisfies Record<keyof typeof words, DrawProduct>
