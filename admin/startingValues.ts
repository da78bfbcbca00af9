import type { ContentType } from '../src/content/schema/documentType.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { collectionName } from './names.ts'

/** Adds the next number and `draft` to `#/collections/recipes/new`; field defaults would change existing documents. */
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
