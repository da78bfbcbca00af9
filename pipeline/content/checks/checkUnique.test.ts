import { expect, test } from 'vitest'
import { recipeType } from '../../../src/content/schema/recipe.ts'
import { reviewType } from '../../../src/content/schema/review.ts'
import { collectFacts } from '../documents/knownContent.ts'
import { readDocument } from '../read/readDocument.ts'
import { type ContentProblem, reportInto } from '../../problems/problem.ts'
import { checkSimilarTitles } from './checkUnique.ts'

const recipe = (title: string, index = 0) =>
  readDocument(`${index}.yaml`, Buffer.from(`title: ${title}\n`), recipeType)
const review = (name: string) =>
  readDocument('review.yaml', Buffer.from(`productName: ${name}\n`), reviewType)

function reported(...documents: ReturnType<typeof recipe>[]): string[] {
  const problems: ContentProblem[] = []
  const sound = documents.map((document) => Object.assign(document, { problems: [] }))
  checkSimilarTitles(collectFacts(sound, new Date(0)), (file) => reportInto(problems, file))
  return problems.map(({ file, what }) => `${file} ${what}`)
}

test.each([
  ['Tomato toast', 'Tomato Toast'],
  ['Tomato toast', 'Toast with tomato'],
  ['The lemon cake', 'A lemon cake'],
  ['Jalapeño poppers', 'Jalapeno popper'],
  ['Tiramisu', 'Tiramisù'],
])('“%s” and “%s” are reported as similar', (one, other) => {
  expect(reported(recipe(one), recipe(other, 1))).toEqual([
    `1.yaml The title is almost that of 0.yaml, “${one}”.`,
  ])
})

test.each([
  ['Tomato toast', 'Tomato soup'],
  ['Beef tacos', 'Fish tacos'],
  ['Olive oil cake', 'Lemon olive oil cake'],
  ['Green curry', 'Greek curry'],
  ['5-quart Dutch oven', '6-quart Dutch oven'],
])('“%s” and “%s” are two', (one, other) => {
  expect(reported(recipe(one), recipe(other, 1))).toEqual([])
})

test('documents of two types may have one title', () => {
  expect(reported(recipe('Maple syrup'), review('Maple syrup'))).toEqual([])
})
