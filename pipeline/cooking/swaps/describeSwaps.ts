import type { Language } from '../../../languages/languages.ts'
import { ALLERGENS } from '../../../src/content/schema/foodLabels.ts'
import type { RecipeSwap } from '../../../src/cooking/cookingData.ts'
import { describeCooking } from '../describeCooking.ts'
import { mayHold, provenDiets } from '../foods/dietTraits.ts'
import { readFoods } from '../foods/readFoods.ts'
import { readSwaps, type RecipeTexts, swapTexts } from './swapTexts.ts'

interface RecipeToSwap extends RecipeTexts {
  swaps?: unknown
  allergens?: readonly string[]
}

/** Describes the recipe that each swap makes. */
export function describeSwaps(recipe: RecipeToSwap, language: Language): RecipeSwap[] {
  return readSwaps(recipe.swaps).map((swap) => {
    const texts = swapTexts(recipe, swap)
    return Object.assign(texts, {
      makes: swap.makes,
      diet: provenDiets(texts.ingredients.map(readFoods)),
      allergens: recipe.allergens && allergensAfter(recipe, texts.ingredients),
      cooking: describeCooking(texts, language),
    })
  })
}

/** An allergen goes only with the last line that may hold it. */
export function allergensAfter(recipe: RecipeToSwap, after: readonly string[]) {
  const removed = recipe.ingredients.filter((text, index) => text !== after[index]).map(readFoods)
  const foods = after.map(readFoods)
  return ALLERGENS.filter(
    (allergen) =>
      foods.some(({ holds, usually }) => holds.has(allergen) || usually.has(allergen)) ||
      (recipe.allergens?.includes(allergen) &&
        (foods.some((food) => mayHold(food, [allergen])) ||
          !removed.some((food) => mayHold(food, [allergen])))),
  )
}
