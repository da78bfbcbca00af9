import type { RecipeCooking } from '../../src/cooking/cookingData.ts'
import { isStepHeading } from '../../src/content/recipeGroups.ts'
import { createMentions } from './steps/foodMentions.ts'
import { ingredientAmounts } from './ingredients/ingredientAmounts.ts'
import { shoppingFood } from './ingredients/shoppingFood.ts'
import { stepAmounts } from './steps/stepAmounts.ts'
import { usedIngredients } from './steps/usedIngredients.ts'
import { stepTimers } from './steps/stepTimers.ts'

/** Describes the amounts and waits of a recipe, which a cook can scale, convert and time. */
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
