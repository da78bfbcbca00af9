import type { Field, Fields } from '../src/content/schema/fields.ts'
import { type Group, isGroup } from './yaml/isEqual.ts'

/** The values in the order of the model, whichever the editor keeps them in; unknown ones come last. */
export function inModelOrder(fields: Fields, values: Group): Group {
  const names = Object.keys(fields)
  const place = (name: string) => (name in fields ? names.indexOf(name) : names.length)
  const entries = Object.entries(values)
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([name, value]) => [name, ordered(fields[name]?.rules, value)])
  return Object.fromEntries(entries)
}

function ordered(rules: Field['rules'] | undefined, value: unknown): unknown {
  if (rules?.kind === 'group' && isGroup(value)) return inModelOrder(rules.fields, value)
  if (rules?.kind === 'list' && Array.isArray(value)) {
    return value.map((entry) => ordered(rules.of, entry))
  }
  return value
}
