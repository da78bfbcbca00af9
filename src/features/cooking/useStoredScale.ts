import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pagePath, paths } from '../../addresses/paths.ts'
import { chosenUnits } from '../../storage/chosenUnits.ts'
import { cookingStore } from '../../storage/cookingStore.ts'
import { CHOSEN_UNITS } from '../../storage/keys.ts'
import { changeProgress } from './cookingProgress.ts'
import { changeScale, scaleOf } from './scaleAddress.ts'
import type { CookedRecipe } from './cookedRecipe.ts'

/** Stores servings and units. The address wins; one without them gets the stored ones. */
export function useStoredScale(recipe: CookedRecipe): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isRestored = useRef(false)

  useEffect(() => {
    const { id } = recipe
    // While the next page loads, the address is that of the next page.
    if (pagePath(pathname) !== paths.recipe(id)) return
    const { servings, units } = scaleOf(search)
    const kept = {
      servings: cookingStore.read(String(id))?.servings,
      units: chosenUnits.read(CHOSEN_UNITS),
    }
    if (!isRestored.current) {
      isRestored.current = true
      const missing = { servings: servings ?? kept.servings, units: units ?? kept.units }
      const address = changeScale({ search, hash }, recipe, missing)
      if (missing.servings !== servings || missing.units !== units) {
        void navigate(address, { replace: true, state })
        return
      }
    }
    if (kept.servings !== servings) changeProgress(id, () => ({ servings }))
    if (kept.units !== units) chosenUnits.change(CHOSEN_UNITS, () => units)
  }, [recipe, pathname, search, hash, state, navigate])
}
