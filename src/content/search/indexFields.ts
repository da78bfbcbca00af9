/** The fields of the search index, which the build writes and the search reads. */
import type { AsPlainObject } from 'minisearch'
import type { SearchedKind } from '../../kinds/searchedKinds.ts'
import { FACET_OPTIONS, FACETS } from '../finderIndex.ts'
import type { Recipe } from '../prerender/documents.ts'
import type { SearchableText } from './searchable.ts'
import { tokenize } from './tokens.ts'

/** Omits main ingredients, since most recipes contain their words anyway. */
export const SEARCHED_FACETS = FACETS.filter((facet) => facet !== 'main')
const SEARCHED_FIELDS = SEARCHED_FACETS.map((facet) => FACET_OPTIONS[facet].field)

type LabelField = (typeof SEARCHED_FIELDS)[number] | 'difficulty' | 'foods'

export interface SearchedLabels extends Partial<Pick<Recipe, LabelField>> {
  /** The total time, including rest. */
  minutes?: number
}

export interface StoredDocument
  extends SearchedLabels, Pick<SearchableText, 'title' | 'category' | 'picture'> {
  path: string
  kind: SearchedKind
}

export interface SearchFile extends AsPlainObject {
  /** Readers' words, and the site's words for them. */
  synonyms: (readonly [words: string, means: string])[]
  times: readonly number[]
  /** Choices of recipes, such as `main`, that have another name on the site. */
  names: (readonly [word: string, name: string])[]
  /** The most common spelling of words with capital letters or accents. */
  written?: string[]
}

/** Options of MiniSearch; build and search must use the same. */
export const INDEX_OPTIONS = {
  idField: 'path',
  fields: ['title', 'topics', 'summary', 'points', 'text'],
  storeFields: [
    'kind',
    'title',
    'picture',
    'category',
    ...SEARCHED_FIELDS,
    'difficulty',
    'minutes',
    'foods',
  ] satisfies (keyof StoredDocument)[],
  tokenize,
  processTerm: (word: string) => word,
}
