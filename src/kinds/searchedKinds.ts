import { type Folder, KINDS } from './kinds.ts'

/** The kinds of results: those of documents, and the site's own pages. */
export type SearchedKind = Folder | 'pages'
export const SEARCHED_KINDS: readonly SearchedKind[] = [
  ...KINDS.map(({ folder }) => folder),
  'pages',
]
