import type { seafood as words } from '../../../language/words/foods/seafood.ts'
import type { FoodSprites } from '../types.ts'
import { cod, friedfish } from './fillets.ts'
import { salmon } from './salmon.ts'
import { salmonbowl } from './salmonBowl.ts'
import { salmonplate } from './salmonPlate.ts'
import { shrimp } from './shrimp.ts'
import { tuna } from './tunaFlakes.ts'

/** Fish and shellfish. */
export const seafood = {
  salmon,
  salmonplate,
  salmonbowl,
  cod,
  shrimp,
  tuna,
  friedfish,
} satisfies FoodSprites<typeof words>
