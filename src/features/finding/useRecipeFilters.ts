import { useEffect, useMemo, useState } from 'react'
import type { Location } from 'react-router-dom'
import { withBase } from '../../addresses/base.ts'
import { finderPath, paths } from '../../addresses/paths.ts'
import { FACETS } from '../../content/finderIndex.ts'
import type { RecipeCardData } from '../../content/prerender/cards.ts'
import { StaleBuildError, loadCode } from '../../shared/loadErrors.ts'
import { reloadOnce } from '../../shared/reloadOnce.ts'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'
import { useLocationOf } from '../../ui/useLocationOf.ts'
import type { FilteredList } from './filteredList.tsx'

export const HAS_FILTER = new RegExp(`[?&](${[...FACETS, 'time', 'have', 'sort'].join('|')})=`)

const loadedLists = new WeakMap<RecipeCardData[], FilteredList>()

/** Keys of history entries with an open panel; Back reopens it, so the scroll position fits. */
const openPanels = new Set<unknown>()
/** The router calls the first entry `default` until the reader comes back to it. */
const historyKeyOf = ({ key }: Location): unknown =>
  key === 'default' ? window.history.state?.key : key

interface Loaded {
  recipes: RecipeCardData[]
  find: FilteredList | null
}

/** Filters once the panel is open or the address has filters. @param category null for all */
export function useRecipeFilters(
  { finder, recipes }: { finder: string; recipes: RecipeCardData[] },
  category: string | null,
) {
  const location = useLocationOf(paths.recipes)
  const search = useBrowserValue(location.search, '')
  const [isOpen, setOpen] = useState(() => openPanels.has(location.key))
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => {
    const find = loadedLists.get(recipes)
    return find && { recipes, find }
  })
  const find = loaded?.find
  const isUsed = isOpen || HAS_FILTER.test(search)
  // Shows old results until those for new data are loaded.
  const isMissing = isUsed && loaded?.recipes !== recipes

  useEffect(() => {
    if (!isMissing) return
    void load(finder, recipes).then((found) => setLoaded({ recipes, find: found }))
  }, [isMissing, finder, recipes])

  useEffect(() => {
    if (isOpen) openPanels.add(historyKeyOf(location))
    else openPanels.delete(historyKeyOf(location))
  }, [isOpen, location])

  // Returns the same object for the same request, so that cards are not rendered again.
  const found = useMemo(
    () => (isUsed && find ? find(search, category) : null),
    [isUsed, find, search, category],
  )
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    found,
    status: isUsed && !find && (isMissing ? 'loading' : 'failed'),
    retry: () => setLoaded(undefined),
  } as const
}

async function load(version: string, recipes: RecipeCardData[]): Promise<FilteredList | null> {
  const response = fetch(withBase(finderPath(version)))
  // Avoids an unhandled rejection while the code loads.
  response.catch(() => {})
  try {
    const { loadFilteredList } = await loadCode(import('./filteredList.tsx'), response)
    const find = await loadFilteredList(await response, recipes)
    loadedLists.set(recipes, find)
    return find
  } catch (error) {
    if (error instanceof StaleBuildError) void reloadOnce()
    return null
  }
}
