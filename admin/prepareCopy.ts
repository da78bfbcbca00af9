import type { ContentType } from '../src/content/schema/documentType.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { collectionName } from './labels.ts'

/** Changes values to those of a copy; lists are flat there, as `redirectFrom.0`. */
export function prepareCopy(
  type: ContentType,
  values: Record<string, unknown>,
  known: KnownDocuments,
): void {
  const id = known.nextId(collectionName(type))
  if (type.uniqueField === 'id' && id !== undefined) values.id = id
  if ('draft' in type.fields) values.draft = true
  for (const name of Object.keys(values)) {
    if (/^redirectFrom(\.|$)/.test(name)) delete values[name]
  }
}
