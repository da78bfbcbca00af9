import { expect, test } from 'vitest'
import { changed, checkWith, GOOD } from '../../../tests/content/goodContent.ts'
import { formatProblem } from '../../problems/problem.ts'

const TESTED = 'tested:\n  when: May 2025\n  how: On bread, every morning\n'

function said(paragraph: string, { more = '', language = 'en' } = {}): string[] {
  const review = changed('reviews/7.yaml', 'It tastes of cut grass.', JSON.stringify(paragraph))
  const site = `${GOOD['site.yaml']}language: ${language}\n`
  const { problems } = checkWith({ 'reviews/7.yaml': review + more, 'site.yaml': site })
  return problems.filter(({ rule }) => rule === 'untested-claim').map(formatProblem)
}

test.each([
  ['We tested it on bread.', 'We tested'],
  ['Here is what I have also measured: nothing.', 'I have also measured'],
  ['It won in our blind tests.', 'our blind tests'],
  ['Not one spot in testing.', 'in testing'],
  ['It is fine. After six weeks the cap still shuts.', 'six weeks'],
  ['The coating held for 40 suppers.', '40 suppers'],
  ['After two years, no crack.', 'After two years'],
  ['Nine of ten found it good.', 'Nine of ten'],
  ['It was first with 13 tasters out of 15.', '13 tasters out of 15'],
])('a review without a record of a test cannot say: %s', (paragraph, claim) => {
  const problem = `content/reviews/7.yaml:16:5  “${claim}” tells of a test, of which the review has no record.  Add “tested:” with its “when:” and “how:”, or say it without the test.`
  expect(said(paragraph)).toEqual([problem])
  expect(said(paragraph, { more: TESTED })).toEqual([])
  expect(said(paragraph, { more: 'draft: true\n' })).toEqual([])
  expect(said(paragraph, { language: 'de' })).toEqual([])
})

test.each([
  'It tastes of cut grass, most weeks.',
  'Finish it within ten weeks.',
  'Oil it every three weeks.',
  'It keeps for three months in a cupboard.',
  'A warranty of 24 months comes with it.',
  'Its rating is 4.6 out of 5.',
  'Readers give it 5 out of 5 stars.',
  'Comes in one of the colors of the season.',
  'The fastest of its kind; test your own pan before you buy.',
])('that is no claim of a test: %s', (paragraph) => {
  expect(said(paragraph)).toEqual([])
})
