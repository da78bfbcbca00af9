import { useSyncExternalStore } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { changeScale, scaleOf } from './scaleAddress.ts'
import type { CookedRecipe } from './useCooking.ts'

const listeners = new Set<() => void>()
let isOpen = false

/**
 * Changes for how many a recipe is shown, which may be by none, and opens what else scales it.
 *
 * @param by never to less than one, below which there is no whole person to take away
 */
export function scaleBy(recipe: CookedRecipe, by: number, navigate: NavigateFunction): void {
  isOpen = true
  for (const listener of listeners) listener()
  const { search, hash } = window.location
  const { servings = recipe.servings } = scaleOf(search)
  const to = Math.max(Math.min(1, servings), servings + by)
  if (to !== servings)
    void navigate(changeScale({ search, hash }, recipe, { servings: to }), REPLACE)
}

export const REPLACE = { replace: true } as const

/** Whether what scales a recipe was asked for in this visit. */
export function useOpened(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
  )
}
