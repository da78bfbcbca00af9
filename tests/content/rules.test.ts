/** The tables in `broken/` have a document for each rule. Further cases are beside the program. */
import { expect, test } from 'vitest'
import { formatProblem } from '../../pipeline/problems/problem.ts'
import { RULES } from '../../pipeline/problems/rules.ts'
import { FILES } from './broken/files.ts'
import { SLIPS } from './broken/slips.ts'
import { VALUES } from './broken/values.ts'
import { TEXTS } from './broken/texts.ts'
import { CROSS_DOCUMENT } from './broken/crossDocument.ts'
import { WARNINGS } from './broken/warnings.ts'
import { otherRecipe, POST, SITE } from './broken/breakGood.ts'
import { changed, checkWith } from './goodContent.ts'

const TABLES = [FILES, SLIPS, VALUES, TEXTS, CROSS_DOCUMENT, WARNINGS]
const BROKEN = TABLES.flatMap((table) =>
  Object.entries(table).map(([how, [files, message]]) => ({
    how,
    problems: checkWith(files).problems,
    messages: [message].flat(),
  })),
)

test('the good documents have no problem', () => {
  expect(checkWith({}).problems.map(formatProblem)).toEqual([])
})

test.each(BROKEN)('$how is reported with its place and what to do', ({ problems, messages }) => {
  expect(problems.map(formatProblem)).toEqual(messages)
})

// Their documents are in checkFonts, checkPhotos, folder, readContent, readDocument, checkFields,
// mdxLimits, checkEvidence, checkScores and checks.test.ts.
const ELSEWHERE = `
  unusable-font image-file video-file no-file unreadable-file unused-photo svg-file missing-file
  empty-file large-file not-utf-8 git-conflict missing-text long-value too-many-marks missing-field
  plain-digits unknown-choice list-length mdx-expression duplicate-id untested-claim unknown-criterion
  missing-score rating-of-scores second-document no-fields deep-nesting
`.split(/\s+/)

test('every rule is shown by a document that breaks it', () => {
  const found = BROKEN.flatMap(({ problems }) => problems.map(({ rule }) => rule))
  const shown = new Set<string>([...found, ...ELSEWHERE])
  expect(Object.keys(RULES).filter((rule) => !shown.has(rule))).toEqual([])
})

test('what is not read yet may lead to what will be there by then', () => {
  const later = changed(POST, 'date: 2025-10-12', 'date: 2025-10-12\npublishAt: 2027-12-01')
  const post = { [POST]: later.replace('/recipes/1', '/recipes/2') }
  const rules = ['publishAt: 2027-12-01', 'publishAt: 2027-12-02', 'expireAt: 2027-12-01'].map(
    (line) => checkWith({ ...post, ...otherRecipe(line) }).problems.map(({ rule }) => rule),
  )
  expect(rules).toEqual([[], ['unpublished-target'], ['unpublished-target']])
  const draft = { [POST]: later.replace('date:', 'draft: true\ndate:') }
  expect(checkWith({ ...draft, ...otherRecipe('draft: true') }).problems).toEqual([])
})

test('a privacy page may say what stays on the device beside a form that sends', () => {
  const none = 'contact:\n  service: none'
  const json = 'contact:\n  service: json\n  endpoint: https://forms.example/c'
  const front = '---\nslug: privacy\ntitle: Privacy\ndescription: What is stored.\n---\n\n'
  const text = 'A message goes to our form service. The shopping list never leaves your device.\n'
  const files = { [SITE]: changed(SITE, none, json), 'pages/privacy.mdx': front + text }
  expect(checkWith(files).problems.map(formatProblem)).toEqual([])
})

test('a draft may be incomplete, and what appears by its date may not', () => {
  const begun = 'id: 2\ntitle: Soup of leeks\ncategory:\ninstructions: []\n'
  const problemsWith = (line: string) =>
    checkWith({ 'recipes/2.yaml': `${line}\n${begun}` }).problems.map(({ rule }) => rule)
  expect(problemsWith('draft: true')).toEqual([])
  expect(problemsWith('publishAt: 2028-01-01')).toContain('missing-field')
  expect(problemsWith('publishAt: 2028-01-01')).toContain('empty-value')
  const nameless = checkWith({ 'recipes/2.yaml': 'draft: true\nid: 2\ntitle:\nrating: 6\n' })
  expect(nameless.problems.map(({ rule }) => rule)).toEqual(['empty-value', 'number-range'])
})
