import { expect, test } from 'vitest'
import type { ContentProblem } from './problem.ts'
import { countsLine, reportJson, reportText } from './report.ts'

const MEAL: ContentProblem = {
  file: 'content/recipes/7.yaml',
  line: 2,
  column: 11,
  end: { line: 2, column: 19 },
  rule: 'unknown-choice',
  what: '“category” cannot be “Brekfast”.',
  fix: 'Did you mean “Breakfast”?',
}
const STRANGER: ContentProblem = {
  file: 'content/notes.pdf',
  line: 1,
  column: 1,
  rule: 'misplaced-file',
  what: 'No document.',
  fix: 'Move it.',
}

function textOf(file: string): string | null {
  return file.endsWith('.yaml') ? 'title: Toast\ncategory: Brekfast\n' : null
}

test('each problem is its line and, where there is one, its place in the file', () => {
  expect(reportText([STRANGER, MEAL], textOf, false)).toBe(
    `content/notes.pdf:1:1  No document.  Move it.
content/recipes/7.yaml:2:11  “category” cannot be “Brekfast”.  Did you mean “Breakfast”?

  1 | title: Toast
> 2 | category: Brekfast
    |           ^^^^^^^^
  3 |

`,
  )
})

test('in color the place of an error is red', () => {
  expect(reportText([STRANGER], textOf, true)).toBe(
    '\u001B[31mcontent/notes.pdf:1:1\u001B[39m  No document.  Move it.\n',
  )
})

test('a machine gets every part of a problem by name', () => {
  const { what: _what, end: _end, ...meal } = MEAL
  const { what: _other, ...stranger } = STRANGER
  expect(JSON.parse(reportJson([MEAL, STRANGER]))).toEqual([
    { ...meal, endLine: 2, endColumn: 19, severity: 'error', message: MEAL.what },
    { ...stranger, severity: 'error', message: 'No document.' },
  ])
})

test('a machine gets an empty list when nothing is wrong', () => {
  expect(reportJson([])).toBe('[]\n')
})

test('problems are counted in words', () => {
  expect(countsLine([], '98 documents')).toBe('No problems in 98 documents.')
  expect(countsLine([MEAL], '1 document')).toBe('1 error in 1 document.')
  expect(countsLine([MEAL, STRANGER], '98 documents')).toBe('2 errors in 98 documents.')
})
