import { isAlias, isMap, isScalar, isSeq, type LineCounter, type Node, type YAMLMap } from 'yaml'
import type { BodyNode } from '../../src/content/body.ts'
import type {
  ChoiceRules,
  Field,
  FieldRules,
  Fields,
  ListRules,
  MdxRules,
  NumberRules,
  TextRules,
} from '../../src/content/schema/fields.ts'
import { compileMdx, type Complain } from './compileMdx.ts'
import { type Place, quote } from './problem.ts'
import { didYouMean, suggest } from './suggest.ts'

/** A checked value: what the rules let through, and nothing else. */
export type Value = string | number | BodyNode[] | Value[] | { [name: string]: Value }

/** What a check of one file works with. */
export interface CheckContext {
  /** The YAML itself. */
  source: string
  lines: LineCounter
  complain: Complain
  /** Told every value that passed, so that other rules can look at it with its place. */
  passed: (path: string, value: Value, rules: FieldRules, place: Place) => void
}

/** A node to check, with the path by which messages name it. */
interface Spot {
  node: Node | null | undefined
  path: string
  /** Where to point when the node itself is missing. */
  place: Place
  example?: Field['example']
}

/**
 * Checks a group of named fields and returns the values that passed.
 * @param prefix path of the group, '' for the document itself.
 */
export function checkFields(
  map: YAMLMap,
  fields: Fields,
  prefix: string,
  context: CheckContext,
): Record<string, Value> {
  const values: Record<string, Value> = {}
  const start = placeOf(map, context.lines)
  const meant = complainOfUnknown(map, fields, prefix, context)
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix ? `${prefix}.${name}` : name
    const pair = map.items.find(({ key }) => isScalar(key) && key.value === name)
    if (!pair) {
      if (field.required && !meant.has(name)) complainOfMissing(path, field, start, context)
      continue
    }
    const place = isNode(pair.key) ? placeOf(pair.key, context.lines) : start
    const node = isNode(pair.value) ? pair.value : null
    const value = checkValue({ node, path, place, example: field.example }, field.rules, context)
    if (value !== undefined) values[name] = value
  }
  return values
}

/** Complains of names that are no field or stand twice; returns the fields that were probably meant. */
function complainOfUnknown(
  map: YAMLMap,
  fields: Fields,
  prefix: string,
  context: CheckContext,
): Set<string> {
  const names = Object.keys(fields)
  const meant = new Set<string>()
  const seen = new Set<string>()
  for (const { key } of map.items) {
    const name = isScalar(key) ? String(key.value) : ''
    const shown = name === '' ? 'This' : quote(prefix ? `${prefix}.${name}` : name)
    const place = isNode(key) ? placeOf(key, context.lines) : placeOf(map, context.lines)
    if (seen.has(name)) {
      context.complain(place, `${shown} stands here twice.`, 'Keep one of the two.')
    } else if (!names.includes(name)) {
      const near = suggest(name, names)
      if (near) meant.add(near)
      context.complain(
        place,
        `${shown} is not a field here.`,
        near ? `Did you mean “${near}”?` : `Remove it, or use one of: ${names.join(', ')}.`,
      )
    }
    seen.add(name)
  }
  return meant
}

function complainOfMissing(path: string, field: Field, place: Place, { complain }: CheckContext) {
  const name = path.split('.').at(-1) ?? path
  const example = field.example === undefined ? '' : ` For example “${name}: ${field.example}”.`
  complain(place, `“${path}” is missing.`, `Add it: ${field.description}${example}`)
}

function checkValue(spot: Spot, rules: FieldRules, context: CheckContext): Value | undefined {
  const { node } = spot
  const place = node?.range ? placeOf(node, context.lines) : spot.place
  const sign = node && signOf(node)
  if (sign) {
    const what = `“${spot.path}” begins with “${sign}”, which YAML reads as a sign of its own.`
    context.complain(place, what, 'Put the text in quotes, or leave the sign out.')
    return undefined
  }
  if (!node || (isScalar(node) && (node.value === null || isBlank(node.value)))) {
    context.complain(place, `“${spot.path}” is empty.`, fillIn(spot))
    return undefined
  }
  const hyphen = swallowedHyphen(node, context)
  if (hyphen) {
    const what = `“${spot.path}” runs on into a line that begins with a hyphen.`
    context.complain(hyphen, what, 'Line the hyphen up with the one above it.')
    return undefined
  }
  if (isScalar(node) && typeof node.value === 'string' && UNSHOWABLE.test(node.value)) {
    const what = `“${spot.path}” holds a character that cannot be shown.`
    context.complain(place, what, 'Delete it, or write the right one.')
    return undefined
  }
  const value = checkKind({ ...spot, node, place }, rules, context)
  if (value !== undefined) context.passed(spot.path, value, rules, place)
  return value
}

/** A control character, half of a surrogate pair, or what is left of a character that was lost. */
export const UNSHOWABLE = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFD]/u

/** The first character of an alias, an anchor or a tag: YAML takes it, and often a word, away. */
function signOf(node: Node): '*' | '&' | '!' | undefined {
  if (isAlias(node)) return '*'
  if (node.anchor !== undefined) return '&'
  return node.tag === undefined ? undefined : '!'
}

/** Where a list entry begins that YAML reads as the end of the text above, its indent being wrong. */
function swallowedHyphen(node: Node, { source, lines }: CheckContext): Place | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
  const [start, end] = node.range
  const hit = /\n[ \t]*(?=- )/.exec(source.slice(start, end))
  if (!hit) return undefined
  const { line, col } = lines.linePos(start + hit.index + hit[0].length)
  return { line, column: col }
}

type FilledSpot = Spot & { node: Node }

function checkKind(spot: FilledSpot, rules: FieldRules, context: CheckContext): Value | undefined {
  switch (rules.kind) {
    case 'text':
      return checkText(spot, rules, context)
    case 'number':
      return checkNumber(spot, rules, context)
    case 'choice':
      return checkChoice(spot, rules, context)
    case 'mdx':
      return checkInlineMdx(spot, rules, context)
    case 'list':
      return checkList(spot, rules, context)
    case 'group':
      if (isMap(spot.node)) return checkFields(spot.node, rules.fields, spot.path, context)
      return wrongKind(
        spot,
        `a group of fields (${Object.keys(rules.fields).join(', ')})`,
        context,
        'Write each field as “name: value” on its own line, indented by two spaces.',
      )
  }
}

/** The text that stands there; a number or a word of YAML must be in quotes to be one. */
function textOf(spot: FilledSpot, context: CheckContext, fix?: string): string | undefined {
  const { node, path, place } = spot
  if (!isScalar(node)) return wrongKind(spot, 'text', context, QUOTE_IT)
  if (typeof node.value !== 'string') {
    const written = String(node.source ?? node.value)
    context.complain(
      place,
      `“${path}” must be text, but YAML reads ${written} as ${kindName(node)}.`,
      fix ?? `Put it in quotes: "${written}".`,
    )
    return undefined
  }
  return node.value
}

function checkText(spot: FilledSpot, rules: TextRules, context: CheckContext) {
  const { path, place } = spot
  const hasForm = rules.day || rules.pattern !== undefined
  const value = textOf(spot, context, hasForm ? fillIn(spot) : undefined)?.trim()
  if (value === undefined) return undefined
  if (rules.day && !isDay(value)) {
    const what = `“${path}” must be a day that exists, as YYYY-MM-DD, but is ${quote(value)}.`
    context.complain(place, what, fillIn(spot))
    return undefined
  }
  if (rules.pattern && !rules.pattern.test(value)) {
    const what = `“${path}” must be ${rules.shape ?? 'in another form'}, but is ${quote(value)}.`
    context.complain(place, what, fillIn(spot))
    return undefined
  }
  if (rules.maxLength !== undefined && value.length > rules.maxLength) {
    const what = `“${path}” is ${value.length} characters long; ${rules.maxLength} fit.`
    context.complain(place, what, 'Shorten it.')
    return undefined
  }
  return value
}

function checkNumber(spot: FilledSpot, rules: NumberRules, context: CheckContext) {
  const { min, max, whole } = rules
  const wanted = `${whole ? 'a whole number' : 'a number'} from ${min} to ${max}`
  const value = isScalar(spot.node) ? spot.node.value : undefined
  if (typeof value !== 'number') return wrongKind(spot, wanted, context)
  if (!(value >= min && value <= max) || (whole && !Number.isInteger(value))) {
    const what = `“${spot.path}” must be ${wanted}, but is ${value}.`
    context.complain(spot.place, what, fillIn(spot))
    return undefined
  }
  const written = isScalar(spot.node) ? (spot.node.source ?? '') : ''
  if (!PLAIN_NUMBER.test(written)) {
    const what = `“${spot.path}” must be written in plain digits, but is ${quote(written)}.`
    const name = spot.path.split('.').at(-1) ?? spot.path
    context.complain(spot.place, what, `Write “${name}: ${value}”.`)
    return undefined
  }
  return value
}

/** YAML also knows 0x1F, 0o17, 1e3, +7 and 007; nobody means them in a document. */
const PLAIN_NUMBER = /^(0|[1-9][0-9]*)(\.[0-9]+)?$/

function checkChoice(spot: FilledSpot, rules: ChoiceRules, context: CheckContext) {
  const value = isScalar(spot.node) ? spot.node.value : undefined
  if (typeof value === 'string' && rules.options.includes(value)) return value
  if (!isScalar(spot.node)) return wrongKind(spot, 'one word', context)
  const what = `“${spot.path}” cannot be ${quote(String(value))}.`
  context.complain(spot.place, what, didYouMean(String(value), rules.options))
  return undefined
}

function checkInlineMdx(spot: FilledSpot, rules: MdxRules, context: CheckContext) {
  const source = textOf(spot, context)
  if (source === undefined) return undefined
  // Quotes and folding move the text inside a scalar, so mistakes point at its beginning.
  const complain: Complain = (_inside, what, fix) =>
    context.complain(spot.place, `“${spot.path}”: ${what}`, fix)
  return compileMdx(source, rules.inline, complain)
}

function checkList(spot: FilledSpot, rules: ListRules, context: CheckContext) {
  const { node, path, place } = spot
  if (!isSeq(node)) {
    return wrongKind(spot, 'a list', context, 'Begin each entry on its own line with “- ”.')
  }
  const count = node.items.length
  if (count < rules.min || count > rules.max) {
    const what = `“${path}” has ${count} entries; ${rules.min} to ${rules.max} are allowed.`
    context.complain(place, what, count < rules.min ? 'Add some.' : 'Remove some.')
  }
  return node.items.flatMap((item, index) => {
    const itemNode = isNode(item) ? item : null
    const itemSpot = { node: itemNode, path: `${path}[${index + 1}]`, place }
    const value = checkValue(itemSpot, rules.of, context)
    return value === undefined ? [] : [value]
  })
}

const QUOTE_IT = 'Put the whole text in quotes: “: ” and “- ” in it begin fields and lists.'

function wrongKind(
  spot: FilledSpot,
  wanted: string,
  { complain }: CheckContext,
  fix: string = fillIn(spot),
) {
  const what = `“${spot.path}” must be ${wanted}, but is ${kindName(spot.node)}.`
  complain(spot.place, what, fix)
  return undefined
}

function kindName(node: Node): string {
  if (isMap(node)) return 'a group of fields'
  if (isSeq(node)) return 'a list'
  if (!isScalar(node)) return 'something else'
  if (typeof node.value === 'string') return `the text ${quote(node.value)}`
  if (typeof node.value === 'boolean') return `the yes/no value ${node.value}`
  return `the ${typeof node.value} ${String(node.value)}`
}

function fillIn({ path, example }: Spot): string {
  if (path.endsWith(']')) return 'Write it after the hyphen, or remove the entry.'
  if (example === undefined) return 'Write the value after the colon.'
  const name = path.split('.').at(-1)
  return `Write for example “${name}: ${example}”.`
}

/** Whether the text is a day of the calendar, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value)
}

/** Where a node begins. */
export function placeOf(node: Node, lines: LineCounter): Place {
  const { line, col } = lines.linePos(node.range?.[0] ?? 0)
  return { line, column: col }
}
