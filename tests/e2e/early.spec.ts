import type { Page } from '@playwright/test'
import { recipes } from './content.ts'
import { ads, cards, expectAdsAfterEvery } from './lists.ts'
import { holdBack } from './holdBack.ts'
import { expect, test } from './site.ts'
import { closeToast, expectToast, passFrames, toasts } from './toast.ts'
import { expectAddress } from './visit.ts'

declare global {
  interface Window {
    /** How many toasts there have been. */
    toastCount?: () => number
  }
}

/** Opens a page whose app does not arrive; returns what lets it arrive, and waits for it. */
async function visitBeforeApp(page: Page, path: string): Promise<() => Promise<void>> {
  const held = await holdBack(page, /\/assets\/start-[^/]*\.js$/)
  await page.addInitScript(() => localStorage.setItem('newsletter-popup-seen', 'true'))
  await page.goto(path)
  return async () => {
    await expect.poll(held.count, 'the app is asked for').toBe(1)
    expect(await page.evaluate(() => window.dataLayer), 'the app is not there').toBe(undefined)
    await held.release()
    await page.waitForFunction(() => window.dataLayer !== undefined)
  }
}

async function countToasts(page: Page) {
  await page.evaluate(() => {
    const known = new Set<Element>()
    window.toastCount = () => known.size
    new MutationObserver(() => {
      const there = document.querySelectorAll('[aria-live="polite"] [role="group"]')
      for (const toast of there) known.add(toast)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

async function expectOneToast(page: Page) {
  await passFrames(page)
  expect(await page.evaluate(() => window.toastCount?.()), 'the toasts there have been').toBe(1)
  await closeToast(page)
}

test.describe('before the page is alive', () => {
  test('a category filters the cards at once and stays chosen, and the first one brings all of them back', async ({
    page,
  }) => {
    const dinner = recipes.filter(({ category }) => category === 'Dinner')
    const main = page.getByRole('main')
    const choose = (name: string) => main.getByRole('button', { name, exact: true }).click()
    const expectChosen = async (category: string, shown: typeof recipes) => {
      await expect(cards(page).getByRole('heading')).toHaveText(shown.map(({ title }) => title))
      await expect(main.getByRole('button', { pressed: true })).toHaveText([category])
      const query = category === 'All' ? '' : `?${new URLSearchParams({ category })}`
      await expectAddress(page, `/recipes${query}`)
    }
    const letAppArrive = await visitBeforeApp(page, '/recipes')
    await choose('Dinner')
    await choose('All')
    await expectChosen('All', recipes)
    await expect(ads(page)).toHaveCount(Math.floor(recipes.length / 8))
    await choose('Dinner')
    await expectChosen('Dinner', dinner)
    await expect(ads(page), 'they wait for the app').toHaveCount(0)

    await letAppArrive()
    await expectChosen('Dinner', dinner)
    await expectAdsAfterEvery(page, 8)
    await expect(ads(page)).toHaveCount(Math.floor(dinner.length / 8))
  })

  test('a category leaves the rest of the address as it is', async ({ page }) => {
    await visitBeforeApp(page, '/recipes?diet=vegan&category=Lunch')
    await page.getByRole('button', { name: 'Dinner', exact: true }).click()
    await expectAddress(page, '/recipes?diet=vegan&category=Dinner')
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expectAddress(page, '/recipes?diet=vegan')
  })

  test('a press on the button of the filters is kept, and opens them', async ({ page }) => {
    const arrive = await visitBeforeApp(page, '/recipes')
    const button = page.getByRole('button', { name: 'Filter and sort' })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await arrive()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('group', { name: 'Filters', exact: true })).toBeVisible()
  })

  test('a press on a social icon is kept, and answered once', async ({ page }) => {
    const letAppArrive = await visitBeforeApp(page, '/about')
    await countToasts(page)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Pinterest' }).click()
    await expect(toasts(page)).toHaveCount(0)
    await letAppArrive()
    await expectToast(page, {
      title: '🚧 Feature in the oven!',
      message: 'Our social media pages are coming soon. Stay tuned! 🚀',
      variant: 'default',
    })
    await expectOneToast(page)
  })

  test('a press on Share is kept; too old for the share sheet by then, it copies the address', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperties(navigator, {
        share: { value: () => Promise.reject(new DOMException('too old', 'NotAllowedError')) },
        clipboard: {
          value: { writeText: async (text: string) => localStorage.setItem('copied', text) },
        },
      })
    })
    const letAppArrive = await visitBeforeApp(page, '/reviews/1')
    await countToasts(page)
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
    await letAppArrive()
    await expectToast(page, {
      title: 'Link copied',
      message: 'Paste it into a message or a note.',
      variant: 'default',
    })
    await expectOneToast(page)
    const copied = await page.evaluate(() => localStorage.getItem('copied'))
    expect(copied).toBe('https://pinchwell.example/reviews/1')
  })

  test('an address that is sent is stored once', async ({ page }) => {
    const letAppArrive = await visitBeforeApp(page, '/about')
    await countToasts(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: 'Email address' }).fill('robin@example.com')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await letAppArrive()
    await expectToast(page, {
      title: 'Subscribed! 🍳',
      message: 'Welcome! Get ready for delicious recipes in your inbox.',
      variant: 'default',
    })
    await expectOneToast(page)
    const list = await page.evaluate(() => localStorage.getItem('newsletter-subscribers'))
    expect(JSON.parse(list ?? '')).toMatchObject([{ email: 'robin@example.com' }])
  })

  test('what is typed into the search page is searched for', async ({ page }) => {
    const letAppArrive = await visitBeforeApp(page, '/search')
    const box = page.getByRole('main').getByRole('searchbox')
    await box.fill('tiramisu')
    await letAppArrive()
    await expect(cards(page).first()).toContainText('Tiramisu')
    await expect(box).toHaveValue('tiramisu')
    await expectAddress(page, '/search?q=tiramisu')
  })

  test(
    'a press on the menu button is kept, and opens the menu',
    { tag: '@phone-only' },
    async ({ page }) => {
      const letAppArrive = await visitBeforeApp(page, '/recipes')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu).toBeHidden()
      await letAppArrive()
      await expect(menu).toBeVisible()
      await passFrames(page)
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
      await menu.getByRole('link', { name: 'Blog' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('From Our Kitchen')
    },
  )
})
