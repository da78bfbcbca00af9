import type { ContentType } from '../src/content/schema/documentType.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { collectionName } from './names.ts'

/**
 * The address of a form for a new document, with the next free number and `draft`. Defaults of the
 * fields themselves would come into existing documents too.
 * @param hash `#/collections/recipes/new`
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
