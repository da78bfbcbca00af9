import { Button } from '@mantine/core'
import { type ReactNode, use, useEffect } from 'react'
import { locale } from 'words/locale'
import * as resultKinds from 'words/resultKinds'
import * as words from 'words/results'
import * as site from 'words/site'
import { searchPath } from '../../../addresses/paths.ts'
import { StaleBuildError } from '../../../shared/loadErrors.ts'
import { memoize } from '../../../shared/memoize.ts'
import { reloadOnce } from '../../../shared/reloadOnce.ts'
import { ResultList } from './ResultList.tsx'
import classes from './results.module.css'
import { type SearchChoice, runSearch, type SearchRequest, type SearchResult } from './runSearch.ts'
import type { StoredDocument } from '../../../content/search/indexFields.ts'
import { SEARCHED_KINDS, type SearchedKind } from '../../../kinds/searchedKinds.ts'
import pills from '../../../ui/choice/pills.module.css'
import { findTokens } from '../../../content/search/tokens.ts'
import type { SearchAnswer } from './engine.ts'

/** Bundled with the results, which a typing visitor needs next. */
export { loadSuggestions } from './SuggestionList.tsx'

interface ResultsProps {
  request: SearchRequest
  suggestions: ReactNode
  announce: (sentences: string) => void
  ask: (choice: Partial<SearchChoice>) => void
  showMore: () => void
  tryAgain: () => void
}

export default function Results(props: ResultsProps) {
  const { request, suggestions, announce, ask, showMore, tryAgain } = props
  const result = use(resultOf(request))
  const sentences = result ? describeResults(request.query, result) : words.notLoaded
  useEffect(() => announce(sentences), [announce, sentences])

  if (!result) return <LoneButton onClick={tryAgain}>{site.tryAgain}</LoneButton>
  const { answer, hits, shown } = result
  const { filters, suggestion: query } = answer
  const count = answer.hits.length
  if (count === 0) {
    return (
      <>
        <p>
          {query === null
            ? words.anotherWord
            : words.didYouMean({
                query,
                link: (text) => <a href={searchPath(query)}>{text}</a>,
              })}
        </p>
        {suggestions}
      </>
    )
  }
  return (
    <div className={`stack ${classes.results}`}>
      {filters && (
        <p>
          {words.firstFitting({ filters: filters.names.join(', ') })}{' '}
          {filters.linked.length > 0 && (
            <a href={filters.path}>
              {words.fittingInList({ filters: filters.linked.join(', '), list: filters.listName })}
            </a>
          )}
        </p>
      )}
      <ResultFilters hits={answer.hits} {...{ request, ask }} />
      {hits.length > 0 ? (
        <ResultList {...{ hits, shown, showMore }} found={answer.found} />
      ) : (
        <LoneButton onClick={() => ask({ kind: null, category: null })}>
          {words.showAll({ count })}
        </LoneButton>
      )}
    </div>
  )
}

function LoneButton(props: { onClick: () => void; children: ReactNode }) {
  return <Button className={classes.lone} {...props} />
}

/** Returns the same promise for the same request; it resolves to null if the search cannot load. */
const resultOf = memoize(
  (request: SearchRequest) =>
    runSearch(request).catch((error: unknown) => {
      if (error instanceof StaleBuildError) void reloadOnce()
      return null
    }),
  new WeakMap(),
)

interface ResultFiltersProps {
  hits: StoredDocument[]
  request: Pick<SearchChoice, 'kind' | 'category'>
  ask: (choice: Partial<SearchChoice>) => void
}

export function ResultFilters({ hits, request, ask }: ResultFiltersProps) {
  const ofKind = (kind: SearchedKind | null) =>
    hits.filter((hit) => kind === null || hit.kind === kind)
  const kinds = [
    { kind: null, label: site.all },
    ...SEARCHED_KINDS.map((kind) => ({ kind, label: resultKinds[kind] })),
  ]
    .map(({ kind, label }) => ({ kind, label, count: ofKind(kind).length }))
    .filter(({ count }) => count > 0)
  const names = ofKind(request.kind).map(({ category }) => category)
  // The address may name a category without results.
  const categories = new Set(
    [...names, request.category ?? ''].filter(Boolean).toSorted(compareNames),
  )
  return (
    <div className={`centered-row ${classes.filters}`}>
      <div
        role="group"
        aria-label={words.kindsOfResults}
        className={`${pills.list} ${classes.kinds} needs-scripts`}
      >
        {kinds.map(({ kind, label, count }) => (
          <button
            key={label}
            type="button"
            className={pills.pill}
            aria-pressed={kind === request.kind}
            onClick={() => ask({ kind, category: null })}
          >
            {label} <span className={pills.count}>{count}</span>
          </button>
        ))}
      </div>
      <select
        aria-label={words.category}
        className={`${pills.pill} ${classes.category}`}
        value={request.category ?? ''}
        onChange={({ currentTarget }) => ask({ category: currentTarget.value || null })}
      >
        <option value="">{words.allCategories({ count: names.length })}</option>
        {[...categories].map((category) => (
          <option key={category} value={category}>
            {`${category} (${names.filter((other) => other === category).length})`}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Compares names as the reader's language orders them: `Äpfel` before `Birnen`. */
const compareNames = (a: string, b: string) => a.localeCompare(b, locale)

const MAX_QUOTE = 60

export function describeResults(
  query: string,
  { answer, hits }: Pick<SearchResult, 'answer' | 'hits'>,
): string {
  const { isEmpty, corrected, unknown, isPartial } = answer
  const all = answer.hits.length
  const searched = quoteQuery(withCorrections(query, corrected))
  const count = isEmpty ? words.tooShort : describeHitCount(hits.length, all, searched)
  const notes = corrected.map(({ typed, correction }) =>
    words.corrected({ typed: quoteQuery(typed), correction: quoteQuery(correction) }),
  )
  if (unknown.length > 0) {
    const list = unknown.map(quoteQuery).reduce((first, second) => words.or({ first, second }))
    notes.push(words.unknown({ words: list }))
  }
  return [count, ...(all > 0 ? notes : []), ...(isPartial ? [words.partial] : [])].join(' ')
}

function describeHitCount(shown: number, count: number, query: string): string {
  if (count === 0) return words.nothingFound({ query })
  if (shown === count) return words.found({ count, query })
  if (shown === 0) return words.noneOfKind({ count, query })
  return words.someFound({ shown, count, query })
}

function withCorrections(query: string, corrected: SearchAnswer['corrected']): string {
  return findTokens(query).reduceRight((text, { word, start, end }) => {
    const correction =
      corrected.find(({ typed }) => typed === word)?.correction ?? text.slice(start, end)
    return text.slice(0, start) + correction + text.slice(end)
  }, query)
}

function quoteQuery(text: string): string {
  const trimmed = text.trim()
  const isLong = trimmed.length > MAX_QUOTE
  return words.quote({ text: isLong ? `${trimmed.slice(0, MAX_QUOTE)}…` : trimmed })
}
