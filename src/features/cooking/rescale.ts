import type { NavigateFunction } from 'react-router-dom'
import { toUnits } from '../../storage/chosenUnits.ts'
import { changeScale, type Scale, scaleOf, toServings } from './scaleAddress.ts'
import type { Rescale } from './ScaleControls.tsx'
import type { CookedRecipe } from './cookedRecipe.ts'

/** Changes servings or units in the address. */
export function rescale(recipe: CookedRecipe, to: Rescale, navigate: NavigateFunction): void {
  const { search, hash } = window.location
  const address = changeScale({ search, hash }, recipe, scaleFor(recipe, to, scaleOf(search)))
  if (`?${address.search}` !== (search || '?')) void navigate(address, { replace: true })
}

/** Invalid input changes nothing. */
function scaleFor(recipe: CookedRecipe, to: Rescale, now: Scale): Scale {
  const { servings = recipe.servings } = now
  if ('units' in to) return { units: toUnits(to.units) }
  if ('times' in to) return { servings: recipe.servings * to.times }
  if ('typed' in to) return { servings: toServings(to.typed) ?? servings }
  // Never below one by this button.
  return { servings: Math.max(Math.min(1, servings), servings + to.by) }
}
