import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { finderPath } from '../../addresses/paths.ts'
import type { RecipeCardData } from '../../content/cards.ts'
import { StaleBuildError, withData } from '../../loading/loadErrors.ts'
import { reloadOnce } from '../../loading/reloadOnce.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import type { Finding } from './openFinding.ts'

/** What filters.ts writes into the address. */
const PARAMETERS = /[?&](time|diet|course|cuisine|main|keyword|have|sort)=/

/** What was opened for a list of recipes, so that Back shows at once what was left. */
const opened = new WeakMap<RecipeCardData[], Finding>()

interface FoundList {
  /** The version of the data. */
  finder: string
  recipes: RecipeCardData[]
}

/**
 * Filters, sorting and counts for the list of recipes. None of it loads before somebody opens the
 * panel, or an address asks for it.
 *
 * @param category that was chosen; null for all
 */
export function useFinding({ finder, recipes }: FoundList, category: string | null) {
  const { search: asked, state } = useLocation()
  const search = useHydrated() ? asked : ''
  const [isOpen, setOpen] = useState(false)
  const [finding, setFinding] = useState<Finding | 'failed' | undefined>(() => opened.get(recipes))
  const isUsed = isOpen || PARAMETERS.test(search)
  const isWaiting = isUsed && finding === undefined

  useEffect(() => {
    if (isWaiting) void load(finder, recipes).then(setFinding)
  }, [isWaiting, finder, recipes])

  const answer = isUsed && typeof finding === 'object' ? finding : null
  const list = useMemo(
    () => answer?.find({ search, state, category }),
    [answer, search, state, category],
  )
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    isWaiting,
    hasFailed: isUsed && finding === 'failed',
    retry: () => setFinding(undefined),
    /** What was found, and the parts of the page that show it. */
    found: answer && list ? { ...answer.parts, list } : null,
  }
}

export type FindingState = ReturnType<typeof useFinding>

async function load(version: string, recipes: RecipeCardData[]): Promise<Finding | 'failed'> {
  const response = fetch(finderPath(version))
  try {
    const { openFinding } = await withData(import('./openFinding.ts'), response)
    const finding = await openFinding(await response, recipes)
    opened.set(recipes, finding)
    return finding
  } catch (error) {
    if (error instanceof StaleBuildError) void reloadOnce()
    return 'failed'
  }
}
