import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { FieldRules, Fields } from '../../../src/content/schema/fields.ts'
import { contentTypes } from '../../../src/content/schema/index.ts'
import type { Cache } from '../../cache/cache.ts'
import { hashOf } from '../../cache/hashOf.ts'
import { hashCode } from '../../codeHash.ts'
import { isSound, problemsWithin } from '../check/checkWithin.ts'
import {
  describeRecipe,
  type RecipeDescription,
  rememberDescription,
} from '../compile/describeRecipe.ts'
import type { PlacedValue, ReadDocument } from './document.ts'
import type { Problem } from '../report/problem.ts'
import { readDocument } from './readDocument.ts'

interface StoredDocument extends Pick<ReadDocument, 'values' | 'problems'> {
  placed: (Omit<PlacedValue, 'rules'> & { rules: number })[]
  within: Problem[]
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
  const description = isDescribed ? describeRecipe(document) : undefined
  const within = problemsWithin(document)
  return { values, problems, placed: placed.map(withNumber), within, description }
}

function withNumber(value: PlacedValue): StoredDocument['placed'][number] {
  return { ...value, rules: RULES.indexOf(value.rules) }
}

function restore(file: string, type: ContentType, stored: StoredDocument): ReadDocument {
  const { values, problems, within, description } = stored
  const placed = stored.placed.map((value) => ({ ...value, rules: ruleAt(value.rules) }))
  const document = { file, type, values, placed, problems }
  problemsWithin.remember(document, within)
  if (description) rememberDescription(document, description)
  return document
}

const RULES = contentTypes.flatMap(({ fields }) => rulesOf(fields))

function rulesOf(fields: Fields): FieldRules[] {
  return Object.values(fields).flatMap(({ rules }) => withInner(rules))
}

function withInner(rules: FieldRules): FieldRules[] {
  if (rules.kind === 'list') return [rules, ...withInner(rules.of)]
  if (rules.kind === 'group') return [rules, ...rulesOf(rules.fields)]
  return [rules]
}

function ruleAt(number: number): FieldRules {
  const rules = RULES[number]
  if (!rules) throw new Error(`There is no rule ${number}.`)
  return rules
}
