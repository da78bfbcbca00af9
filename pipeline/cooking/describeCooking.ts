import type { RecipeCooking } from '../../src/cooking/cookingData.ts'
import type { Language } from '../../languages/languages.ts'
import { isStepHeading } from '../../src/content/recipeGroups.ts'
import { createMentions } from './steps/foodMentions.ts'
import { describeGerman } from './german/describeGerman.ts'
import { mainIngredients, neededFoods } from './ingredients/neededFoods.ts'
import { ingredientAmounts } from './ingredients/ingredientAmounts.ts'
import { shoppingFood } from './ingredients/shoppingFood.ts'
import { stepAmounts } from './steps/stepAmounts.ts'
import { usedIngredients } from './steps/usedIngredients.ts'
import { stepTimers } from './steps/stepTimers.ts'

export type RecipeTexts = Readonly<Record<'ingredients' | 'instructions', readonly string[]>>

export function describeCooking(
  { ingredients, instructions }: RecipeTexts,
  language: Language,
): RecipeCooking {
  const steps = instructions.filter((text) => !isStepHeading(text))
  return language === 'de'
    ? describeGerman(ingredients, steps)
    : describeEnglish(ingredients, steps)
}

/** Only English food names are recognized. */
export function describeFoods(
  ingredients: readonly string[],
  servings: number,
  language: Language,
) {
  if (language !== 'en') return { foods: [], mainIngredients: [] }
  return {
    foods: neededFoods(ingredients),
    mainIngredients: mainIngredients(ingredients, servings),
  }
}

function describeEnglish(ingredients: readonly string[], steps: readonly string[]): RecipeCooking {
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
