import { charactersOf } from './drawableText.ts'

/** The width of a line in ems. */
type Measure = (line: string) => number

export interface TitleRoom {
  width: number
  lines: number
  /** Font sizes, the largest first. */
  sizes: readonly number[]
}

/** Matches a space, except one between a number and its unit: “4.8 L”, “180 °C”. */
const BREAK = /(?<!\d) | (?!°?\p{L}{1,2}(?![\p{L}\p{N}]))/u

type Fits = (line: string) => boolean

/** Breaks a title into lines at the largest size that fits. Truncates it with “…” if none does. */
export function fitTitle(title: string, measure: Measure, room: TitleRoom) {
  const words = title.split(BREAK).filter(Boolean)
  const layouts = room.sizes.map((size) => {
    const fits: Fits = (line) => measure(line) * size <= room.width
    return { size, fits, lines: fillLines(words, fits) }
  })
  const layout = layouts.find(({ lines, fits }) => lines.length <= room.lines && lines.every(fits))
  const { size, fits, lines } = layout ?? layouts.at(-1) ?? { size: 0, fits: () => true, lines: [] }
  const visible = lines
    .slice(0, room.lines)
    .map((line) => (fits(line) ? line : endWithEllipsis(line, fits)))
  if (lines.length > visible.length) visible.push(endWithEllipsis(visible.pop() ?? '', fits))
  return { lines: visible, size }
}

function fillLines(words: string[], fits: Fits): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function endWithEllipsis(line: string, fits: Fits): string {
  const parts = charactersOf(line).map((_, index, all) => all.slice(0, all.length - index).join(''))
  const shortened = parts.map((part) => `${part.replace(/[\s\p{P}]+$/u, '')}…`)
  return shortened.find(fits) ?? '…'
}
