import { placedWords } from '../../content/search/words.ts'
import type { Answer } from './engine.ts'
import { MAX_CHARACTERS, MAX_WORDS } from './limits.ts'

/** Longer queries are quoted in part. */
const LONGEST_QUOTE = 60

/**
 * Says what was found, on the screen and to screen readers.
 * @param shown how many documents the chosen kind and category leave
 * @returns sentences
 */
export function describeResults(query: string, answer: Answer, shown: number): string[] {
  const sentences = answer.isEmpty ? [NO_WORDS] : describeHits(query, answer, shown)
  if (answer.isCut) sentences.push(CUT)
  return sentences
}

const CUT = `Only the beginning is searched: ${MAX_WORDS} words, ${MAX_CHARACTERS} characters at most.`
const NO_WORDS = 'Type a word of two letters or more that is not in every text.'

function describeHits(
  query: string,
  { hits, corrected, unknown, isPartial }: Answer,
  shown: number,
) {
  const all = hits.length
  const quoted = quote(withCorrections(query, corrected))
  if (all === 0) return [`Nothing was found for ${quoted}.`]
  const results = `${all} ${all === 1 ? 'result' : 'results'} for ${quoted}`
  return [
    countOf(shown, all, results),
    ...corrected.map(
      ({ typed, meant }) => `No page says ${quote(typed)}: we looked for ${quote(meant)}.`,
    ),
    ...(unknown.length > 0 ? [`No page says ${unknown.map(quote).join(' or ')}.`] : []),
    ...(isPartial ? ['No page has all of these words; these have some of them.'] : []),
  ]
}

function countOf(shown: number, all: number, results: string): string {
  if (shown === all) return `${results}.`
  return shown === 0
    ? `None of ${results} is of this kind and category.`
    : `${shown} of ${results}.`
}

/** The query with the words in it that were looked for instead. */
function withCorrections(query: string, corrected: Answer['corrected']): string {
  const { text, done } = placedWords(query).reduce(
    (before, { word, start, end }) => {
      const meant = corrected.find(({ typed }) => typed === word)?.meant ?? query.slice(start, end)
      return { text: before.text + query.slice(before.done, start) + meant, done: end }
    },
    { text: '', done: 0 },
  )
  return text + query.slice(done)
}

function quote(text: string): string {
  const trimmed = text.trim()
  return `“${trimmed.length > LONGEST_QUOTE ? `${trimmed.slice(0, LONGEST_QUOTE)}…` : trimmed}”`
}
