import type { SearchableText } from '../../../content/search/searchable.ts'
import { findWords, splitWords } from '../../../content/search/words.ts'

/** About two lines of a result. */
const LONGEST = 180
/** Shown before the first match. */
const LEAD = 36

/**
 * The part of a document in which most of the words stand.
 * @param found the words that were looked for, folded
 */
export function chooseExcerpt(document: SearchableText, found: ReadonlySet<string>): string {
  const passages = [document.summary, document.points.join(' · '), ...document.text]
  const pieces = passages.flatMap((passage) => {
    const matches = findWords(passage).filter(({ word }) => found.has(word))
    return [0, ...matches.map(({ start }) => start)].map((start) => cut(passage, start))
  })
  const count = (piece: string) => new Set(splitWords(piece).filter((word) => found.has(word))).size
  const [best] = pieces
    .map((text) => ({ text, count: count(text) }))
    .toSorted((a, b) => b.count - a.count)
  return best?.text ?? ''
}

/** The piece of a passage around a place, with whole words where there are spaces. */
function cut(passage: string, place: number): string {
  if (passage.length <= LONGEST) return passage
  const space = passage.lastIndexOf(' ', Math.max(0, place - LEAD))
  const from = Math.max(0, space + 1, place - 2 * LEAD)
  const last = passage.lastIndexOf(' ', from + LONGEST)
  const isRest = from + LONGEST >= passage.length
  const to = isRest ? passage.length : last > from ? last : from + LONGEST
  return `${from > 0 ? '… ' : ''}${passage.slice(from, to)}${isRest ? '' : ' …'}`
}
