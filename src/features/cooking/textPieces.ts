/** A stretch of a step's text; with the index of a timer, the words that start it. */
export interface TextPiece {
  text: string
  timer?: number
}

/** Cuts a text where stretches of it are the words of timers. */
export function cutAtTimers(
  text: string,
  timers: readonly (readonly [start: number, length: number, ...rest: unknown[]])[],
): TextPiece[] {
  let from = 0
  const pieces = timers.flatMap(([start, length], timer): TextPiece[] => {
    const before = { text: text.slice(from, start) }
    from = start + length
    return [before, { text: text.slice(start, from), timer }]
  })
  return [...pieces, { text: text.slice(from) }]
}
