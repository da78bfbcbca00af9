import MiniSearch, { type Query } from 'minisearch'
import {
  INDEX_OPTIONS,
  type SearchFile,
  type StoredDocument,
} from '../../../content/search/indexFields.ts'
import { beginningsOf, HAS_CAPITALS, JOINS_WORDS } from 'words/searchRules'
import { tokenize } from '../../../content/search/tokens.ts'
import { createQueryReader } from './readQuery.ts'
import { createSpelling } from './spelling.ts'

const ENDS_IN_WORD = /[\p{L}\p{M}\p{Nd}]$/u

const SEARCH_OPTIONS = {
  /** A title outweighs all other fields together. */
  boost: { title: 24, topics: 8, summary: 3, points: 2, text: 1 },
  weights: { prefix: 0.1, fuzzy: 1 },
  tokenize: (word: string) => [word],
}
/** The weight of another form of a word, such as `knife` for `knives`. */
const OTHER_FORM = 0.95

export type SearchAnswer = ReturnType<ReturnType<typeof createSearchEngine>['search']>

/** Reads the index and answers queries. @param json the file of `indexPath` */
export function createSearchEngine(json: string) {
  const file: SearchFile = JSON.parse(json)
  const index = MiniSearch.loadJS(file, { ...INDEX_OPTIONS, searchOptions: SEARCH_OPTIONS })
  const known = file.index.map(([word]) => word)
  const spelling = createSpelling(known, index)
  const documents = Object.entries(file.documentIds).map(([key, path]): StoredDocument =>
    Object.assign({ path }, file.storedFields[key]),
  )
  const byPath = new Map(documents.map((document) => [document.path, document]))
  const inWords = HAS_CAPITALS ? writerOf(file.written ?? []) : (words: string[]) => words.join(' ')
  const reading = createQueryReader(documents, file)

  const find: Find = (parts, combineWith) => {
    const queries = parts.flatMap((part) => part.queries)
    const matches = index.search({ combineWith, queries }).flatMap((match) => {
      const document = byPath.get(match.id)
      // MiniSearch multiplies by the number of matched terms, which counts all forms of a word.
      const score = match.score / match.queryTerms.length
      return document ? { document, terms: match.terms, score } : []
    })
    return matches.toSorted((a, b) => b.score - a.score)
  }

  return {
    search(text: string) {
      const parts = parseQuery(text, reading, spelling)
      const byFields = findByFields(parts, reading, find)
      const withAll = find(parts, 'AND')
      const matches = withAll.length > 0 ? withAll : find(parts, 'OR')
      const leftOut = new Set(parts.flatMap(({ phrase }) => phrase.leftOut ?? []))
      const others = documentsOf(matches).filter((document) => !leftOut.has(document))
      const read = parts.flatMap((part) => part.read)
      const unknown = read.filter((word) => word.correction.length === 0).map((word) => word.typed)
      const hits = [...new Set([...byFields.hits, ...others])]
      return {
        hits,
        /** The filters named in the query, or null; their documents come first. */
        filters: byFields.filters,
        /** The matched words, folded. */
        found: new Set([...byFields.matched, ...matches].flatMap(({ terms }) => terms)),
        /** Words that are on no page, with the words searched instead. */
        corrected: read
          .filter(({ typed, correction }) => !['', typed].includes(correction.join(' ')))
          .map(({ typed, correction }) => ({ typed, correction: inWords(correction) })),
        unknown,
        suggestion: hits.length > 0 ? null : inWords(spelling.suggestFor(unknown)) || null,
        /** True if no document has all words, so that the hits have only some. */
        isPartial: byFields.hits.length === 0 && withAll.length === 0 && matches.length > 0,
        isEmpty: parts.length === 0,
      }
    },
  }
}

type QueryReader = ReturnType<typeof createQueryReader>
type Spelling = ReturnType<typeof createSpelling>
type QueryPart = ReturnType<typeof parseQuery>[number]
interface Match {
  document: StoredDocument
  terms: string[]
}
type Find = (parts: readonly QueryPart[], combineWith: 'AND' | 'OR') => Match[]

const documentsOf = (matches: Match[]) => matches.map(({ document }) => document)

/** Splits a query into phrases, each with the searches for its words. */
function parseQuery(text: string, reading: QueryReader, { correct, formsOf }: Spelling) {
  const phrases = reading.read(text).map((phrase) => {
    const { words, synonym, label, minutes } = phrase
    const isField = label !== undefined || minutes !== undefined
    const isWord = !isField && synonym === undefined
    const read = words.map((typed) => ({ typed, correction: isWord ? correct(typed) : [typed] }))
    return { phrase, isField, read, correction: read.flatMap((word) => word.correction) }
  })
  // The last word may be the beginning of a longer one.
  const last = ENDS_IN_WORD.test(text) ? phrases.at(-1)?.correction.at(-1) : undefined
  return phrases.map(({ phrase, isField, read, correction }) => {
    const direct = correction.map((word) => queryFor(word, formsOf(word), word === last))
    const synonym = phrase.synonym?.map((word) => queryFor(word, formsOf(word), false))
    const queries: Query[] = synonym ? [eitherOf(direct, synonym)] : direct
    return { phrase, isField, read, queries }
  })
}

function queryFor(word: string, forms: Set<string>, isUnfinished: boolean): Query {
  const isBeginning = isUnfinished || forms.size === 0
  const beginnings = JOINS_WORDS ? beginningsOf(word) : []
  return {
    combineWith: 'OR',
    queries: [...forms.add(word), ...beginnings],
    prefix: (term) => (isBeginning && term === word) || beginnings.includes(term),
    boostTerm: (term) => (term === word ? 1 : OTHER_FORM),
  }
}

/** Finds documents with matching fields: first text matches by score, then the others by time. */
function findByFields(parts: readonly QueryPart[], reading: QueryReader, find: Find) {
  const rest = parts.filter(({ isField, queries }) => !isField && queries.length > 0)
  const withRest = new Set(documentsOf(find(rest, 'AND')))
  const fields = reading.withFields(
    parts.map(({ phrase }) => phrase),
    (document) => rest.length === 0 || withRest.has(document),
  )
  const inText = parts.filter(({ phrase }) => phrase.minutes === undefined)
  const found = new Set(fields?.found)
  const matched = fields ? find(inText, 'OR').filter(({ document }) => found.has(document)) : []
  const byTime = [...found].toSorted((a, b) => (a.minutes ?? 0) - (b.minutes ?? 0))
  return { matched, hits: [...documentsOf(matched), ...byTime], filters: fields?.filters ?? null }
}

/** Restores the documents' spelling of index words. */
function writerOf(forms: string[]) {
  const written = new Map(forms.map((word) => [tokenize(word)[0], word]))
  return (words: string[]) => words.map((word) => written.get(word) ?? word).join(' ')
}

function eitherOf(...alternatives: Query[][]): Query {
  const queries = alternatives.map((words): Query => ({ combineWith: 'AND', queries: words }))
  return { combineWith: 'OR', queries }
}
