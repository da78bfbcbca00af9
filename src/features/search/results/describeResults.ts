import { findWords } from '../../../content/search/words.ts'
import type { SearchAnswer } from './engine.ts'
import type { SearchResult } from './runSearch.ts'

const LONGEST_QUOTE = 60

export function describeResults(
  query: string,
  { answer, hits }: Pick<SearchResult, 'answer' | 'hits'>,
): string {
  const { isEmpty, corrected, unknown, isPartial } = answer
  const isFound = answer.hits.length > 0
  return [
    isEmpty
      ? 'Type a word of two letters or more that is not in every text.'
      : countOf(hits.length, answer.hits.length, quote(withCorrections(query, corrected))),
    ...corrected
      .filter(() => isFound)
      .map(
        ({ typed, meant }) => `No page has ${quote(typed)}, so we searched for ${quote(meant)}.`,
      ),
    isFound && unknown.length > 0 && `No page has ${unknown.map(quote).join(' or ')}.`,
    isPartial && 'No page has all of these words; these have some of them.',
  ]
    .filter(Boolean)
    .join(' ')
}

function countOf(shown: number, all: number, query: string): string {
  if (all === 0) return `Nothing was found for ${query}.`
  const results = `${all} ${all === 1 ? 'result' : 'results'} for ${query}`
  if (shown === all) return `${results}.`
  return shown === 0
    ? `None of ${results} is of this kind and category.`
    : `${shown} of ${results}.`
}

/** Replaces misspelled words of the query by the corrected ones. */
function withCorrections(query: string, corrected: SearchAnswer['corrected']): string {
  return findWords(query).reduceRight((text, { word, start, end }) => {
    const meant = corrected.find(({ typed }) => typed === word)?.meant ?? text.slice(start, end)
    return text.slice(0, start) + meant + text.slice(end)
  }, query)
}

function quote(text: string): string {
  const trimmed = text.trim()
  return `“${trimmed.length > LONGEST_QUOTE ? `${trimmed.slice(0, LONGEST_QUOTE)}…` : trimmed}”`
}
