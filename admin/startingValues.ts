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
 * The place of a form for a new document, with what it begins with: the next free number, and that
 * it is a draft. The editor takes this from there; a default of the field itself would also come into
 * documents that are there already.
 *
 * @param hash of the page's address: `#/collections/recipes/new`
 */
export function withStartingValues(hash: string, types: readonly ContentType[]): string {
  const collection = /^#\/collections\/(\w+)\/new$/.exec(hash)?.[1]
  const type = types.find((candidate) => collectionName(candidate) === collection)
  if (!type) return hash
  const last = highest.get(collectionName(type))
  const values = {
    ...(last !== undefined && { id: String(last + 1) }),
    ...('draft' in type.fields && { draft: 'true' }),
  }
  return `${hash}?${new URLSearchParams(values).toString()}`
}
