import type { Catalog } from '../../content/search/indexFiles.ts'

export type Vocabulary = ReturnType<typeof createVocabulary>

/** All words of the site, folded, in the order of their characters. */
export function createVocabulary({ terms, commonness }: Pick<Catalog, 'terms' | 'commonness'>) {
  const words = terms.split(' ')

  /** The place of the first word that does not come before this text. */
  function placeOf(text: string): number {
    let [low, high] = [0, words.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((words[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The binary logarithm of how many documents have the word. */
  function commonnessOf(word: string): number {
    return Number.parseInt(commonness[placeOf(word)] ?? '0', 36)
  }

  return {
    words,
    placeOf,
    commonnessOf,
    /** Whether some page has exactly this word. */
    has: (text: string) => words[placeOf(text)] === text,
    beginningWith(text: string): string[] {
      const from = placeOf(text)
      const others = words.slice(from)
      const end = others.findIndex((word) => !word.startsWith(text))
      return end === -1 ? others : others.slice(0, end)
    },
    /** For sorting: what most documents have comes first. */
    byCommonness: (a: string, b: string) => commonnessOf(b) - commonnessOf(a),
  }
}
