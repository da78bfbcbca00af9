import { isMap, isScalar, isSeq, type LineCounter, type Node, type YAMLSeq } from 'yaml'
import type {
  ChoiceRules,
  Field,
  FieldRules,
  Fields,
  MdxRules,
  NumberRules,
  TextRules,
} from '../../../src/content/schema/fields.ts'
import { isDate } from '../../../src/content/schema/fields.ts'
import { normalizeUnit } from '../../../src/content/schema/nutrientUnits.ts'
import { compileMdx } from '../mdx/compileMdx.ts'
import type { Value } from '../documents/document.ts'
import { type Report, type SourcePlace, quote } from '../../problems/problem.ts'
import { RULES } from '../../problems/rules.ts'
import type { Folder } from '../../../src/kinds/kinds.ts'
import { guessDays, guessNumber, guessTexts } from './guessValue.ts'
import { didYouMean, looseReference } from '../../problems/suggestWord.ts'

export interface CheckContext {
  source: string
  fields: Fields
  lines: LineCounter
  report: Report
  /** The number in the file's name, which its id should be. */
  fileNumber?: number
  passed: (path: string, value: Value, rules: FieldRules, place: SourcePlace) => void
}

/** A node to check, with the path by which messages name it. */
export interface FieldNode {
  node: Node | null | undefined
  path: string
  place: SourcePlace
  example?: string
  optional?: boolean
}

export type FilledNode = FieldNode & { node: Node }

/** Numbers, and words such as `true`, are texts only in quotes. */
export function readTextNode(spot: FilledNode, context: CheckContext, fix?: string) {
  const { node, path, place } = spot
  if (isSeq(node)) return wrongKind(spot, 'text', context)
  if (!isScalar(node)) return wrongKind(spot, 'text', context, QUOTE_IT)
  if (typeof node.value !== 'string') {
    const written = String(node.source ?? node.value)
    const what = `“${path}” must be text, but YAML reads ${written} as ${kindName(node)}.`
    return context.report(place, 'wrong-kind', what, fix ?? `Put it in quotes: "${written}".`)
  }
  return node.value
}

export function checkText(spot: FilledNode, rules: TextRules, context: CheckContext) {
  const { path, place } = spot
  const fix = rules.pattern && inForm(spot, rules)
  const value = measureIn(spot, rules) ?? readTextNode(spot, context, fix)?.trim()
  if (value === undefined) return undefined
  if (rules.pattern?.test(value) === false || (rules.format === 'url' && !URL.canParse(value))) {
    const what = `“${path}” must be ${rules.shape ?? 'in another form'}, but is ${quote(value)}.`
    if (!isDate(rules)) return context.report(place, 'wrong-form', what, inForm(spot, rules))
    const dateFix = rules.format === 'day' ? dayFix(value, spot) : MOMENT_FIX
    return context.report(place, 'impossible-date', what, dateFix)
  }
  if (rules.maxLength !== undefined && value.length > rules.maxLength) {
    const what = `“${path}” is ${value.length} characters long; ${rules.maxLength} fit.`
    return context.report(place, 'long-value', what, 'Shorten it.')
  }
  return value
}

function inForm(spot: FilledNode, rules: TextRules): string {
  const { pattern, format, names = [] } = rules
  const { node } = spot
  const written = isScalar(node) ? String(node.source ?? node.value).trim() : ''
  const isRight = (value: string) =>
    pattern?.test(value) && (format !== 'url' || URL.canParse(value))
  const texts = [...documentsMeant(written, names), ...guessTexts(written, rules)]
  const meant = [...new Set(texts.filter(isRight))]
  if (meant.length > 0) return `Write ${meant.join(' or ')}.`
  const withoutSpaces = written.replaceAll(/\s+/g, '%20')
  if (withoutSpaces !== written && isRight(withoutSpaces))
    return `Write %20 in place of the space: ${withoutSpaces}`
  return spot.path.endsWith(']') ? 'Correct it, or remove the entry.' : fillIn(spot)
}

function documentsMeant(written: string, folders: readonly Folder[]): string[] {
  const meant = looseReference(written)
  if (!meant) return []
  const possible = folders.filter((folder) => !meant.folder || folder === meant.folder)
  return possible.map((folder) => `${folder}/${meant.number}`)
}

/** Writes a measure as it is published: `12` and `12 grams` as `12g`. */
function measureIn({ node }: FilledNode, { unit }: TextRules): string | undefined {
  if (unit === undefined || !isScalar(node) || typeof node.value === 'boolean') return undefined
  const written = String(node.source ?? node.value)
  const measure = normalizeUnit(written, unit)
  return measure === written ? undefined : measure
}

const MOMENT_FIX = 'Write it as 2026-12-01 or, in UTC, as 2026-12-01T09:00Z.'

export function checkBoolean(spot: FilledNode, context: CheckContext) {
  const value = isScalar(spot.node) ? spot.node.value : undefined
  return typeof value === 'boolean' ? value : wrongKind(spot, 'true or false', context)
}

export function checkNumber(spot: FilledNode, rules: NumberRules, context: CheckContext) {
  const { min, max, isWhole } = rules
  const wanted = `${isWhole ? 'a whole number' : 'a number'} from ${min} to ${max}`
  const value = isScalar(spot.node) ? spot.node.value : undefined
  if (typeof value !== 'number') {
    const meant = typeof value === 'string' ? guessNumber(value.trim(), rules) : undefined
    const isId = spot.path === 'id' && context.fileNumber !== undefined
    const fix = meant === undefined || isId ? undefined : `Write “${lastName(spot)}: ${meant}”.`
    return wrongKind(spot, wanted, context, fix)
  }
  if (!(value >= min && value <= max) || (isWhole && !Number.isInteger(value))) {
    const what = `“${spot.path}” must be ${wanted}, but is ${value}.`
    return context.report(spot.place, 'number-range', what, fillIn(spot))
  }
  if (!isWhole && Number(value.toFixed(1)) !== value) {
    const what = `“${spot.path}” may have one decimal, but is ${value}.`
    return context.report(spot.place, 'number-range', what, `Write ${value.toFixed(1)}.`)
  }
  const written = isScalar(spot.node) ? (spot.node.source ?? '') : ''
  if (!PLAIN_NUMBER.test(written)) {
    const what = `“${spot.path}” must be written in plain digits, but is ${quote(written)}.`
    const fix = `Write “${lastName(spot)}: ${value}”.`
    return context.report(spot.place, 'plain-digits', what, fix)
  }
  return value
}

/** YAML also knows 0x1F, 0o17, 1e3, +7 and 007; nobody means them in a document. */
const PLAIN_NUMBER = /^(0|[1-9][0-9]*)(\.[0-9]+)?$/

const NO_WARNING = 'This rule cannot be acknowledged; correct what it finds.'

export function checkChoice(spot: FilledNode, rules: ChoiceRules, context: CheckContext) {
  const value = isScalar(spot.node) ? spot.node.value : undefined
  if (typeof value === 'string' && rules.options.includes(value)) return value
  if (!isScalar(spot.node)) return wrongKind(spot, 'one word', context)
  const word = String(value)
  const what = `“${spot.path}” cannot be ${quote(word)}.`
  const isError = rules.names === 'warnings' && Object.hasOwn(RULES, word)
  const fix = isError ? NO_WARNING : didYouMean(word, rules.options)
  return context.report(spot.place, 'unknown-choice', what, fix)
}

export function checkInlineMdx(spot: FilledNode, rules: MdxRules, context: CheckContext) {
  const source = readTextNode(spot, context)
  if (source === undefined) return undefined
  // Quotes and folding move the text inside a scalar, so mistakes point at its beginning.
  const report: Report = (_inside, rule, what, fix) => {
    const advice = rule === 'component-place' ? 'Take it out.' : fix
    context.report(spot.place, rule, `“${spot.path}”: ${what}`, advice)
  }
  return compileMdx(source, rules.isInline, report)
}

const QUOTE_IT = 'Put the whole text in quotes: “: ” and “- ” in it begin fields and lists.'

export function wrongKind(
  spot: FilledNode,
  wanted: string,
  { report }: CheckContext,
  fix = isSeq(spot.node) ? withoutList(spot.node) : fillIn(spot),
) {
  const what = `“${spot.path}” must be ${wanted}, but is ${kindName(spot.node)}.`
  return report(spot.place, 'wrong-kind', what, fix)
}

function withoutList({ flow, items }: YAMLSeq): string {
  const signs = flow ? 'brackets' : items.length === 1 ? 'hyphen' : 'hyphens'
  const first = `Take the ${signs} away: one value stands here, and no list.`
  return flow ? `${first} Put a text that has them in quotes.` : first
}

function kindName(node: Node): string {
  if (isMap(node)) return 'a group of fields'
  if (isSeq(node)) return 'a list'
  if (!isScalar(node)) return 'something else'
  if (typeof node.value === 'string') return `the text ${quote(node.value)}`
  if (typeof node.value === 'boolean') return `the yes/no value ${node.value}`
  return `the ${typeof node.value} ${String(node.value)}`
}

/** Writes the example behind a colon; of a list, one entry. */
export function writtenExample({ rules, example }: Field): string | undefined {
  if (example === undefined) return undefined
  return rules.kind === 'list' ? JSON.stringify([example]) : String(example)
}

export function fillIn({ path, example }: FieldNode): string {
  if (path.endsWith(']')) return 'Write it after the hyphen, or remove the entry.'
  if (example === undefined) return 'Write the value after the colon.'
  return `Write for example “${lastName({ path })}: ${example}”.`
}

export function lastName({ path }: Pick<FieldNode, 'path'>): string {
  return path.split('.').at(-1) ?? path
}

/** Advises the day that is meant, or how many days its month has. */
function dayFix(written: string, spot: FilledNode): string {
  const days = guessDays(written).map((day) => `“${lastName(spot)}: ${day}”`)
  if (days.length > 0) return `Write ${days.join(' or ')}.`
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d\d$/.exec(written) ?? []
  if (year === undefined) return fillIn(spot)
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return `That month has ${last} days: write the day that is meant.`
}

export function placeOfYamlNode(node: Node, lines: LineCounter): SourcePlace {
  const [from, to] = node.range ?? [0, 0]
  return { ...pointAt(from, lines), ...(to > from && { end: pointAt(to, lines) }) }
}

export function pointAt(offset: number, lines: LineCounter) {
  const { line, col } = lines.linePos(offset)
  return { line, column: col }
}
