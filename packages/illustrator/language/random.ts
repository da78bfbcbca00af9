/** A stream of numbers that is the same every time for the same seed. */
export interface Random {
  /** The next number, from 0 up to but not including 1. */
  next: () => number
  /** A number from `low` up to `high`. */
  range: (low: number, high: number) => number
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  /** A number from `-by` to `by`: how a hand strays. */
  jitter: (by: number) => number
  /** One of the choices. */
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
  /** The same items in another order. */
  shuffled: <Item>(items: readonly Item[]) => Item[]
  /** An angle of the full circle, in radians. */
  angle: () => number
}

/** FNV-1a: a text as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 2166136261
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0
    value = Math.imul(value, 16777619)
  }
  return value >>> 0
}

/** Mulberry32, seeded with the hash of a text. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    range,
    whole: (low, high) => Math.floor(range(low, high + 1)),
    jitter: (by) => (next() * 2 - 1) * by,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((first, second) => first.order - second.order)
        .map(({ item }) => item),
    angle: () => next() * Math.PI * 2,
  }
}
