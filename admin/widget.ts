import type { Field as Widget } from '@sveltia/cms'
import type { Field, FieldRules, Fields, TextRules } from '../src/content/schema/fields.ts'
import { unitPattern } from '../src/content/schema/inUnit.ts'
import type { ReferenceTo } from './fields/reference.ts'
import { inWords } from './names.ts'

const ONE_LINE = 100

/** @param needed the fields that a draft must have; none for all that the model requires */
export function widgets(fields: Fields, needed?: readonly string[]): Widget[] {
  return Object.entries(fields).map(([name, field]) => widget(name, field, needed))
}

function widget(name: string, field: Field, needed?: readonly string[]): Widget {
  const required = field.required === true && (needed?.includes(name) ?? true)
  return {
    name,
    label: inWords(name),
    hint: hintOf(field, required),
    required,
    ...widgetOf(field.rules, field.required, needed && []),
  }
}

function hintOf({ description, example, required }: Field, now: boolean): string {
  return [
    description,
    required === true && !now && 'Needed before it is published.',
    example !== undefined && `For example: ${example}`,
  ]
    .filter(Boolean)
    .join(' ')
}

type Control = DistributiveOmit<Widget, 'name'>
type DistributiveOmit<T, Key extends string> = T extends unknown ? Omit<T, Key> : never

function widgetOf(rules: FieldRules, required = false, needed?: readonly string[]): Control {
  switch (rules.kind) {
    case 'text':
      return textWidget(rules, required)
    case 'number': {
      const { min, max, whole, refersTo } = rules
      if (refersTo) return reference({ folders: [refersTo], as: 'number' })
      const step = whole ? 1 : 0.1
      return { widget: 'number', value_type: whole ? 'int' : 'float', min, max, step }
    }
    case 'boolean':
      return { widget: 'boolean' }
    case 'choice':
      return { widget: 'select', options: [...rules.options] }
    case 'mdx':
      return { widget: MDX, inline: rules.inline }
    case 'image':
      return { widget: PHOTO }
    case 'list':
      if (rules.of.kind === 'choice') {
        const { max } = rules
        return { widget: 'select', options: [...rules.of.options], multiple: true, max }
      }
      return {
        widget: 'list',
        label_singular: 'Entry',
        max: rules.max,
        ...listOf(rules.of, needed),
      }
    case 'group':
      return { widget: 'object', fields: widgets(rules.fields, needed) }
  }
}

export const REFERENCE = 'reference'
export const MDX = 'mdx'
export const PHOTO = 'photo'
export const FOCUS = 'focus'

function reference(to: ReferenceTo): Control {
  return { widget: REFERENCE, to }
}

function textWidget(rules: TextRules, required: boolean): Control {
  const { maxLength = Infinity, shape, day, dateTime, unit, refersTo, names, isFocus } = rules
  if (isFocus) return { widget: FOCUS }
  if (refersTo) return reference({ vocabulary: refersTo })
  if (names) return reference({ folders: names, as: 'path' })
  const pattern = unit === undefined ? rules.pattern : unitPattern(unit)
  if (day) {
    const start = required ? { default: '{{now}}' } : {}
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...start }
  }
  if (dateTime) return { widget: 'string' }
  const limit = Number.isFinite(maxLength) ? { maxlength: maxLength } : {}
  if (!pattern) return { widget: maxLength > ONE_LINE ? 'text' : 'string', ...limit }
  const rule: [RegExp, string] = [pattern, `This must be ${shape ?? 'in another form'}.`]
  return { widget: 'string', pattern: rule }
}

function listOf(rules: FieldRules, needed?: readonly string[]) {
  if (rules.kind !== 'group') {
    return { field: { name: 'entry', label: 'Entry', ...widgetOf(rules) } }
  }
  // A closed entry shows its first field.
  const [first] = Object.keys(rules.fields)
  return { fields: widgets(rules.fields, needed), collapsed: true, summary: `{{fields.${first}}}` }
}
