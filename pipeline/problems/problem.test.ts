import { expect, test } from 'vitest'
import {
  compareTexts,
  ContentError,
  formatProblem,
  type ContentProblem,
  quote,
  sortProblems,
} from './problem.ts'

function problem(file: string, line: number, column: number): ContentProblem {
  return { file, line, column, rule: 'wrong-form', what: 'It is wrong.', fix: 'Put it right.' }
}

const LATER_FILE = problem('content/reviews/1.yaml', 1, 1)
const LATER_LINE = problem('content/posts/2.mdx', 10, 1)
const LATER_COLUMN = problem('content/posts/2.mdx', 9, 20)
const FIRST = problem('content/posts/2.mdx', 9, 3)

test('a problem is one line: place, what is wrong, what to do', () => {
  expect(formatProblem(FIRST)).toBe('content/posts/2.mdx:9:3  It is wrong.  Put it right.')
})

test('a warning names its rule, by which it can be acknowledged', () => {
  expect(formatProblem({ ...FIRST, rule: 'long-title' })).toBe(
    'content/posts/2.mdx:9:3  Warning: It is wrong.  Put it right.  [long-title]',
  )
})

test('problems are sorted by file, then line, then column, as numbers', () => {
  const problems = [LATER_FILE, LATER_LINE, LATER_COLUMN, FIRST]
  expect(sortProblems(problems)).toEqual([FIRST, LATER_COLUMN, LATER_LINE, LATER_FILE])
  expect(problems[0]).toBe(LATER_FILE)
})

test('the error message counts the problems and lists them in order', () => {
  const error = new ContentError([LATER_FILE, FIRST])
  const [count, ...lines] = error.message.split('\n')
  expect(count).toBe('2 problems in the content:')
  expect(lines).toEqual([FIRST, LATER_FILE].map(formatProblem))
  expect(error.problems).toEqual([FIRST, LATER_FILE])
  expect(new ContentError([FIRST]).message).toMatch(/^1 problem in the content:/)
})

test('texts are compared by code unit, the same on every machine', () => {
  expect(['é', 'a', 'Z', '10', '9'].toSorted(compareTexts)).toEqual(['10', '9', 'Z', 'a', 'é'])
  expect(compareTexts('a', 'a')).toBe(0)
})

test.each([
  ['one\n  two\tthree', '“one two three”'],
  ['🍋'.repeat(80), `“${'🍋'.repeat(80)}”`],
  ['🍋'.repeat(81), `“${'🍋'.repeat(80)}…”`],
  ['x'.repeat(1_000_000), `“${'x'.repeat(80)}…”`],
])('a quoted value stays on one line, and is cut after 80 characters', (value, quoted) => {
  expect(quote(value)).toBe(quoted)
})
