import { distance } from './distance.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A longer run of letters is no misspelt word. */
const LONGEST = 24
/** The shortest part that a run of letters is split into. */
const SHORTEST_HALF = 3

/**
 * The word of the site that is nearest to a misspelt one, or null.
 * @param slips how many letters may be wrong
 */
export function nearestTo(typed: string, slips: number, vocabulary: Vocabulary): string | null {
  if (typed.length > LONGEST) return null
  const near = vocabulary.words.flatMap((word) => {
    if (Math.abs(word.length - typed.length) > slips) return []
    const far = distance(typed, word, slips)
    return far > slips ? [] : [{ word, far: far + unlikeliness(typed, word) }]
  })
  const [best] = near.toSorted((a, b) => a.far - b.far || vocabulary.byCommonness(a.word, b.word))
  return best?.word ?? null
}

/** Less than one slip: a first letter is seldom wrong, and two letters are seldom too many. */
function unlikeliness(typed: string, word: string): number {
  return (typed[0] === word[0] ? 0 : 0.5) + Math.max(0, typed.length - word.length - 1) / 4
}

/** The two words that were written as one, or none: `air` and `fryer` of `airfryer`. */
export function halvesOf(typed: string, vocabulary: Vocabulary): string[] {
  const splits = Array.from(typed, (_, at) => [typed.slice(0, at), typed.slice(at)])
  const known = splits.filter((halves) => {
    return halves.every((half) => half.length >= SHORTEST_HALF && vocabulary.has(half))
  })
  const rarest = (halves: string[]) => Math.min(...halves.map(vocabulary.commonnessOf))
  return known.toSorted((a, b) => rarest(b) - rarest(a))[0] ?? []
}
