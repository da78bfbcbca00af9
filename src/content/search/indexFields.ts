/** What the index knows of a document: written by the build, read by the search. */
import type { AsPlainObject } from 'minisearch'
import type { Folder } from '../../kinds/kinds.ts'
import type { Recipe } from '../documents.ts'
import type { SearchableText } from './searchable.ts'
import { splitWords } from './words.ts'

export interface SearchHit extends Pick<SearchableText, 'title' | 'category' | 'picture'> {
  id: string
  kind: Folder
}

/** What fields of a recipe say beside its category. */
export type RecipeLabels = Partial<
  Pick<Recipe, 'diet' | 'course' | 'cuisine' | 'keywords' | 'difficulty'>
> & {
  /** The whole time, rest included. */
  minutes?: number
}

export type StoredDocument = SearchHit & RecipeLabels

export interface SearchFile extends AsPlainObject {
  /** Words of readers, and what the site says for them. */
  synonyms: (readonly [words: string, means: string])[]
  /** The times, in minutes, that recipes can be filtered by. */
  times: readonly number[]
}

/** How MiniSearch reads documents; the index fits only the options that it was built with. */
export const INDEX_OPTIONS = {
  fields: ['title', 'topics', 'summary', 'points', 'text'],
  storeFields: [
    'kind',
    'title',
    'picture',
    'category',
    'diet',
    'course',
    'cuisine',
    'keywords',
    'difficulty',
    'minutes',
  ] satisfies (keyof StoredDocument)[],
  tokenize: splitWords,
  processTerm: (word: string) => word,
}
