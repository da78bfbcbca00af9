/** The lists of recipes and reviews; what their cards say is asserted in tests/site. */
import { kindOf } from '../../src/kinds/kinds.ts'
import { categoryPath } from '../../src/addresses/paths.ts'
import {
  cards,
  expectAdsAfterEvery,
  expectAnnounced,
  expectCardsHold,
  expectColumns,
  HARD_TITLES,
} from './lists.ts'
import { recipes, reviews } from './reading.ts'
import { expect, test } from './site.ts'
import { answerData, expectAddress, reload, visit } from './visit.ts'

const LISTS = [
  { ...kindOf('recipes'), documents: recipes, adEvery: 8, columns: 4 },
  { ...kindOf('reviews'), documents: reviews, adEvery: 6, columns: 3 },
]

/** The documents by category, those with most of them first. */
function categoriesOf(documents: typeof recipes) {
  const names = [...new Set(documents.map(({ values }) => String(values.category)))]
  const groups = names.map((name) => ({
    name,
    shown: documents.filter(({ values }) => values.category === name),
  }))
  return groups.toSorted((a, b) => b.shown.length - a.shown.length)
}

for (const { list, plural, documents, adEvery, columns } of LISTS) {
  test(`a category of ${list} shows its cards alone; Back, a shared link and a reload restore it`, async ({
    page,
  }) => {
    const main = page.getByRole('main')
    const expectShown = async (category: string, shown: typeof documents) => {
      await expect(main.getByRole('button', { pressed: true })).toHaveText([category])
      await expectAnnounced(page, `${shown.length} ${plural} shown`)
      await expect(cards(page).getByRole('heading')).toHaveText(shown.map(({ title }) => title))
      await expectAdsAfterEvery(page, adEvery)
      await expectAddress(page, category === 'All' ? list : categoryPath(list, category))
    }
    await visit(page, list)
    await expectShown('All', documents)
    await expectColumns(page, cards(page), columns)
    const [first, second] = categoriesOf(documents)
    if (!first || !second) throw new Error(`${list} has too few categories.`)
    for (const { name, shown } of [first, second]) {
      await main.getByRole('button', { name, exact: true }).click()
      await expectShown(name, shown)
    }
    await page.goBack()
    await expectShown(first.name, first.shown)
    await page.goBack()
    await expectShown('All', documents)
    await visit(page, categoryPath(list, second.name))
    await expectShown(second.name, second.shown)
    await reload(page)
    await expectShown(second.name, second.shown)
    await main.getByRole('button', { name: 'All', exact: true }).click()
    await expectShown('All', documents)
  })
}

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
