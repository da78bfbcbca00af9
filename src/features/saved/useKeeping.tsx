import { STORAGE_KEYS } from '../../storage/storedList.ts'
import { lazyLayer, useLayer } from '../../ui/useLayer.ts'
import type { KeptRecipe } from './list/listRecipe.ts'

const layer = lazyLayer(() => import('./openKeeping.tsx'))

/**
 * What a visitor can keep of a recipe. All that does it loads when it is first used, or when the
 * browser has something of the recipe stored.
 *
 * @param servings for which it is put on the shopping list
 */
export function useKeeping(recipe: KeptRecipe, servings: number) {
  const { savedRecipes, recipeNotes, shoppingList } = STORAGE_KEYS
  const { id } = recipe
  const kept = `${savedRecipes}:${id} ${recipeNotes}:${id} ${shoppingList}:recipe-${id}`
  const [keeping, load] = useLayer(layer, kept)
  const use = async (what: 'save' | 'list' | 'note') => (await load())?.[what](recipe, servings)
  return {
    use,
    /** The controls, once they know what is kept. */
    controls: keeping && <keeping.Controls recipe={recipe} servings={servings} use={use} />,
    /** The visitor's note, where there is one or one is to be written. */
    note: keeping && <keeping.Note recipe={recipe} />,
  }
}
