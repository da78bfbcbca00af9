import { lazy, Suspense, useDeferredValue, useState, useMemo } from 'react'
import * as words from 'words/search'
import * as listNames from 'words/lists'
import type { PageData } from '../../content/prerender/pageData.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { SEARCHED_KINDS } from '../../kinds/searchedKinds.ts'
import { loadCode } from '../../shared/loadErrors.ts'
import { settings } from '../../settings/settings.ts'
import { paths } from '../../addresses/paths.ts'
import { useHydrated } from '../../shared/useBrowserValue.ts'
import { keepShownCount, readShownCount } from '../../ui/list/shownCount.ts'
import { useLocationOf } from '../../ui/useLocationOf.ts'
import { PageForm } from './box/PageForm.tsx'
import { SearchIdeas } from './box/SearchIdeas.tsx'
import classes from './SearchView.module.css'
import { useSearchParams } from 'react-router-dom'
import { MAX_QUERY } from './box/SearchForm.tsx'
import type { SearchChoice, SearchRequest } from './results/runSearch.ts'

const loadResults = () => loadCode(import('./results/Results.tsx'))
const Results = lazy(loadResults)

export function SearchView({ index, suggestions: searches, lists }: PageData<'search'>) {
  const hydrated = useHydrated()
  const { request, ask, showMore, tryAgain } = useSearchRequest(index, hydrated)
  const deferred = useDeferredValue(request)
  const [status, announce] = useState('')
  const suggestions = <SearchIdeas {...{ searches, lists }} />

  return (
    <div className={`stack ${classes.view}`}>
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

function useSearchRequest(version: string, hydrated: boolean) {
  const [, setParams] = useSearchParams()
  const location = useLocationOf(paths.search)
  const request = useMemo((): SearchRequest => {
    const count = readShownCount(location) || RESULTS_AT_ONCE
    return { version, count, ...readChoice(new URLSearchParams(hydrated ? location.search : '')) }
  }, [version, location, hydrated])
  const show = (count: number) => setParams(toParams(request), keepShownCount(count))

  return {
    request,
    /** Typing replaces the history entry; other choices add one. */
    ask(choice: Partial<SearchChoice>) {
      setParams(toParams({ ...request, ...choice }), { replace: choice.query !== undefined })
    },
    showMore: () => show(request.count + RESULTS_AT_ONCE),
    tryAgain: () => show(request.count),
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
