import type { Node, YAMLMap, YAMLSeq } from 'yaml'
import { isAlias, isMap, isNode, isScalar, isSeq } from 'yaml'
import type { FieldRules, Fields, ListRules } from '../../../src/content/schema/fields.ts'
import { checkImage, checkWordsOrImage } from './checkImage.ts'
import { reportMissingField, reportUnknownAndDoubledFields, pairOf } from './fieldNames.ts'
import type { Value, Values } from '../documents/document.ts'
import type { CheckContext, FieldNode, FilledNode } from './checkScalar.ts'
import * as scalar from './checkScalar.ts'
import { quote } from '../../problems/problem.ts'
import { adviseEntries, adviseFields, adviseBelow, reportYamlSign } from './yamlAdvice.ts'
import { yamlText } from '../text/yamlText.ts'
import { CONTROL_CHARACTERS } from '../text/decodeText.ts'

/** Checks a group of fields; returns the values that passed. */
export function checkFields(map: YAMLMap, fields: Fields, prefix: string, context: CheckContext) {
  const values: Values = {}
  const start = scalar.placeOfYamlNode(map, context.lines)
  const meant = reportUnknownAndDoubledFields(map, fields, prefix, context)
  for (const [name, described] of Object.entries(fields)) {
    const isNumbered = prefix === '' && name === 'id' && context.fileNumber !== undefined
    const field = isNumbered ? { ...described, example: context.fileNumber } : described
    const path = prefix ? `${prefix}.${name}` : name
    const pair = pairOf(map, name)
    if (!pair) {
      if (field.required && !meant.has(name)) reportMissingField(path, field, map, context)
      const { rules } = field
      if (rules.kind === 'boolean' && rules.absent !== undefined) values[name] = rules.absent
      continue
    }
    const key = isNode(pair.key) ? scalar.placeOfYamlNode(pair.key, context.lines) : start
    const place = { ...key, path }
    const node = isNode(pair.value) ? pair.value : null
    const spot = {
      node,
      path,
      place,
      example: scalar.writtenExample(field),
      optional: !field.required,
    }
    const value = checkValue(spot, field.rules, context)
    if (value !== undefined) values[name] = value
  }
  return values
}

function checkValue(spot: FieldNode, rules: FieldRules, context: CheckContext): Value | undefined {
  const { node } = spot
  const place = {
    ...(node?.range ? scalar.placeOfYamlNode(node, context.lines) : spot.place),
    path: spot.path,
  }
  const sign = node && signOf(node)
  if (sign) return reportYamlSign(sign, { ...spot, node, place }, context)
  if (!node || (isScalar(node) && String(node.value ?? '').trim() === '')) {
    const note = noteAt(node?.range?.[0] ?? 0, spot, context)
    if (note !== undefined) {
      const what = `“${spot.path}” begins with “#”, from where on YAML reads a note.`
      const fix = `Put the text in quotes: ${yamlText(note)}`
      return context.report(place, 'wrong-kind', what, fix)
    }
    const fix = NOT_FOUND.test(context.source.slice(0, node?.range?.[0]))
      ? 'Not found in the source: look there, else measure or ask, then write it.'
      : orRemove(adviseBelow(rules, spot) ?? scalar.fillIn(spot), spot)
    return context.report(place, 'empty-value', `“${spot.path}” is empty.`, fix)
  }
  if (isScalar(node) && saysNone(node.value, rules, spot) && (spot.optional || isListEntry(spot))) {
    const what = `“${spot.path}” says ${quote(String(node.value))}, which goes without saying.`
    const fix = `Remove the ${isListEntry(spot) ? 'entry' : 'line'}.`
    return context.report(place, 'wrong-kind', what, fix)
  }
  if (isScalar(node) && rules.kind === 'list' && NONE.test(String(node.value))) {
    const what = `“${spot.path}” says ${quote(String(node.value))}, but needs an entry.`
    const fix = 'Write one that is true, on a line of its own below it, behind “- ”.'
    return context.report(place, 'wrong-kind', what, fix)
  }
  const hyphen = swallowedHyphen(node, spot.path, context)
  if (hyphen && rules.kind === 'list') {
    const [number] = (isScalar(node) && /^\d+[.)]/.exec(String(node.value))) || []
    const what = `The first entry of “${spot.path}” does not begin with a hyphen.`
    const fix = `Begin it with “- ”${number ? ` in place of “${number}”` : ''}, as the others.`
    return context.report(place, 'shifted-hyphen', what, fix)
  }
  if (hyphen) {
    const what = `“${spot.path}” runs on into a line that begins with a hyphen.`
    const fix = 'Line the hyphen up with the one above it.'
    return context.report(hyphen, 'shifted-hyphen', what, fix)
  }
  if (isScalar(node) && typeof node.value === 'string' && CONTROL_CHARACTERS.test(node.value)) {
    const what = `“${spot.path}” holds a character that cannot be shown.`
    return context.report(place, 'unshowable-character', what, 'Delete it, or write the right one.')
  }
  const isCut = reportCutText({ ...spot, node, place }, rules, context)
  if (isCut && isScalar(node) && typeof node.value !== 'string') return undefined
  const value = checkKind({ ...spot, node, place }, rules, context)
  if (value !== undefined) context.passed(spot.path, value, rules, place)
  return value
}

/** Returns the text after a hyphen or colon that YAML reads as a comment. */
function noteAt(offset: number, spot: FieldNode, { source }: CheckContext): string | undefined {
  const form = isListEntry(spot) ? /^[ \t]*(#.*\S)/ : /^[ \t]*(#[^\s#].*\S)/
  return form.exec(source.slice(offset))?.[1]
}

/** Matches an empty field below an import's remark; see `NOT_FOUND` of fieldValues.ts. */
const NOT_FOUND =
  /# Not found in the source: Look there, else measure or ask\..*\n(?: *#.*\n)* *\w+: *$/

function isListEntry({ path }: FieldNode): boolean {
  return path.endsWith(']')
}

function orRemove(fix: string, { optional }: FieldNode): string {
  return optional ? `${fix.replace(/\.$/, '')}, or remove the line.` : fix
}

const NONE = /^(none|no|nothing|n\/a|-+)$/i

function saysNone(value: unknown, rules: FieldRules, spot: FieldNode): boolean {
  if (typeof value !== 'string' || !NONE.test(value)) return false
  if (rules.kind === 'choice') return !rules.options.includes(value)
  return isListEntry(spot) || !['text', 'mdx', 'boolean'].includes(rules.kind)
}

/** Reports “Tart #1”, where YAML reads “#1” as a comment. @returns whether it did */
function reportCutText(
  { node, path, place }: FilledNode,
  rules: FieldRules,
  context: CheckContext,
): boolean {
  if (rules.kind !== 'text' && rules.kind !== 'mdx') return false
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return false
  const [start, end] = node.range
  const [cut] = /^[ \t]+#[^\s#][^\n]*/.exec(context.source.slice(end)) ?? []
  if (cut === undefined) return false
  const what = `“${path}” ends before ${quote(cut.trim())}, which YAML takes for a note.`
  const whole = yamlText(context.source.slice(start, end) + cut)
  const fix = `Put the text in quotes: ${whole}; a note has a space behind its “#”.`
  context.report(place, typeof node.value === 'string' ? 'text-cut' : 'wrong-kind', what, fix)
  return true
}

function signOf(node: Node): '*' | '&' | '!' | undefined {
  if (isAlias(node)) return '*'
  if (node.anchor !== undefined) return '&'
  return node.tag === undefined ? undefined : '!'
}

function swallowedHyphen(node: Node, path: string, { source, lines }: CheckContext) {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
  const [start, end] = node.range
  const hit = /\n[ \t]*(?=- )/.exec(source.slice(start, end))
  if (!hit) return undefined
  return { ...scalar.pointAt(start + hit.index + hit[0].length, lines), path }
}

function checkKind(spot: FilledNode, rules: FieldRules, context: CheckContext): Value | undefined {
  switch (rules.kind) {
    case 'text': {
      const value = scalar.checkText(spot, rules, context)
      return rules.mayBeImage && value ? checkWordsOrImage(value, spot, context) : value
    }
    case 'boolean':
      return scalar.checkBoolean(spot, context)
    case 'number':
      return scalar.checkNumber(spot, rules, context)
    case 'choice':
      return scalar.checkChoice(spot, rules, context)
    case 'mdx':
      return scalar.checkInlineMdx(spot, rules, context)
    case 'image':
      return checkImage(spot, context)
    case 'list':
      return checkList(spot, rules, context)
    case 'group':
      if (isMap(spot.node)) return checkFields(spot.node, rules.fields, spot.path, context)
      return scalar.wrongKind(
        spot,
        `a group of fields (${Object.keys(rules.fields).join(', ')})`,
        context,
        adviseFields(spot, rules),
      )
  }
}

function checkList(spot: FilledNode, rules: ListRules, context: CheckContext) {
  const { node, path, place } = spot
  if (!isSeq(node)) {
    return scalar.wrongKind(spot, 'a list', context, adviseEntries(node, rules, context))
  }
  const count = node.items.length
  if (count < rules.min || count > rules.max) {
    const what = `“${path}” has ${count} entries; ${rules.min} to ${rules.max} are allowed.`
    const fix = count < rules.min ? orRemove('Add some.', spot) : 'Remove some.'
    context.report(place, count === 0 ? 'empty-value' : 'list-length', what, fix)
  }
  if (rules.unique !== undefined) reportRepeatedItems(node, rules.unique, path, context)
  return node.items.flatMap((item, index) => {
    const itemNode = isNode(item) ? item : null
    const itemSpot = { node: itemNode, path: `${path}[${index + 1}]`, place }
    const value = checkValue(itemSpot, rules.of, context)
    return value === undefined ? [] : [value]
  })
}

function reportRepeatedItems(
  { items }: YAMLSeq,
  field: string | true,
  path: string,
  context: CheckContext,
) {
  const first = new Map<unknown, number>()
  for (const [index, item] of items.entries()) {
    const node = field === true ? item : isMap(item) && pairOf(item, field)?.value
    if (!isScalar(node) || node.value === null) continue
    const duplicate = first.get(node.value)
    if (duplicate === undefined) {
      first.set(node.value, index + 1)
      continue
    }
    const entry = `${path}[${index + 1}]${field === true ? '' : `.${field}`}`
    const what = `“${entry}” is ${quote(String(node.value))}, as in entry ${duplicate}.`
    const place = { ...scalar.placeOfYamlNode(node, context.lines), path: entry }
    context.report(place, 'duplicate-entry', what, 'Keep one of the two.')
  }
}
