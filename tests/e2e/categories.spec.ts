/** The categories of comparisons; src/ui/choice tests those of lists. */
import type { Page } from '@playwright/test'
import { categoryPath } from '../../src/addresses/paths.ts'
import { reviewCategories, reviews } from './support/reading.ts'
import { expect, test } from './support/site.ts'
import { expectAddress, reload, visit } from './support/visit.ts'

const [first = '', second = ''] = reviewCategories

function productsOf(category: string): string[] {
  const some = reviews.filter(({ values }) => values.category === category)
  return some.map(({ title }) => title)
}

async function expectSelected(page: Page, category: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([category])
  const rows = page.getByRole('tabpanel').locator('tbody').getByRole('row')
  await expect(rows.getByRole('rowheader').getByRole('link')).toHaveText(productsOf(category))
}

test('a shared link opens with its tab, and so does a reload; Back leads from a review to it, and then out of the page', async ({
  page,
}) => {
  await visit(page, categoryPath('/comparisons', second))
  await expectSelected(page, second)
  await reload(page)
  await expectSelected(page, second)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Comparisons' }).click()
  await expect(page.getByRole('tablist').getByRole('tab')).toHaveText(reviewCategories)
  await expectSelected(page, first)
  for (const name of [second, first, second]) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expectSelected(page, name)
  }
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/reviews\/\d+$/)
  await page.goBack()
  await expectSelected(page, second)
  await page.goBack()
  await expectAddress(page, '/privacy')
})
