import type { Locator, Page } from '@playwright/test'
import { recipes } from './content.ts'
import { cards } from './lists.ts'
import { holdBack } from './holdBack.ts'
import { expect, test } from './site.ts'
import { passFrames } from './toast.ts'
import { expectAddress, reload as reloadPage, visit as visitPage } from './visit.ts'

const FAR = 9000

/** Waits until positions are recorded, which begins a moment after the page answers. */
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
 * Scrolls as a reader does, so that every card on the way is laid out; in a short page not as far,
 * so that the screen still shows cards. Returns how far.
 */
async function scrollDownTo(page: Page, top: number): Promise<number> {
  return page.evaluate(async (far) => {
    const goal = Math.min(far, document.documentElement.scrollHeight - 4 * innerHeight)
    for (let y = 0; y < goal; y += 500) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, goal)
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
    return window.scrollY
  }, top)
}

/** The first card whose heading is in view, and where on the screen that is. */
function cardInView(page: Page) {
  return cards(page).evaluateAll((all) => {
    const seen = all.find((card) => {
      const { top, bottom } = card.querySelector('h2')?.getBoundingClientRect() ?? { top: -1 }
      return top >= 0 && bottom !== undefined && bottom <= innerHeight
    })
    const heading = seen?.querySelector('h2')
    return { title: heading?.textContent, top: heading?.getBoundingClientRect().top ?? Number.NaN }
  })
}

/** Follows a link with the keyboard, without scrolling to it. */
async function followLink(page: Page, link: Locator) {
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
}

/** Follows the first card in view with the keyboard; returns its title and place. */
async function openCardInView(page: Page) {
  const card = await cardInView(page)
  const address = page.url()
  const link = page.getByRole('main').getByRole('link', { name: card.title ?? '', exact: true })
  await followLink(page, link)
  await expect(page).not.toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  return card
}

async function openFirstCard(page: Page) {
  await cards(page).first().getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

async function expectTop(page: Page, top: number) {
  const distance = () => page.evaluate((goal) => Math.abs(window.scrollY - goal), top)
  await expect.poll(distance, `the distance from ${top} px`).toBeLessThanOrEqual(1)
  // Nothing moves it afterwards.
  await passFrames(page)
  expect(await distance()).toBeLessThanOrEqual(1)
}

test.describe('Back and Forward', () => {
  test(
    'lead to where the reader was, and the focus to the link that was followed, so that Tab goes on from there',
    { tag: '@phone' },
    async ({ page }) => {
      await visit(page, '/recipes')
      const top = await scrollDownTo(page, FAR)
      expect(top).toBeGreaterThan(0)
      const before = await openCardInView(page)
      await expectTop(page, 0)
      await page.evaluate(() => window.scrollTo(0, 300))
      await expectTop(page, 300)

      await page.goBack()
      await expectAddress(page, '/recipes')
      await expectTop(page, top)
      const after = await cardInView(page)
      expect(after.title).toBe(before.title)
      expect(Math.abs(after.top - before.top)).toBeLessThan(2)
      const link = page.getByRole('main').getByRole('link', { name: before.title ?? '' })
      await expect(link).toBeFocused()
      await page.keyboard.press('Tab')
      await passFrames(page)
      const now = await page.evaluate(() => window.scrollY)
      expect(Math.abs(now - top), 'the page has hardly moved').toBeLessThan(900)

      await page.goForward()
      await expect(page).not.toHaveURL('/recipes')
      await expectTop(page, 300)
    },
  )

  test('focus the heading where no link was followed', async ({ page }) => {
    await visit(page, '/reviews')
    await page.evaluate(() => window.history.pushState(null, '', '/about'))
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Reviews')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('restore the position in a page whose document was left', async ({ page }) => {
    await visit(page, '/reviews')
    const top = await scrollDownTo(page, FAR)
    await openCardInView(page)
    await page.goto('/privacy')
    await page.evaluate(() => void setTimeout(() => history.go(-2)))
    await expectAddress(page, '/reviews')
    await expectTop(page, top)
  })

  test('wait for a page that is not loaded yet, after a reload', async ({ page }) => {
    await visit(page, '/reviews')
    const top = await scrollDownTo(page, FAR)
    await openCardInView(page)
    await reload(page)
    const held = await holdBack(page, '**/data/reviews.json')
    await page.evaluate(() => history.back())
    await expect.poll(held.count).toBe(1)
    await held.release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Reviews')
    await expectTop(page, top)
  })

  test('wait for search results, which come after their page', async ({ page }) => {
    await visit(page, '/search?q=oil')
    await expect(cards(page).first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 300))
    await expectTop(page, 300)
    await followLink(page, cards(page).getByRole('link').last())
    await expect(page).not.toHaveURL(/search/)
    // Without what was found before.
    await reload(page)
    await page.goBack()
    await expect(cards(page).first()).toBeVisible()
    await expectTop(page, 300)
  })

  test('restore each category of a list where it was left', { tag: '@phone' }, async ({ page }) => {
    await visit(page, '/recipes')
    const all = await scrollDownTo(page, 1500)
    await page.getByRole('button', { name: 'Dinner' }).press('Enter')
    await expectAddress(page, '/recipes?category=Dinner')
    const dinner = await scrollDownTo(page, 400)
    await openCardInView(page)
    await page.goBack()
    await expectAddress(page, '/recipes?category=Dinner')
    await expect(cards(page)).toHaveCount(recipes.filter(isDinner).length)
    await expectTop(page, dinner)
    await page.goBack()
    await expectAddress(page, '/recipes')
    await expect(cards(page)).toHaveCount(recipes.length)
    expect(all).toBeGreaterThan(0)
  })
})

function isDinner({ category }: { category: string }): boolean {
  return category === 'Dinner'
}

test('a reload keeps the place in a long list with a category', async ({ page }) => {
  await visit(page, '/recipes?category=Dinner')
  await scrollDownTo(page, 900)
  const before = await cardInView(page)
  await reload(page)
  await passFrames(page)
  await expect.poll(async () => (await cardInView(page)).title).toBe(before.title)
})

test('the way back to a list keeps its category, after a reload too, and leads to all of it when that was chosen last', async ({
  page,
}) => {
  const dinner = '/recipes?category=Dinner'
  const back = page.getByRole('link', { name: 'Back to Recipes' })
  await visit(page, '/recipes')
  await page.getByRole('main').getByRole('button', { name: 'Dinner', exact: true }).click()
  await openFirstCard(page)
  await reload(page)
  await back.click()
  await expectAddress(page, dinner)
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Dinner')
  await expectTop(page, 0)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await openFirstCard(page)
  await back.click()
  await expectAddress(page, '/recipes')
})

test('the address of a part of another page leads to that part, and the focus too', async ({
  page,
}) => {
  await visit(page, '/about')
  await page.evaluate(() => {
    // As the router does for a link: a new entry, and an event for the page at once.
    window.history.pushState({ key: 'part' }, '', '/recipes/1#instructions')
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  })
  const part = page.locator('#instructions')
  await expect(part).toBeFocused()
  await expect(part).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('Back to a part of a page restores where the reader was', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('main').getByRole('link', { name: 'footer' }).click()
  await expectAddress(page, '/about#newsletter')
  const inFooter = await page.evaluate(() => window.scrollY)
  expect(inFooter).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes', exact: true }).click()
  await expectTop(page, 0)
  await page.goBack()
  await expectAddress(page, '/about#newsletter')
  await expectTop(page, inFooter)
})
