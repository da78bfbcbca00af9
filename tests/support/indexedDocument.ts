import type { IndexedDocument } from '../../src/content/prerender/searchIndex.ts'

/** A document in the form of the search index, with only these words. */
export function indexedDocument(path: string, words: Partial<IndexedDocument>): IndexedDocument {
  const nothing = { title: '', category: '', summary: '', points: [], text: [], topics: [] }
  return { path, kind: 'recipes', ...nothing, ...words }
}
