import { sayAgain, sayBack, sayNext, sayTimer } from 'words/handsFree'

const WAYS = { next: sayNext, back: sayBack, again: sayAgain, timer: sayTimer }

/** Ignores echoes of what the device has just `spoken`. @param heard a whole phrase */
export function commandIn(heard: string, spoken = ''): string | undefined {
  const phrase = plainWords(heard)
  if (` ${plainWords(spoken)} `.includes(` ${phrase} `)) return undefined
  const isMeant = (way: string) => plainWords(way) === phrase
  return Object.entries(WAYS).find(([, ways]) => ways.split(',').some(isMeant))?.[0]
}

/** Lowercases a text and replaces punctuation by single spaces. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
