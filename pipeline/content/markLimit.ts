import type { Place } from './problem.ts'

/**
 * Marks of emphasis, links and code in one paragraph. The reader of Markdown compares each with all
 * before it, so that a file full of them would take minutes; a real paragraph has a dozen.
 */
export const MOST_MARKS = 400

const MARK_OR_PARAGRAPH = /[*_~[\]`]|\n[ \t]*(?=\n)/g

/** Where a paragraph has more marks than anyone writes; undefined when none has. */
export function findTooManyMarks(source: string): Place | undefined {
  let count = 0
  for (const { 0: found, index } of source.matchAll(MARK_OR_PARAGRAPH)) {
    count = found.startsWith('\n') ? 0 : count + 1
    if (count > MOST_MARKS) return placeAt(source, index)
  }
  return undefined
}

/** Quotes and lists in each other at the beginning of a line; more would overflow the stack. */
const MOST_CONTAINERS = 39

const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y

/** Where a line begins with more `>`, `-` or `1.` than anyone writes; undefined when none does. */
export function findTooManyContainers(source: string): Place | undefined {
  for (let start = 0; start !== -1 && start < source.length;) {
    CONTAINER.lastIndex = start
    for (let count = 0; CONTAINER.test(source); count += 1) {
      if (count === MOST_CONTAINERS) return placeAt(source, CONTAINER.lastIndex - 1)
    }
    const end = source.indexOf('\n', start)
    start = end === -1 ? -1 : end + 1
  }
  return undefined
}

function placeAt(source: string, index: number): Place {
  const before = source.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
