/** Hostile documents made from the document types, new fields included. */
import { stringify } from 'yaml'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { Field, FieldRules, Fields } from '../../src/content/schema/fields.ts'
import type { Data, Group } from '../content/documentVariants.ts'

export interface Leaf {
  /** As messages name it: `ingredients[1].text`. */
  path: string
  rules: Exclude<FieldRules, { kind: 'list' } | { kind: 'group' }>
  example: Field['example']
}

export interface Filling {
  value: (leaf: Leaf) => Data
  /** How many entries a list has, where its rules allow as many. */
  entries: number
}

/** A document with a value in every field that its type has, the optional ones and the body too. */
export function fillDocument(type: ContentType, filling: Filling): Group {
  return fillFields(type.fields, '', filling)
}

function fillFields(fields: Fields, prefix: string, filling: Filling): Group {
  const entries = Object.entries(fields).map(([name, { rules, example }]) => {
    const path = prefix ? `${prefix}.${name}` : name
    return [name, fillValue(rules, path, example, filling)]
  })
  return Object.fromEntries(entries)
}

function fillValue(
  rules: FieldRules,
  path: string,
  example: Leaf['example'],
  filling: Filling,
): Data {
  switch (rules.kind) {
    case 'group':
      return fillFields(rules.fields, path, filling)
    case 'list': {
      // Of entries that must differ one is enough.
      const wanted = rules.unique === undefined ? filling.entries : 1
      const length = Math.max(rules.min, Math.min(rules.max, wanted))
      return Array.from({ length }, (_, index) =>
        fillValue(rules.of, `${path}[${index + 1}]`, example, filling),
      )
    }
    default:
      return filling.value({ path, rules, example })
  }
}

export function writeDocument({ bodyField = '' }: ContentType, document: Group): string {
  const { [bodyField]: body, ...fields } = document
  const yaml = stringify(fields)
  return body === undefined ? yaml : `---\n${yaml}---\n\n${String(body)}\n`
}
