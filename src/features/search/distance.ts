const valueAt = (row: Uint8Array, place: number) => row[place] ?? 0

/**
 * The number of letters to add, leave out, replace or swap with their neighbor to get from one word
 * to another (optimal string alignment, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 *
 * @param limit for words farther apart the result only says that they are
 */
export function distance(word: string, other: string, limit: number): number {
  let beforeLast = new Uint8Array(word.length + 1)
  let last = Uint8Array.from(beforeLast, (_, place) => place)
  for (let row = 1; row <= other.length; row += 1) {
    const current = nextRow(word, other, row, beforeLast, last)
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return valueAt(last, word.length)
}

/** The distances from each beginning of the word to the first `row` letters of the other. */
function nextRow(
  word: string,
  other: string,
  row: number,
  beforeLast: Uint8Array,
  last: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const current = new Uint8Array(word.length + 1)
  current[0] = row
  for (let place = 1; place <= word.length; place += 1) {
    const isSame = word[place - 1] === other[row - 1]
    const isSwap =
      row > 1 && word[place - 1] === other[row - 2] && word[place - 2] === other[row - 1]
    const aligned = Math.min(
      valueAt(last, place) + 1,
      valueAt(current, place - 1) + 1,
      valueAt(last, place - 1) + (isSame ? 0 : 1),
    )
    current[place] = isSwap ? Math.min(aligned, valueAt(beforeLast, place - 2) + 1) : aligned
  }
  return current
}
