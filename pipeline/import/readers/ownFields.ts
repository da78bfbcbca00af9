import { recipeType } from '../../../src/content/schema/recipe.ts'
import { recipeFields } from '../../content/documents/recipeFields.ts'
import { parseLooseJson } from '../text/looseJson.ts'
import type { DataNode } from './graph.ts'
import { isRecord } from '../../../src/json/checkJson.ts'

/** Fields that mean something on this site alone; no export carries them. */
export const FIELDS_OF_SITE = [
  'acknowledge',
  'author',
  'draft',
  'publishAt',
  'expireAt',
  'redirectFrom',
  'image',
  'imageFocus',
]
/** Fields that some formats have words for. */
export const FIELDS_OF_SOME = ['cuisine', 'diet', 'rating']

/** What no format has words for: exports carry it as it is, for an import of this site. */
export const OWN_FIELDS = Object.keys(recipeType.fields).filter(
  (name) =>
    FIELDS_OF_SOME.includes(name) || !(name in recipeFields({}) || FIELDS_OF_SITE.includes(name)),
)

/** The own fields of a document, without those that a format has words for. */
export function ownFields(values: DataNode, besides: readonly string[] = []): DataNode {
  const names = OWN_FIELDS.filter((name) => !besides.includes(name) && values[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** Reads the own fields in an export of this site: an object, or one as JSON. */
export function readOwnFields(value: unknown): DataNode {
  const node = typeof value === 'string' ? parseLooseJson(value) : value
  if (!isRecord(node)) return {}
  return Object.fromEntries(Object.entries(node).filter(([name]) => OWN_FIELDS.includes(name)))
}
