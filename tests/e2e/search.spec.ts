import type { Page } from '@playwright/test'
import { cards } from './support/lists.ts'
import { expect, test } from './support/site.ts'
import { expectAccessible } from './support/axe.ts'
import { expectLargeEnough, expectNoScrollSideways } from './support/sizes.ts'
import { expectAddress, reload, visit } from './support/visit.ts'

function boxOf(page: Page) {
  return page.getByRole('main').getByRole('combobox', { name: /^Search/ })
}

async function expectStatus(page: Page, sentences: RegExp) {
  await expect(page.getByRole('main').getByRole('status')).toHaveText(sentences)
}

function suggestionsIn(page: Page) {
  return page.getByRole('listbox', { name: 'Suggestions' })
}

test('Back leads through what was typed and what was narrowed', async ({ page }) => {
  await visit(page, '/privacy')
  await visit(page, '/search')
  await boxOf(page).pressSequentially('garlic')
  await expectStatus(page, /^\d+ results for “garlic”\.$/)
  await expect(cards(page)).toHaveCount(10)
  await boxOf(page).press('Escape')
  const kinds = page.getByRole('group', { name: 'Kinds of results' }).getByRole('button')
  await kinds.filter({ hasText: 'Recipes' }).click()
  await expectAddress(page, '/search?q=garlic&kind=recipes')
  await reload(page)
  await expectStatus(page, /^\d+ of \d+ results for “garlic”\.$/)
  await cards(page).first().getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/\d+$/)
  await page.goBack()
  await expect(boxOf(page)).toHaveValue('garlic')
  await page.goBack()
  await expectStatus(page, /^\d+ results for “garlic”\.$/)
  // Typing replaces the previous history entry.
  await page.goBack()
  await expectAddress(page, '/privacy')
})

test(
  'suggestions come over what follows, can be used by everyone, and open by a press or by keys',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, '/search')
    const topOfRest = async () =>
      (await page.getByRole('main').getByRole('status').boundingBox())?.y
    await page.evaluate(() => document.fonts.ready)
    const before = await topOfRest()
    await boxOf(page).pressSequentially('chick')
    const options = suggestionsIn(page).getByRole('option')
    await expect(options.first()).toBeVisible()
    await boxOf(page).press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page, 'with open suggestions')
    await expectNoScrollSideways(page, isMobile ? 390 : 1280, 'with open suggestions')
    await expectLargeEnough(page, 'with open suggestions')
    expect(await topOfRest()).toBe(before)

    const title = await options.nth(1).locator('mark').first().textContent()
    if (isMobile) await options.nth(1).tap()
    else
      await boxOf(page)
        .press('ArrowDown')
        .then(() => boxOf(page).press('Enter'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '?')
    await expect(suggestionsIn(page)).toHaveCount(0)
  },
)
