import { expect, test } from 'vitest'
import { changed, checkWith, GOOD } from '../../../tests/content/goodContent.ts'
import { formatProblem } from '../../problems/problem.ts'

const CRITERIA = '\n    criteria: [Taste, Bottle, Price]\n'

/** The problems of a review that is rated 4.6. */
function said(scores: Record<string, number>, more = '', criteria = CRITERIA): string[] {
  const lines = Object.entries(scores).map(([name, score]) => {
    return `  - criterion: ${name}\n    score: ${score}\n`
  })
  const review = `${GOOD['reviews/7.yaml']}scores:\n${lines.join('')}${more}`
  const categories = changed(
    'categories.yaml',
    '  - name: Pantry Staples\n',
    `  - name: Pantry Staples${criteria}`,
  )
  const { problems } = checkWith({ 'reviews/7.yaml': review, 'categories.yaml': categories })
  return problems.filter(({ file }) => file === 'content/reviews/7.yaml').map(formatProblem)
}

test.each([
  [{ Taste: 5, Bottle: 4.5, Price: 4.3 }, ''],
  [{ Taste: 5, Bottle: 4.5, Price: 4 }, ''],
  [{ Taste: 5, Bottle: 4.8, Price: 4.3 }, ''],
  [{ Taste: 5, Bottle: 2, Price: 2 }, 'ratingNote: Nothing else counts as much as its taste.\n'],
  [{ Taste: 3 }, 'draft: true\n'],
])('scores may be %o', (scores, more) => {
  expect(said(scores, more)).toEqual([])
})

test('a criterion that the category has not is refused, with the one that is near', () => {
  expect(said({ Tast: 5, Bottle: 4.5, Price: 4.3 })).toEqual([
    'content/reviews/7.yaml:20:16  “Tast” is no criterion of “Pantry Staples”.  Did you mean “Taste”?',
  ])
  expect(said({ Taste: 4.6 }, '', '\n')).toEqual([
    'content/reviews/7.yaml:20:16  “Taste” is no criterion of “Pantry Staples”.  Add it to “criteria” of this category in content/categories.yaml.',
  ])
})

test('a criterion without a score is named', () => {
  expect(said({ Taste: 4.6 })).toEqual([
    'content/reviews/7.yaml:20:16  “scores” has none for “Bottle”, “Price”, by which “Pantry Staples” is judged.  Add it, or take all scores out.',
  ])
})

test('a rating that is not the mean of the scores needs a note', () => {
  expect(said({ Taste: 4, Bottle: 4.5, Price: 4.3 })).toEqual([
    'content/reviews/7.yaml:6:9  “rating” is 4.6, and the mean of the scores is 4.3.  Change one of them, or say in “ratingNote” why the rating is another.',
  ])
})

test.each([5.1, 4.55])('a score cannot be %d', (score) => {
  expect(said({ Taste: score, Bottle: 4.5, Price: 4.3 })[0]).toMatch(/7.yaml:21:12 .*“scores/)
})
