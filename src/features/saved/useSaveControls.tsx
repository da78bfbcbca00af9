import { keyOf, listingId, STORAGE_KEYS } from '../../storage/keys.ts'
import { lazyFeature, useLazyFeature } from '../../ui/lazyFeature.ts'
import { SaveControls } from './SaveControls.tsx'
import type { RecipeToList } from './list/changeList.ts'

const feature = lazyFeature(() => import('./savedFeature.tsx'))

/** Loads saving, listing and notes at first use, or if something is stored for the recipe. */
export function useSaveControls(recipe: RecipeToList, servings: number) {
  const { savedRecipes, recipeNotes, shoppingList } = STORAGE_KEYS
  const { id } = recipe
  const keys = [keyOf(savedRecipes, id), keyOf(recipeNotes, id), keyOf(shoppingList, listingId(id))]
  const [loadedFeature, load] = useLazyFeature(feature, keys.join(' '))
  const use = (action: 'toggleSaved' | 'listRecipe' | 'openNote') =>
    void load().then((loaded) => loaded?.[action](recipe, servings))
  return {
    controls: loadedFeature ? (
      <loadedFeature.Controls recipe={recipe} servings={servings} use={use} />
    ) : (
      <SaveControls use={use} />
    ),
    note: loadedFeature && <loadedFeature.Note recipe={recipe} />,
  }
}
