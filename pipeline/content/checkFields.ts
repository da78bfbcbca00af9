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
import type { Place } from './problem.ts'
import { didYouMean, suggest } from './suggest.ts'

/** A checked value: what the rules let through, and nothing else. */
export type Value = string | number | BodyNode[] | Value[] | { [name: string]: Value }

/** What a check of one file works with. */
export interface CheckContext {
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
  complainOfUnknown(map, fields, prefix, context)
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix ? `${prefix}.${name}` : name
    const pair = map.items.find(({ key }) => isScalar(key) && key.value === name)
    if (!pair) {
      if (field.required) complainOfMissing(path, field, start, context)
      continue
    }
    const place = isNode(pair.key) ? placeOf(pair.key, context.lines) : start
    const node = isNode(pair.value) ? pair.value : null
    const value = checkValue({ node, path, place, example: field.example }, field.rules, context)
    if (value !== undefined) values[name] = value
  }
  return values
}

function complainOfUnknown(map: YAMLMap, fields: Fields, prefix: string, context: CheckContext) {
  const names = Object.keys(fields)
  for (const { key } of map.items) {
    const name = isScalar(key) ? String(key.value) : ''
    if (names.includes(name)) continue
    const place = isNode(key) ? placeOf(key, context.lines) : placeOf(map, context.lines)
    const near = suggest(name, names)
    context.complain(
      place,
      `“${prefix ? `${prefix}.${name}` : name}” is not a field here.`,
      near ? `Did you mean “${near}”?` : `Remove it, or use one of: ${names.join(', ')}.`,
    )
  }
}

function complainOfMissing(path: string, field: Field, place: Place, { complain }: CheckContext) {
  const name = path.split('.').at(-1) ?? path
  const example = field.example === undefined ? '' : ` For example “${name}: ${field.example}”.`
  complain(place, `“${path}” is missing.`, `Add it: ${field.description}${example}`)
}

function checkValue(spot: Spot, rules: FieldRules, context: CheckContext): Value | undefined {
  const { node } = spot
  const place = node?.range ? placeOf(node, context.lines) : spot.place
  if (isAlias(node)) {
    context.complain(place, `“${spot.path}” is a YAML alias.`, 'Write the value out.')
    return undefined
  }
  if (!node || (isScalar(node) && (node.value === null || isBlank(node.value)))) {
    context.complain(place, `“${spot.path}” is empty.`, fillIn(spot))
    return undefined
  }
  const value = checkKind({ ...spot, node, place }, rules, context)
  if (value !== undefined) context.passed(spot.path, value, rules, place)
  return value
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
      return wrongKind(spot, `a group of fields (${Object.keys(rules.fields).join(', ')})`, context)
  }
}

function checkText(spot: FilledSpot, rules: TextRules, context: CheckContext) {
  const { node, path, place } = spot
  if (!isScalar(node)) return wrongKind(spot, 'text', context)
  if (typeof node.value !== 'string') {
    const written = String(node.source ?? node.value)
    context.complain(
      place,
      `“${path}” must be text, but YAML reads ${written} as ${kindName(node)}.`,
      `Put it in quotes: "${written}".`,
    )
    return undefined
  }
  const value = node.value.trim()
  if (rules.day && !isDay(value)) {
    const what = `“${path}” must be a day that exists, as YYYY-MM-DD, but is “${value}”.`
    context.complain(place, what, fillIn(spot))
    return undefined
  }
  if (rules.pattern && !rules.pattern.test(value)) {
    const what = `“${path}” must be ${rules.shape ?? 'in another form'}, but is “${value}”.`
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
  return value
}

function checkChoice(spot: FilledSpot, rules: ChoiceRules, context: CheckContext) {
  const value = isScalar(spot.node) ? spot.node.value : undefined
  if (typeof value === 'string' && rules.options.includes(value)) return value
  if (!isScalar(spot.node)) return wrongKind(spot, 'one word', context)
  const what = `“${spot.path}” cannot be “${String(value)}”.`
  context.complain(spot.place, what, didYouMean(String(value), rules.options))
  return undefined
}

function checkInlineMdx(spot: FilledSpot, rules: MdxRules, context: CheckContext) {
  if (!isScalar(spot.node) || typeof spot.node.value !== 'string') {
    return wrongKind(spot, 'text', context)
  }
  // Quotes and folding move the text inside a scalar, so mistakes point at its beginning.
  const complain: Complain = (_inside, what, fix) =>
    context.complain(spot.place, `“${spot.path}”: ${what}`, fix)
  return compileMdx(spot.node.value, rules.inline, complain)
}

function checkList(spot: FilledSpot, rules: ListRules, context: CheckContext) {
  const { node, path, place } = spot
  if (!isSeq(node)) return wrongKind(spot, 'a list (one “- ” line for each entry)', context)
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

function wrongKind(spot: FilledSpot, wanted: string, { complain }: CheckContext) {
  const what = `“${spot.path}” must be ${wanted}, but is ${kindName(spot.node)}.`
  complain(spot.place, what, fillIn(spot))
  return undefined
}

function kindName(node: Node): string {
  if (isMap(node)) return 'a group of fields'
  if (isSeq(node)) return 'a list'
  if (!isScalar(node)) return 'something else'
  if (typeof node.value === 'string') return `the text “${node.value}”`
  if (typeof node.value === 'boolean') return `the yes/no value ${node.value}`
  return `the ${typeof node.value} ${String(node.value)}`
}

function fillIn({ path, example }: Spot): string {
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
