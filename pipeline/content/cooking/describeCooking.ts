import type { RecipeCooking } from '../../../src/content/cooking/cookingData.ts'
import { isStepHeading } from '../../../src/content/recipeGroups.ts'
import { createMentions } from './foodMentions.ts'
import { ingredientAmounts } from './ingredientAmounts.ts'
import { shoppingFood } from './shoppingFood.ts'
import { stepAmounts } from './stepAmounts.ts'
import { stepTimers } from './stepTimers.ts'
import { usedIngredients } from './usedIngredients.ts'

/** What a cook can scale, convert and wait for in a recipe. */
export function describeCooking({
  ingredients,
  instructions,
}: Readonly<Record<'ingredients' | 'instructions', readonly string[]>>): RecipeCooking {
  const steps = instructions.filter((text) => !isStepHeading(text))
  const mentionsIn = createMentions(ingredients)
  const uses = usedIngredients(ingredients, steps, mentionsIn)
  return {
    ingredients: ingredients.map((line) => ({
      amounts: ingredientAmounts(line),
      ...shoppingFood(line),
    })),
    steps: steps.map((step, index) => ({
      timers: stepTimers(step),
      uses: uses[index] ?? [],
      amounts: stepAmounts(step, mentionsIn(step), ingredients),
    })),
  }
}
