/** What editors write in place of a value, and signs by which YAML reads another text than they wrote. */
import { isScalar, type Node } from 'yaml'
import type { FieldRules } from '../../../src/content/schema/fields.ts'
import { quote } from '../../problems/problem.ts'
import type { Rule } from '../../problems/rules.ts'
import { CONTROL_CHARACTERS } from '../text/decodeText.ts'
import { yamlText } from '../text/yamlText.ts'
import type { CheckContext, FieldNode, FilledNode } from './checkScalar.ts'
import { fillIn, pointAt } from './checkScalar.ts'
import { adviseBelow } from './yamlAdvice.ts'

export function reportEmpty(spot: FieldNode, rules: FieldRules, context: CheckContext): undefined {
  const { node, path, place } = spot
  const note = noteAt(node?.range?.[0] ?? 0, spot, context)
  if (note !== undefined) {
    const what = `“${path}” begins with “#”, from where on YAML reads a note.`
    const fix = `Put the text in quotes: ${yamlText(note)}`
    return context.report(place, 'wrong-kind', what, fix)
  }
  const fix = NOT_FOUND.test(context.source.slice(0, node?.range?.[0]))
    ? 'Not found in the source: look there, else measure or ask, then write it.'
    : orRemove(adviseBelow(rules, spot) ?? fillIn(spot), spot)
  return context.report(place, 'empty-value', `“${path}” is empty.`, fix)
}

type Slip = [rule: Rule, what: string, fix: string]

/** Finds “none” and the like in place of a value. */
export function absentValue(spot: FilledNode, rules: FieldRules): Slip | undefined {
  const { node, path } = spot
  if (!isScalar(node)) return undefined
  if (saysNone(node.value, rules, spot) && (spot.optional || isListEntry(spot))) {
    const what = `“${path}” says ${quote(String(node.value))}, which goes without saying.`
    return ['wrong-kind', what, `Remove the ${isListEntry(spot) ? 'entry' : 'line'}.`]
  }
  if (rules.kind === 'list' && NONE.test(String(node.value))) {
    const what = `“${path}” says ${quote(String(node.value))}, but needs an entry.`
    const fix = 'Write one that is true, on a line of its own below it, behind “- ”.'
    return ['wrong-kind', what, fix]
  }
  return undefined
}

export function unshowableText({ node, path }: FilledNode): Slip | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined
  if (!CONTROL_CHARACTERS.test(node.value)) return undefined
  const what = `“${path}” holds a character that cannot be shown.`
  return ['unshowable-character', what, 'Delete it, or write the right one.']
}

/** Reports a hyphen that YAML reads as part of a text. @returns whether there is one */
export function reportHyphen(spot: FilledNode, rules: FieldRules, context: CheckContext): boolean {
  const { node, path, place } = spot
  const hyphen = swallowedHyphen(node, path, context)
  if (!hyphen) return false
  if (rules.kind === 'list') {
    const [number] = (isScalar(node) && /^\d+[.)]/.exec(String(node.value))) || []
    const what = `The first entry of “${path}” does not begin with a hyphen.`
    const fix = `Begin it with “- ”${number ? ` in place of “${number}”` : ''}, as the others.`
    context.report(place, 'shifted-hyphen', what, fix)
  } else {
    const what = `“${path}” runs on into a line that begins with a hyphen.`
    context.report(hyphen, 'shifted-hyphen', what, 'Line the hyphen up with the one above it.')
  }
  return true
}

/** Returns the text after a hyphen or colon that YAML reads as a comment. */
function noteAt(offset: number, spot: FieldNode, { source }: CheckContext): string | undefined {
  const form = isListEntry(spot) ? /^[ \t]*(#.*\S)/ : /^[ \t]*(#[^\s#].*\S)/
  return form.exec(source.slice(offset))?.[1]
}

/** What imports write above an empty field. */
export const LOOK_THERE = 'Look there, else measure or ask.'
const NOT_FOUND = new RegExp(
  String.raw`# Not found in the source: ${LOOK_THERE.replace('.', String.raw`\.`)}.*\n(?: *#.*\n)* *\w+: *$`,
)

function isListEntry({ path }: FieldNode): boolean {
  return path.endsWith(']')
}

export function orRemove(fix: string, { optional }: FieldNode): string {
  return optional ? `${fix.replace(/\.$/, '')}, or remove the line.` : fix
}

const NONE = /^(none|no|nothing|n\/a|-+)$/i

function saysNone(value: unknown, rules: FieldRules, spot: FieldNode): boolean {
  if (typeof value !== 'string' || !NONE.test(value)) return false
  if (rules.kind === 'choice') return !rules.options.includes(value)
  return isListEntry(spot) || !['text', 'mdx', 'boolean'].includes(rules.kind)
}

/** Reports “Tart #1”, where YAML reads “#1” as a comment. @returns whether it did */
export function reportCutText(
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

function swallowedHyphen(node: Node, path: string, { source, lines }: CheckContext) {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
  const [start, end] = node.range
  const hit = /\n[ \t]*(?=- )/.exec(source.slice(start, end))
  if (!hit) return undefined
  return { ...pointAt(start + hit.index + hit[0].length, lines), path }
}
