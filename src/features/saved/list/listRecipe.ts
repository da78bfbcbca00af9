import type { Cooking } from '../../../content/cooking/cookingData.ts'
import { splitFoods } from '../../../content/cooking/portions.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { addRecipe } from './changeList.ts'

export interface KeptRecipe {
  id: number
  title: string
  servings: number
  ingredients: readonly { text: string }[]
  cooking: Cooking
}

export function listRecipe(recipe: KeptRecipe, servings: number): void {
  const { id, title } = recipe
  const found = recipe.cooking.ingredients
  const ingredients = recipe.ingredients.flatMap(({ text }, index) => {
    const cooking = found[index]
    // One item for each food, since each is ticked by itself.
    return cooking ? splitFoods(cooking).map((food) => ({ text, cooking: food })) : []
  })
  const factor = servings / recipe.servings
  if (!addRecipe({ id, title, servings, factor, ingredients })) return
  showToast({
    title: 'On the shopping list',
    message: `Ingredients for ${servings === 1 ? '1 serving' : `${servings} servings`} were added.`,
  })
}
