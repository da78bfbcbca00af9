/** Limits on Markdown before it is parsed, against quadratic time and memory; pages have far less. */
import type { FoundMistake, RuledMistake, SourcePlace } from '../../problems/problem.ts'
import type { BodyElement, BodyNode } from '../../../src/content/body.ts'

export function findExcess(source: string): FoundMistake | undefined {
  return tooManyCells(source) ?? tooManyContainers(source) ?? overLimit(source, LIMITS)
}

export function findYamlExcess(source: string): FoundMistake | undefined {
  return overLimit(source, YAML_LIMITS)
}

export function placeAt(source: string, index: number): SourcePlace {
  const before = source.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

interface Limit {
  each: RegExp
  most: number
  /** Returns the count after a match; one more than before unless it is given. */
  count?: (before: number, match: RegExpExecArray) => number
  mistake: (count: number) => RuledMistake
}

function overLimit(source: string, limits: readonly Limit[]): FoundMistake | undefined {
  for (const { each, most, count = (before: number) => before + 1, mistake } of limits) {
    let counted = 0
    for (const match of source.matchAll(each)) {
      counted = count(counted, match)
      if (counted > most) return [placeAt(source, match.index), ...mistake(counted)]
    }
  }
  return undefined
}

function total(each: RegExp, most: number, things: string): Limit {
  const what = `The text has more than ${most} ${things}.`
  return {
    each,
    most,
    mistake: () => ['too-much-structure', what, 'Make several documents of it.'],
  }
}

/** The YAML parser explains each unknown tag. */
const YAML_LIMITS = [total(/[!&*]/g, 2000, 'signs such as ! & and *')]

/** Per paragraph; a real one has a dozen. */
const MAX_MARKS = 400

/** Bare addresses are parsed once for each sign at their end. */
const MAX_WORD = 1000

/** JavaScript begins no line below words: https://github.com/micromark/micromark-extension-mdxjs-esm */
const SCRIPT = /(?<!^[\p{L}\p{N}][^\n]*\n)^(?:import|export) /gmu
const EMPTY_LINE = /\n[ \t]*(?=\n)/g

export const SCRIPT_STANDS: RuledMistake = [
  'mdx-import',
  'An import or export stands in the text.',
  'Remove it; none is needed.',
]

const LIMITS: Limit[] = [
  {
    each: /[*_~[\]`{]|\n[ \t]*(?=\n)/g,
    most: MAX_MARKS,
    count: (before, [found]) => (found.startsWith('\n') ? 0 : before + 1),
    mistake: () => [
      'too-many-marks',
      `More than ${MAX_MARKS} marks such as * _ [ and \` stand in one paragraph.`,
      'Take out what is not meant, or part the text by empty lines.',
    ],
  },
  {
    each: /\S+/g,
    most: MAX_WORD,
    count: (_before, [word]) => word.length,
    mistake: (length) => [
      'long-word',
      `A word of ${length} characters begins here; ${MAX_WORD} fit.`,
      'Shorten it, or part it by spaces.',
    ],
  },
  total(/\S[^\n]*/g, 3000, 'lines'),
  total(/[*_~[\]`<>{}&@|\\!:()=+#^]/g, 20_000, 'signs such as * [ ( and |'),
  total(
    /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){2}/gm,
    400,
    'lines that begin with two marks of lists or quotes',
  ),
  {
    each: SCRIPT,
    // The parser reads unclosed JavaScript again from its start at each empty line.
    most: 1_000_000,
    count: (before, { index, input }) => {
      const rest = input.slice(index)
      return before + rest.length * (rest.match(EMPTY_LINE)?.length ?? 0)
    },
    mistake: () => SCRIPT_STANDS,
  },
]

/** Matches forty nested quotes and lists; more would overflow the stack. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){40}/m

export const TOO_DEEP: RuledMistake = [
  'deep-nesting',
  'The text is nested too deeply here.',
  'Take it out of some of the quotes, lists or tags around it.',
]

function tooManyContainers(source: string): FoundMistake | undefined {
  const found = CONTAINERS.exec(source)
  return found ? [placeAt(source, found.index + found[0].length - 1), ...TOO_DEEP] : undefined
}

/** Counted over all tables, each row with the cells of the widest. */
const MAX_CELLS = 5000
const LINE = /[^\n]*\n?/g

function tooManyCells(source: string): FoundMistake | undefined {
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
    if (before + columns * rows <= MAX_CELLS) continue
    const what = `The tables of the text have more than ${MAX_CELLS} cells.`
    return [placeAt(source, index), 'too-much-structure', what, 'Leave out columns or rows.']
  }
  return undefined
}

const MAX_BODY = 500_000

export function findOversize(blocks: readonly BodyNode[]): BodyElement | undefined {
  let size = 0
  for (const block of blocks) {
    size += JSON.stringify(block).length
    if (size > MAX_BODY && typeof block === 'object') return block
  }
  return undefined
}
