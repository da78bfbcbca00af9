import { Button } from '@mantine/core'
import { use, useEffect } from 'react'
import { StaleBuildError } from '../../loading/loadErrors.ts'
import { reloadOnce } from '../../loading/reloadOnce.ts'
import { Filters } from './Filters.tsx'
import { NothingFound } from './NothingFound.tsx'
import { ResultList } from './ResultList.tsx'
import classes from './Results.module.css'
import { runSearch, type SearchRequest, type SearchResult } from './runSearch.ts'
import { describeResults } from './describeResults.ts'
import type { SuggestedList } from './Suggestions.tsx'
import type { Choice } from './useSearchRequest.ts'

export interface ResultsProps {
  request: SearchRequest
  suggestions: string[]
  lists: SuggestedList[]
  announce: (sentences: string) => void
  ask: (choice: Partial<Choice>, options: { replace: boolean }) => void
  showMore: () => void
  tryAgain: () => void
}

/** What was found, with ways to narrow it; or why nothing is there, and ways on. */
export default function Results({
  request,
  suggestions,
  lists,
  announce,
  ask,
  showMore,
  tryAgain,
}: ResultsProps) {
  const result = use(resultOf(request))
  const sentences = result
    ? describeResults(request.query, result.answer, result.hits.length).join(' ')
    : 'The search did not load. The connection may have been lost.'
  useEffect(() => announce(sentences), [announce, sentences])

  if (!result) {
    return (
      <Button className={classes.alone} onClick={tryAgain}>
        Try again
      </Button>
    )
  }
  const { answer, hits, shown } = result
  if (answer.hits.length === 0) {
    return <NothingFound suggestion={answer.suggestion} searches={suggestions} lists={lists} />
  }
  const choose = (choice: Partial<Choice>) => ask(choice, { replace: false })
  return (
    <div className={classes.results}>
      <Filters {...{ result, request, choose }} />
      {hits.length > 0 ? (
        <ResultList {...{ hits, shown, showMore }} found={answer.found} />
      ) : (
        <Button
          className={classes.alone}
          onClick={() => choose({ kind: null, category: null })}
        >{`Show all ${answer.hits.length}`}</Button>
      )}
    </div>
  )
}

const results = new WeakMap<SearchRequest, Promise<SearchResult | null>>()

/** What a request finds; null when it could not be read. The same promise for the same request. */
function resultOf(request: SearchRequest): Promise<SearchResult | null> {
  const result = results.get(request) ?? runSearch(request).catch(failed)
  results.set(request, result)
  return result
}

/** An index that is not there any more is that of a site that was published again. */
function failed(error: unknown): null {
  if (error instanceof StaleBuildError) void reloadOnce()
  return null
}
