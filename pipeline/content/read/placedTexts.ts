import type { Place } from '../report/problem.ts'
import type { ReadDocument } from './document.ts'

/** A text of a document with where it stands. */
export interface PlacedText {
  text: string
  place: Place
}

/** The texts at the paths that match, in the order of the file; what was wrong is left out. */
export function textsAt({ placed }: Pick<ReadDocument, 'placed'>, pattern: RegExp): PlacedText[] {
  return placed.flatMap(({ path, value, place }) =>
    typeof value === 'string' && pattern.test(path) ? [{ text: value, place }] : [],
  )
}

/** The lines of a recipe's ingredients. */
export function ingredientsOf(document: Pick<ReadDocument, 'placed'>): PlacedText[] {
  return textsAt(document, /^ingredients\[\d+\]\.text$/)
}

/** The steps of a recipe, with the headings among them. */
export function stepsOf(document: Pick<ReadDocument, 'placed'>): PlacedText[] {
  return textsAt(document, /^instructions\[\d+\]$/)
}

/** What a document is called; undefined when that was wrong, or it has no name. */
export function titleOf({
  placed,
  type,
}: Pick<ReadDocument, 'placed' | 'type'>): PlacedText | undefined {
  const title = placed.find(({ path }) => path === type.titleField)
  return typeof title?.value === 'string' ? { text: title.value, place: title.place } : undefined
}

/** Where the value at a path stands; the beginning of the file when there is none. */
export function placeOfPath({ placed }: Pick<ReadDocument, 'placed'>, path: string): Place {
  return placed.find((candidate) => candidate.path === path)?.place ?? { line: 1, column: 1 }
}
