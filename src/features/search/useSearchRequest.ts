import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { kindOf } from '../../kinds/kinds.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import type { Choice, SearchRequest } from './results/runSearch.ts'

const PAGE = 10
const LONGEST_KEPT = 400

/** What is searched for, kept in the address. */
export function useSearchRequest(version: string) {
  const [params, setParams] = useSearchParams()
  const address = useHydrated() ? params.toString() : ''
  const [last, setLast] = useState({ address, count: PAGE })
  const request = useMemo((): SearchRequest => {
    const count = last.address === address ? last.count : PAGE
    return { version, count, ...readChoice(new URLSearchParams(address)) }
  }, [version, address, last])

  return {
    request,
    /** While somebody types, in the same entry of the history. */
    ask(choice: Partial<Choice>) {
      setParams(toParams({ ...request, ...choice }), { replace: choice.query !== undefined })
    },
    showMore: () => setLast({ address, count: request.count + PAGE }),
    tryAgain: () => setLast({ address, count: request.count }),
  }
}

function readChoice(params: URLSearchParams): Choice {
  return {
    query: params.get('q') ?? '',
    kind: kindOf(params.get('kind') ?? '')?.folder ?? null,
    category: params.get('category'),
  }
}

function toParams({ query, kind, category }: Choice): Record<string, string> {
  const q = query.slice(0, LONGEST_KEPT)
  return { ...(q && { q }), ...(kind && { kind }), ...(category && { category }) }
}
