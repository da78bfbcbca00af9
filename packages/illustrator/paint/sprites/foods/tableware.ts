import type { tableware as words } from '../../../language/words/foods/tableware.ts'
import type { FoodSprites } from '../types.ts'
import { bowlstack } from './bowlStack.ts'

export const tableware = {
  bowlstack,
} satisfies FoodSprites<typeof words>
