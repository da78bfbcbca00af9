import MiniSearch, { type AsPlainObject, type Query } from 'minisearch'
import { type Hit, INDEX_OPTIONS } from '../../../content/search/indexFields.ts'
import { wordsOf } from '../../../content/search/words.ts'
import { createSpelling } from './spelling.ts'

const ENDS_IN_WORD = /[\p{L}\p{M}\p{Nd}]$/u

const SEARCH_OPTIONS = {
  /** A title outweighs all the rest together. */
  boost: { title: 24, topics: 8, summary: 3, points: 2, text: 1 },
  weights: { prefix: 0.1, fuzzy: 1 },
  tokenize: (word: string) => [word],
}
/** A document with another form of a word counts almost as much. */
const OTHER_FORM = 0.95

export type Answer = ReturnType<ReturnType<typeof openEngine>['search']>

/** @param json the index, as the build wrote it */
export function openEngine(json: string) {
  const plain: AsPlainObject = JSON.parse(json)
  const index = MiniSearch.loadJS(plain, { ...INDEX_OPTIONS, searchOptions: SEARCH_OPTIONS })
  const known = plain.index.map(([word]) => word)
  const spelling = createSpelling(known, index)

  function queryFor(word: string, isUnfinished: boolean): Query {
    const forms = spelling.formsOf(word)
    const isBeginning = isUnfinished || forms.size === 0
    return {
      combineWith: 'OR',
      queries: [...forms.add(word)],
      prefix: (term) => isBeginning && term === word,
      boostTerm: (term) => (term === word ? 1 : OTHER_FORM),
    }
  }

  function find(queries: Query[], combineWith: 'AND' | 'OR') {
    const found = index.search({ combineWith, queries })
    // MiniSearch has multiplied by the number of words, and counts each form of one.
    const scored = found.map((match) => ({ match, score: match.score / match.queryTerms.length }))
    return scored.toSorted((a, b) => b.score - a.score).map(({ match }) => match)
  }

  return {
    search(text: string) {
      const typed = [...new Set(wordsOf(text))]
      // The last word may be the beginning of a longer one.
      const isUnfinished = ENDS_IN_WORD.test(text)
      const read = typed.map((word) => ({ typed: word, meant: spelling.meantBy(word) }))
      const meant = read.flatMap((word) => word.meant)
      const queries = meant.map((word, place) => {
        return queryFor(word, isUnfinished && place === meant.length - 1)
      })
      const withAll = find(queries, 'AND')
      const matches = withAll.length > 0 ? withAll : find(queries, 'OR')
      const unknown = read.filter((word) => word.meant.length === 0).map((word) => word.typed)
      return {
        /** Best first. */
        hits: matches.map(({ id, kind, category }): Hit => ({ id, kind, category })),
        /** The words that were found, folded. */
        found: new Set(matches.flatMap(({ terms }) => terms)),
        /** Words that no page has, with what was looked for instead. */
        corrected: read
          .map((word) => ({ typed: word.typed, meant: word.meant.join(' ') }))
          .filter((word) => word.meant !== '' && word.meant !== word.typed),
        /** Words that no page has, nor any like them. */
        unknown,
        suggestion: matches.length > 0 ? null : spelling.suggestFor(unknown),
        /** True if no document has all words, and these have some. */
        isPartial: withAll.length === 0 && matches.length > 0,
        isEmpty: typed.length === 0,
      }
    },
  }
}
