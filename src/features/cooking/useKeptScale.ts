import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openDeviceStore } from '../../storage/deviceStore.ts'
import { STORAGE_KEYS, UNITS_ID } from '../../storage/storedList.ts'
import { changePlace, cookingStore } from './cookingStore.ts'
import { scaleOf, toUnits, withParameter } from './scaleAddress.ts'
import type { CookedRecipe } from './useCooking.tsx'

const unitsStore = openDeviceStore(STORAGE_KEYS.units, toUnits)

/**
 * Keeps for how many a recipe is cooked, and the units for all recipes. The address has the last
 * word; one that says nothing is given what was kept.
 */
export function useKeptScale({ id }: CookedRecipe): void {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isRestored = useRef(false)
  const { servings, units } = scaleOf(search)

  useEffect(() => {
    const kept = {
      servings: cookingStore.read(String(id))?.servings,
      units: unitsStore.read(UNITS_ID),
    }
    if (!isRestored.current) {
      isRestored.current = true
      const given = {
        servings: servings === undefined ? kept.servings : undefined,
        units: units === undefined ? kept.units : undefined,
      }
      const withServings = given.servings
        ? withParameter(search, 'servings', String(given.servings))
        : search
      const restored = given.units
        ? withParameter(withServings, 'units', given.units)
        : withServings
      if (restored !== search) {
        void navigate({ search: restored, hash }, { replace: true, state })
        return
      }
    }
    if (kept.servings !== servings) changePlace(id, () => ({ servings }))
    if (kept.units !== units) unitsStore.change(UNITS_ID, () => units)
  }, [id, search, hash, state, servings, units, navigate])
}
