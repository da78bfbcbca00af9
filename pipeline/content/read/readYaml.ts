import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseAllDocuments,
  visit,
  type YAMLError,
} from 'yaml'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { Fields } from '../../../src/content/schema/fields.ts'
import { checkFields } from '../fields/checkFields.ts'
import { placeOf } from '../fields/checkScalar.ts'
import type { PlacedValue, Value } from '../documents/document.ts'
import { FILE_START, type Report, type FoundMistake } from '../report/problem.ts'
import { findYamlExcess } from '../text/structureLimits.ts'
import { findShiftedField } from './shiftedFields.ts'
import { findIndicator } from './yamlIndicators.ts'
import { explainYamlError } from './yamlSlips.ts'

/** Returns the values that passed, and adds them to `placed`. */
export function readYaml(
  source: string,
  type: ContentType,
  report: Report,
  placed: PlacedValue[],
  fileNumber?: number,
): Record<string, Value> {
  const lines = new LineCounter()
  const found =
    findYamlExcess(source) ??
    findIndicator(source, type.fields) ??
    findShiftedField(source, type.fields)
  const documents = found ? [] : parseYaml(source, lines)
  const [document] = documents ?? []
  const mistake = found ?? mistakeIn(source, documents, lines, type.fields)
  if (mistake) report(...mistake)
  if (mistake || !isMap(document?.contents)) return {}
  const { [type.bodyField ?? '']: _body, ...fields } = type.fields
  return checkFields(document.contents, fields, '', {
    source,
    fields,
    lines,
    report,
    fileNumber,
    passed: (path, value, rules, place) => placed.push({ path, value, rules, place }),
  })
}

/** Finds the mistake that keeps the YAML from being one document with fields. */
function mistakeIn(
  source: string,
  documents: Document.Parsed[] | null,
  lines: LineCounter,
  fields: Fields,
): FoundMistake | undefined {
  if (!documents) {
    const fix = 'Write it as in a neighbouring file.'
    return [FILE_START, 'deep-nesting', 'The YAML is nested too deeply.', fix]
  }
  const [document, second] = documents
  // Later errors follow from the first.
  // Other warnings are about tags, which are reported at their fields.
  const directive = document?.warnings.find(({ code }) => code === 'BAD_DIRECTIVE')
  const error = document?.errors[0] ?? directive
  if (document && error) return explain(source, document, error, lines, fields)
  if (second) {
    const { line, col } = lines.linePos(second.range[0])
    const place = { line, column: col }
    return [place, 'second-document', 'A second document begins here.', 'Keep one per file.']
  }
  if (isMap(document?.contents)) return undefined
  const fix = 'Write one “name: value” per line.'
  return [FILE_START, 'no-fields', 'The file holds no fields.', fix]
}

/** Null when the nesting overflows the stack. */
function parseYaml(source: string, lines: LineCounter) {
  try {
    // The parser looks for duplicates in quadratic time, checkFields in linear time.
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

function explain(
  source: string,
  document: Document.Parsed,
  error: YAMLError,
  lines: LineCounter,
  fields: Fields,
): FoundMistake {
  const open = openNode(source, document)
  if (open) return explainOpen(source, open, lines)
  const { line, col } = lines.linePos(error.pos[0])
  const place = { line, column: col }
  const slip = explainYamlError(source, place, fields)
  if (slip) return slip
  const reason = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''
  const rule = error.code === 'TAB_AS_INDENT' ? 'tab-indent' : 'yaml-syntax'
  return [place, rule, `The YAML cannot be read: ${reason}.`, yamlFix(error)]
}

const CLOSING: Partial<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' }

/** The innermost text in quotes, list or group that no sign closes. */
function openNode(source: string, document: Document.Parsed): Node | undefined {
  let found: Node | undefined
  visit(document, {
    Node(_key, node) {
      const isMarked = isScalar(node)
        ? node.type?.startsWith('QUOTE_')
        : isCollection(node) && node.flow
      const [from = 0, to = 0] = node.range ?? []
      const last = to - from > 1 ? source[to - 1] : undefined
      if (isMarked && last !== CLOSING[source[from] ?? '']) found = node
    },
  })
  return found
}

function explainOpen(source: string, node: Node, lines: LineCounter): FoundMistake {
  const { end: _end, ...place } = placeOf(node, lines)
  const sign = CLOSING[source[node.range?.[0] ?? 0] ?? ''] ?? ''
  if (/["']/.test(sign)) {
    const what = 'A quotation mark is opened here and never closed.'
    const fix = 'Close it where the text ends, or leave it out.'
    return [place, 'open-quote', what, fix]
  }
  const goesOn = /[,[{]\s*$/.test(source.split('\n')[place.line - 1] ?? '')
  const what = `A ${sign === '}' ? 'brace' : 'bracket'} is opened here and never closed.`
  const fix = `Write “${sign}” ${goesOn ? 'behind its last entry' : 'at the end of the line'}.`
  return [place, 'yaml-syntax', what, fix]
}

function yamlFix({ code }: YAMLError): string {
  if (code === 'TAB_AS_INDENT') return 'Indent with spaces.'
  if (code === 'BAD_DIRECTIVE') return 'Remove the line.'
  return /^(MULTILINE_IMPLICIT_KEY|MISSING_CHAR)$/.test(code)
    ? 'Write “name: value” on each line.'
    : 'Put the whole text in double quotes, or write it as in a neighbouring file.'
}
