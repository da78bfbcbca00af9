/** Carries out what messages advise, word by word, and checks the result. */
import { expect, test } from 'vitest'
import { formatProblem, only, type Problem } from '../../pipeline/content/report/problem.ts'
import { changed, checkWith, type GoodFile } from './goodContent.ts'
import { POST, RECIPE, REVIEW } from './broken/breakGood.ts'

type Lines = string[]
type Act = (lines: Lines, at: Problem, words: string[]) => void

/** Each advice with what an editor does who follows it. */
const ADVICE: [RegExp, Act][] = [
  [/^Take the blank before it away\.$/, (lines, at) => edit(lines, at, (text) => text.trimStart())],
  [/^Indent it below .* two blanks/, (lines, at) => edit(lines, at, (text) => `  ${text}`)],
  [/(^R|or r)emove the line\.$/, (lines, at) => void lines.splice(at.line - 1, 1)],
  [/hyphens above this line/, (lines, at) => void lines.splice(at.line - 1, 0, '---')],
  [/^Take “(.*)” away\.$/, (lines, at, [gone = '']) => replace(lines, at, gone, '')],
  [/^Take the bullet away\.$/, (lines, at) => edit(lines, at, (text) => text.replace('• ', ''))],
  [
    /^Put the text in quotes: ([^;]+)/,
    (lines, at, [text = '']) =>
      edit(lines, at, (old) =>
        /^(- )?[\w-]*:? ?["']/.test(text) && /^(- |\w+: )/.test(text)
          ? `${/^ */.exec(old)?.[0] ?? ''}${text}`
          : old.slice(0, at.column - 1) + text,
      ),
  ],
  [
    /^(?:Write|Leave them out:|Write %20 in place of the blank:) ([\w/:."'?=+%-]+?(?: \w[\w: ]*"?)?)\.?$/,
    (lines, at, [value = '']) => edit(lines, at, (text) => text.slice(0, at.column - 1) + value),
  ],
  [
    /^Take “(.)” behind the colon away, .* with “(.*)”/,
    (lines, at, [sign = '', begin = '']) => {
      replace(lines, at, sign, '')
      for (let row = at.line; lines[row]?.startsWith(' '); row += 1) {
        lines[row] = `  ${begin}${(lines[row] ?? '').replace(/^ *(- )?/, '')}`
      }
    },
  ],
  [/“- ” in place of “(.*)”/, (lines, at, [number = '']) => replace(lines, at, number, '-')],
  [
    /alone, and each entry on a line of its own below it, as “(.*)”/,
    (lines, at, [entry = '']) => {
      edit(lines, at, (text) => text.slice(0, text.indexOf(':') + 1))
      lines.splice(at.line, 0, entry)
    },
  ],
  [/^Write it as (<.*>)\.$/, (lines, at, [tag = '']) => edit(lines, at, () => tag)],
  [/^Write “\\” in its place/, (lines, at) => replace(lines, at, '<br>', '\\\n')],
  [
    /^Put it into the entry below/,
    (lines, at) => {
      const [group = ''] = lines.splice(at.line - 1, 1)
      lines.splice(at.line, 0, group.replace('- ', '  '))
    },
  ],
]

function edit(lines: Lines, { line }: Problem, change: (text: string) => string) {
  lines[line - 1] = change(lines[line - 1] ?? '')
}

function replace(lines: Lines, at: Problem, before: string, after: string) {
  edit(lines, at, (text) => text.replace(before, () => after))
}

function obey(source: string, problem: Problem): string {
  const lines = source.split('\n')
  for (const [pattern, act] of ADVICE) {
    const [whole, ...words] = pattern.exec(problem.fix) ?? []
    if (whole === undefined) continue
    act(lines, problem, words)
    return lines.join('\n')
  }
  throw new Error(`Nobody knows how to obey: ${formatProblem(problem)}`)
}

const CASES: [what: string, file: GoodFile, before: string, after: string][] = [
  ['a “#” taken away without its blank', RECIPE, 'servings: 2', 'cuisine: Italian\n servings: 2'],
  ['such a field below an empty one', RECIPE, 'servings: 2', 'notes:\n servings: 2'],
  ['such a list', RECIPE, 'servings: 2', 'servings: 2\n keywords:\n   - weeknight'],
  ['a list behind “|”', RECIPE, 'instructions:\n  - Toast', 'instructions: |\n  Toast'],
  ['a blank in an address', REVIEW, 'k=olive+oil', 'k=olive oil'],
  ['quoted words at the beginning', RECIPE, 'Tomato toast', '"Roasted" tomato toast'],
  ['quoted words in an entry', RECIPE, '- Toast the bread for', '- "Toast" the bread for'],
  ['two quotations', REVIEW, 'verdict: Best', 'verdict: "Best" and "good"'],
  ['a quotation within marks', RECIPE, 'Tomato toast', '"The "best" toast"'],
  ['an apostrophe within marks', RECIPE, 'Tomato toast', "'Tomato's toast'"],
  ['emphasis at the beginning', RECIPE, 'Tomato toast', '*Tomato* toast'],
  ['a “#” behind a number', RECIPE, '1 ripe tomato', '1 #10 can tomato'],
  ['a number in place of a name', REVIEW, 'rating: 4.6', 'rating: 4.6\nalternatives:\n  - 8'],
  [
    'an address in place of a name',
    REVIEW,
    'rating: 4.6',
    'rating: 4.6\nalternatives:\n  - /review/8',
  ],
  ['a field of a group without blanks', RECIPE, 'nutrition:\n  calories', 'nutrition:\ncalories'],
  ['words behind a group', RECIPE, 'nutrition:', 'nutrition: per slice'],
  ['a number in place of the first hyphen', RECIPE, '  - Toast', '  1. Toast'],
  ['marks around a colon', RECIPE, 'Tomato toast', '"“Toast: tomato”"'],
  ['none', RECIPE, '[wheat]', 'none'],
  ['a group as an entry', RECIPE, '  - text: 4', '  - group: For the toast\n  - text: 4'],
  ['a list behind its name', REVIEW, 'pros:\n  - Fresh', 'pros: - Fresh'],
  ['a bullet behind a hyphen', REVIEW, '- Fresh', '- • Fresh'],
  ['a front matter without an end', POST, 'down*.\n---', 'down*.'],
  ['an id without marks', POST, 'id="1"', 'id=1'],
  ['an id with one mark', POST, 'id="1"', 'id="1'],
  ['an end with a backslash', POST, '"1" />', '"1" \\>'],
  ['a card without an end', POST, '"1" />', '"1">'],
  ['a tag of HTML', POST, 'Stale bread makes', 'Stale bread<br>makes'],
]

test.each(CASES)('%s is mended by doing what the message says', (_what, name, before, after) => {
  const other = changed(REVIEW, 'id: 7', 'id: 8').replace('Grovella', 'Tidepan')
  const problemsOf = (text: string) => checkWith({ 'reviews/8.yaml': other, [name]: text }).problems
  let source = changed(name, before, after)
  const [mistake] = problemsOf(source)
  let left = mistake
  for (let step = 0; left && step < 5; step += 1) {
    source = obey(source, left)
    ;[left] = only('error', problemsOf(source))
  }
  expect(left && formatProblem(left)).toBeUndefined()
  expect(mistake).toBeDefined()
  expect(problemsOf(source).map(({ rule }) => rule)).not.toContain(mistake?.rule)
})
