import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { kindOf } from '../../kinds/kinds.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { MAX_CHARACTERS } from './limits.ts'
import type { SearchRequest } from './runSearch.ts'

/** How many documents are shown at first, and how many more each time. */
const PAGE = 10

export type Choice = Pick<SearchRequest, 'query' | 'kind' | 'category'>

/**
 * What is searched for, kept in the address, so that it can be shared and survives Back.
 * @param version of the index
 */
export function useSearchRequest(version: string) {
  const [params, setParams] = useSearchParams()
  const address = useHydrated() ? params.toString() : ''
  const [state, setState] = useState({ count: PAGE, attempt: 0, of: address })
  // A request for something else starts from the first page of results.
  const { count, attempt } = state.of === address ? state : { count: PAGE, attempt: state.attempt }
  const request = useMemo((): SearchRequest => {
    return { version, ...readChoice(new URLSearchParams(address)), count, attempt }
  }, [version, address, count, attempt])

  return {
    request,
    /** Asks for something else: in a new entry of the history, or in place of this one. */
    ask(choice: Partial<Choice>, { replace }: { replace: boolean }) {
      setParams(toParams({ ...request, ...choice }), { replace })
    },
    showMore: () => setState({ count: count + PAGE, attempt, of: address }),
    tryAgain: () => setState({ count, attempt: attempt + 1, of: address }),
  }
}

function readChoice(params: URLSearchParams): Choice {
  return {
    query: params.get('q') ?? '',
    kind: kindOf(params.get('kind') ?? '')?.folder ?? null,
    category: params.get('category'),
  }
}

/** An address holds no more of a query, which is searched in part anyway. */
const LONGEST_KEPT = 2 * MAX_CHARACTERS

function toParams({ query, kind, category }: Choice): Record<string, string> {
  const q = query.slice(0, LONGEST_KEPT)
  return { ...(q && { q }), ...(kind && { kind }), ...(category && { category }) }
}
