import type { Node, YAMLMap, YAMLSeq } from 'yaml'
import { isAlias, isMap, isNode, isScalar, isSeq } from 'yaml'
import type { FieldRules, Fields, ListRules } from '../../../src/content/schema/fields.ts'
import { checkImage, checkWordsOrImage } from './checkImage.ts'
import { reportMissingField, reportUnknownAndDoubledFields, pairOf } from './fieldNames.ts'
import type { Value, Values } from '../documents/document.ts'
import type { CheckContext, FieldNode, FilledNode } from './checkScalar.ts'
import * as scalar from './checkScalar.ts'
import * as slips from './fieldSlips.ts'
import { quote } from '../../problems/problem.ts'
import { adviseEntries, adviseFields, reportYamlSign } from './yamlAdvice.ts'

/** Checks a group of fields; returns the values that passed. */
export function checkFields(map: YAMLMap, fields: Fields, prefix: string, context: CheckContext) {
  const values: Values = {}
  const start = scalar.placeOfYamlNode(map, context.lines)
  const meant = reportUnknownAndDoubledFields({ map, fields, prefix, context })
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
    const example = scalar.writtenExample(field)
    const spot = { node, path, place, example, optional: !field.required }
    const value = checkValue(spot, field.rules, context)
    if (value !== undefined) values[name] = value
  }
  return values
}

function checkValue(spot: FieldNode, rules: FieldRules, context: CheckContext): Value | undefined {
  const { node } = spot
  const around = node?.range ? scalar.placeOfYamlNode(node, context.lines) : spot.place
  const place = { ...around, path: spot.path }
  const sign = node && signOf(node)
  if (sign) return reportYamlSign(sign, { ...spot, node, place }, context)
  if (!node || (isScalar(node) && String(node.value ?? '').trim() === '')) {
    return slips.reportEmpty({ ...spot, place }, rules, context)
  }
  const filled = { ...spot, node, place }
  const slip =
    slips.findAbsentValue(filled, rules) ??
    slips.findHyphen(filled, rules, context) ??
    slips.findUnshowableCharacter(filled)
  if (slip) return context.report(...slip)
  const isCut = slips.reportCutText(filled, rules, context)
  if (isCut && isScalar(node) && typeof node.value !== 'string') return undefined
  const value = checkKind(filled, rules, context)
  if (value !== undefined) context.passed(spot.path, value, rules, place)
  return value
}

function signOf(node: Node): '*' | '&' | '!' | undefined {
  if (isAlias(node)) return '*'
  if (node.anchor !== undefined) return '&'
  return node.tag === undefined ? undefined : '!'
}

function checkKind(spot: FilledNode, rules: FieldRules, context: CheckContext): Value | undefined {
  switch (rules.kind) {
    case 'text': {
      const value = scalar.checkText(spot, rules, context)
      return rules.format === 'words-or-image' && value
        ? checkWordsOrImage(value, spot, context)
        : value
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
    case 'group': {
      if (isMap(spot.node)) return checkFields(spot.node, rules.fields, spot.path, context)
      const wanted = `a group of fields (${Object.keys(rules.fields).join(', ')})`
      return scalar.wrongKind(spot, wanted, context, adviseFields(spot, rules))
    }
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
    const fix = count < rules.min ? slips.orRemove('Add some.', spot) : 'Remove some.'
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
