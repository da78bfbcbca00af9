import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { Field, FieldRules, Fields } from '../../../src/content/schema/fields.ts'
import { isDate } from '../../../src/content/schema/fields.ts'
import { TO_BE_WRITTEN } from '../checks/checkUnfinished.ts'
import { compileMdx } from '../mdx/compileMdx.ts'
import { isGroup, type Value } from '../documents/document.ts'

/** Fills missing values of a draft. A number gets its least value, and words in `unfinished`. */
export function withPlaceholders(
  { fields }: Pick<ContentType, 'fields'>,
  values: Record<string, Value>,
): Record<string, Value> {
  const numbers = Object.entries(fields).filter(
    ([name, { rules, required }]) =>
      required && rules.kind === 'number' && values[name] === undefined,
  )
  const unfinished = Object.fromEntries(numbers.map(([name]) => [name, TO_BE_WRITTEN]))
  return { ...filled(fields, values), ...(numbers.length > 0 && { unfinished }) }
}

function filled(fields: Fields, values: Record<string, Value>): Record<string, Value> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, Value][] => {
    const value = values[name]
    const isEmpty = Array.isArray(value) && value.length === 0
    if (value !== undefined && !isEmpty) return [[name, inside(field.rules, value)]]
    return field.required ? [[name, placeholder(field.rules, field.example)]] : []
  })
  return { ...values, ...Object.fromEntries(entries) }
}

function inside(rules: FieldRules, value: Value): Value {
  if (rules.kind === 'group' && isGroup(value)) return filled(rules.fields, value)
  if (rules.kind === 'list' && rules.of.kind === 'group' && Array.isArray(value)) {
    const { fields } = rules.of
    return value.filter((entry) => isGroup(entry)).map((entry) => filled(fields, entry))
  }
  return value
}

function placeholder(rules: FieldRules, example: Field['example']): Value {
  switch (rules.kind) {
    case 'number':
      return rules.min
    case 'mdx':
      return compileMdx(TO_BE_WRITTEN, rules.isInline, () => {})
    case 'group':
      return filled(rules.fields, {})
    case 'list':
      return placeholderEntries(rules.of, rules.min)
    case 'text': {
      const hasForm = rules.format === 'url' || rules.names || isDate(rules)
      return hasForm && example !== undefined ? String(example) : TO_BE_WRITTEN
    }
    case 'image':
      return ''
    default:
      return TO_BE_WRITTEN
  }
}

/** No placeholder can name a document, so such a list stays empty. */
function placeholderEntries(of: FieldRules, count: number): Value[] {
  const inner = of.kind === 'group' ? Object.values(of.fields).map(({ rules }) => rules) : [of]
  if (inner.some((rules) => rules.kind === 'text' && rules.names)) return []
  return Array.from({ length: count }, () => placeholder(of, undefined))
}
