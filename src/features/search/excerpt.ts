import type { Searchable } from '../../content/search/searchable.ts'
import { type PlacedWord, placedWords } from '../../content/search/words.ts'

/** About two lines of a result. */
const LONGEST = 180
/** How much of the sentence before the first match is shown. */
const LEAD = 36

/**
 * The part of a document in which most of the words stand: its summary, or some of its ingredients
 * or points, or a piece of its text; `…` stands for what is left out.
 *
 * @param found the words that were looked for, folded
 */
export function excerptOf(document: Searchable, found: ReadonlySet<string>): string {
  const passages = [document.summary, document.points.join(' · '), ...document.text]
  const pieces = passages.map((passage) => bestPiece(passage, found))
  const [best] = pieces.toSorted((a, b) => b.count - a.count)
  return best?.text ?? document.summary
}

interface Piece {
  text: string
  /** How many different words stand in it. */
  count: number
}

function bestPiece(passage: string, found: ReadonlySet<string>): Piece {
  const matches = placedWords(passage).filter(({ word }) => found.has(word))
  const pieces = matches.map(({ start }) => {
    const from = passage.length <= LONGEST ? 0 : wordStart(passage, start - LEAD, start)
    const to = wordEnd(passage, from, from + LONGEST)
    return { text: withEllipses(passage, from, to), count: countBetween(matches, from, to) }
  })
  const [best] = pieces.toSorted((a, b) => b.count - a.count)
  return best ?? { text: withEllipses(passage, 0, wordEnd(passage, 0, LONGEST)), count: 0 }
}

function countBetween(matches: PlacedWord[], from: number, to: number): number {
  const inside = matches.filter(({ start, end }) => start >= from && end <= to)
  return new Set(inside.map(({ word }) => word)).size
}

/** Where a word begins after `place`, at `latest` the last one that may. */
function wordStart(text: string, place: number, latest: number): number {
  if (place <= 0) return 0
  const blank = text.indexOf(' ', place)
  return blank === -1 || blank >= latest ? latest : blank + 1
}

/** Where the last word ends that fits between two places; in the midst of it if none does. */
function wordEnd(text: string, from: number, place: number): number {
  if (place >= text.length) return text.length
  const blank = text.lastIndexOf(' ', place)
  return blank > from ? blank : place
}

function withEllipses(text: string, from: number, to: number): string {
  const piece = text.slice(from, to)
  return `${from > 0 ? '… ' : ''}${piece}${to < text.length ? ' …' : ''}`
}
