import {
  type Document,
  isMap,
  LineCounter,
  type Node,
  parseAllDocuments,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLWarning,
} from 'yaml'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { Fields } from '../../../src/content/schema/fields.ts'
import { checkFields } from '../values/checkFields.ts'
import { placeOf } from '../values/checkScalar.ts'
import type { PlacedValue, Value } from '../values/document.ts'
import { START, type Complain, type Finding } from '../report/problem.ts'
import { findYamlExcess } from '../values/structureLimits.ts'
import { findShiftedField } from './shiftedFields.ts'
import { findSign } from './yamlSigns.ts'
import { slipAround } from './yamlSlips.ts'

/**
 * Returns the values that passed, and adds them to `placed`; none when the YAML cannot be parsed.
 */
export function readYaml(
  source: string,
  type: ContentType,
  complain: Complain,
  placed: PlacedValue[],
  fileNumber?: number,
): Record<string, Value> {
  const lines = new LineCounter()
  const found =
    findYamlExcess(source) ?? findSign(source, type.fields) ?? findShiftedField(source, type.fields)
  const documents = found ? [] : parseYaml(source, lines)
  const [document] = documents ?? []
  const mistake = found ?? mistakeIn(source, documents, lines, type.fields)
  if (mistake) complain(mistake.place, mistake.rule, mistake.what, mistake.fix)
  if (mistake || !isMap(document?.contents)) return {}
  const { [type.bodyField ?? '']: _body, ...fields } = type.fields
  return checkFields(document.contents, fields, '', {
    source,
    fields,
    lines,
    complain,
    fileNumber,
    passed: (path, value, rules, place) => placed.push({ path, value, rules, place }),
  })
}

/** The mistake that keeps documents in YAML from being read as one with fields. */
function mistakeIn(
  source: string,
  documents: Document.Parsed[] | null,
  lines: LineCounter,
  fields: Fields,
): Finding | undefined {
  if (!documents) {
    const what = 'The YAML is nested too deeply.'
    return { place: START, rule: 'deep-nesting', what, fix: 'Write it as in a neighbouring file.' }
  }
  const [document, second] = documents
  // Later errors follow from the first.
  const error = document && [...document.errors, ...document.warnings.filter(isDirective)][0]
  if (error) return explain(source, document, error, lines, fields)
  if (second) {
    const { line, col } = lines.linePos(second.range[0])
    const what = 'A second document begins here.'
    const place = { line, column: col }
    return { place, rule: 'second-document', what, fix: 'Keep one per file.' }
  }
  if (isMap(document?.contents)) return undefined
  const what = 'The file holds no fields.'
  return { place: START, rule: 'no-fields', what, fix: 'Write one “name: value” per line.' }
}

/** Null when the nesting overflows the stack. */
function parseYaml(source: string, lines: LineCounter) {
  try {
    // checkFields finds duplicates in linear time.
    const documents = [...parseAllDocuments(source, { lineCounter: lines, uniqueKeys: false })]
    // The parser reports some overflows as errors.
    const overflows = documents.some(({ errors }) =>
      errors.some(({ message }) => message.startsWith('Maximum call stack size exceeded')),
    )
    return overflows ? null : documents
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Tags are reported at their fields. */
function isDirective({ code }: YAMLWarning): boolean {
  return code === 'BAD_DIRECTIVE'
}

function explain(
  source: string,
  document: Document.Parsed,
  error: YAMLError,
  lines: LineCounter,
  fields: Fields,
): Finding {
  const quote = openQuote(document, error)
  if (quote) {
    const what = 'A quotation mark is opened here and never closed.'
    const fix = 'Close it where the text ends, or leave it out.'
    return { place: placeOf(quote, lines), rule: 'open-quote', what, fix }
  }
  const bracket = openBracket(source, document)
  if (bracket) {
    const sign = source[bracket.range?.[0] ?? 0] === '{' ? '}' : ']'
    const what = `A ${sign === '}' ? 'brace' : 'bracket'} is opened here and never closed.`
    const place = placeOf(bracket, lines)
    const rest = source.split('\n')[place.line - 1]?.slice(place.column - 1) ?? ''
    const [outer] = /[\]}]/.exec(rest) ?? []
    const inLine = outer ? `before “${outer}”` : 'at the end of the line'
    const fix = `Write “${sign}” ${/[,[{]\s*$/.test(rest) ? 'behind its last entry' : inLine}.`
    return { place: { line: place.line, column: place.column }, rule: 'yaml-syntax', what, fix }
  }
  const { line, col } = lines.linePos(error.pos[0])
  const slip = slipAround(source, { line, column: col }, fields)
  if (slip) return slip
  const reason = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''
  return {
    place: { line, column: col },
    rule: error.code === 'TAB_AS_INDENT' ? 'tab-indent' : 'yaml-syntax',
    what: `The YAML cannot be read: ${reason}.`,
    fix: yamlFix(error),
  }
}

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

/** The innermost list or group of one line that nothing closes. */
function openBracket(source: string, document: Document.Parsed): Node | undefined {
  let found: Node | undefined
  visit(document, {
    Collection(_key, node) {
      if (node.flow && !/[\]}]$/.test(source.slice(...(node.range?.slice(0, 2) ?? []))))
        found = node
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
