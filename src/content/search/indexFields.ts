/** What the index knows of a document: written by the build, read by the search. */
import type { Folder } from '../../kinds/kinds.ts'
import { wordsOf } from './words.ts'

export interface Hit {
  id: string
  kind: Folder
  category: string
}

/** How MiniSearch reads documents; the index fits only the options that it was built with. */
export const INDEX_OPTIONS = {
  fields: ['title', 'topics', 'summary', 'points', 'text'],
  storeFields: ['kind', 'category'] satisfies (keyof Hit)[],
  tokenize: wordsOf,
  processTerm: (word: string) => word,
}
