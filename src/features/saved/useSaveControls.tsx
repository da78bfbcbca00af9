import { keyOf, STORAGE_KEYS } from '../../storage/keys.ts'
import { lazyLayer, useLayer } from '../../ui/useLayer.ts'
import { SaveControls } from './SaveControls.tsx'
import type { ListedRecipe } from './list/changeList.ts'

const layer = lazyLayer(() => import('./savedLayer.tsx'))

/** Saving, listing and notes; loaded at first use, or if something is stored for the recipe. */
export function useSaveControls(recipe: ListedRecipe, servings: number) {
  const { savedRecipes, recipeNotes, shoppingList } = STORAGE_KEYS
  const { id } = recipe
  const keys = [
    keyOf(savedRecipes, id),
    keyOf(recipeNotes, id),
    keyOf(shoppingList, `recipe-${id}`),
  ]
  const [keeping, load] = useLayer(layer, keys.join(' '))
  const use = (what: 'save' | 'list' | 'note') =>
    void load().then((loaded) => loaded?.[what](recipe, servings))
  return {
    controls: keeping ? (
      <keeping.Controls recipe={recipe} servings={servings} use={use} />
    ) : (
      <SaveControls use={use} />
    ),
    note: keeping && <keeping.Note recipe={recipe} />,
  }
}
