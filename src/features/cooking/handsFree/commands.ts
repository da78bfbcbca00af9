import { sayAgain, sayBack, sayNext, sayTimer } from 'words/handsFree'

const WAYS = { next: sayNext, back: sayBack, again: sayAgain, timer: sayTimer }

/** @param heard a whole phrase; it may be an echo of what the device has just `spoken` */
export function commandIn(heard: string, spoken = ''): string | undefined {
  const phrase = plainWords(heard)
  if (` ${plainWords(spoken)} `.includes(` ${phrase} `)) return undefined
  const isMeant = (way: string) => plainWords(way) === phrase
  return Object.entries(WAYS).find(([, ways]) => ways.split(',').some(isMeant))?.[0]
}

/** Leaves out capitals, and signs and spaces around words. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
