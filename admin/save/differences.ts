import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { Field } from '../../src/content/schema/fields.ts'
import { parseDocumentText } from '../../pipeline/textEdits/documentText.ts'
import { dequal } from 'dequal/lite'
import { isRecord } from '../../src/shared/checkJson.ts'

export type TextVersions<T> = Record<'base' | 'mine' | 'theirs', T>

export type Side = 'mine' | 'theirs' | 'both'

export interface FieldDifference {
  name: string
  /** The values by side; has `both` if the field can hold both people's changes. */
  values: Partial<Record<Side, unknown>>
  /** Undefined if the user has to choose. */
  proposed: Side | undefined
}

export function findDifferences(type: ContentType, texts: TextVersions<string>): FieldDifference[] {
  const [base, mine, theirs] = [texts.base, texts.mine, texts.theirs].map((text) =>
    parseDocumentText(text, type.bodyField),
  )
  return Object.entries(type.fields).flatMap(([name, field]) =>
    compareField(name, field, { base: base?.[name], mine: mine?.[name], theirs: theirs?.[name] }),
  )
}

function compareField(
  name: string,
  { rules }: Field,
  versions: TextVersions<unknown>,
): FieldDifference[] {
  const { base, mine, theirs } = versions
  const values = { mine, theirs }
  if (dequal(mine, theirs)) return []
  if (dequal(base, mine)) return [{ name, values, proposed: 'theirs' }]
  if (dequal(base, theirs)) return [{ name, values, proposed: 'mine' }]
  const both = mergeBoth(rules, versions)
  if (both === undefined) return [{ name, values, proposed: undefined }]
  const proposed = isMergeClear(rules, versions, both) ? 'both' : undefined
  return [{ name, values: { ...values, both }, proposed }]
}

/** Says whether both people changed different parts, and the merge keeps my order. */
function isMergeClear(
  rules: Field['rules'],
  { base, mine, theirs }: TextVersions<unknown>,
  both: unknown,
): boolean {
  if (isRecord(both)) return dequal(both, mergeBoth(rules, { base, mine: theirs, theirs: mine }))
  const [before, myEntries, theirEntries] = [toEntries(base), toEntries(mine), toEntries(theirs)]
  const stayed = before.filter((entry) => hasEqual(myEntries, entry))
  const stayedInOrder = myEntries.filter((entry) => hasEqual(before, entry))
  const isKept = (entry: unknown) => hasEqual(myEntries, entry) || hasEqual(theirEntries, entry)
  return before.every(isKept) && dequal(stayed, stayedInOrder)
}

/** Merges both people's changes; undefined for a value that has no parts. */
function mergeBoth(rules: Field['rules'], { base, mine, theirs }: TextVersions<unknown>): unknown {
  if (isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {}
    const changed = Object.keys(mine).filter((name) => !dequal(mine[name], before[name]))
    return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
  }
  const isList = Array.isArray(mine) && Array.isArray(theirs)
  if (!isList && (rules.kind !== 'mdx' || rules.isInline)) return undefined
  const merged = mergeEntries(toEntries(base), toEntries(mine), toEntries(theirs))
  return isList ? merged : merged.join('\n\n')
}

/** The entries of a list, or the paragraphs of a text. */
function toEntries(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return String(value ?? '')
    .split(/\n{2,}/)
    .filter(Boolean)
}

function hasEqual(list: readonly unknown[], entry: unknown): boolean {
  return list.some((other) => dequal(other, entry))
}

/** Removes my removed entries from theirs, and inserts each of my new ones before its successor. */
function mergeEntries(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const merged = theirs.filter((entry) => hasEqual(mine, entry) || !hasEqual(base, entry))
  let index = merged.length
  for (const entry of mine.toReversed()) {
    const position = merged.findIndex((other) => dequal(other, entry))
    if (position !== -1) index = position
    else if (!hasEqual(base, entry)) merged.splice(index, 0, entry)
  }
  return merged
}
