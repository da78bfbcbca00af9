import { kindOf } from '../../src/kinds/kinds.ts'
import { reviews } from './support/reading.ts'
import { cards, expectCardsHold, expectWholeCardsLead, HARD_TITLES } from './support/lists.ts'
import { expect, test } from './support/site.ts'
import { answerData, expectAddress, visit } from './support/visit.ts'

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

test('a title without a place to break in and a long time stay inside their card, a long text ends after three lines', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  await page.route(/\/data\/(recipes|reviews|blog)\.json$/, (route) =>
    answerData(route, { recipes: stubs, reviews: stubs, posts: stubs, categories }),
  )
  await visit(page, '/privacy')
  for (const kind of ['recipes', 'reviews', 'posts'] as const) {
    const { list, listName, folder } = kindOf(kind)
    await footer.getByRole('link', { name: listName, exact: true }).click()
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
