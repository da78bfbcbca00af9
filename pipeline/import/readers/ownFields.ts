import { type DataNode, isNode } from './graph.ts'

/** Fields of this site's documents that other formats have no word for, and that its exports carry. */
export const OWN_FIELDS = [
  'cuisine',
  'headnote',
  'imageDesc',
  'restKind',
  'course',
  'difficulty',
  'diet',
  'allergens',
] as const

/** Those of them that a document has, without the ones that a format has a word for. */
export function ownFields(values: DataNode, besides: readonly string[] = []): DataNode {
  const names = OWN_FIELDS.filter((name) => !besides.includes(name) && values[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** What an export of this site says of them: an object, or one as JSON. Nothing else is taken. */
export function readOwnFields(value: unknown): DataNode {
  const node = typeof value === 'string' ? parse(value) : value
  if (!isNode(node)) return {}
  const known: readonly string[] = OWN_FIELDS
  return Object.fromEntries(Object.entries(node).filter(([name]) => known.includes(name)))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
