import { useEffect, useState } from 'react'
import { reloadOnce } from '../../loading/reloadOnce.ts'
import { isStored, STORAGE_KEYS } from '../../storage/storedList.ts'
import type { KeptRecipe } from './list/listRecipe.ts'

type KeepingLayer = typeof import('./openKeeping.tsx')

/** Once it is there, other recipes have it from their first render on. */
let loaded: KeepingLayer | undefined

/**
 * What a visitor can keep of a recipe. All that does it loads when it is first used, or when the
 * browser has something of the recipe stored.
 *
 * @param servings for which it is put on the shopping list
 */
export function useKeeping(recipe: KeptRecipe, servings: number) {
  const [layer, setLayer] = useState(loaded)
  const [isNoting, setNoting] = useState(false)

  useEffect(() => {
    if (isKept(recipe.id)) void load().then(setLayer)
  }, [recipe.id])

  async function use(run?: (there: KeepingLayer) => void) {
    const there = await load()
    setLayer(there)
    if (there) run?.(there)
  }
  return {
    recipe,
    servings,
    layer,
    save: () => void use(({ toggleSaved }) => toggleSaved(recipe.id, recipe.title)),
    list: () => void use(({ listRecipe }) => listRecipe(recipe, servings)),
    note() {
      setNoting(true)
      void use()
    },
    /** The visitor's note, where there is one or one is to be written. */
    notes: layer && <layer.Note recipe={recipe} isNoting={isNoting} />,
  }
}

/** @returns undefined when it does not load; then the page is loaded once more */
async function load(): Promise<KeepingLayer | undefined> {
  try {
    loaded = await import('./openKeeping.tsx')
  } catch {
    void reloadOnce()
  }
  return loaded
}

/** Whether the browser has something of a recipe stored. */
function isKept(id: number): boolean {
  const { savedRecipes, recipeNotes, shoppingList } = STORAGE_KEYS
  const keys = [`${savedRecipes}:`, `${recipeNotes}:`, `${shoppingList}:recipe-`]
  return keys.some((key) => isStored(key + id))
}
