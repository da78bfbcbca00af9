import type { ContentType } from '../src/content/schema/documentType.ts'
import type { Data } from './documentText.ts'
import { collectionName } from './names.ts'

/** The highest number that a document has, by the editor's name for its collection. */
const highest = new Map<string, number>()

/** Learns from a document that the editor reads or writes which numbers are taken. */
export function noteId(type: ContentType, { id }: Data): void {
  if (typeof id !== 'number') return
  const collection = collectionName(type)
  highest.set(collection, Math.max(id, highest.get(collection) ?? 0))
}

/**
 * The place of a form for a new document, with the next free number for it: the editor takes what
 * a field begins with from there.
 * @param hash of the page's address: `#/collections/recipes/new`
 */
export function withNextId(hash: string): string {
  const collection = /^#\/collections\/(\w+)\/new$/.exec(hash)?.[1] ?? ''
  const last = highest.get(collection)
  return last === undefined ? hash : `${hash}?id=${last + 1}`
}
