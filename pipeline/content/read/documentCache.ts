import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { FieldRules } from '../../../src/content/schema/fields.ts'
import type { Cache } from '../../cache/cache.ts'
import { hashOf } from '../../cache/hashOf.ts'
import { hashCode } from '../../cache/hashCode.ts'
import type { PlacedValue, ReadDocument } from '../documents/document.ts'
import { readDocument } from './readDocument.ts'

interface StoredDocument extends Pick<ReadDocument, 'values' | 'problems'> {
  placed: Omit<PlacedValue, 'rules'>[]
}

export async function readCached(
  cache: Cache,
  name: string,
  bytes: Buffer,
  type: ContentType,
): Promise<ReadDocument> {
  const version = `${process.version} ${await hashCode()}`
  const key = `document-${hashOf([version, name, bytes])}`
  const stored = await cache.of(key, () => toStored(readDocument(name, bytes, type)))
  return restore(name, type, stored)
}

function toStored({ values, placed, problems }: ReadDocument): StoredDocument {
  return { values, problems, placed: placed.map(({ rules: _rules, ...value }) => value) }
}

function restore(file: string, type: ContentType, stored: StoredDocument): ReadDocument {
  const { values, problems } = stored
  const placed = stored.placed.map((value) => ({ ...value, rules: rulesAt(type, value.path) }))
  return { file, type, values, placed, problems }
}

/** The rules at a path such as `ingredients[2].text`. */
function rulesAt({ fields }: ContentType, path: string): FieldRules {
  let rules: FieldRules | undefined = { kind: 'group', fields }
  for (const part of path.split(/\.|(?=\[)/)) {
    if (rules?.kind === 'list') rules = rules.of
    else rules = rules?.kind === 'group' ? rules.fields[part]?.rules : undefined
  }
  if (!rules) throw new Error(`There is no field ${path}.`)
  return rules
}
