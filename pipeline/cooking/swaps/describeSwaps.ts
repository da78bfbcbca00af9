import type { Language } from '../../../languages/languages.ts'
import { ALLERGENS } from '../../../src/content/schema/foodLabels.ts'
import type { RecipeSwap } from '../../../src/cooking/cookingData.ts'
import { describeCooking, type RecipeTexts } from '../describeCooking.ts'
import { mayHold, provenDiets } from '../foods/dietTraits.ts'
import { readFoods } from '../foods/readFoods.ts'
import { readSwaps, swapTexts } from './swapTexts.ts'

interface RecipeToSwap extends RecipeTexts {
  swaps?: unknown
  allergens?: readonly string[]
  /** For each ingredient the lines of the recipe that makes it. */
  inner?: readonly (readonly string[])[]
}

/** Describes the recipe that each swap makes. */
export function describeSwaps(recipe: RecipeToSwap, language: Language): RecipeSwap[] {
  return readSwaps(recipe.swaps).map((swap) => {
    const texts = swapTexts(recipe, swap)
    return Object.assign(texts, {
      makes: swap.makes,
      diet: provenDiets(countedLines(recipe, texts.ingredients).map(({ text }) => readFoods(text))),
      allergens: recipe.allergens && allergensAfter(recipe, texts.ingredients),
      cooking: describeCooking(texts, language),
    })
  })
}

/** The lines of a swapped recipe, without those left out, and of recipes that make them still. */
export function countedLines({ ingredients, inner = [] }: RecipeToSwap, after: readonly string[]) {
  return after.flatMap((line, index) => {
    if (line === '') return []
    const lines = line === ingredients[index] ? [line, ...(inner[index] ?? [])] : [line]
    return lines.map((text) => ({ text, index }))
  })
}

/** An allergen goes only with the last line that may hold it. */
export function allergensAfter(recipe: RecipeToSwap, after: readonly string[]) {
  const removed = recipe.ingredients.filter((text, index) => text !== after[index]).map(readFoods)
  const foods = countedLines(recipe, after).map(({ text }) => readFoods(text))
  return ALLERGENS.filter(
    (allergen) =>
      foods.some(({ holds, usually }) => holds.has(allergen) || usually.has(allergen)) ||
      (recipe.allergens?.includes(allergen) &&
        (foods.some((food) => mayHold(food, [allergen])) ||
          !removed.some((food) => mayHold(food, [allergen])))),
  )
}
