/** Scroll position and focus after navigation. */
import type { Locator, Page } from '@playwright/test'
import { heading, recipes } from '../support/reading.ts'
import { cards } from '../support/lists.ts'
import { holdBack } from '../support/holdBack.ts'
import { expect, test } from '../support/site.ts'
import { passFrames } from '../support/toast.ts'
import { expectAddress, goTo, reload as reloadPage, visit as visitPage } from '../support/visit.ts'

const FAR = 9000
const DINNER = recipes.filter(({ values }) => values.category === 'Dinner')

/** Waits until scroll positions are recorded, shortly after hydration. */
async function untilRecorded(page: Page) {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

async function visit(page: Page, path: string) {
  await visitPage(page, path)
  await untilRecorded(page)
}

async function reload(page: Page) {
  await reloadPage(page)
  await untilRecorded(page)
}

/**
 * Scrolls like a reader, so that every card on the way is laid out. Stops earlier on a short page,
 * so that the screen still shows cards. Returns the distance.
 */
async function scrollDownTo(page: Page, top: number): Promise<number> {
  return page.evaluate(async (far) => {
    const goal = Math.min(far, document.documentElement.scrollHeight - 3 * innerHeight)
    for (let y = 0; y < goal; y += 500) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, goal)
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame)
    return window.scrollY
  }, top)
}

/** Returns the first card with a visible heading, and the heading's place on the screen. */
function cardInView(page: Page) {
  return cards(page).evaluateAll((all) => {
    const seen = all.find((card) => {
      const { top, bottom } = card.querySelector('h2')?.getBoundingClientRect() ?? { top: -1 }
      return top >= 0 && bottom !== undefined && bottom <= innerHeight
    })
    const title = seen?.querySelector('h2')
    return { title: title?.textContent ?? '', top: title?.getBoundingClientRect().top ?? -1 }
  })
}

async function followLink(page: Page, link: Locator) {
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
}

/** Follows the first card in view with the keyboard; returns its title and place. */
async function openCardInView(page: Page) {
  const card = await cardInView(page)
  const address = page.url()
  const link = page.getByRole('main').getByRole('link', { name: card.title, exact: true })
  await followLink(page, link)
  await expect(page).not.toHaveURL(address)
  await expect(heading(page)).toBeFocused()
  return card
}

async function expectTop(page: Page, top: number) {
  const distance = () => page.evaluate((goal) => Math.abs(window.scrollY - goal), top)
  await expect.poll(distance, `the distance from ${top} px`).toBeLessThanOrEqual(1)
  // Waits, since nothing may move the card afterwards.
  await passFrames(page)
  expect(await distance()).toBeLessThanOrEqual(1)
}

test('Back and Forward lead to where the reader was, with the focus', async ({ page }) => {
  await visit(page, '/recipes')
  const top = await scrollDownTo(page, FAR)
  expect(top).toBeGreaterThan(0)
  const before = await openCardInView(page)
  await expectTop(page, 0)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expectTop(page, 300)

  const link = page.getByRole('main').getByRole('link', { name: before.title, exact: true })
  await page.goBack()
  await expectAddress(page, '/recipes')
  await expectTop(page, top)
  const after = await cardInView(page)
  expect(after.title).toBe(before.title)
  expect(Math.abs(after.top - before.top)).toBeLessThan(2)
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await passFrames(page)
  const now = await page.evaluate(() => window.scrollY)
  expect(Math.abs(now - top), 'the page has hardly moved').toBeLessThan(900)

  await page.goForward()
  await expect(page).not.toHaveURL('/recipes')
  await expectTop(page, 300)
})

test('Back waits for its page, also after the document was left', async ({ page }) => {
  await visit(page, '/reviews')
  const top = await scrollDownTo(page, FAR)
  await openCardInView(page)
  await reload(page)
  const held = await holdBack(page, '**/data/reviews.json')
  await page.evaluate(() => history.back())
  await expect.poll(held.count).toBe(1)
  await held.release()
  await expect(heading(page)).toHaveText('Product Reviews')
  await expectTop(page, top)

  await page.goto('/privacy')
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expectAddress(page, '/reviews')
  await expectTop(page, top)
})

test('Back waits for search results, which come after their page', async ({ page }) => {
  await visit(page, '/search?q=oil')
  await expect(cards(page).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expectTop(page, 300)
  await followLink(page, cards(page).getByRole('link').last())
  await expect(page).not.toHaveURL(/search/)
  // Reloads without the earlier results.
  await reload(page)
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
  await expectTop(page, 300)
})

test('each category is restored where it was left @phone-only', async ({ page }) => {
  await visit(page, '/recipes')
  await page.evaluate(() => window.scrollTo(0, 120))
  await page.getByRole('button', { name: 'Dinner' }).press('Enter')
  await expectAddress(page, '/recipes?category=Dinner')
  await expect(cards(page)).toHaveCount(DINNER.length)
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  const dinner = await scrollDownTo(page, 400)
  await openCardInView(page)
  await page.goBack()
  await expectAddress(page, '/recipes?category=Dinner')
  await expect(cards(page)).toHaveCount(DINNER.length)
  await expectTop(page, dinner)
  const before = await cardInView(page)
  await reload(page)
  await passFrames(page)
  await expect.poll(async () => (await cardInView(page)).title).toBe(before.title)
  await page.goBack()
  await expectAddress(page, '/recipes')
  await expect(cards(page)).toHaveCount(recipes.length)
})

test('an address leads to its page or a part of it, and the focus too', async ({ page }) => {
  await visit(page, '/reviews')
  await goTo(page, '/about')
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(heading(page), 'where no link was followed').toHaveText('Product Reviews')
  await expect(heading(page)).toBeFocused()

  await goTo(page, '/recipes/1#instructions')
  const part = page.locator('#instructions')
  await expect(part).toBeFocused()
  await expect(part).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

  await test.step('Back to a part of a page restores where the reader was', async () => {
    await goTo(page, '/about')
    await page.getByRole('main').getByRole('link', { name: 'footer' }).click()
    await expectAddress(page, '/about#newsletter')
    await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeInViewport()
    const inFooter = await page.evaluate(() => window.scrollY)
    expect(inFooter).toBeGreaterThan(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes', exact: true }).click()
    await expectTop(page, 0)
    await page.goBack()
    await expectAddress(page, '/about#newsletter')
    await expectTop(page, inFooter)
  })
})
