import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { KnownDocuments } from '../knownDocuments.ts'
import { collectionName } from '../config/labels.ts'

/** Changes the values of a copied entry, which has flattened lists: `redirectFrom.0`. */
export function prepareCopy(
  type: ContentType,
  values: Record<string, unknown>,
  known: KnownDocuments,
): void {
  if (type.uniqueField === 'id') values.id = known.nextId(collectionName(type))
  if ('draft' in type.fields) values.draft = true
  for (const name of Object.keys(values)) {
    if (/^redirectFrom(\.|$)/.test(name)) delete values[name]
  }
}

/** Adds `draft` to `#/collections/recipes/new`. A default value would change old documents, too. */
export function withDraftParameter(hash: string, types: readonly ContentType[]): string {
  const collection = /^#\/collections\/(\w+)\/new$/.exec(hash)?.[1]
  const type = types.find((candidate) => collectionName(candidate) === collection)
  return type && 'draft' in type.fields ? `${hash}?draft=true` : hash
}
