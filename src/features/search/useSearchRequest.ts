import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { kindOf } from '../../kinds/kinds.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { LONGEST_QUERY } from './box/SearchForm.tsx'
import type { SearchChoice, SearchRequest } from './results/runSearch.ts'

/** How many results come first, and with each “Show more”. */
const RESULTS_AT_ONCE = 10

/** The search that the address names. */
export function useSearchRequest(version: string) {
  const [params, setParams] = useSearchParams()
  const address = useHydrated() ? params.toString() : ''
  const [last, setLast] = useState({ address, count: RESULTS_AT_ONCE })
  const request = useMemo((): SearchRequest => {
    const count = last.address === address ? last.count : RESULTS_AT_ONCE
    return { version, count, ...readChoice(new URLSearchParams(address)) }
  }, [version, address, last])

  return {
    request,
    /** While somebody types, in the same entry of the history. */
    ask(choice: Partial<SearchChoice>) {
      setParams(toParams({ ...request, ...choice }), { replace: choice.query !== undefined })
    },
    showMore: () => setLast({ address, count: request.count + RESULTS_AT_ONCE }),
    tryAgain: () => setLast({ address, count: request.count }),
  }
}

function readChoice(params: URLSearchParams): SearchChoice {
  return {
    query: params.get('q')?.slice(0, LONGEST_QUERY) ?? '',
    kind: kindOf(params.get('kind') ?? '')?.folder ?? null,
    category: params.get('category'),
  }
}

function toParams({ query, kind, category }: SearchChoice): Record<string, string> {
  return { ...(query && { q: query }), ...(kind && { kind }), ...(category && { category }) }
}
