import { charactersOf } from './showable.ts'
import { memoize } from '../../../src/content/memoize.ts'

/** The width of a line in ems. */
export type Measure = (line: string) => number

/** The room of a title, in pixels. */
export interface TitleRoom {
  width: number
  lines: number
  maxSize: number
  /** Below it, the end is cut off instead. */
  minSize: number
}

export interface FittedTitle {
  lines: string[]
  /** Of the type, in pixels. */
  size: number
}

const NOTHING: FittedTitle = { lines: [], size: 0 }
/** A blank, except one between a number and its unit: “4.8 L”, “180 °C”. */
const BREAK = /(?<!\d) | (?!°?\p{L}{1,2}(?![\p{L}\p{N}]))/u
/** How much of the largest possible size fewer or more even lines are worth. */
const NEARLY = 0.92

/** Breaks a title into few even lines of large type; an ellipsis ends what does not fit. */
export function fitTitle(title: string, measure: Measure, room: TitleRoom): FittedTitle {
  const words = title.split(BREAK).filter(Boolean)
  if (words.length === 0) return NOTHING
  const width = memoize(measure)
  const ways = waysToBreak(words, width, room)
  const largest = Math.max(...ways.map(({ size }) => size))
  if (largest < room.minSize) return cut(words, width, room)
  const [{ lines, size } = NOTHING] = ways
    .filter((way) => way.size >= Math.max(largest * NEARLY, room.minSize))
    .toSorted((one, other) => one.lines.length - other.lines.length || one.ragged - other.ragged)
  return { lines, size }
}

/** The ways to break words into lines, with the size of their type and how uneven they are. */
function waysToBreak(words: string[], measure: Measure, room: TitleRoom) {
  const counts = Array.from({ length: Math.min(room.lines, words.length) }, (_, index) => index + 1)
  return counts.flatMap((count) =>
    [...splits(words, count)].map((lines) => {
      const widths = lines.map(measure)
      const size = Math.floor(room.width / Math.max(...widths))
      const ragged = widths.reduce((sum, width) => sum + width ** 2, 0)
      return { lines, size: Math.min(room.maxSize, size), ragged }
    }),
  )
}

function* splits(words: string[], count: number): Generator<string[]> {
  if (count === 1) {
    yield [words.join(' ')]
    return
  }
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    for (const rest of splits(words.slice(first), count - 1)) {
      yield [words.slice(0, first).join(' '), ...rest]
    }
  }
}

function cut(words: string[], measure: Measure, room: TitleRoom): FittedTitle {
  const fits: Fits = (line) => measure(line) * room.minSize <= room.width
  const parts = words.flatMap((word) => pieces(word, fits))
  const all = fill(parts, fits)
  const lines = all.slice(0, room.lines)
  if (all.length > lines.length) lines.push(withEllipsis(lines.pop() ?? '', fits))
  return { lines, size: room.minSize }
}

type Fits = (line: string) => boolean

/** Hyphenates a word that is wider than a line. */
function pieces(word: string, fits: Fits): string[] {
  if (fits(word)) return [word]
  const found: string[] = []
  let piece = ''
  for (const character of charactersOf(word)) {
    if (piece && !fits(`${piece}${character}-`)) {
      found.push(`${piece}-`)
      piece = ''
    }
    piece += character
  }
  return [...found, piece]
}

function fill(words: string[], fits: Fits): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Puts an ellipsis in place of a line's last words, or of the last letters of its only word. */
function withEllipsis(line: string, fits: Fits): string {
  const words = line.split(' ')
  const shorter = [
    ...words.map((_word, index) => words.slice(0, words.length - index).join(' ')),
    ...charactersOf(words[0] ?? '').map((_, index, all) => all.slice(0, -1 - index).join('')),
  ]
  const ended = shorter.map((text) => `${text.replace(/[\s\p{P}]+$/u, '')}…`)
  return ended.find(fits) ?? '…'
}
