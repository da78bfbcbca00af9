import type { breads as words } from '../../../language/words/foods/breads.ts'
import type { FoodSprites } from '../types.ts'
import { cornbread, naan, pita } from './flatbreads.ts'
import { loaf } from './boule.ts'
import { slice } from './countryLoaf.ts'
import { baguette, bun, croissant } from './loaves.ts'
import { toast } from './toast.ts'
import { tortilla } from './tortilla.ts'

/** Bread, whole and in slices. */
export const breads = {
  loaf,
  slice,
  toast,
  baguette,
  pita,
  tortilla,
  naan,
  cornbread,
  bun,
  croissant,
} satisfies FoodSprites<typeof words>
