import path from 'node:path'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import { addressOf } from '../content/documents/knownContent.ts'
import { quote } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggestWord.ts'
import { CONTROL_CHARACTERS } from '../content/text/decodeText.ts'
import { fileName, slugFileName } from '../content/documents/fileName.ts'
import type { ExistingDocument } from './readExisting.ts'
import { stringify } from 'yaml'
import type { Field, FieldRules, Fields } from '../../src/content/schema/fields.ts'
import { TO_BE_WRITTEN } from '../content/checks/checkUnfinished.ts'
import { explainRules } from '../schemas/explainRules.ts'
import { ExplainedError } from '../system/explainFailure.ts'

export function findType(name: string): ContentType {
  const types = contentTypes.filter(({ singleFile }) => !singleFile)
  const names = types.map((type) => type.name.toLowerCase())
  const type = types[names.indexOf(name)]
  if (type) return type
  const what = name ? `${quote(name)} is no kind of document.` : 'The kind of document is missing.'
  throw new ExplainedError(`${what} ${didYouMean(name, names)}\n${USAGE}`)
}

const USAGE = 'For example: npm run new recipe "Lemon tart"'

/**
 * Creates a document with the next free id; drafts pass the content check.
 *
 * @param date YYYY-MM-DD
 */
export function newDocument(
  type: ContentType,
  givenTitle: string,
  date: string,
  existing: ExistingDocument[],
) {
  const title = givenTitle.trim().replaceAll(/\s+/g, ' ')
  const { titleField = '', uniqueField, extension } = type
  refuseUnusable(title, type)
  const id = Math.max(0, ...existing.map((other) => other.id)) + 1
  const duplicates = existing.filter((other) => other.title.toLowerCase() === title.toLowerCase())
  const isNumbered = uniqueField === 'id'
  const file = isNumbered ? fileName(id, title, extension) : slugFileName(title, extension)
  const values = { id, slug: path.parse(file).name }
  const rules = type.fields.slug?.rules
  if (rules?.kind === 'text' && rules.pattern?.test(values.slug) === false)
    throw new ExplainedError(
      `Its address cannot be ${quote(`/${values.slug}`)}: write ${rules.shape}.`,
    )
  return {
    name: path.posix.join(type.folder, file),
    text: documentTemplate(type, { ...values, [titleField]: title, date, draft: true }),
    address: addressOf({ type, values }) ?? '',
    namesakes: duplicates.map((duplicate) => duplicate.file),
    isDraft: 'draft' in type.fields,
  }
}

function refuseUnusable(title: string, { fields, titleField = '' }: ContentType): void {
  if (title === '') throw new ExplainedError(`The title is missing.\n${USAGE}`)
  if (CONTROL_CHARACTERS.test(title))
    throw new ExplainedError('The title holds a character that cannot be shown.')
  const rules = fields[titleField]?.rules
  const longest = (rules?.kind === 'text' && rules.maxLength) || Infinity
  if (title.length > longest)
    throw new ExplainedError(
      `The title is ${title.length} characters long; ${longest} fit. Shorten it.`,
    )
}

type Plain = string | number | boolean

/** Returns a draft to fill in: each field below a comment, optional fields commented out. */
function documentTemplate(type: ContentType, given: Record<string, Plain>): string {
  const { [type.bodyField ?? '']: body, ...others } = type.fields
  // New documents have nothing to acknowledge or redirect.
  const { acknowledge: _acknowledge, redirectFrom: _redirectFrom, ...fields } = others
  const head = [type.description, 'Write a value behind every colon, and delete these notes.']
  const paragraphs = Object.entries(fields).map(([name, field]) =>
    fieldLines(name, field, given[name]).join('\n'),
  )
  const yaml = `${commentLine(head)}\n${commentLine([OPTIONAL])}\n\n${paragraphs.join('\n\n')}\n`
  return body ? `---\n${yaml}---\n` : yaml
}

const OPTIONAL =
  'A field behind a # is optional: to use it, take the # and the space behind it away.'

function commentLine(sentences: (string | undefined)[]): string {
  return `# ${sentences.filter(Boolean).join(' ')}`
}

function fieldLines(name: string, field: Field, given?: Plain): string[] {
  const { description, rules, required, example } = field
  const isNote = !required && given === undefined
  const lines = valueLines(name, field, isNote, given)
  // Notes contain their own example.
  const shown = isNote || given !== undefined || example === undefined ? [] : [exampleOf(field)]
  return [
    commentLine([description, explainRules(rules), ...shown]),
    ...(isNote ? lines.map((line) => `# ${line}`) : lines),
  ]
}

function exampleOf({ rules, example }: Field): string {
  const written = stringify(example, { lineWidth: 0 }).trimEnd()
  return rules.kind === 'list' ? `An entry is for example: ${written}` : `For example: ${written}`
}

function valueLines(name: string, field: Field, withExample: boolean, given?: Plain): string[] {
  const { rules, example } = field
  if (rules.kind === 'group') return [`${name}:`, ...indented(groupFieldLines(rules.fields))]
  if (rules.kind === 'list' && rules.of.kind === 'group')
    return [`${name}:`, ...indented(asEntry(groupFieldLines(rules.of.fields)))]
  const plain = given ?? (withExample ? (example ?? initialValue(rules)) : undefined)
  if (plain === undefined) return rules.kind === 'list' ? [`${name}:`, '  -'] : [`${name}:`]
  const value = rules.kind === 'list' ? Array.from({ length: rules.min }, () => plain) : plain
  return stringify({ [name]: value }, { lineWidth: 100 })
    .trimEnd()
    .split('\n')
}

/** If no field is required, treats all as required, since a group cannot be empty. */
function groupFieldLines(fields: Fields): string[] {
  const isFree = Object.values(fields).every(({ required }) => !required)
  return Object.entries(fields).flatMap(([name, field]) =>
    fieldLines(name, { ...field, required: field.required || isFree }),
  )
}

function indented(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

/** The hyphen comes before the first field. */
function asEntry(lines: string[]): string[] {
  const first = lines.findIndex((line) => !line.startsWith('#'))
  return [
    ...lines.slice(0, first),
    ...lines.slice(first).map((line, index) => `${index === 0 ? '-' : ' '} ${line}`),
  ]
}

function initialValue(rules: FieldRules): Plain {
  if (rules.kind === 'number') return rules.min
  if (rules.kind === 'choice') return rules.options[0] ?? TO_BE_WRITTEN
  return TO_BE_WRITTEN
}
