import type { SourcePlace } from '../report/problem.ts'
import { plainCharacters } from '../text/plainCharacters.ts'
import type { PlacedValue, ReadDocument } from './document.ts'
import { isBody } from './references.ts'

export interface PlacedText {
  text: string
  place: SourcePlace
}

/** Valid texts at matching paths, in the order of the file. */
export function textsAt({ placed }: Pick<ReadDocument, 'placed'>, pattern: RegExp): PlacedText[] {
  return placed.flatMap(({ path, value, place }) =>
    typeof value === 'string' && pattern.test(path) ? [{ text: value, place }] : [],
  )
}

export function ingredientsOf(document: Pick<ReadDocument, 'placed'>): PlacedText[] {
  const lines = textsAt(document, /^ingredients\[\d+\]\.text$/)
  return lines.map(({ text, place }) => ({ text: plainCharacters(text), place }))
}

/** With the headings among them. */
export function stepsOf(document: Pick<ReadDocument, 'placed'>): PlacedText[] {
  return textsAt(document, /^instructions\[\d+\]$/)
}

export function titleOf({
  placed,
  type,
}: Pick<ReadDocument, 'placed' | 'type'>): PlacedText | undefined {
  const title = placed.find(({ path }) => path === type.titleField)
  return typeof title?.value === 'string' ? { text: title.value, place: title.place } : undefined
}

/** The beginning of the file when there is none. */
export function placeOfPath({ placed }: Pick<ReadDocument, 'placed'>, path: string): SourcePlace {
  return placed.find((candidate) => candidate.path === path)?.place ?? { line: 1, column: 1 }
}

/** The text, or each block of a body as JSON, which has its links, too. */
export function textBlocks({ value, place, places }: PlacedValue): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, place }]
  if (!isBody(value)) return []
  return value.map((block) => ({
    text: JSON.stringify(block),
    place: (typeof block === 'object' && places?.get(block)) || place,
  }))
}
