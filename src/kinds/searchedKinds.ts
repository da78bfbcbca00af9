import { type Folder, KINDS } from './kinds.ts'

/** The kinds of search results: document kinds, and the texts of `content/pages`. */
export type SearchedKind = Folder | 'pages'
export const SEARCHED_KINDS: readonly SearchedKind[] = [
  ...KINDS.map(({ folder }) => folder),
  'pages',
]
