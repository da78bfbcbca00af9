import { FILE_START, type SourcePlace } from '../../problems/problem.ts'
import { plainCharacters } from '../text/plainCharacters.ts'
import type { PlacedValue, ReadDocument } from './document.ts'
import { isBody } from './references.ts'

export interface PlacedText {
  text: string
  place: SourcePlace
}

/** Valid texts at matching paths, in the order of the file. */
export function textsAt({ placed }: ReadDocument, pattern: RegExp): PlacedText[] {
  return placed.flatMap(({ path, value, place }) =>
    typeof value === 'string' && pattern.test(path) ? [{ text: value, place }] : [],
  )
}

export function ingredientsOf(document: ReadDocument): PlacedText[] {
  const lines = textsAt(document, /^ingredients\[\d+\]\.text$/)
  return lines.map(({ text, place }) => ({ text: plainCharacters(text), place }))
}

/** Headings are among the steps. */
export function stepsOf(document: ReadDocument): PlacedText[] {
  return textsAt(document, /^instructions\[\d+\]$/)
}

export function titleOf(document: ReadDocument): PlacedText | undefined {
  return textsAt(document, new RegExp(`^${document.type.titleField}$`))[0]
}

/** The beginning of the file when there is none. */
export function placeOfPath({ placed }: ReadDocument, path: string): SourcePlace {
  return placed.find((candidate) => candidate.path === path)?.place ?? FILE_START
}

/** Blocks of a body are texts as JSON, so that their links are searched, too. */
export function textBlocks({ value, place, places }: PlacedValue): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, place }]
  if (!isBody(value)) return []
  return value.map((block) => ({
    text: JSON.stringify(block),
    place: (typeof block === 'object' && places?.get(block)) || place,
  }))
}
