/** Counts the words of documents for the search index; build-time code only. */
import type { Postings } from './indexFiles.ts'
import { FIELDS, type Searchable, textsIn } from './searchable.ts'
import { wordsOf } from './words.ts'

/** Where a word stands in the documents counted so far. */
export interface CountedWord {
  postings: Postings
  /** How many documents have it, in whatever field. */
  documents: number
}

export interface WordCounts {
  words: ReadonlyMap<string, CountedWord>
  /** How many different words each document has: one list per field. */
  lengths: number[][]
}

/**
 * Counts words as MiniSearch does when it is given the documents, and in the form in which they are
 * served. The engine's own index is made to be added to and searched at once, which takes four times
 * as long and much memory at ten thousand documents.
 *
 * @param documents their places in the list are the numbers by which the postings call them
 */
export function countWords(documents: readonly Searchable[]): WordCounts {
  const words = createWords()
  const lengths: number[][] = FIELDS.map(() => [])
  for (const [number, document] of documents.entries()) {
    for (const [place, field] of FIELDS.entries()) {
      const counts = countEach(wordsOf(textsIn(document, field).join('\n')))
      lengths[place]?.push(counts.size)
      for (const [word, count] of counts) words.add(word, number, place, count)
    }
  }
  return { words: words.counted, lengths }
}

function countEach(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** A word with the documents that were counted last: in each field, and in any. */
interface GrowingWord extends CountedWord {
  lastIn: number[]
  last: number | undefined
}

function createWords() {
  const counted = new Map<string, GrowingWord>()

  function find(word: string): GrowingWord {
    const known = counted.get(word)
    if (known) return known
    const added = { postings: FIELDS.map(() => []), documents: 0, lastIn: [], last: undefined }
    counted.set(word, added)
    return added
  }

  return {
    counted,
    /** @param place of the field */
    add(name: string, number: number, place: number, count: number): void {
      const word = find(name)
      word.postings[place]?.push(number - (word.lastIn[place] ?? 0), count)
      word.lastIn[place] = number
      if (word.last !== number) word.documents += 1
      word.last = number
    },
  }
}
