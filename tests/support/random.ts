/** A stream of numbers that is the same every time for the same seed. */
export interface Random {
  /** The next number, from 0 up to but not including 1. */
  next: () => number
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  /** One of the choices. */
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
}

/** Mulberry32, seeded with the hash (FNV-1a) of a text. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    whole: (low, high) => Math.floor(low + (high + 1 - low) * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0
    value = Math.imul(value, 16777619)
  }
  return value >>> 0
}
