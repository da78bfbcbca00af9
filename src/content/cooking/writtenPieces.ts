import type { PackedCooking } from './packedCooking.ts'

export interface TextPiece {
  text: string
  timer?: number
}

/** A step as it is written, in pieces. Apart from what scales it, which pages load when it is used. */
export function writtenPieces(text: string, step?: PackedCooking[1][number]): TextPiece[] {
  const timers = step?.[1] ?? []
  let end = 0
  const pieces = timers.flatMap(([start, length], timer): TextPiece[] => {
    const before = { text: text.slice(end, start) }
    end = start + length
    return [before, { text: text.slice(start, end), timer }]
  })
  return [...pieces, { text: text.slice(end) }]
}
