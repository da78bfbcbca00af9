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
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import { checkFields } from '../check/checkFields.ts'
import { placeOf } from '../check/checkScalar.ts'
import type { PlacedValue, Value } from './document.ts'
import { START } from './nodePlace.ts'
import type { Complain } from '../report/problem.ts'
import { findYamlExcess } from './structureLimits.ts'
import { findSign, slipInLine } from './yamlSlips.ts'

/**
 * Returns the values that passed, and adds them to `placed`; none when the YAML cannot be parsed.
 */
export function readYaml(
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
  const sign = findSign(source)
  if (sign) {
    complain(sign.place, sign.rule, sign.what, sign.fix)
    return {}
  }
  const lines = new LineCounter()
  const documents = parseYaml(source, lines)
  if (!documents) {
    const what = 'The YAML is nested too deeply.'
    complain(START, 'deep-nesting', what, 'Write it as in a neighbouring file.')
    return {}
  }
  const [document, second] = documents
  // Later errors follow from the first.
  const mistake = document && [...document.errors, ...document.warnings.filter(isDirective)][0]
  if (mistake) {
    complainOfYaml(source, document, mistake, lines, complain)
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

function complainOfYaml(
  source: string,
  document: Document.Parsed,
  error: YAMLError,
  lines: LineCounter,
  complain: Complain,
) {
  const quote = openQuote(document, error)
  if (quote) {
    const what = 'A quotation mark is opened here and never closed.'
    const fix = 'Close it where the text ends, or leave it out.'
    complain(placeOf(quote, lines), 'open-quote', what, fix)
    return
  }
  const { line, col } = lines.linePos(error.pos[0])
  const slip = slipInLine(source, line)
  if (slip) {
    complain(slip.place, slip.rule, slip.what, slip.fix)
    return
  }
  const reason = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''
  const rule = error.code === 'TAB_AS_INDENT' ? 'tab-indent' : 'yaml-syntax'
  const what = `The YAML cannot be read: ${reason}.`
  complain({ line, column: col }, rule, what, yamlFix(error))
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
