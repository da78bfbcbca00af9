import type { StepTimer } from './cookingData.ts'

export interface TextPiece {
  text: string
  timer?: number
}

/** Splits a step into text and timers. Separate from scaling, which pages load on demand. */
export function splitAtTimers(text: string, timers: readonly StepTimer[] = []): TextPiece[] {
  let end = 0
  const pieces = timers.flatMap(({ span }, timer): TextPiece[] => {
    const before = { text: text.slice(end, span[0]) }
    end = span[1]
    return [before, { text: text.slice(...span), timer }]
  })
  return [...pieces, { text: text.slice(end) }]
}
