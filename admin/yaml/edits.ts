/** A range of a text, and what stands there instead. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The text with all edits made, in its own kind of line ends; null when edits overlap. Of edits that
 * begin at one place, what is put in comes before what is taken out.
 */
export function applyEdits(source: string, edits: Edit[]): string | null {
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  let result = ''
  let done = 0
  for (const { start, end, text } of edits.toSorted(byPlace)) {
    if (start < done) return null
    result += source.slice(done, start) + text.replaceAll(/\r?\n/g, newline)
    done = end
  }
  return result + source.slice(done)
}

/** Where the line of a place begins. */
export function lineStart(source: string, at: number): number {
  return source.lastIndexOf('\n', at - 1) + 1
}

/** Where the line after that of a place begins, or the text ends. */
export function nextLine(source: string, at: number): number {
  const end = source.indexOf('\n', at)
  return end === -1 ? source.length : end + 1
}

/** The edit that puts a line before the one that begins at a place. */
export function insertLine(source: string, at: number, line: string): Edit {
  const isOpenEnd = at === source.length && !source.endsWith('\n')
  return { start: at, end: at, text: isOpenEnd ? `\n${line}` : `${line}\n` }
}

/** What is put in at a place comes before what is taken out from there on. */
function byPlace(a: Edit, b: Edit): number {
  return a.start - b.start || a.end - b.end
}
