/** Limits on Markdown before it is parsed, against quadratic time and memory; pages have far less. */
import type { FoundMistake, RuledMistake, SourcePlace } from '../report/problem.ts'
import type { BodyElement, BodyNode } from '../../../src/content/body.ts'

type Found = readonly [index: number, ...RuledMistake]

export function findExcess(source: string): FoundMistake | undefined {
  for (const find of FINDERS) {
    const found = find(source)
    if (found) return withPlace(source, found)
  }
  return undefined
}

/** The YAML parser explains each unknown tag. */
const YAML_TOTALS = [{ each: /[!&*]/g, most: 2000, things: 'signs such as ! & and *' }]

export function findYamlExcess(source: string): FoundMistake | undefined {
  const found = overTotal(source, YAML_TOTALS)
  return found && withPlace(source, found)
}

function withPlace(source: string, [index, ...mistake]: Found): FoundMistake {
  return [placeAt(source, index), ...mistake]
}

export function placeAt(source: string, index: number): SourcePlace {
  const before = source.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

const TOTALS = [
  { each: /\S[^\n]*/g, most: 3000, things: 'lines' },
  { each: /[*_~[\]`<>{}&@|\\!:()=+#^]/g, most: 20_000, things: 'signs such as * [ ( and |' },
  {
    each: /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){2}/gm,
    most: 400,
    things: 'lines that begin with two marks of lists or quotes',
  },
]

function overTotal(source: string, totals = TOTALS): Found | undefined {
  for (const { each, most, things } of totals) {
    let count = 0
    for (const { index } of source.matchAll(each)) {
      count += 1
      if (count > most) {
        const what = `The text has more than ${most} ${things}.`
        return [index, 'too-much-structure', what, 'Make several documents of it.']
      }
    }
  }
  return undefined
}

/** Per paragraph; a real one has a dozen. */
const MOST_MARKS = 400
const MARK_OR_PARAGRAPH = /[*_~[\]`{]|\n[ \t]*(?=\n)/g

function tooManyMarks(source: string): Found | undefined {
  let count = 0
  for (const { 0: found, index } of source.matchAll(MARK_OR_PARAGRAPH)) {
    count = found.startsWith('\n') ? 0 : count + 1
    if (count > MOST_MARKS) {
      const what = `More than ${MOST_MARKS} marks such as * _ [ and \` stand in one paragraph.`
      const fix = 'Take out what is not meant, or part the text by empty lines.'
      return [index, 'too-many-marks', what, fix]
    }
  }
  return undefined
}

/** Nested quotes and lists at the beginning of a line; more would overflow the stack. */
const MOST_CONTAINERS = 39
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y

export const TOO_DEEP: RuledMistake = [
  'deep-nesting',
  'The text is nested too deeply here.',
  'Take it out of some of the quotes, lists or tags around it.',
]

function tooManyContainers(source: string): Found | undefined {
  for (const { index } of source.matchAll(/^/gm)) {
    CONTAINER.lastIndex = index
    for (let count = 0; CONTAINER.test(source); count += 1) {
      if (count === MOST_CONTAINERS) return [CONTAINER.lastIndex - 1, ...TOO_DEEP]
    }
  }
  return undefined
}

/** Bare addresses are parsed once for each sign at their end. */
const LONGEST_WORD = 1000

function tooLongWord(source: string): Found | undefined {
  for (const { 0: word, index } of source.matchAll(/\S+/g)) {
    if (word.length <= LONGEST_WORD) continue
    const what = `A word of ${word.length} characters begins here; ${LONGEST_WORD} fit.`
    return [index, 'long-word', what, 'Shorten it, or part it by spaces.']
  }
  return undefined
}

/** The limit for all tables together; every row counts as many cells as the widest. */
const MOST_CELLS = 5000
const LINE = /[^\n]*\n?/g

function tooManyCells(source: string): Found | undefined {
  let before = 0
  let [columns, rows] = [0, 0]
  for (const { 0: line, index } of source.matchAll(LINE)) {
    if (/^[ \t>]*\n?$/.test(line)) {
      before += columns * rows
      columns = 0
      rows = 0
      continue
    }
    columns = Math.max(columns, line.split('|').length - 1)
    rows += 1
    if (before + columns * rows <= MOST_CELLS) continue
    const what = `The tables of the text have more than ${MOST_CELLS} cells.`
    return [index, 'too-much-structure', what, 'Leave out columns or rows.']
  }
  return undefined
}

/** JavaScript begins no line below words: https://github.com/micromark/micromark-extension-mdxjs-esm */
const SCRIPT = /(?<!^[\p{L}\p{N}][^\n]*\n)^(?:import|export) /gmu
const EMPTY_LINE = /\n[ \t]*(?=\n)/g

/** The characters that the parser reads again at each empty line, until they are JavaScript. */
const MOST_SCRIPT = 1_000_000

export const SCRIPT_STANDS: RuledMistake = [
  'mdx-import',
  'An import or export stands in the text.',
  'Remove it; none is needed.',
]

function tooMuchScript(source: string): Found | undefined {
  let total = 0
  for (const { index } of source.matchAll(SCRIPT)) {
    const rest = source.slice(index)
    total += rest.length * (rest.match(EMPTY_LINE)?.length ?? 0)
    if (total > MOST_SCRIPT) return [index, ...SCRIPT_STANDS]
  }
  return undefined
}

const FINDERS = [
  tooManyCells,
  tooManyMarks,
  tooManyContainers,
  tooLongWord,
  overTotal,
  tooMuchScript,
]

const LARGEST_BODY = 500_000

export function findOversize(blocks: readonly BodyNode[]): BodyElement | undefined {
  let size = 0
  for (const block of blocks) {
    size += JSON.stringify(block).length
    if (size > LARGEST_BODY && typeof block === 'object') return block
  }
  return undefined
}
