import type { DocumentData } from '../../pipeline/textEdits/documentText.ts'
import { groupLines } from '../../pipeline/import/text/groupLines.ts'
import { cleanLines } from '../../pipeline/import/text/cleanText.ts'
import { splitSteps, withoutBullet } from '../../pipeline/import/text/splitSteps.ts'
import { isRecord } from '../../src/shared/checkJson.ts'

/** An entry of a list. `group` is its heading; other values are its details. */
export type FieldLine = DocumentData & { text: string }

export function toFieldLines(value: unknown): FieldLine[] {
  return Array.isArray(value) ? value.map(toFieldLine) : []
}

function toFieldLine(entry: unknown): FieldLine {
  return isRecord(entry) ? { ...entry, text: String(entry.text ?? '') } : { text: String(entry) }
}

export function writeLines(lines: readonly FieldLine[], gap: string): string {
  const written = lines.map(({ text, group }, index) =>
    group ? `${index > 0 ? '\n' : ''}${String(group)}:\n${text}` : text,
  )
  return written.join(gap)
}

/** Parses the text of a box, dropping bullets and step numbers. */
export function parseLines(field: string, text: string): FieldLine[] {
  if (field === 'instructions') return toFieldLines(splitSteps(text))
  if (field === 'ingredients')
    return toFieldLines(groupLines(cleanLines(text).map(asMarkdownHeading)))
  const lines = text.split('\n').map((line) => withoutBullet(line.trim()))
  return toFieldLines(lines.filter(Boolean))
}

/** `groupLines` parses `For 2 layers:` as an ingredient, but `# For 2 layers` as a heading. */
function asMarkdownHeading(line: string): string {
  return withoutBullet(line).replace(/^(.*[^\s:])\s*:+$/, '# $1')
}

export function setDetail(line: FieldLine, name: string, value: unknown): FieldLine {
  const { [name]: _, ...rest } = line
  return toFieldLine(value === undefined ? rest : { ...line, [name]: value })
}

/** Restores the details of unchanged lines, of one edited line, and of lines cut and pasted. */
export function keepDetails(
  lines: readonly FieldLine[],
  before: readonly FieldLine[],
  seen: ReadonlyMap<string, FieldLine>,
): FieldLine[] {
  const free = [...before]
  const matches = lines.map(({ text }) => {
    const index = free.findIndex((line) => line.text === text)
    return index === -1 ? undefined : free.splice(index, 1)[0]
  })
  const isOneEdit = matches.filter((line) => line === undefined).length === 1 || free.length === 1
  return lines.map((line, index) => {
    const previous = matches[index] ?? seen.get(line.text) ?? (isOneEdit ? free.shift() : undefined)
    const { group: _, ...details }: DocumentData = previous ?? {}
    return { ...details, ...line }
  })
}
