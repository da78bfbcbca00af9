import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PackedCooking } from '../../content/cooking/packedCooking.ts'
import { reloadOnce } from '../../loading/reloadOnce.ts'
import { isStored, STORAGE_KEYS, UNITS_KEY } from '../../storage/storedList.ts'

/** What cooking needs to know of a recipe. */
export interface CookedRecipe {
  id: number
  title: string
  servings: number
  ingredients: readonly { text: string }[]
  instructions: string[]
  cooking: PackedCooking
}

type CookingLayer = typeof import('./openCooking.ts')

/** What the address of a recipe says when it is cooked. */
const USED = /[?&](servings|units)=|#cook$/

/** Once it is there, other recipes have it from their first render on. */
let loaded: CookingLayer | undefined

/** Loads all that; where that fails, the page with it. */
async function load(): Promise<CookingLayer | undefined> {
  try {
    loaded ??= await import('./openCooking.ts')
  } catch {
    void reloadOnce()
  }
  return loaded
}

/**
 * What a cook can do with a recipe. All that does it loads when it is first used, or when the address
 * or the storage of the browser says that it was in use.
 */
export function useCooking(recipe: CookedRecipe) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [layer, setLayer] = useState(loaded)
  const use = () => void load().then(setLayer)

  const isUsed = USED.test(search + hash)
  useEffect(() => {
    const kept = [`${STORAGE_KEYS.cooking}:${recipe.id}`, UNITS_KEY]
    if (isUsed || kept.some((key) => isStored(key))) void load().then(setLayer)
  }, [isUsed, recipe.id])

  return {
    /** For the parts of the page that need it: a finger or a mouse on them, or the focus, is a use. */
    uses: { onPointerOver: use, onFocus: use },
    /** Changes the servings, which may be by none, and opens what else scales the recipe. */
    scale: (by: number) => void load().then((there) => there?.scaleBy(recipe, by, navigate)),
    servings: recipe.servings,
    /** What is on the page in place of what is written. */
    ...layer?.pageParts(recipe, search),
  }
}
