import type { IndexedDocument } from '../../src/content/prerender/searchIndex.ts'

/** A document as the search index takes it, with only these words. */
export function indexedDocument(path: string, words: Partial<IndexedDocument>): IndexedDocument {
  const nothing = { title: '', category: '', summary: '', points: [], text: [], topics: [] }
  return { path, kind: 'recipes', ...nothing, ...words }
}
