import type { ContentType } from '../../src/content/schema/documentType.ts'
import { RETIRED_FIELDS } from '../../src/content/schema/retiredFields.ts'
import { changeDocument, parseDocumentText } from './documentText.ts'

/** Removes fields that older versions of the program used. Returns unreadable texts unchanged. */
export function migrateText({ fields, bodyField }: ContentType, text: string): string {
  const isRetired = (name: string) => RETIRED_FIELDS.has(name) && !(name in fields)
  try {
    const before = Object.entries(parseDocumentText(text, bodyField))
    const kept = before.filter(([name]) => !isRetired(name))
    if (kept.length === before.length) return text
    const migrated = changeDocument(text, Object.fromEntries(kept), bodyField)
    // YAML that cannot be spliced would be rewritten without its comments, so it stays unchanged.
    const written = new Set(text.split('\n'))
    return migrated.split('\n').every((line) => written.has(line)) ? migrated : text
  } catch {
    return text
  }
}

/** Returns the lines of `before` that are missing in `after`, with numbers from 1. */
export function removedLines(before: string, after: string) {
  const rest = after.split('\n')
  return before.split('\n').flatMap((text, index) => {
    if (text !== rest[0]) return [{ number: index + 1, text: text.trimEnd() }]
    rest.shift()
    return []
  })
}
