import { english } from '../../../languages/en/index.ts'
import { kindOf } from '../../../src/kinds/kinds.ts'
import { reviews } from '../support/reading.ts'
import {
  ads,
  cards,
  columnsOf,
  expectCardsHold,
  expectWholeCardsLead,
  HARD_TITLES,
} from '../support/lists.ts'
import { expect, test } from '../support/site.ts'
import { answerData, expectAddress, visit } from '../support/visit.ts'

test('the whole of a card leads to its page', async ({ page }) => {
  await visit(page, '/reviews')
  await expectWholeCardsLead(
    page,
    reviews.map(({ address }) => address),
  )
})

const stub = {
  category: 'Knives',
  date: '2025-10-15',
  excerpt: 'In short.',
  shortDescription: 'A description that is much too long for any card. '.repeat(20),
  imageDesc: 'A pancake',
  picture: { name: 'recipes-1', color: '#cccccc' },
  rating: 4.5,
  servings: 4,
  totalTime: 125,
  rest: '2 h 15 min marinating',
}
const stubs = HARD_TITLES.map((title, index) => ({
  ...stub,
  id: index + 1,
  title,
  productName: title,
}))
const categories = [{ name: stub.category }]

test('no title or time leaves its card, and no text is too long for it', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  await page.route(/\/data\/(recipes|reviews|blog)\.json$/, (route) =>
    answerData(route, { recipes: stubs, reviews: stubs, posts: stubs, categories }),
  )
  await visit(page, '/privacy')
  for (const kind of ['recipes', 'reviews', 'posts'] as const) {
    const { list, folder } = kindOf(kind)
    await footer.getByRole('link', { name: english.lists[folder], exact: true }).click()
    await expectAddress(page, list)
    await expectCardsHold(page, HARD_TITLES)
    if (folder !== 'reviews') continue
    const text = cards(page).first().getByText(stub.shortDescription.trim())
    const lines = await text.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(Math.round(lines)).toBe(3)
  }
})

test('a long list grows by 48, and is as long after Back', async ({ page }) => {
  const many = Array.from({ length: 130 }, (_none, index) => ({
    ...stub,
    id: index + 1,
    title: `Recipe ${index + 1}`,
  }))
  await page.route('**/data/recipes.json', (route) =>
    answerData(route, { recipes: many, categories }),
  )
  await page.route(/\/data\/recipes\/\d+\.json$/, async (route) => {
    const url = new URL('/data/recipes/1.json', route.request().url()).href
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await visit(page, '/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(cards(page)).toHaveCount(48)
  await expect(ads(page)).toHaveCount(6)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.dispatchEvent('click')
  await expect(cards(page)).toHaveCount(96)
  await expect(cards(page).nth(48).getByRole('link')).toBeFocused()
  await cards(page).nth(95).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(130)
  await expect(more).toHaveCount(0)
  await expect(ads(page)).toHaveCount(16)
  await cards(page).nth(50).getByRole('link').click()
  await expectAddress(page, '/recipes/51')
  await expect(cards(page).filter({ hasText: 'Recipe 130' })).toHaveCount(0)
  await page.goBack()
  await expect(cards(page)).toHaveCount(130)
  await expect(cards(page).nth(50).getByRole('link')).toBeInViewport()
})

test('on a phone two recipes stand in a row, or one of large letters', async ({ page }) => {
  await visit(page, '/recipes')
  for (const width of [640, 320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await columnsOf(cards(page)), `at ${width} px`).toBe(2)
  }
  expect((await cards(page).first().boundingBox())?.height).toBeLessThan(280)
  await page.addStyleTag({ content: ':root { font-size: 200% }' })
  expect(await columnsOf(cards(page))).toBe(1)
})
