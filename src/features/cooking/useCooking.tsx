import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PackedCooking } from '../../content/cooking/packedCooking.ts'
import { packedTimers } from '../../content/cooking/packedTimers.ts'
import { reloadOnce } from '../../loading/reloadOnce.ts'
import { isStored, STORAGE_KEYS, UNITS_ID } from '../../storage/storedList.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { COOK_HASH, toServings, toUnits, withParameter } from './scaleAddress.ts'
import { cutAtTimers, type TextPiece } from './textPieces.ts'

/** What cooking needs to know of a recipe. */
export interface CookedRecipe {
  id: number
  title: string
  servings: number
  ingredients: readonly { text: string }[]
  instructions: string[]
  cooking: PackedCooking
}

type CookingLayer = typeof import('./openCooking.tsx')

/** Once it is there, other recipes have it from their first render on. */
let loaded: CookingLayer | undefined

/**
 * What a cook can do with a recipe. All that does it loads when it is first used, or when the address
 * or the storage of the browser says that it was in use.
 */
export function useCooking(recipe: CookedRecipe) {
  const isHydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const [layer, setLayer] = useState(loaded)
  const { search, hash } = isHydrated ? location : { search: '', hash: '' }
  const query = new URLSearchParams(search)
  const units = toUnits(query.get('units'))
  const asked = toServings(query.get('servings'))
  const isUsed = hash === COOK_HASH || units !== undefined || asked !== undefined

  /** Loads what a use needs. */
  async function use(run?: (layer: CookingLayer) => void) {
    try {
      loaded = await import('./openCooking.tsx')
      setLayer(loaded)
      run?.(loaded)
    } catch {
      void reloadOnce()
    }
  }
  useEffect(() => {
    const isKept = isStored(`${STORAGE_KEYS.cooking}:${recipe.id}`) || isStored(`${STORAGE_KEYS.units}:${UNITS_ID}`)
    if (isUsed || isKept) void use()
  }, [isUsed, recipe.id])

  function setParameter(name: 'servings' | 'units', value: string | undefined) {
    const changed = withParameter(location.search, name, value)
    void navigate({ search: changed, hash: location.hash }, { replace: true })
  }
  const servings = asked ?? recipe.servings
  const shown = layer?.showRecipe(recipe, servings, units)
  return {
    servings,
    units,
    use,
    setServings: (count: number) =>
      setParameter('servings', count === recipe.servings ? undefined : String(count)),
    setUnits: (chosen: string) => setParameter('units', chosen),
    /** The line of an ingredient, at the chosen scale. */
    ingredient: (index: number, text: string) => shown?.ingredients[index] ?? text,
    /** The text of a step, by its number from 1. */
    step: (position: number, text: string): TextPiece[] =>
      shown?.steps[position - 1] ?? cutAtTimers(text, packedTimers(recipe.cooking, position - 1)),
    startTimer: (position: number, timer: number) =>
      void use(({ startTimer }) => startTimer(recipe, position, timer)),
    /** What else there is of it on the page. */
    parts: layer && <layer.Cooking recipe={recipe} />,
  }
}
