import { useEffect, useState } from 'react'
import { reloadOnce } from '../../loading/reloadOnce.ts'
import { isStored, STORAGE_KEYS } from '../../storage/storedList.ts'
import type { KeptRecipe } from './list/listRecipe.ts'

type KeepingLayer = typeof import('./openKeeping.tsx')

/** Once it is there, other recipes have it from their first render on. */
let layer: KeepingLayer | undefined

/**
 * What a visitor can keep of a recipe. All that does it loads when it is first used, or when the
 * browser has something of the recipe stored.
 *
 * @param servings for which it is put on the shopping list
 */
export function useKeeping(recipe: KeptRecipe, servings: number) {
  const [{ Controls, Note }, setLayer] = useState<Partial<KeepingLayer>>(layer ?? {})
  const { id } = recipe
  useEffect(() => {
    if (KEPT_UNDER.some((key) => isStored(key + id))) void load().then(setLayer)
  }, [id])

  async function use(what: 'save' | 'list' | 'note') {
    const loaded = await load()
    setLayer(loaded)
    loaded[what]?.(recipe, servings)
  }
  return {
    use,
    /** The controls, once they know what is kept. */
    controls: Controls && <Controls recipe={recipe} servings={servings} use={use} />,
    /** The visitor's note, where there is one or one is to be written. */
    note: Note && <Note recipe={recipe} />,
  }
}

/** Nothing when it does not load; then the page is loaded once more. */
async function load(): Promise<Partial<KeepingLayer>> {
  try {
    layer = await import('./openKeeping.tsx')
    return layer
  } catch {
    void reloadOnce()
    return {}
  }
}

/** What is followed by the id of a recipe in the keys of what is kept of it. */
const KEPT_UNDER = [
  `${STORAGE_KEYS.savedRecipes}:`,
  `${STORAGE_KEYS.recipeNotes}:`,
  `${STORAGE_KEYS.shoppingList}:recipe-`,
]
