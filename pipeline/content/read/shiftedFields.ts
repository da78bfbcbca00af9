import type { Field, Fields } from '../../../src/content/schema/fields.ts'
import type { Finding } from '../report/problem.ts'
import { namesIn } from './yamlSlips.ts'

interface FieldLine {
  line: number
  indent: string
  name: string
  value: string
}

/** One blank is what is left over when only the “#” of a noted field was taken away. */
const FIELD_LINE = /^( ?)([\w-]+):(?: +(.*))?$/

/** The first field that its indent makes a part of another one, or no part of its own. */
export function findShiftedField(source: string, fields: Fields): Finding | undefined {
  const known = new Map(Object.entries(fields))
  let parent: FieldLine | undefined
  for (const [index, text] of source.split('\n').entries()) {
    if (/^\s*(#|$)/.test(text)) continue
    const [, indent = '', name = '', value = ''] = FIELD_LINE.exec(text) ?? []
    const field = { line: index + 1, indent, name, value }
    const found = parent && misplacedBelow(parent, field, text, known)
    if (found) return found
    if (/^\S/.test(text)) parent = name === '' ? undefined : field
  }
  return undefined
}

function misplacedBelow(
  parent: FieldLine,
  { line, indent, name }: FieldLine,
  text: string,
  fields: ReadonlyMap<string, Field>,
): Finding | undefined {
  const field = fields.get(parent.name)
  const isGroup = field?.rules.kind === 'group'
  const isInner = namesIn(field ? { [parent.name]: field } : {}).includes(name)
  const place = { line, column: indent.length + 1 }
  if (indent === ' ' && fields.has(name) && !isInner && !isOpen(parent.value)) {
    const what = `A blank stands before “${name}”, which makes it a part of “${parent.name}”.`
    return { place, rule: 'yaml-syntax', what, fix: 'Take the blank before it away.' }
  }
  if (isGroup && isInner && indent === '' && !fields.has(name)) {
    const what = `“${name}” is a field of “${parent.name}”, but has no blanks before it.`
    const fix = `Indent it below “${parent.name}” with two blanks, and the lines that go on with it.`
    return { place, rule: 'yaml-syntax', what, fix }
  }
  if (isGroup && /^ +[\w-]+:/.test(text) && /^[^#[{|>&*!"']/.test(parent.value)) {
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
