import { useNavigate } from 'react-router-dom'
import { useHydrated } from './useHydrated.ts'
import { useLocationOf } from './useLocationOf.ts'

const PARAMETER = 'category'

/**
 * The chosen category, kept in the address as `?category=`, so that it can be shared and survives
 * Back and reload. An unknown one counts as the first option. What else stands there stays.
 *
 * @param path of the page that shows the categories
 * @param options the categories; the first one is the default and leaves the address bare
 * @param replace whether a choice replaces the entry of the history instead of adding one
 */
export function useCategory(path: string, options: readonly string[], { replace = false } = {}) {
  const location = useLocationOf(path)
  const search = new URLSearchParams(location.search)
  const navigate = useNavigate()
  const asked = useHydrated() ? search.get(PARAMETER) : null
  const [first = ''] = options
  const category = options.find((option) => option === asked) ?? first

  function choose(option: string) {
    if (option === first) search.delete(PARAMETER)
    else search.set(PARAMETER, option)
    void navigate({ pathname: location.pathname, search: String(search) }, { replace })
  }
  return [category, choose] as const
}
