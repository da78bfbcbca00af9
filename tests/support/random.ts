import { createHash } from 'node:crypto'

export type Random = ReturnType<typeof createRandom>

/** Returns a reproducible stream of numbers for a seed. */
export function createRandom(seed: string) {
  let count = 0
  function next(): number {
    count += 1
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32
  }
  return {
    next,
    /** A whole number from `low` to `high`, both included. */
    whole: (low: number, high: number) => Math.floor(low + (high + 1 - low) * next()),
    pick: <Choice>(choices: readonly [Choice, ...Choice[]]): Choice =>
      choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
