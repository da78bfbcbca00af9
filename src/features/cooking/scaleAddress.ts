import type { NavigateFunction } from 'react-router-dom'
import type { UnitSystem } from '../../cooking/units.ts'
import { toUnits } from '../../storage/chosenUnits.ts'
import type { Rescale } from './ScaleControls.tsx'
import { MAX_SERVINGS, toServings } from '../../cooking/servings.ts'

export const COOK_HASH = '#cook'

interface Scale {
  servings?: number
  units?: UnitSystem
  /** The result of the chosen swap, such as `vegan`. */
  swap?: string
}

/** Reads servings, units and swap from the query of an address. */
export function scaleOf(search: string): Scale {
  const query = new URLSearchParams(search)
  return {
    servings: toServings(query.get('servings')),
    units: toUnits(query.get('units')),
    swap: query.get('swap') ?? undefined,
  }
}

export function changeScale(
  { search, hash }: { search: string; hash: string },
  recipe: { servings: number },
  change: Scale,
) {
  const { servings, units, swap } = { ...scaleOf(search), ...change }
  const chosen = { servings: servings === recipe.servings ? undefined : servings, units, swap }
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(chosen)) {
    query.delete(name)
    if (value) query.set(name, String(value))
  }
  return { search: String(query), hash }
}

export function rescale(
  recipe: { servings: number },
  to: Rescale,
  navigate: NavigateFunction,
): void {
  const { search, hash } = window.location
  const address = changeScale({ search, hash }, recipe, scaleFor(recipe, to, scaleOf(search)))
  if (`?${address.search}` !== (search || '?')) void navigate(address, { replace: true })
}

function scaleFor(recipe: { servings: number }, to: Rescale, now: Scale): Scale {
  const { servings = recipe.servings } = now
  if ('units' in to) return { units: toUnits(to.units) }
  if ('swap' in to) return { swap: to.swap === now.swap ? undefined : to.swap }
  if ('times' in to) return { servings: recipe.servings * to.times }
  if ('typed' in to) return { servings: toServings(to.typed) ?? servings }
  // The minus button stops at 1; smaller scales are typed.
  const least = Math.min(1, servings)
  return { servings: Math.min(MAX_SERVINGS, Math.max(least, servings + to.by)) }
}
