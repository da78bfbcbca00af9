import { expect, test } from 'vitest'
import type { ContentProblem } from './problem.ts'
import { countsLine, reportJson, reportText, codeFrame } from './report.ts'

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

test('problems are counted in words', () => {
  expect(countsLine([], '98 documents')).toBe('No problems in 98 documents.')
  expect(countsLine([MEAL], '1 document')).toBe('1 error in 1 document.')
  expect(countsLine([MEAL, STRANGER], '98 documents')).toBe('2 errors in 98 documents.')
})

test('of a value over several lines the first one is underlined', () => {
  const lines = ['steps:', '  - Toast the', '    bread.', 'id: 1']
  expect(codeFrame(lines, { line: 2, column: 5, end: { line: 3, column: 11 } }, false)).toBe(
    ['  1 | steps:', '> 2 |   - Toast the', '    |     ^^^^^^^^^', '  3 |     bread.'].join('\n'),
  )
})

test('the end of the last line can be shown, where nothing stands', () => {
  expect(codeFrame(['servings: 2', ''], { line: 2, column: 1 }, false)).toBe(
    ['  1 | servings: 2', '> 2 |', '    | ^'].join('\n'),
  )
})

test('a long line is cut around the mistake, and its neighbours at their end', () => {
  const long = `${'a '.repeat(200)}{x}${' b'.repeat(200)}`
  const frame = codeFrame([long, long], { line: 1, column: 401 }, false).split('\n')
  expect(frame[0]).toBe(`> 1 | …${'a '.repeat(18).slice(1)}{x}${' b'.repeat(28)}…`)
  expect(frame[1]).toBe(`    | ${' '.repeat(36)}^`)
  expect(frame[2]).toBe(`  2 | ${'a '.repeat(48).slice(0, -1)}…`)
})

test('the underlining of a long value ends where the line is cut', () => {
  const place = { line: 1, column: 4, end: { line: 1, column: 400 } }
  const [line = '', marks = ''] = codeFrame([`x: ${'y'.repeat(397)}`], place, false).split('\n')
  expect(marks).toHaveLength(line.length)
})

test('what a terminal would obey is not sent to it', () => {
  expect(codeFrame(['a\u001B[2Jb\tc\u2028d'], { line: 1, column: 1 }, false)).toBe(
    '> 1 | a [2Jb c d\n    | ^',
  )
})

test('in color the marks stand out, and the words are as they are', () => {
  const frame = codeFrame(['title: for a 3'], { line: 1, column: 8 }, true)
  expect(frame).toContain('\u001B[31m>\u001B[39m')
  expect(frame).toContain('\u001B[31m        ^\u001B[39m')
  expect(frame).toContain(' title: for a 3\n')
})
