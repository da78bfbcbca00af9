import { keyOf, listingId, STORAGE_KEYS } from '../../../storage/keys.ts'
import { lazyFeature, useLazyFeature } from '../../../ui/lazyFeature.ts'
import { SaveControls, type SaveControlsProps } from './SaveControls.tsx'
import type { LastCookedProps } from './LastCooked.tsx'
import type { RecipeToList } from '../list/changeList.ts'

const savedFeature = lazyFeature(() => import('./savedFeature.tsx'))

/** Loads saving, listing and notes at first use, or if something is stored for the recipe. */
export function useSaveControls(
  recipe: RecipeToList & LastCookedProps['recipe'],
  servings: number,
) {
  const { savedRecipes, recipeNotes, shoppingList, cookedRecipes } = STORAGE_KEYS
  const { id } = recipe
  const keys = [
    ...[savedRecipes, recipeNotes, cookedRecipes].map((store) => keyOf(store, id)),
    keyOf(shoppingList, listingId(id)),
  ]
  const [loadedFeature, load] = useLazyFeature(savedFeature, keys.join(' '))
  const onAction: SaveControlsProps['onAction'] = (action) =>
    void load().then((loaded) => loaded?.[action](recipe, servings))
  return {
    controls: loadedFeature ? (
      <loadedFeature.Controls recipe={recipe} servings={servings} onAction={onAction} />
    ) : (
      <SaveControls onAction={onAction} />
    ),
    lastCooked: loadedFeature && <loadedFeature.LastCooked recipe={recipe} />,
    note: loadedFeature && <loadedFeature.Note recipe={recipe} />,
  }
}
