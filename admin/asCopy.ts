import type { ContentType } from '../src/content/schema/documentType.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { collectionName } from './names.ts'

/**
 * Makes values those of a copy: the next free number, a draft, and no old addresses.
 * @param values as the editor keeps them, `redirectFrom.0` for the first of a list; they are changed
 */
export function asCopy(
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
