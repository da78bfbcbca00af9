import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { kindOf } from '../../kinds/kinds.ts'
import { loadCode } from '../../shared/loadErrors.ts'
import { settings } from '../../settings/settings.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { PageForm } from './box/PageForm.tsx'
import { type SuggestedList, SearchIdeas } from './box/SearchIdeas.tsx'
import classes from './SearchView.module.css'
import { useSearchRequest } from './useSearchRequest.ts'

const loadResults = () => loadCode(import('./results/Results.tsx'))
const Results = lazy(loadResults)

interface SearchViewProps {
  index: string
  suggestions: string[]
  lists: SuggestedList[]
}

export function SearchView({ index, suggestions: searches, lists }: SearchViewProps) {
  const { request, ask, showMore, tryAgain } = useSearchRequest(index)
  const shown = useDeferredValue(request)
  const [status, announce] = useState('')
  const hydrated = useHydrated()
  const suggestions = <SearchIdeas {...{ searches, lists }} />

  return (
    <div className={classes.view} data-search-page>
      <PageForm
        query={request.query}
        ask={(query) => ask({ query })}
        load={async () => (await loadResults()).loadSuggestions(index)}
      />
      <noscript>
        <p>
          Search needs scripts, which this browser does not run. Everything on {settings.brand} is
          in its lists:
        </p>
        <ul>
          {lists.map(({ folder }) => (
            <li key={folder}>
              <a href={kindOf(folder).list}>{kindOf(folder).listName}</a>
            </li>
          ))}
        </ul>
      </noscript>
      <p role="status" className={classes.status}>
        {isAsked(request) && status}
      </p>
      {isAsked(request) && isAsked(shown) ? (
        <Suspense fallback={<p className="dimmed">Searching …</p>}>
          <Results {...{ suggestions, announce, ask, showMore, tryAgain }} request={shown} />
        </Suspense>
      ) : (
        // The query in the address is unknown before hydration.
        hydrated && !isAsked(request) && suggestions
      )}
    </div>
  )
}

function isAsked({ query }: { query: string }): boolean {
  return query.trim() !== ''
}
