import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openWithData } from './lists.ts'
import { expect, notFoundAt, test } from './site.ts'
import { expectLargeEnough, expectNoScrollSideways } from './sizes.ts'
import { blockStorage, expectAddress, visit, visitAsNew } from './visit.ts'

const FOUND = [
  '/',
  '/recipes',
  '/reviews',
  '/comparisons',
  '/blog',
  '/recipes/1',
  '/reviews/1',
  '/blog/1',
  '/about',
  '/contact',
  '/privacy',
]
const MISSING = ['/recipes/9999', '/nowhere']

const SOMETHING = { id: 1, category: 'Beverages', imageDesc: 'A cup', rating: 4.5 }
const categories = [{ name: 'Air Fryers' }, { name: 'Beverages' }]
const NOTHING_SHOWN = [
  {
    list: '/recipes',
    name: 'Recipes',
    data: { recipes: [], categories },
    message: /^No recipes in this/,
  },
  {
    list: '/reviews',
    name: 'Reviews',
    data: { reviews: [], categories },
    message: /^No reviews in this/,
  },
  {
    list: '/comparisons',
    name: 'Comparisons',
    data: { products: [SOMETHING], categories },
    message: /^No products found in this/,
  },
] as const

/** Looks at a page on a desktop and, with its menu open, on a phone. */
async function expectAllWell(page: Page, state: string) {
  await expectAccessible(page, state)
  await expectLargeEnough(page, state)
  for (const width of [1920, 1280, 768, 320, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoScrollSideways(page, width, state)
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectAccessible(page, `${state} at 390 px`)
  await expectLargeEnough(page, `${state} at 390 px`)
}

test.describe('axe has no complaint, targets are large enough and nothing scrolls sideways', () => {
  // The browser itself logs the status of what is not found.
  test.use({ allowed: [notFoundAt(...MISSING)] })

  for (const path of [...FOUND, ...MISSING]) {
    test(`on ${path}`, async ({ page }) => {
      await visit(page, path)
      await expectAllWell(page, path)
    })
  }
})

test('search has no complaint either, before, with and without results', async ({ page }) => {
  for (const path of ['/search', '/search?q=soup', '/search?q=resoto']) {
    await visit(page, path)
    const [, query = ''] = path.split('q=')
    await expect(page.getByRole('main').getByRole('status')).toContainText(query)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expectAllWell(page, path)
  }
})

test.describe('axe has no complaint', () => {
  test('about toasts of both kinds, whose buttons are large enough', async ({ page }) => {
    await visit(page, '/privacy')
    for (const button of ['Pinterest', 'Subscribe']) {
      await page.getByRole('contentinfo').getByRole('button', { name: button }).press('Enter')
      await expectStayingToast(page)
      await expectAccessible(page, button)
      await expectLargeEnough(page, button)
    }
  })

  test('about the contact form, when it is sent empty and when it cannot be stored', async ({
    page,
  }) => {
    await blockStorage(page)
    await visit(page, '/contact')
    const form = page.getByRole('main')
    const send = form.getByRole('button', { name: 'Send Message' })
    await send.click()
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expectAccessible(page, 'sent empty')
    for (const name of ['Name', 'Subject', 'Message']) {
      await form.getByRole('textbox', { name }).fill('Robin')
    }
    await form.getByRole('textbox', { name: 'Email' }).fill('robin@example.com')
    await send.press('Enter')
    await expectStayingToast(page)
    await expect(page.getByRole('group', { name: 'Not saved' })).toBeVisible()
    await expectAccessible(page, 'not saved')
  })

  test('about filtered lists and another comparison', async ({ page }) => {
    await visit(page, '/recipes?category=Dinner')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(11)
    await expectAccessible(page, 'recipes')
    await visit(page, '/reviews?category=Knives')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await expectAccessible(page, 'reviews')
    await visit(page, '/comparisons?category=Pantry+Staples')
    await expect(page.getByRole('tab', { name: 'Pantry Staples', selected: true })).toBeVisible()
    await expectAccessible(page, 'comparisons')
  })

  for (const { message, ...stub } of NOTHING_SHOWN) {
    test(`about ${stub.list} when there is nothing to show`, async ({ page }) => {
      await openWithData(page, stub)
      await expect(page.getByRole('main').getByText(message)).toBeVisible()
      await expectAccessible(page, stub.list)
    })
  }

  test.describe('about a page', () => {
    test.use({ allowed: [/\/data\/blog\.json$|^LoadError: .*blog\.json answered 500/] })

    test('that did not load', async ({ page }) => {
      await page.route('**/data/blog.json', (route) => route.fulfill({ status: 500 }))
      await visit(page, '/privacy')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('This page did not load')
      await expectAccessible(page, 'failed')
      await expectLargeEnough(page, 'failed')
    })
  })

  test('about the open popup, whose targets are large enough', async ({ page }) => {
    await page.clock.install()
    await visitAsNew(page, '/privacy')
    await page.clock.runFor(10_000)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'popup')
    await expectLargeEnough(page, 'popup')
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
