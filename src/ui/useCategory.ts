import { useSearchParams } from 'react-router-dom'
import { useHydrated } from './useHydrated.ts'

const PARAMETER = 'category'

/**
 * The chosen category, kept in the address as `?category=`, so that it can be shared and survives
 * Back and reload. An unknown one counts as the first option. What else stands there stays.
 *
 * @param options the categories; the first one is the default and leaves the address bare
 * @param replace whether a choice replaces the entry of the history instead of adding one
 */
export function useCategory<Option extends string>(
  options: readonly [Option, ...Option[]],
  { replace = false } = {},
) {
  const [search, setSearch] = useSearchParams()
  const asked = useHydrated() ? search.get(PARAMETER) : null
  const category = options.find((option) => option === asked) ?? options[0]

  function choose(option: Option) {
    const changed = new URLSearchParams(search)
    if (option === options[0]) changed.delete(PARAMETER)
    else changed.set(PARAMETER, option)
    setSearch(changed, { replace })
  }
  return [category, choose] as const
}
