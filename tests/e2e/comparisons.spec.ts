import type { Page } from '@playwright/test'
import { categoryPath } from '../../src/addresses/paths.ts'
import { categories, firstSentence, inOneLine, reviews } from './content.ts'
import { expect, test } from './site.ts'
import { expectAddress, reload, visit } from './visit.ts'

/** In the order of the tabs. */
const CATEGORIES = categories.reviews.map(({ name }) => name)

function productsOf(category: string) {
  return reviews.filter((review) => review.category === category)
}

/** The rows of the table below its head. */
function rows(page: Page) {
  return page.getByRole('tabpanel').locator('tbody').getByRole('row')
}

async function expectSelected(page: Page, category: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([category])
  const names = productsOf(category).map(({ productName }) => productName)
  await expect(rows(page).getByRole('rowheader').getByRole('link')).toHaveText(names)
}

test(
  'a shared link opens with its tab, and so does a reload; a tab shows the products of its category alone',
  { tag: '@phone' },
  async ({ page }) => {
    const [first = '', last = ''] = [CATEGORIES[0], CATEGORIES.at(-1)]
    await visit(page, categoryPath('/comparisons', last))
    await expectSelected(page, last)
    await expect(page.getByRole('tablist').getByRole('tab')).toHaveText(CATEGORIES)
    await reload(page)
    await expectSelected(page, last)
    expect(await shownRows(page)).toEqual(productsOf(last).map(rowOf))
    await page.getByRole('tab', { name: first, exact: true }).click()
    await expectSelected(page, first)
    await expectAddress(page, '/comparisons')
    expect(await shownRows(page)).toEqual(productsOf(first).map(rowOf))
  },
)

/** What a row says of a product. */
function rowOf(review: (typeof reviews)[number]) {
  return {
    // A cover says the name alone, which stands beside it.
    picture: review.image && inOneLine(review.imageDesc),
    name: review.productName,
    address: `/reviews/${review.id}`,
    rating: `${review.rating.toFixed(1)} out of 5`,
    bestFor: firstSentence(inOneLine(review.verdict)),
    link: `Check Price of ${review.productName} (paid link, opens in a new tab)paid link`,
    shop: review.affiliateLink,
  }
}

function shownRows(page: Page) {
  return rows(page).evaluateAll((all) =>
    all.map((row) => {
      const [product, rating, bestFor, link] = [...row.children]
      return {
        picture: product?.querySelector('img')?.getAttribute('alt'),
        name: product?.querySelector('a')?.textContent,
        address: product?.querySelector('a')?.getAttribute('href'),
        rating: rating?.firstElementChild?.textContent,
        bestFor: bestFor?.textContent,
        link: link?.textContent,
        shop: link?.querySelector('a')?.getAttribute('href'),
      }
    }),
  )
}

test('Back leads from a review to the category it was opened from, and then out of the page', async ({
  page,
}) => {
  await visit(page, '/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Comparisons' }).click()
  await page.getByRole('tab', { name: 'Cookware' }).click()
  await expectSelected(page, 'Cookware')
  await page.getByRole('tab', { name: 'Beverages' }).click()
  await expectSelected(page, 'Beverages')
  await rows(page).getByRole('link', { name: 'Lanternleaf Breakfast Tea' }).first().click()
  await expectAddress(page, '/reviews/28')
  await page.goBack()
  await expectSelected(page, 'Beverages')
  await page.goBack()
  await expectAddress(page, '/privacy')
})
