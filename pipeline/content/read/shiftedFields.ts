import type { Field, Fields } from '../../../src/content/schema/fields.ts'
import type { Finding } from '../report/problem.ts'
import { spaces, namesIn } from './yamlSlips.ts'

interface FieldLine {
  line: number
  indent: string
  name: string
  value: string
}

const FIELD_LINE = /^( *)([\w-]+):(?: +(.*))?$/

/** The first field of an entry, behind its hyphen. */
const ENTRY_LINE = /^( *- +)([\w-]+):(?: +(.*))?$/

/** The first field that its indent makes a part of another one, or no part of its own. */
export function findShiftedField(source: string, fields: Fields): Finding | undefined {
  const known = new Map(Object.entries(fields))
  let parent: FieldLine | undefined
  let inner: FieldLine | undefined
  let isFirst = true
  for (const [index, text] of source.split('\n').entries()) {
    if (/^\s*(#|$)/.test(text)) continue
    const [, indent = '', name = '', value = ''] = FIELD_LINE.exec(text) ?? []
    const field = { line: index + 1, indent, name, value }
    const found = parent
      ? (misplacedBelow(parent, field, text, known) ?? uneven(parent, inner, field, known))
      : isFirst && known.has(name) && /^[\w-]+:/m.test(source) && shifted(field, 'no field')
    if (found) return found
    isFirst = false
    const [, behind = '', first = '', rest = ''] = ENTRY_LINE.exec(text) ?? []
    if (/^\S/.test(text) && behind === '') {
      parent = name === '' ? undefined : field
      inner = undefined
    } else if (behind !== '') {
      inner = { line: index + 1, indent: ' '.repeat(behind.length), name: first, value: rest }
    } else if (parent && partsOf(parent, known).has(name)) inner = field
  }
  return undefined
}

function partsOf({ name }: FieldLine, fields: ReadonlyMap<string, Field>): Set<string> {
  const rules = fields.get(name)?.rules
  const parts = rules?.kind === 'list' ? rules.of : rules
  return new Set(parts?.kind === 'group' ? Object.keys(parts.fields) : [])
}

function shifted({ line, indent, name }: FieldLine, parent: string): Finding | undefined {
  if (indent === '') return undefined
  const what = `“${name}” stands behind spaces, which make it a part of ${parent}.`
  const place = { line, column: indent.length + 1 }
  return { place, rule: 'yaml-syntax', what, fix: 'Take the spaces before it away.' }
}

/** Two fields of a group that do not stand below each other. */
function uneven(
  parent: FieldLine,
  above: FieldLine | undefined,
  field: FieldLine,
  fields: ReadonlyMap<string, Field>,
): Finding | undefined {
  if (!above || field.indent === '' || !partsOf(parent, fields).has(field.name)) return undefined
  const [deep, other] = above.indent.length > field.indent.length ? [above, field] : [field, above]
  // Deeper below: the text of the field above may go on.
  const mayGoOn = deep === field && (above.value === '' || isOpen(above.value))
  // The place of the others in an entry is that behind its hyphen.
  const isOfEntry = fields.get(parent.name)?.rules.kind === 'list' && deep === above
  if (deep.indent === other.indent || mayGoOn || isOfEntry) return undefined
  const what = `“${deep.name}” stands further right than “${other.name}”, another field of “${parent.name}”.`
  const place = { line: deep.line, column: deep.indent.length + 1 }
  const fix = `Begin it with ${spaces(other.indent.length)}.`
  return { place, rule: 'yaml-syntax', what, fix }
}

function misplacedBelow(
  parent: FieldLine,
  written: FieldLine,
  text: string,
  fields: ReadonlyMap<string, Field>,
): Finding | undefined {
  const { line, indent, name } = written
  const field = fields.get(parent.name)
  const isGroup = field?.rules.kind === 'group'
  const isInner = namesIn(field ? { [parent.name]: field } : {}).includes(name)
  const place = { line, column: indent.length + 1 }
  // Further right, the text of an inner field may go on.
  const isNear = indent.length < 4 || !(isGroup || field?.rules.kind === 'list')
  if (isNear && fields.has(name) && !isInner && !isOpen(parent.value)) {
    const found = shifted(written, `“${parent.name}”`)
    if (found) return found
  }
  if (isGroup && isInner && indent === '' && !fields.has(name)) {
    const what = `“${name}” is a field of “${parent.name}”, but has no spaces before it.`
    const fix = `Indent it below “${parent.name}” with two spaces, and the lines that go on with it.`
    return { place, rule: 'yaml-syntax', what, fix }
  }
  const [first = ''] = /^[\w-]+(?=:)/.exec(parent.value) ?? []
  const hasText = /^[^#[{|>&*!"']/.test(parent.value) && !partsOf(parent, fields).has(first)
  if (isGroup && /^ +[\w-]+:/.test(text) && hasText) {
    const what = `“${parent.name}” has its fields below it, so no text can stand behind its colon.`
    const start = { line: parent.line, column: parent.name.length + 3 }
    return { place: start, rule: 'yaml-syntax', what, fix: `Take “${parent.value}” away.` }
  }
  return undefined
}

/** Whether a value goes on in the lines below it. */
function isOpen(value: string): boolean {
  return /^([|>]|(["'])(?!.*\2\s*$)|[[{](?!.*[\]}]\s*$))/.test(value)
}
