import { parse, stringify } from 'yaml'
import { splitFrontMatter } from '../content/read/splitFrontMatter.ts'
import type { DocumentData } from './changeNode.ts'
import { isRecord } from '../../src/shared/checkJson.ts'
import { LINE_WIDTH } from '../content/text/yamlText.ts'
import { spliceYaml } from './spliceYaml.ts'

export type { DocumentData }

/** @throws if the text is not YAML or has no front matter */
export function parseDocumentText(text: string, bodyField?: string): DocumentData {
  if (bodyField === undefined) return parse(text) ?? {}
  const { yaml, body } = requireFrontMatter(text)
  return { ...parse(yaml), [bodyField]: body.trim() }
}

/** Returns the text with new values. Lines with unchanged values stay the same. */
export function changeDocument(text: string, values: DocumentData, bodyField?: string): string {
  const before = parseDocumentText(text, bodyField)
  const after = undoEditorChanges(before, values)
  if (bodyField === undefined) return spliceYaml(text, before, after)
  const { [bodyField]: bodyBefore, ...fieldsBefore } = before
  const { [bodyField]: bodyAfter, ...fieldsAfter } = after
  const { start, yaml, fence, body } = requireFrontMatter(text)
  const changed = spliceYaml(yaml, fieldsBefore, fieldsAfter)
  const newBody = bodyBefore === bodyAfter ? body : changeBody(body, String(bodyAfter ?? ''))
  return start + changed + fence + newBody
}

export function newDocumentText(values: DocumentData, bodyField?: string): string {
  const { [bodyField ?? '']: body, ...fields } = values
  const yaml = stringify(fields, { lineWidth: LINE_WIDTH })
  return bodyField === undefined ? yaml : `---\n${yaml}---\n\n${String(body ?? '')}\n`
}

function requireFrontMatter(text: string) {
  const parts = splitFrontMatter(text)
  if (!parts) throw new Error('The front matter is missing.')
  return parts
}

function changeBody(old: string, body: string): string {
  const [before = ''] = /^\s*/.exec(old) ?? []
  const [after = ''] = old.trim() === '' ? ['\n'] : (/\s*$/.exec(old) ?? [])
  return (before || '\n') + body.trim() + after
}

/** Says whether a value is empty, so that an optional field is omitted. */
export function isNothing(value: unknown): boolean {
  if (isRecord(value) || Array.isArray(value)) return Object.keys(value).length === 0
  return value === undefined || value === null || value === ''
}

/** Undoes the editor's own changes: it trims texts, and fills empty fields with '' or []. */
function undoEditorChanges(before: DocumentData, after: DocumentData): DocumentData {
  // The editor omits empty values.
  const empty = Object.entries(before).filter(([name, value]) => !(name in after) && isBlank(value))
  const present = Object.entries(after).map(([name, value]) => [
    name,
    untrimmed(before[name], value),
  ])
  return Object.fromEntries([...empty, ...present])
}

function isBlank(value: unknown): boolean {
  return value === null || (isRecord(value) && Object.values(value).every(isBlank))
}

function untrimmed(before: unknown, after: unknown): unknown {
  if (before === null && isNothing(after)) return before
  if (typeof before === 'string') return before.trim() === after ? before : after
  if (Array.isArray(before) && Array.isArray(after))
    return after.map((entry, index) => untrimmed(before[index], entry))
  return isRecord(before) && isRecord(after) ? undoEditorChanges(before, after) : after
}
