import type { ContentType } from '../src/content/schema/documentType.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { collectionName } from './names.ts'

/**
 * The place of a form for a new document, with what it begins with: the next free number, and that
 * it is a draft. The editor takes this from there; a default of the field itself would also come into
 * documents that are there already.
 *
 * @param hash of the page's address: `#/collections/recipes/new`
 */
export function withStartingValues(
  hash: string,
  types: readonly ContentType[],
  known: KnownDocuments,
): string {
  const collection = /^#\/collections\/(\w+)\/new$/.exec(hash)?.[1]
  const type = types.find((candidate) => collectionName(candidate) === collection)
  if (!type) return hash
  const id = known.nextId(collectionName(type))
  const values = {
    ...(id !== undefined && { id: String(id) }),
    ...('draft' in type.fields && { draft: 'true' }),
  }
  return `${hash}?${new URLSearchParams(values).toString()}`
}
