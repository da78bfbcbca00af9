import type { DocumentData } from '../pipeline/textEdits/documentText.ts'
import type { Field, Fields } from '../src/content/schema/fields.ts'
import { isRecord } from '../src/shared/checkJson.ts'

/** The editor's own notes in unsaved entries. */
const OWN_NOTE = '__sc_'

/** Leaves out what the editor does when it saves: empty optional fields, and its own notes. */
export function omitEmpty(fields: Fields, values: DocumentData): DocumentData {
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (name.startsWith(OWN_NOTE)) return []
    const field = fields[name]
    const inner = field ? inside(field.rules, value) : value
    return field && !field.required && isEmpty(inner) ? [] : [[name, inner]]
  })
  return Object.fromEntries(entries)
}

function inside(rules: Field['rules'], value: unknown): unknown {
  if (rules.kind === 'group' && isRecord(value)) return omitEmpty(rules.fields, value)
  if (rules.kind === 'list' && Array.isArray(value)) {
    return value.map((entry) => inside(rules.of, entry))
  }
  return value
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (isRecord(value)) return Object.keys(value).length === 0
  return value === undefined || value === null || value === ''
}
