/** Slips of editors in the value of a field, which YAML reads in another way than they mean. */
import { isScalar } from 'yaml'
import type { FieldRules } from '../../../src/content/schema/fields.ts'
import { type FoundMistake, quote } from '../../problems/problem.ts'
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

/** Finds “none” and the like in place of a value. */
export function findAbsentValue(spot: FilledNode, rules: FieldRules): FoundMistake | undefined {
  const { node, path, place } = spot
  if (!isScalar(node)) return undefined
  if (saysNone(node.value, rules, spot) && (spot.optional || isListEntry(spot))) {
    const what = `“${path}” says ${quote(String(node.value))}, which goes without saying.`
    return [place, 'wrong-kind', what, `Remove the ${isListEntry(spot) ? 'entry' : 'line'}.`]
  }
  if (rules.kind === 'list' && NONE.test(String(node.value))) {
    const what = `“${path}” says ${quote(String(node.value))}, but needs an entry.`
    const fix = 'Write one that is true, on a line of its own below it, behind “- ”.'
    return [place, 'wrong-kind', what, fix]
  }
  return undefined
}

export function findUnshowableCharacter(spot: FilledNode): FoundMistake | undefined {
  const { node, path, place } = spot
  if (!isScalar(node) || typeof node.value !== 'string') return undefined
  if (!CONTROL_CHARACTERS.test(node.value)) return undefined
  const what = `“${path}” holds a character that cannot be shown.`
  return [place, 'unshowable-character', what, 'Delete it, or write the right one.']
}

/** Finds a line with a hyphen that YAML reads as part of the text above it. */
export function findHyphen(
  { node, path, place }: FilledNode,
  rules: FieldRules,
  { source, lines }: CheckContext,
): FoundMistake | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
  const [start, end] = node.range
  const hit = /\n[ \t]*(?=- )/.exec(source.slice(start, end))
  if (!hit) return undefined
  if (rules.kind === 'list') {
    const [number] = /^\d+[.)]/.exec(String(node.value)) ?? []
    const what = `The first entry of “${path}” does not begin with a hyphen.`
    const fix = `Begin it with “- ”${number ? ` in place of “${number}”` : ''}, as the others.`
    return [place, 'shifted-hyphen', what, fix]
  }
  const hyphen = { ...pointAt(start + hit.index + hit[0].length, lines), path }
  const what = `“${path}” runs on into a line that begins with a hyphen.`
  return [hyphen, 'shifted-hyphen', what, 'Line the hyphen up with the one above it.']
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

/** Reports “Tart #1”, which YAML ends before the “#”. @returns whether it did */
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
