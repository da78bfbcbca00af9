import type { Field as Widget } from '@sveltia/cms'
import type {
  Field,
  FieldRules,
  Fields,
  ListRules,
  TextRules,
} from '../../src/content/schema/fields.ts'
import { unitPattern } from '../../src/content/schema/nutrientUnits.ts'
import type { LinesOptions } from '../fields/LinesControl.tsx'
import type { ReferenceTo } from '../fields/reference.ts'
import { fieldLabel } from './labels.ts'

const ONE_LINE = 100
/** The length above which texts of a list are separated by empty lines. */
const SHORT_TEXT = 200

/** Returns the widgets of fields. @param needed the required ones in a draft, by default all required */
export function widgets(fields: Fields, needed?: readonly string[]): Widget[] {
  return Object.entries(fields).map(([name, field]) => widget(name, field, needed))
}

function widget(name: string, field: Field, needed?: readonly string[]): Widget {
  const required = field.required === true && (needed?.includes(name) ?? true)
  // The editor hides the fields of an optional group until a button is pressed.
  const isOpen = field.required === true && field.rules.kind === 'group'
  return {
    name,
    label: fieldLabel(name),
    hint: hintOf(field, required),
    required: required || isOpen,
    ...widgetOf(field.rules, field.required, needed && []),
  }
}

function hintOf({ description, example, required, rules }: Field, isRequiredNow: boolean): string {
  return [
    description,
    linesHint(rules),
    required === true && !isRequiredNow && 'Needed before it is published.',
    example !== undefined && `For example: ${example}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function linesHint(rules: FieldRules): string {
  if (rules.kind !== 'list' || !linesOptions(rules)) return ''
  return rules.of.kind === 'group' && 'group' in rules.of.fields
    ? 'One a line; one that ends in a colon is the heading of those below it.'
    : 'One a line.'
}

type Control = DistributiveOmit<Widget, 'name'>
type DistributiveOmit<T, Key extends string> = T extends unknown ? Omit<T, Key> : never

function widgetOf(rules: FieldRules, required = false, needed?: readonly string[]): Control {
  const to = referenceTarget(rules)
  if (to) return { widget: REFERENCE, to }
  switch (rules.kind) {
    case 'text':
      return textWidget(rules, required)
    case 'number':
      return { widget: NUMBER, rules }
    case 'boolean':
      return { widget: 'boolean' }
    case 'choice':
      return { widget: 'select', options: [...rules.options] }
    case 'mdx':
      return { widget: MDX, isInline: rules.isInline }
    case 'image':
      return { widget: PHOTO }
    case 'list': {
      if (rules.of.kind === 'choice')
        return { widget: 'select', options: [...rules.of.options], multiple: true, max: rules.max }
      const lines = linesOptions(rules)
      if (lines) return { widget: LINES, lines }
      return {
        widget: 'list',
        label_singular: 'Entry',
        max: rules.max,
        ...entryWidgets(rules.of, needed),
      }
    }
    case 'group':
      return { widget: 'object', fields: widgets(rules.fields, needed) }
  }
}

export const REFERENCE = 'reference'
export const MDX = 'mdx'
export const PHOTO = 'photo'
export const FOCUS = 'focus'
export const NUMBER = 'typed-number'
export const LINES = 'lines'
export const NEXT_ID = 'next-id'

function referenceTarget(rules: FieldRules): ReferenceTo | undefined {
  if (rules.kind === 'number') return rules.refersTo && { folders: [rules.refersTo], as: 'number' }
  if (rules.kind !== 'text') return undefined
  if (rules.refersTo) return { vocabulary: rules.refersTo }
  return rules.names && { folders: rules.names, as: 'path' }
}

/** Lists of texts with at most one reference each become lines of one box. */
function linesOptions({ of }: ListRules): LinesOptions | undefined {
  const isGrouped = of.kind === 'group'
  const [first, ...rest] = isGrouped ? Object.entries(of.fields) : []
  if (first && first[0] !== 'text') return undefined
  const text = first ? first[1].rules : of
  if (text.kind !== 'text' || text.names) return undefined
  const [detail] = rest.flatMap(([name, { rules }]) => {
    const to = referenceTarget(rules)
    return to ? [{ name, label: fieldLabel(name), to }] : []
  })
  const hasEmptyLines = (text.maxLength ?? 0) > SHORT_TEXT
  return { isGrouped, hasEmptyLines, detail }
}

function textWidget(rules: TextRules, required: boolean): Control {
  const { maxLength = Infinity, shape, format, unit } = rules
  if (format === 'focus') return { widget: FOCUS }
  const pattern = unit === undefined ? rules.pattern : unitPattern(unit)
  if (format === 'day') {
    const start = required ? { default: '{{now}}' } : {}
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...start }
  }
  if (format === 'moment') return { widget: 'string' }
  const limit = Number.isFinite(maxLength) ? { maxlength: maxLength } : {}
  if (!pattern) return { widget: maxLength > ONE_LINE ? 'text' : 'string', ...limit }
  const rule: [RegExp, string] = [pattern, `This must be ${shape ?? 'in another form'}.`]
  return { widget: 'string', pattern: rule }
}

function entryWidgets(rules: FieldRules, needed?: readonly string[]) {
  if (rules.kind !== 'group')
    return { field: { name: 'entry', label: 'Entry', ...widgetOf(rules) } }
  // A collapsed entry shows its first field.
  const [first] = Object.keys(rules.fields)
  return { fields: widgets(rules.fields, needed), collapsed: true, summary: `{{fields.${first}}}` }
}
