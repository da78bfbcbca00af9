import { type DataNode, isNode } from './graph.ts'

/** Fields of this site's documents that other formats have no word for, and that its exports carry. */
export const OWN_FIELDS = [
  'category',
  'cuisine',
  'imageDesc',
  'art',
  'restKind',
  'yield',
  'course',
  'difficulty',
  'diet',
  'allergens',
  'rating',
  'equipment',
  'notes',
] as const

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
