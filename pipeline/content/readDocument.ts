import { isMap, LineCounter, parseAllDocuments, type YAMLError } from 'yaml'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { FieldRules } from '../../src/content/schema/fields.ts'
import { checkFields, type Value } from './checkFields.ts'
import { compileMdx, type Complain } from './compileMdx.ts'
import type { Place, Problem } from './problem.ts'
import { splitFrontMatter } from './splitFrontMatter.ts'

/** A value with where it stands, for the rules that look across documents. */
export interface PlacedValue {
  path: string
  value: Value
  rules: FieldRules
  place: Place
}

/** One file, read and checked against its document type. */
export interface ReadDocument {
  /** Path from the project's root, with forward slashes. */
  file: string
  type: ContentType
  values: Record<string, Value>
  placed: PlacedValue[]
  problems: Problem[]
}

/**
 * Reads one document: parses it, checks every value against its document type, compiles its MDX.
 * Never throws for what stands in the file: mistakes are returned as problems with their place.
 *
 * @param file path from the project's root, used in messages
 * @param bytes the file's content
 */
export function readDocument(file: string, bytes: Uint8Array, type: ContentType): ReadDocument {
  const problems: Problem[] = []
  const placed: PlacedValue[] = []
  const complain: Complain = ({ line, column }, what, fix) =>
    problems.push({ file, line, column, what, fix })

  const values = readValues(bytes, type, complain, placed)
  return { file, type, values, placed, problems }
}

const START: Place = { line: 1, column: 1 }

function readValues(
  bytes: Uint8Array,
  type: ContentType,
  complain: Complain,
  placed: PlacedValue[],
): Record<string, Value> {
  const source = decode(bytes, complain)
  if (source === null) return {}
  if (source.trim() === '') {
    complain(START, 'The file is empty.', `Write a ${type.name.toLowerCase()} or delete the file.`)
    return {}
  }
  if (!type.bodyField) return readYaml(source, type, complain, placed)

  const parts = splitFrontMatter(source)
  if (!parts) {
    complain(
      START,
      'The front matter is missing.',
      'Begin the file with a line of three hyphens, then the fields, then three hyphens again.',
    )
    return {}
  }
  const values = readYaml(parts.yaml, type, complain, placed)
  const body = readBody(parts.body, complain)
  const rules = type.fields[type.bodyField]?.rules
  if (rules) placed.push({ path: type.bodyField, value: body, rules, place: START })
  return { ...values, [type.bodyField]: body }
}

/** UTF-8 with or without a byte order mark; Windows line endings become plain ones. */
function decode(bytes: Uint8Array, complain: Complain): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    complain(START, 'The file is not UTF-8 text.', 'Save it again with the encoding UTF-8.')
    return null
  }
}

function readYaml(
  source: string,
  type: ContentType,
  complain: Complain,
  placed: PlacedValue[],
): Record<string, Value> {
  const lines = new LineCounter()
  const [document, second] = parseAllDocuments(source, { lineCounter: lines })
  if (!document || document.errors.length > 0) {
    document?.errors.forEach((error) => complainOfYaml(error, lines, complain))
    return {}
  }
  if (second) {
    const { line, col } = lines.linePos(second.range[0])
    complain({ line, column: col }, 'A second document begins here.', 'Keep one per file.')
    return {}
  }
  if (!isMap(document.contents)) {
    complain(START, 'The file holds no fields.', 'Write one “name: value” per line.')
    return {}
  }
  const { [type.bodyField ?? '']: _body, ...fields } = type.fields
  return checkFields(document.contents, fields, '', {
    lines,
    complain,
    passed: (path, value, rules, place) => placed.push({ path, value, rules, place }),
  })
}

function complainOfYaml(error: YAMLError, lines: LineCounter, complain: Complain) {
  const { line, col } = lines.linePos(error.pos[0])
  const reason = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''
  complain({ line, column: col }, `The YAML cannot be read: ${reason}.`, yamlFix(error))
}

function yamlFix({ code }: YAMLError): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'Keep one of the two lines.'
    case 'TAB_AS_INDENT':
      return 'Indent with spaces.'
    case 'BAD_INDENT':
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'Line the fields up, and put text that holds “: ” in quotes.'
    default:
      return 'Put the text in quotes, or write it as in a neighbouring file.'
  }
}

function readBody(body: string, complain: Complain) {
  if (body.trim() === '') {
    const line = body.split('\n').length
    complain({ line, column: 1 }, 'The text is missing.', 'Write it below the front matter.')
  }
  return compileMdx(body, false, complain)
}
