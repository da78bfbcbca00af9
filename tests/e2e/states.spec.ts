/** What pages show beside their usual state is as accessible as the pages of the audit. */
import type { Locator, Page } from '@playwright/test'
import { kindOf } from '../../src/kinds/kinds.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'
import { expectLargeEnough } from './sizes.ts'
import { answerData, blockStorage, expectAddress, visit } from './visit.ts'

test.describe('axe has no complaint', () => {
  test('about toasts of both kinds, whose buttons are large enough, and a form that is sent empty', async ({
    page,
  }) => {
    await blockStorage(page)
    await visit(page, '/contact')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Pinterest' }).press('Enter')
    await expectStayingToast(page)
    await expectAccessible(page, 'a toast')
    const form = page.getByRole('main')
    const send = form.getByRole('button', { name: 'Send Message' })
    await send.press('Enter')
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
    for (const name of ['Name', 'Subject', 'Message']) {
      await form.getByRole('textbox', { name }).fill('Robin')
    }
    await form.getByRole('textbox', { name: 'Email' }).fill('robin@example.com')
    await send.press('Enter')
    await expect(page.getByRole('group', { name: 'Not saved' })).toBeVisible()
    await expectStayingToast(page)
    await form.getByRole('textbox', { name: 'Name' }).fill('')
    await send.press('Enter')
    await expectAccessible(page, 'sent empty, not saved')
    await expectLargeEnough(page, 'not saved')
  })

  test('about lists when there is nothing to show', async ({ page }) => {
    const categories = [{ name: 'Knives' }, { name: 'Beverages' }]
    const products = [{ id: 1, category: 'Beverages', imageDesc: 'A cup', rating: 4.5 }]
    const data = { recipes: [], reviews: [], products, categories }
    await page.route(/\/data\/(recipes|reviews|comparisons)\.json$/, (route) =>
      answerData(route, data),
    )
    await visit(page, '/privacy')
    for (const name of ['Recipes', 'Reviews', 'Comparisons']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('main').getByText(/^No \w+ (?:found )?in this/)).toBeVisible()
      await expectAccessible(page, name)
    }
  })

  test.describe('about a page', () => {
    test.use({ allowed: [/\/data\/blog\.json$|^LoadError: .*blog\.json answered 500/] })

    test('that did not load', async ({ page }) => {
      await page.route('**/data/blog.json', (route) => route.fulfill({ status: 500 }))
      await visit(page, '/privacy')
      const { listName } = kindOf('posts')
      await page.getByRole('contentinfo').getByRole('link', { name: listName, exact: true }).click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('This page did not load')
      await expectAccessible(page, 'failed')
      await expectLargeEnough(page, 'failed')
    })
  })
})

/** Expects a toast, and keeps it: it does not leave while the mouse is over it. */
async function expectStayingToast(page: Page) {
  const close = page.getByRole('button', { name: 'Close message' })
  await expect(close).toHaveCount(1)
  const toast = page.getByRole('group').filter({ has: close })
  await toast.hover()
  await expect(toast).toHaveCSS('opacity', '1')
}

/** How a choice can differ from the others where no colour does. */
function lookOf(element: Locator): Promise<string> {
  return element.evaluate((chosen) => {
    const { borderTopWidth, textDecorationLine } = getComputedStyle(chosen)
    return `${borderTopWidth} ${textDecorationLine}`
  })
}

test.describe('in forced colors', () => {
  test('the choice and the active link are recognisable', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, '/recipes')
    const pills = page.getByRole('group', { name: 'Recipe categories' }).getByRole('button')
    await expect(pills.first()).toHaveAttribute('aria-pressed', 'true')
    expect(await lookOf(pills.first())).not.toBe(await lookOf(pills.last()))
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const link = (name: string) => navigation.getByRole('link', { name, exact: true })
    expect(await lookOf(link('Recipes'))).toContain('underline')
    expect(await lookOf(link('Reviews'))).not.toContain('underline')
    await link('Comparisons').click()
    await expectAddress(page, '/comparisons')
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect(tab('Air Fryers')).toHaveAttribute('aria-selected', 'true')
    expect(await lookOf(tab('Air Fryers'))).not.toBe(await lookOf(tab('Knives')))
  })
})
