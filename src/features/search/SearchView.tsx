import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react'
import { needed } from '../../loading/loadErrors.ts'
import { settings } from '../../settings/settings.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { engineFor } from './client.ts'
import { moveFocus } from './moveFocus.ts'
import { SearchKeySwitch } from './SearchKeySwitch.tsx'
import { SearchField } from './SearchField.tsx'
import classes from './SearchView.module.css'
import { type SuggestedList, Suggestions } from './Suggestions.tsx'
import { useSearchRequest } from './useSearchRequest.ts'
import { WithoutScripts } from './WithoutScripts.tsx'

const loadResults = () => needed(import('./Results.tsx'))
const Results = lazy(loadResults)

interface SearchViewProps {
  /** The version of the index. */
  index: string
  /** What may be looked for. */
  suggestions: string[]
  /** The kinds whose lists there are. */
  lists: SuggestedList[]
}

/** The box, and what is found while somebody types. */
export function SearchView({ index, suggestions, lists }: SearchViewProps) {
  const { request, ask, showMore, tryAgain } = useSearchRequest(index)
  // What was found before stays until the next is there.
  const shown = useDeferredValue(request)
  const [status, announce] = useState('')
  const hydrated = useHydrated()
  const view = useRef<HTMLDivElement>(null)
  const stops = () => [...(view.current?.querySelectorAll<HTMLElement>('input, ol a') ?? [])]

  return (
    <div
      ref={view}
      role="presentation"
      className={classes.view}
      onKeyDown={(event) => moveFocus(event, stops())}
    >
      <SearchField
        query={request.query}
        ask={(query) => ask({ query }, { replace: true })}
        // Should it fail, the search itself says so.
        prepare={() => void Promise.all([engineFor(index), loadResults()]).catch(() => {})}
      />
      <WithoutScripts />
      <p role="status" className={classes.status}>
        {isAsked(request) && status}
      </p>
      {isAsked(request) && isAsked(shown) ? (
        <Suspense fallback={<p className={classes.waiting}>Searching …</p>}>
          <Results {...{ suggestions, lists, announce, ask, showMore, tryAgain }} request={shown} />
        </Suspense>
      ) : (
        // Until it is alive, the page does not know what is asked for.
        hydrated && !isAsked(request) && <Suggestions searches={suggestions} lists={lists} />
      )}
      {hydrated && settings.search === 'live' && <SearchKeySwitch />}
    </div>
  )
}

function isAsked({ query }: { query: string }): boolean {
  return query.trim() !== ''
}
