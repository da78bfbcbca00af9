import { writeAmount } from '../text/fractions.ts'
import type { DataNode } from './jsonLdGraph.ts'
import { firstText } from './schemaRecipe.ts'
import { isRecord, asList } from '../../../src/shared/checkJson.ts'
import { OWN_FIELDS } from '../../content/documents/ownFields.ts'
import { parseLooseJson } from '../text/looseJson.ts'

export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export function nodesIn(value: unknown): DataNode[] {
  return asList(value).filter(isRecord)
}

/** Picks fields that have the same names as in schema.org. */
export function pickFields(node: DataNode, names: string): DataNode {
  return Object.fromEntries(names.split(' ').map((name) => [name, node[name]]))
}

/** Formats a heading among ingredients so that `groupLines` recognizes it. */
export function headingLine(value: unknown): string[] {
  return stepHeading(value).map((heading) => `## ${heading}`)
}

export function stepHeading(value: unknown): string[] {
  const heading = firstText(value).replace(/:$/, '')
  return heading === '' ? [] : [`${heading}:`]
}

type Parts = Partial<Record<'amount' | 'unit' | 'food' | 'note', unknown>>

/** Joins the parts of an ingredient line: `2 cups flour, sifted`. */
export function ingredientText({ amount, unit, food, note }: Parts): string {
  const number = typeof amount === 'number' ? amount > 0 && writeAmount(amount) : firstText(amount)
  const head = [number, firstText(unit), firstText(food)].filter(Boolean).join(' ')
  return [head, firstText(note)].filter(Boolean).join(', ')
}

/** Reads `pinchwell`, the fields of this site in an export: an object, or its JSON text. */
export function readOwnFields(value: unknown): DataNode {
  const node = typeof value === 'string' ? parseLooseJson(value) : value
  if (!isRecord(node)) return {}
  return Object.fromEntries(Object.entries(node).filter(([name]) => OWN_FIELDS.includes(name)))
}
