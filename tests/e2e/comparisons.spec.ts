import type { Page } from '@playwright/test'
import { firstSentence, inOneLine, reviews } from './content.ts'
import { expectDisclosureFirst } from './disclosure.ts'
import { ads } from './lists.ts'
import { expect, test } from './site.ts'
import { expectAddress, reload, visit } from './visit.ts'

const CATEGORIES = [
  'Air Fryers',
  'Multi-Cookers',
  'Coffee Makers',
  'Blenders & Mixers',
  'Cookware',
  'Knives',
  'Kitchen Tools',
  'Kitchen Gadgets',
  'Pantry Staples',
  'Beverages',
]

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
  await expect(rows(page).getByRole('rowheader')).toHaveText(names)
}

test('ten tabs in order, Air Fryers selected, and a table of four columns', async ({ page }) => {
  await visit(page, '/comparisons')
  await expect(page).toHaveTitle('Comparisons | Pinchwell')
  await expect(page.getByRole('tablist').getByRole('tab')).toHaveText(CATEGORIES)
  await expectSelected(page, 'Air Fryers')
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveText(['Product', 'Rating', 'Best For', 'Link'])
})

test(
  'each tab shows the products of its category alone, one tab at a time',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/comparisons')
    for (const category of CATEGORIES.toReversed()) {
      await page.getByRole('tab', { name: category, exact: true }).click()
      await expectSelected(page, category)
      const asked = () => new URL(page.url()).searchParams.get('category')
      await expect.poll(asked).toBe(category === 'Air Fryers' ? null : category)
      const shown = await rows(page).evaluateAll((all) =>
        all.map((row) => {
          const [product, rating, bestFor, link] = [...row.children]
          return {
            picture: product?.querySelector('img')?.getAttribute('alt'),
            name: product?.textContent,
            address: product?.querySelector('a')?.getAttribute('href'),
            rating: rating?.firstElementChild?.textContent,
            bestFor: bestFor?.textContent,
            link: link?.textContent,
            shop: link?.querySelector('a')?.getAttribute('href'),
          }
        }),
      )
      const expected = productsOf(category).map((review) => ({
        picture: inOneLine(review.imageDesc),
        name: review.productName,
        address: `/reviews/${review.id}`,
        rating: `${review.rating.toFixed(1)} out of 5`,
        bestFor: firstSentence(inOneLine(review.verdict)),
        link: `Check Price of ${review.productName} (paid link, opens in a new tab)paid link`,
        shop: review.affiliateLink,
      }))
      expect(shown).toEqual(expected)
    }
  },
)

test('“Check Price” is a paid link in a new tab, after the disclosure', async ({ page }) => {
  await visit(page, '/comparisons')
  const links = page.getByRole('link', { name: /^Check Price/ })
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
    await expect(link).toHaveAccessibleName(/paid link.*opens in a new tab/)
  }
  await expectDisclosureFirst(page)
})

test('a shared link opens with its category, and so does a reload', async ({ page }) => {
  await visit(page, '/comparisons?category=Pantry%20Staples')
  await expectSelected(page, 'Pantry Staples')
  await reload(page)
  await expectSelected(page, 'Pantry Staples')
  // An unknown category counts as the first.
  await visit(page, '/comparisons?category=Toasters')
  await expectSelected(page, 'Air Fryers')
})

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

test('one advertisement stands below the table', async ({ page }) => {
  await visit(page, '/comparisons')
  await expect(ads(page)).toHaveCount(1)
  const table = await page.getByRole('table').boundingBox()
  const ad = await ads(page).boundingBox()
  expect(ad?.y).toBeGreaterThan((table?.y ?? 0) + (table?.height ?? 0))
})
