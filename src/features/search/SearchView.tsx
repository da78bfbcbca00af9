import { lazy, Suspense, useDeferredValue, useState, useMemo } from 'react'
import * as words from 'words/search'
import * as listNames from 'words/lists'
import { kindOf } from '../../kinds/kinds.ts'
import { SEARCHED_KINDS } from '../../kinds/searchedKinds.ts'
import { loadCode } from '../../shared/loadErrors.ts'
import { settings } from '../../settings/settings.ts'
import { useBrowserValue, useHydrated } from '../../shared/useBrowserValue.ts'
import { PageForm } from './box/PageForm.tsx'
import { type SuggestedList, SearchIdeas } from './box/SearchIdeas.tsx'
import classes from './SearchView.module.css'
import { useSearchParams } from 'react-router-dom'
import { MAX_QUERY } from './box/SearchForm.tsx'
import type { SearchChoice, SearchRequest } from './results/runSearch.ts'

const loadResults = () => loadCode(import('./results/Results.tsx'))
const Results = lazy(loadResults)

interface SearchViewProps {
  index: string
  suggestions: string[]
  lists: SuggestedList[]
}

export function SearchView({ index, suggestions: searches, lists }: SearchViewProps) {
  const { request, ask, showMore, tryAgain } = useSearchRequest(index)
  const deferred = useDeferredValue(request)
  const [status, announce] = useState('')
  const hydrated = useHydrated()
  const suggestions = <SearchIdeas {...{ searches, lists }} />

  return (
    <div className={classes.view}>
      <PageForm
        query={request.query}
        ask={(query) => ask({ query })}
        load={async () => (await loadResults()).loadSuggestions(index)}
      />
      <noscript>
        <p>{words.needsScripts({ brand: settings.brand })}</p>
        <ul>
          {lists.map(({ folder }) => (
            <li key={folder}>
              <a href={kindOf(folder).list}>{listNames[folder]}</a>
            </li>
          ))}
        </ul>
      </noscript>
      <p role="status" className={classes.status}>
        {hasQuery(request) && status}
      </p>
      {hasQuery(request) && hasQuery(deferred) ? (
        <Suspense fallback={<p className="dimmed">{words.searching}</p>}>
          <Results {...{ suggestions, announce, ask, showMore, tryAgain }} request={deferred} />
        </Suspense>
      ) : (
        // The query in the address is unknown before hydration.
        hydrated && !hasQuery(request) && suggestions
      )}
    </div>
  )
}

function hasQuery({ query }: { query: string }): boolean {
  return query.trim() !== ''
}

const RESULTS_AT_ONCE = 10

function useSearchRequest(version: string) {
  const [params, setParams] = useSearchParams()
  const address = useBrowserValue(params.toString(), '')
  const [last, setLast] = useState({ address, count: RESULTS_AT_ONCE })
  const request = useMemo((): SearchRequest => {
    const count = last.address === address ? last.count : RESULTS_AT_ONCE
    return { version, count, ...readChoice(new URLSearchParams(address)) }
  }, [version, address, last])

  return {
    request,
    /** Typing replaces the history entry; other choices add one. */
    ask(choice: Partial<SearchChoice>) {
      setParams(toParams({ ...request, ...choice }), { replace: choice.query !== undefined })
    },
    showMore: () => setLast({ address, count: request.count + RESULTS_AT_ONCE }),
    tryAgain: () => setLast({ address, count: request.count }),
  }
}

function readChoice(params: URLSearchParams): SearchChoice {
  return {
    query: params.get('q')?.slice(0, MAX_QUERY) ?? '',
    kind: SEARCHED_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    category: params.get('category'),
  }
}

function toParams({ query, kind, category }: SearchChoice): Record<string, string> {
  return { ...(query && { q: query }), ...(kind && { kind }), ...(category && { category }) }
}
