import { stringify } from 'yaml'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { Field, FieldRules, Fields } from '../../src/content/schema/fields.ts'
import { explainRules } from '../editor/explainRules.ts'

/** A value that YAML can hold without a group. */
type Plain = string | number | boolean

/** What stands where no example can: a valid text that nobody takes for the real one. */
const TO_BE_WRITTEN = 'To be written.'

/**
 * A document to write over: every field of its type with a valid value, and above it a note that
 * says what it is for. Optional fields are notes themselves.
 *
 * @param given the values that are known already, by field
 */
export function template(type: ContentType, given: Record<string, Plain>): string {
  // There is no warning yet that could be acknowledged.
  const { [type.bodyField ?? '']: body, acknowledge: _acknowledge, ...fields } = type.fields
  const head = [type.description, 'Write your own over every value, and delete these notes.']
  const paragraphs = Object.entries(fields).map(([name, field]) =>
    fieldLines(name, field, given[name]).join('\n'),
  )
  const yaml = `${[...note(head), ...note([OPTIONAL])].join('\n')}\n\n${paragraphs.join('\n\n')}\n`
  return body ? `---\n${yaml}---\n\n${TO_BE_WRITTEN}\n` : yaml
}

const OPTIONAL = 'A field behind a # is optional: take the # away to use it.'

function note(sentences: (string | undefined)[]): string[] {
  return [`# ${sentences.filter(Boolean).join(' ')}`]
}

function fieldLines(name: string, field: Field, given?: Plain): string[] {
  const { description, rules, required } = field
  const lines = valueLines(name, field, given)
  return [
    ...note([description, explainRules(rules)]),
    ...(required || given !== undefined ? lines : lines.map((line) => `# ${line}`)),
  ]
}

function valueLines(name: string, { rules, example }: Field, given?: Plain): string[] {
  if (rules.kind === 'group') return [`${name}:`, ...indented(someLines(rules.fields))]
  if (rules.kind === 'list' && rules.of.kind === 'group') {
    return [`${name}:`, ...indented(asEntry(groupLines(rules.of.fields)))]
  }
  const plain = given ?? example ?? placeholder(rules)
  const value = rules.kind === 'list' ? Array.from({ length: rules.min }, () => plain) : plain
  return stringify({ [name]: value }, { lineWidth: 100 })
    .trimEnd()
    .split('\n')
}

function groupLines(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => fieldLines(name, field))
}

/** The fields of a group; where all are optional, all are offered, since it cannot be empty. */
function someLines(fields: Fields): string[] {
  if (Object.values(fields).some(({ required }) => required)) return groupLines(fields)
  return Object.entries(fields).flatMap(([name, field]) =>
    fieldLines(name, { ...field, required: true }),
  )
}

function indented(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

/** The lines of a group as an entry of a list: the hyphen stands before its first field. */
function asEntry(lines: string[]): string[] {
  const first = lines.findIndex((line) => !line.startsWith('#'))
  return lines.map((line, index) => {
    if (index < first) return line
    return index === first ? `- ${line}` : `  ${line}`
  })
}

/** A valid value of a field without an example. */
function placeholder(rules: FieldRules): Plain {
  if (rules.kind === 'number') return rules.min
  if (rules.kind === 'choice') return rules.options[0] ?? TO_BE_WRITTEN
  return TO_BE_WRITTEN
}
