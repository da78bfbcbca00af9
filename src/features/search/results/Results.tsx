import { Button } from '@mantine/core'
import { type ReactNode, use, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { searchPath } from '../../../addresses/paths.ts'
import { StaleBuildError } from '../../../shared/loadErrors.ts'
import { reloadOnce } from '../../../shared/reloadOnce.ts'
import { describeResults } from './describeResults.ts'
import type { SearchAnswer } from './engine.ts'
import { ResultFilters } from './ResultFilters.tsx'
import { ResultList } from './ResultList.tsx'
import classes from './results.module.css'
import { type SearchChoice, runSearch, type SearchRequest, type SearchResult } from './runSearch.ts'

/** In the same file of code, which whoever types needs next. */
export { loadSuggestions } from './SuggestionList.tsx'

interface ResultsProps {
  request: SearchRequest
  /** Shown when nothing was found. */
  suggestions: ReactNode
  announce: (sentences: string) => void
  ask: (choice: Partial<SearchChoice>) => void
  showMore: () => void
  tryAgain: () => void
}

export default function Results(props: ResultsProps) {
  const { request, suggestions, announce, ask, showMore, tryAgain } = props
  const result = use(resultOf(request))
  const sentences = result
    ? describeResults(request.query, result)
    : 'The search did not load. The connection may have been lost.'
  useEffect(() => announce(sentences), [announce, sentences])

  if (!result) return <LoneButton onClick={tryAgain}>Try again</LoneButton>
  const { answer, hits, shown } = result
  const all = answer.hits.length
  if (all === 0) {
    return (
      <>
        <Advice suggestion={answer.suggestion} />
        {suggestions}
      </>
    )
  }
  return (
    <div className={classes.results}>
      {answer.filters && <FoundByFields {...answer.filters} />}
      <ResultFilters hits={answer.hits} {...{ request, ask }} />
      {hits.length > 0 ? (
        <ResultList {...{ hits, shown, showMore }} found={answer.found} />
      ) : (
        <LoneButton onClick={() => ask({ kind: null, category: null })}>Show all {all}</LoneButton>
      )}
    </div>
  )
}

/** Says what the first results have in common, with a link to the list of all that have it. */
function FoundByFields({ names, linked, path, listName }: NonNullable<SearchAnswer['filters']>) {
  return (
    <p>
      First come the pages that fit: {names.join(', ')}.{' '}
      {linked.length > 0 && (
        <Link to={path}>
          See {linked.join(', ')} in {listName}
        </Link>
      )}
    </p>
  )
}

function LoneButton(props: { onClick: () => void; children: ReactNode }) {
  return <Button className={classes.lone} {...props} />
}

function Advice({ suggestion }: { suggestion: string | null }) {
  return (
    <p>
      {suggestion === null ? (
        'Try another word: the name of a dish, an ingredient or a brand.'
      ) : (
        <>
          Did you mean <Link to={searchPath(suggestion)}>{suggestion}</Link>?
        </>
      )}
    </p>
  )
}

const results = new WeakMap<SearchRequest, Promise<SearchResult | null>>()

/** The same promise for the same request; null when it could not be read. */
function resultOf(request: SearchRequest): Promise<SearchResult | null> {
  const result = results.get(request) ?? runSearch(request).catch(handleFailure)
  results.set(request, result)
  return result
}

function handleFailure(error: unknown): null {
  if (error instanceof StaleBuildError) void reloadOnce()
  return null
}
