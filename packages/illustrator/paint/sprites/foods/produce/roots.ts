import type { roots as words } from '../../../../language/words/foods/produce/roots.ts'
import type { FoodSprites } from '../../types.ts'
import { carrotLayer, roastCarrot } from './roastCarrot.ts'
import { rootLength } from './roastRoot.ts'
import { rootSheet } from './rootSheet.ts'

/** Long roots, roasted. */
export const roots = {
  roastcarrot: roastCarrot,
  carrotlayer: carrotLayer,
  rootsheet: rootSheet,
  parsnip: rootLength,
} satisfies FoodSprites<typeof words>
