import {
  type Document,
  isMap,
  LineCounter,
  parseAllDocuments,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLWarning,
} from 'yaml'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { checkFields } from './checkFields.ts'
import { placeOf } from './checkScalar.ts'
import { checkSense } from './checkSense.ts'
import { compileMdx, type Places } from './compileMdx.ts'
import { decodeText } from './decodeText.ts'
import type { PlacedValue, ReadDocument, Value } from './document.ts'
import { type Complain, complainInto, type Place, type Problem } from './problem.ts'
import { checkPublication } from './publicationOf.ts'
import type { Rule } from './rules.ts'
import { splitFrontMatter } from './splitFrontMatter.ts'
import { findYamlExcess } from './structureLimits.ts'
import { CONTROL_CHARACTERS } from './controlCharacters.ts'

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
  const complain = complainInto(problems, file)
  const values = withFileName(file, type, readValues(bytes, type, complain, placed))
  const document = { file, type, values, placed, problems }
  checkPublication(document, complain)
  // Of values that are wrong nobody knows what sense they will make.
  if (problems.length === 0) checkSense(document, complain)
  return document
}

/** The document of a file that the system does not hand out. */
export function unreadableDocument(file: string, type: ContentType): ReadDocument {
  const problems: Problem[] = []
  const fix = 'Make it readable for this user, or bring it back from git.'
  complainInto(problems, file)(START, 'unreadable-file', 'The file cannot be read.', fix)
  return { file, type, values: {}, placed: [], problems }
}

function withFileName(
  file: string,
  { fileNameValue, extension }: ContentType,
  values: Record<string, Value>,
): Record<string, Value> {
  if (!fileNameValue) return values
  const name = file.slice(file.lastIndexOf('/') + 1)
  const slug = name.endsWith(extension) ? name.slice(0, -extension.length) : name
  return { ...values, [fileNameValue]: slug }
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
    const fix = `Write a ${type.name.toLowerCase()} or delete the file.`
    complain(START, 'empty-file', 'The file is empty.', fix)
    return {}
  }
  if (!type.bodyField) return readYaml(source, type, complain, placed)

  const parts = splitFrontMatter(source)
  if (!parts) {
    complain(
      START,
      'missing-front-matter',
      'The front matter is missing.',
      'Begin the file with a line of three hyphens, then the fields, then three hyphens again.',
    )
    return {}
  }
  const values = readYaml(parts.yaml, type, complain, placed)
  const places: Places = new Map()
  const body = readBody(parts.body, complain, places)
  const rules = type.fields[type.bodyField]?.rules
  if (rules) placed.push({ path: type.bodyField, value: body, rules, place: START, places })
  return { ...values, [type.bodyField]: body }
}

/** Documents are a few pages of text; more is a mistake, and reading it could take minutes. */
export const LARGEST_BYTES = 100_000

/** The text of a document, unless something is wrong with it as a whole. */
function decode(bytes: Uint8Array, complain: Complain): string | null {
  if (bytes.length > LARGEST_BYTES) {
    const fix = 'Take out what does not belong in it, or make two documents of it.'
    complain(START, 'large-file', `The file is larger than ${LARGEST_BYTES / 1000} kB.`, fix)
    return null
  }
  const source = decodeText(bytes)
  if (source === null) {
    complain(
      START,
      'not-utf-8',
      'The file is not UTF-8 text.',
      'Save it again with the encoding UTF-8.',
    )
    return null
  }
  const strange = SOURCE_MISTAKES.find(({ pattern }) => pattern.test(source))
  if (!strange) return source
  const before = source.slice(0, source.search(strange.pattern)).split('\n')
  const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  complain(place, strange.rule, strange.what, strange.fix)
  return null
}

const SOURCE_MISTAKES: { pattern: RegExp; rule: Rule; what: string; fix: string }[] = [
  {
    pattern: CONTROL_CHARACTERS,
    rule: 'unshowable-character',
    what: 'A character that cannot be shown stands here.',
    fix: 'Delete it, or write the right one.',
  },
  {
    pattern: /^(<{7}|>{7}) /m,
    rule: 'git-conflict',
    what: 'Git could not join two versions of the file here.',
    fix: 'Keep one of the two, and delete the lines with the marks.',
  },
]

function readYaml(
  source: string,
  type: ContentType,
  complain: Complain,
  placed: PlacedValue[],
): Record<string, Value> {
  const excess = findYamlExcess(source)
  if (excess) {
    complain(excess.place, excess.rule, excess.what, excess.fix)
    return {}
  }
  const lines = new LineCounter()
  const documents = parseYaml(source, lines)
  if (!documents) {
    complain(
      START,
      'deep-nesting',
      'The YAML is nested too deeply.',
      'Write it as in a neighbouring file.',
    )
    return {}
  }
  const [document, second] = documents
  // After the first mistake the rest is read wrongly, so only that one is told.
  const mistake = document && [...document.errors, ...document.warnings.filter(isDirective)][0]
  if (mistake) {
    complainOfYaml(document, mistake, lines, complain)
    return {}
  }
  if (second) {
    const { line, col } = lines.linePos(second.range[0])
    const place = { line, column: col }
    complain(place, 'second-document', 'A second document begins here.', 'Keep one per file.')
    return {}
  }
  if (!isMap(document?.contents)) {
    complain(START, 'no-fields', 'The file holds no fields.', 'Write one “name: value” per line.')
    return {}
  }
  const { [type.bodyField ?? '']: _body, ...fields } = type.fields
  return checkFields(document.contents, fields, '', {
    source,
    lines,
    complain,
    passed: (path, value, rules, place) => placed.push({ path, value, rules, place }),
  })
}

/** The documents in the YAML; null when it is nested so deeply that the stack overflows. */
function parseYaml(source: string, lines: LineCounter) {
  try {
    // Names that stand twice are found with the other fields, in less than quadratic time.
    const documents = [...parseAllDocuments(source, { lineCounter: lines, uniqueKeys: false })]
    // The parser itself turns some overflows into errors of the document.
    const overflows = documents.some(({ errors }) =>
      errors.some(({ message }) => message.startsWith('Maximum call stack size exceeded')),
    )
    return overflows ? null : documents
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Warnings about tags are left to the fields, whose mistakes have names. */
function isDirective({ code }: YAMLWarning): boolean {
  return code === 'BAD_DIRECTIVE'
}

function complainOfYaml(
  document: Document.Parsed,
  error: YAMLError,
  lines: LineCounter,
  complain: Complain,
) {
  const quote = openQuote(document, error)
  if (quote) {
    complain(
      placeOf(quote, lines),
      'open-quote',
      'A quotation mark is opened here and never closed.',
      'Close it where the text ends, or leave it out.',
    )
    return
  }
  const { line, col } = lines.linePos(error.pos[0])
  const reason = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''
  const rule = error.code === 'TAB_AS_INDENT' ? 'tab-indent' : 'yaml-syntax'
  const what = `The YAML cannot be read: ${reason}.`
  complain({ line, column: col }, rule, what, yamlFix(error))
}

/** The quoted text that goes on to where the closing mark is missed. */
function openQuote(document: Document.Parsed, { code, pos }: YAMLError): Scalar | undefined {
  let found: Scalar | undefined
  if (code !== 'MISSING_CHAR') return found
  visit(document, {
    Scalar(_key, node) {
      if (node.type?.startsWith('QUOTE_') && node.range?.[1] === pos[0]) found = node
    },
  })
  return found
}

function yamlFix({ code }: YAMLError): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'Indent with spaces.'
    case 'BAD_INDENT':
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'Line the fields up, and put text that holds “: ” in quotes.'
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return 'Write “name: value” on each line.'
    case 'BAD_DIRECTIVE':
      return 'Remove the line.'
    default:
      return 'Put the whole text in double quotes, or write it as in a neighbouring file.'
  }
}

function readBody(body: string, complain: Complain, places: Places) {
  let told = false
  const tell: Complain = (...mistake) => {
    told = true
    complain(...mistake)
  }
  const nodes = compileMdx(body, false, tell, places)
  if (nodes.length === 0 && !told) {
    const line = body.slice(0, body.search(/\S|$/)).split('\n').length
    complain(
      { line, column: 1 },
      'missing-text',
      'The text is missing.',
      'Write it below the front matter.',
    )
  }
  return nodes
}
