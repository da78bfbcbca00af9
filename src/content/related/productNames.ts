import type { Review } from '../documents.ts'
import { groupBy } from '../groupBy.ts'

const WORD = /[\p{L}\p{N}]+/gu

/** Finds products that texts name in full; of names that begin alike, the longest is meant. */
export function createNameSearch(reviews: Review[]): (texts: string[]) => Review[] {
  const byFirstWord = groupBy(reviews.toSorted(longerNameFirst), ({ productName }) =>
    (productName.match(WORD) ?? []).slice(0, 1),
  )

  function namedAt(text: string, word: string, index: number): Review[] {
    const candidates = byFirstWord.get(word) ?? []
    return candidates.filter(({ productName }) => text.startsWith(productName, index)).slice(0, 1)
  }

  return (texts) => {
    const found = texts.flatMap((text) =>
      [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => namedAt(text, word, index)),
    )
    return [...new Set(found)]
  }
}

function longerNameFirst(a: Review, b: Review): number {
  return b.productName.length - a.productName.length
}
