import type { DocumentData } from '../pipeline/textEdits/documentText.ts'
import type { Field, Fields } from '../src/content/schema/fields.ts'
import { normalizeUnit } from '../src/content/schema/nutrientUnits.ts'
import { scalarText } from '../pipeline/content/text/scalarText.ts'
import { isRecord } from '../src/shared/checkJson.ts'

/** The values in the order of the model, with their units; unknown ones come last. */
export function orderByModel(fields: Fields, values: DocumentData): DocumentData {
  const names = Object.keys(fields)
  const place = (name: string) => (name in fields ? names.indexOf(name) : names.length)
  const entries = Object.entries(values)
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([name, value]) => [name, ordered(fields[name]?.rules, value)])
  return Object.fromEntries(entries)
}

function ordered(rules: Field['rules'] | undefined, value: unknown): unknown {
  if (rules?.kind === 'group' && isRecord(value)) return orderByModel(rules.fields, value)
  const text = scalarText(value)
  if (rules?.kind === 'text' && rules.unit && text !== '') return normalizeUnit(text, rules.unit)
  if (rules?.kind === 'list' && Array.isArray(value))
    return value.map((entry) => ordered(rules.of, entry))
  return value
}
