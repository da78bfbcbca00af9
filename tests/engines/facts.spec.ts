/** What recipes and reviews say of food, changes and tests. */
import { recipes } from '../e2e/support/reading.ts'
import { expect, test } from './test.ts'

const contains = (words: string) => [expect.stringContaining(words)]

test('the servings that are chosen are said; the nutrition counted for one stays', async ({
  tab,
}) => {
  const COUNTED = '[aria-label="Nutrition per serving"]'
  await tab.visit('/recipes/17')
  const counted = await tab.texts(COUNTED)
  expect(counted).toEqual(contains('Estimated from the amounts'))
  const facts = async () => (await tab.texts('main dl')).join()
  await expect.poll(facts).toMatch(/Servings4\D/)
  await tab.press('button', 'More servings')
  await tab.expectAddress('/recipes/17?servings=5')
  await expect.poll(facts).toMatch(/Servings5\D/)
  await tab.expectTexts(COUNTED, counted)
})

test('the cost of a serving stands beside the servings', async ({ tab }) => {
  await tab.visit('/recipes/44')
  await tab.expectTexts('main dl dd', expect.arrayContaining(['4', '($0.33 a serving)']))
})

test('a cook is told what was changed since', async ({ tab }) => {
  const {
    address = '',
    id = 0,
    title = '',
  } = recipes.find(({ values }) => values.updated !== undefined) ?? {}
  const record = { title, times: ['2025-10-12T18:00:00.000Z'] }
  await tab.run(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`cooked-recipes:${id}`, JSON.stringify(record)],
  )
  await tab.visit(address)
  await tab.expectTexts(
    'main p.screen-only:has(time)',
    contains('October 12, 2025, before it was changed.'),
  )
})

test('scores and tests stand on the review, and beside those of others', async ({ tab }) => {
  const SCORES = ['Browning', 'Room', 'Cleaning']
  await tab.visit('/reviews/1')
  await tab.expectTexts('[aria-labelledby="scores"] th', SCORES)
  await tab.expectTexts('[aria-labelledby="scores"] td', expect.arrayContaining(contains('4.6')))
  await tab.expectTexts('[aria-labelledby="tested"]', contains('Eleven weeks'))
  await tab.visit('/comparisons')
  await tab.expectTexts('main tbody th', expect.arrayContaining(SCORES))
  await tab.expectTexts('main tbody td', expect.arrayContaining(contains('Eleven weeks')))
})
