import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PackedCooking } from '../../content/cooking/packedCooking.ts'
import { packedTimers } from '../../content/cooking/packedTimers.ts'
import { reloadOnce } from '../../loading/reloadOnce.ts'
import { isStored, STORAGE_KEYS, UNITS_ID } from '../../storage/storedList.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { COOK_HASH, scaleOf, withParameter } from './scaleAddress.ts'
import { StepWords } from './StepWords.tsx'
import { cutAtTimers } from './textPieces.ts'

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

/** Once it is there, other recipes have it from their first render on. */
let loaded: CookingLayer | undefined
const listeners = new Set<() => void>()

/** Loads what a use needs. */
async function use(run?: (layer: CookingLayer) => void): Promise<void> {
  try {
    loaded ??= await import('./openCooking.ts')
  } catch {
    return void reloadOnce()
  }
  for (const listener of listeners) listener()
  run?.(loaded)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What a cook can do with a recipe. All that does it loads when it is first used, or when the address
 * or the storage of the browser says that it was in use.
 */
export function useCooking(recipe: CookedRecipe) {
  const isHydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const layer = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  )
  const { search, hash } = isHydrated ? location : { search: '', hash: '' }
  const { servings: asked, units } = scaleOf(search)
  const isUsed = hash === COOK_HASH || units !== undefined || asked !== undefined

  useEffect(() => {
    const keys = [`${STORAGE_KEYS.cooking}:${recipe.id}`, `${STORAGE_KEYS.units}:${UNITS_ID}`]
    if (isUsed || keys.some((key) => isStored(key))) void use()
  }, [isUsed, recipe.id])

  function setParameter(name: 'servings' | 'units', value: string) {
    const changed = withParameter(search, name, value)
    void navigate({ search: changed, hash }, { replace: true })
  }
  const servings = asked ?? recipe.servings
  const shown = layer?.showRecipe(recipe, servings, units)
  return {
    servings,
    units,
    use: () => void use(),
    setServings: (count: number) =>
      setParameter('servings', count === recipe.servings ? '' : String(count)),
    setUnits: (chosen: string) => setParameter('units', chosen),
    /** The line of an ingredient, at the chosen scale. */
    ingredient: (index: number, text: string) => shown?.ingredients[index] ?? text,
    /** The text of a step, by its number from 1; what it asks to wait for can be pressed. */
    step: (position: number, text: string) => (
      <StepWords
        pieces={
          shown?.steps[position - 1] ??
          cutAtTimers(text, packedTimers(recipe.cooking, position - 1))
        }
        onTimer={(timer) => void use(({ startTimer }) => startTimer(recipe, position, timer))}
      />
    ),
    /** What is to be said of the scale. */
    note: shown?.note,
    /** What else there is of it on the page. */
    parts: layer && <layer.Cooking recipe={recipe} />,
  }
}
