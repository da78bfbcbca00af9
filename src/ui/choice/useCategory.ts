import { useNavigate } from 'react-router-dom'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'
import { useLocationOf } from '../useLocationOf.ts'

const PARAMETER = 'category'

/** Reads the category from the address, or else the first; with `hasAll`, the first is '' (all). */
export function useCategory(
  path: string,
  categories: readonly { name: string; description?: string }[],
  { hasAll = false, replace = false } = {},
) {
  const location = useLocationOf(path)
  const search = new URLSearchParams(location.search)
  const navigate = useNavigate()
  const requested = useBrowserValue(search.get(PARAMETER), null)
  const names = categories.map(({ name }) => name)
  const options = hasAll ? ['', ...names] : names
  const [first = ''] = options
  const chosen = options.find((option) => option === requested) ?? first
  const about = categories.find(({ name }) => name === chosen)?.description

  function choose(option: string) {
    if (option === first) search.delete(PARAMETER)
    else search.set(PARAMETER, option)
    void navigate({ pathname: location.pathname, search: String(search) }, { replace })
  }
  return { options, chosen, choose, about }
}
