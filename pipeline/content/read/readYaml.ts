import type { Document, Node, YAMLError } from 'yaml'
import { isCollection, isMap, isScalar, LineCounter, parseAllDocuments, visit } from 'yaml'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import { checkFields } from '../fields/checkFields.ts'
import { type CheckContext, placeOfYamlNode, pointAt } from '../fields/checkScalar.ts'
import type { PlacedValue, Values } from '../documents/document.ts'
import { FILE_START, type Report, type FoundMistake } from '../../problems/problem.ts'
import { findYamlExcess } from '../text/structureLimits.ts'
import { findShiftedField } from './shiftedFields.ts'
import { findIndicator } from './yamlIndicators.ts'
import { explainYamlError } from './yamlSlips.ts'

export interface Reading {
  type: ContentType
  report: Report
  placed: PlacedValue[]
  /** The number in the file's name. */
  fileNumber?: number
}

type YamlContext = Pick<CheckContext, 'source' | 'lines' | 'fields'>

/** Returns the values that passed, and adds them to `placed`. */
export function readYaml(source: string, { type, placed, ...reading }: Reading): Values {
  const { [type.bodyField ?? '']: _body, ...fields } = type.fields
  const context = { source, fields, lines: new LineCounter() }
  const found =
    findYamlExcess(source) ??
    findIndicator(source, type.fields) ??
    findShiftedField(source, type.fields)
  const documents = found ? [] : parseYaml(context)
  const [document] = documents ?? []
  const mistake = found ?? mistakeIn(documents, { ...context, fields: type.fields })
  if (mistake) reading.report(...mistake)
  if (mistake || !isMap(document?.contents)) return {}
  return checkFields(document.contents, fields, '', {
    ...context,
    ...reading,
    passed: (path, value, rules, place) => placed.push({ path, value, rules, place }),
  })
}

function mistakeIn(
  documents: Document.Parsed[] | null,
  context: YamlContext,
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
  if (document && error) return explain(document, error, context)
  if (second) {
    const place = pointAt(second.range[0], context.lines)
    return [place, 'second-document', 'A second document begins here.', 'Keep one per file.']
  }
  if (isMap(document?.contents)) return undefined
  const fix = 'Write one “name: value” per line.'
  return [FILE_START, 'no-fields', 'The file holds no fields.', fix]
}

/** Null when the nesting overflows the stack. */
function parseYaml({ source, lines }: YamlContext) {
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
  document: Document.Parsed,
  error: YAMLError,
  { source, lines, fields }: YamlContext,
): FoundMistake {
  const open = openNode(source, document)
  if (open) return explainOpen(source, open, lines)
  const place = pointAt(error.pos[0], lines)
  const slip = explainYamlError(source, place, fields)
  if (slip) return slip
  const reason = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''
  const rule = error.code === 'TAB_AS_INDENT' ? 'tab-indent' : 'yaml-syntax'
  return [place, rule, `The YAML cannot be read: ${reason}.`, yamlFix(error)]
}

const CLOSING: Partial<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' }

/** Finds the innermost quotation, list or group that is not closed. */
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
  const { end: _end, ...place } = placeOfYamlNode(node, lines)
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
