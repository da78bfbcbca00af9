/** What the index knows of a document: written by the build, read by the search. */
import type { AsPlainObject } from 'minisearch'
import type { SearchedKind } from '../../kinds/searchedKinds.ts'
import { FACET_OPTIONS, FACETS } from '../finderIndex.ts'
import type { Recipe } from '../prerender/documents.ts'
import type { SearchableText } from './searchable.ts'
import { tokenize } from './tokens.ts'

/** The search leaves main ingredients out: they are words of most recipes. */
export const SEARCHED_FACETS = FACETS.filter((facet) => facet !== 'main')
const SEARCHED_FIELDS = SEARCHED_FACETS.map((facet) => FACET_OPTIONS[facet].field)

type LabelField = (typeof SEARCHED_FIELDS)[number] | 'difficulty' | 'foods'

export interface SearchedLabels extends Partial<Pick<Recipe, LabelField>> {
  /** The whole time, rest included. */
  minutes?: number
}

export interface StoredDocument
  extends SearchedLabels, Pick<SearchableText, 'title' | 'category' | 'picture'> {
  path: string
  kind: SearchedKind
}

export interface SearchFile extends AsPlainObject {
  /** Words of readers, and the words of the site for them. */
  synonyms: (readonly [words: string, means: string])[]
  times: readonly number[]
  /** The words that recipes choose from, `main`, where the site calls them something else. */
  names: (readonly [word: string, name: string])[]
  /** Words with capital letters or accents, as most documents write them. */
  written?: string[]
}

/** How MiniSearch reads documents; the index fits only the options that it was built with. */
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
