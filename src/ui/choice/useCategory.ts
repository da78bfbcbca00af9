import { useNavigate } from 'react-router-dom'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'
import { useLocationOf } from '../useLocationOf.ts'

const PARAMETER = 'category'

/** Reads the category from the address; an unknown one counts as the first. */
export function useCategory(path: string, options: readonly string[], { replace = false } = {}) {
  const location = useLocationOf(path)
  const search = new URLSearchParams(location.search)
  const navigate = useNavigate()
  const requested = useBrowserValue(search.get(PARAMETER), null)
  const [first = ''] = options
  const category = options.find((option) => option === requested) ?? first

  function choose(option: string) {
    if (option === first) search.delete(PARAMETER)
    else search.set(PARAMETER, option)
    void navigate({ pathname: location.pathname, search: String(search) }, { replace })
  }
  return [category, choose] as const
}
