import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { FieldRules } from '../../../src/content/schema/fields.ts'
import type { Cache } from '../../cache/cache.ts'
import { hashOf } from '../../cache/hashOf.ts'
import { hashCode } from '../../codeHash.ts'
import {
  describeRecipe,
  type RecipeDescription,
  rememberDescription,
} from '../compile/describeRecipe.ts'
import { isSound, type PlacedValue, type ReadDocument } from './document.ts'
import { readDocument } from './readDocument.ts'

interface StoredDocument extends Pick<ReadDocument, 'values' | 'problems'> {
  placed: Omit<PlacedValue, 'rules'>[]
  description?: RecipeDescription
}

/** `readDocument` through the cache. */
export async function readKept(
  cache: Cache,
  name: string,
  bytes: Buffer,
  type: ContentType,
): Promise<ReadDocument> {
  // The rules may have changed.
  const version = `${process.version} ${await hashCode()}`
  const key = `document-${hashOf([version, name, bytes])}`
  const stored = await cache.of(key, () => toStored(readDocument(name, bytes, type)))
  return restore(name, type, stored)
}

function toStored(document: ReadDocument): StoredDocument {
  const { values, placed, problems, type } = document
  const isDescribed = type.folder === 'recipes' && isSound(document)
  return {
    values,
    problems,
    placed: placed.map(({ rules: _rules, ...value }) => value),
    description: isDescribed ? describeRecipe(document) : undefined,
  }
}

function restore(file: string, type: ContentType, stored: StoredDocument): ReadDocument {
  const { values, problems, description } = stored
  const placed = stored.placed.map((value) => ({ ...value, rules: rulesAt(type, value.path) }))
  const document = { file, type, values, placed, problems }
  if (description) rememberDescription(document, description)
  return document
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
