import type { ContentType } from '../src/content/schema/documentType.ts'
import { collectionName } from './labels.ts'

/** Adds `draft` to `#/collections/recipes/new`; a default of the field would change existing documents. */
export function withStartingValues(hash: string, types: readonly ContentType[]): string {
  const collection = /^#\/collections\/(\w+)\/new$/.exec(hash)?.[1]
  const type = types.find((candidate) => collectionName(candidate) === collection)
  return type && 'draft' in type.fields ? `${hash}?draft=true` : hash
}
