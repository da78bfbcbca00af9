import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { Field } from '../../src/content/schema/fields.ts'
import { parseDocumentText } from '../../pipeline/textEdits/documentText.ts'
import { dequal } from 'dequal/lite'
import { isRecord } from '../../src/shared/checkJson.ts'

export interface TextVersions<T> {
  base: T
  mine: T
  theirs: T
}

export type Side = 'mine' | 'theirs' | 'both'

/** A field that two people want otherwise. */
export interface FieldDifference {
  name: string
  /** `both` only where both have changed a field that can hold both. */
  values: Partial<Record<Side, unknown>>
  /** Undefined when somebody has to choose. */
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
  return [{ name, values: { ...values, both }, proposed: 'both' }]
}

/** Merges the changes of both; undefined for a field of one part. */
function mergeBoth(rules: Field['rules'], { base, mine, theirs }: TextVersions<unknown>): unknown {
  if (isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {}
    const changed = Object.keys(mine).filter((name) => !dequal(mine[name], before[name]))
    return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
  }
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs)
  if (rules.kind !== 'mdx' || rules.inline) return undefined
  return mergeLists(paragraphs(base), paragraphs(mine), paragraphs(theirs)).join('\n\n')
}

function paragraphs(text: unknown): string[] {
  return String(text ?? '').split(/\n{2,}/)
}

/** Their entries without those I took out, and mine that are new before the ones they precede. */
function mergeLists<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const isIn = (list: readonly T[], entry: T) => list.some((other) => dequal(other, entry))
  const merged = theirs.filter((entry) => isIn(mine, entry) || !isIn(base, entry))
  let place = merged.length
  for (const entry of mine.toReversed()) {
    const found = merged.findIndex((other) => dequal(other, entry))
    if (found !== -1) place = found
    else if (!isIn(base, entry)) merged.splice(place, 0, entry)
  }
  return merged
}
