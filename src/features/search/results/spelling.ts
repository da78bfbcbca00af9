import type MiniSearch from 'minisearch'
import { beginningsOf, endsIn, JOINS_WORDS, stemsOf } from 'words/searchRules'
import { groupBy } from '../../../shared/groupBy.ts'

const MIN_HALF = 3
const MIN_CORRECTED = 4
const MAX_SLIPS = 3

type IsNear = (wrongLetters: number, length: number) => boolean

export function createSpelling(words: string[], index: MiniSearch) {
  const known = new Set(words)
  const byLetters = new Map(words.map((word) => [withoutRepeatedLetters(word), word]))
  const byStem = groupBy(words, stemsOf)
  /** Returns the site's forms of a word, such as `knives` for `knife`, or words that end in it. */
  const formsOf = (word: string) => {
    const forms = stemsOf(word).flatMap((stem) => byStem.get(stem) ?? [])
    return new Set(JOINS_WORDS ? [...forms, ...words.filter((long) => endsIn(long, word))] : forms)
  }

  /** Finds the nearest word. Prefers the same first letter, then the most common word. */
  function nearestTo(typed: string, isNear: IsNear): string | undefined {
    for (let distance = 1; distance <= MAX_SLIPS; distance += 1) {
      const all = index.search(typed, { fuzzy: distance }).flatMap(({ terms }) => terms)
      const near = all.filter((word) => isNear(distance, Math.max(typed.length, word.length)))
      const likely = near.filter((word) => word[0] === typed[0])
      const best = mostCommon(likely.length > 0 ? likely : near)
      if (best !== undefined) return best
    }
    return undefined
  }

  return {
    formsOf,
    /** Returns a known word, or else its parts (`air`, `fryer`), or else the nearest word. */
    correct(typed: string): string[] {
      const beginnings = [typed, ...(JOINS_WORDS ? beginningsOf(typed) : [])]
      const isBeginning = words.some((word) => beginnings.some((start) => word.startsWith(start)))
      if (isBeginning || formsOf(typed).size > 0) return [typed]
      const halves = halvesOf(typed).find((pair) => pair.every((half) => known.has(half)))
      if (halves) return halves
      // Tries swapped and repeated letters first.
      const other = [...swapsOf(typed), byLetters.get(withoutRepeatedLetters(typed)) ?? ''].find(
        (word) => typed.length >= MIN_CORRECTED && known.has(word),
      )
      return [other ?? nearestTo(typed, (wrong, length) => wrong * 5 < length) ?? []].flat()
    },
    /** Suggests nearer words for unknown ones; they are only offered, not searched. */
    suggestFor(unknown: string[]): string[] {
      return unknown.flatMap((word) => {
        const swapped = swapsOf(word).find((other) => formsOf(other).size > 0)
        return swapped ?? nearestTo(word, (wrong) => wrong * 3 <= word.length) ?? []
      })
    },
  }
}

/** Splits a word at every letter, such as `airfryer` into `air` and `fryer`. */
function halvesOf(word: string): string[][] {
  const splits = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)])
  return splits.filter((halves) => halves.every(({ length }) => length >= MIN_HALF))
}

function swapsOf(word: string): string[] {
  const letters = [...word]
  return letters.map((letter, at) =>
    letters.toSpliced(at, 2, letters[at + 1] ?? '', letter).join(''),
  )
}

function withoutRepeatedLetters(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1')
}

function mostCommon(words: string[]): string | undefined {
  const groups = [...groupBy(words, (word) => [word]).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0]
}
