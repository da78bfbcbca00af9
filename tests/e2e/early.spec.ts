import type { Page } from '@playwright/test'
import { recipes, reviews } from './content.ts'
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
  for (const { path, category, titles, adsEvery } of [
    {
      path: '/recipes',
      category: 'Dinner',
      titles: recipes.filter((recipe) => recipe.category === 'Dinner').map(({ title }) => title),
      adsEvery: 8,
    },
    {
      path: '/reviews',
      category: 'Kitchen Tools',
      titles: reviews
        .filter((review) => review.category === 'Kitchen Tools')
        .map(({ productName }) => productName),
      adsEvery: 6,
    },
  ]) {
    test(`a category filters the cards of ${path} at once, and stays chosen`, async ({ page }) => {
      const letAppArrive = await visitBeforeApp(page, path)
      const button = page.getByRole('main').getByRole('button', { name: category, exact: true })
      const names = cards(page).getByRole('heading')
      await button.click()
      await expect(names).toHaveText(titles)
      await expectAddress(page, `${path}?${new URLSearchParams({ category })}`)
      const pressed = page.getByRole('main').getByRole('button', { pressed: true })
      await expect(pressed).toHaveText([category])
      await expect(ads(page), 'they wait for the app').toHaveCount(0)

      await letAppArrive()
      await expect(names).toHaveText(titles)
      await expect(pressed).toHaveText([category])
      await expectAddress(page, `${path}?${new URLSearchParams({ category })}`)
      await expectAdsAfterEvery(page, adsEvery)
      await expect(ads(page)).toHaveCount(Math.floor(titles.length / adsEvery))
    })
  }

  test('the first category brings all cards and advertisements back', async ({ page }) => {
    const letAppArrive = await visitBeforeApp(page, '/recipes')
    const choose = (name: string) =>
      page.getByRole('main').getByRole('button', { name, exact: true }).click()
    await choose('Dinner')
    await expect(cards(page)).not.toHaveCount(recipes.length)
    await choose('All')
    for (const answer of ['at once', 'with the app']) {
      if (answer === 'with the app') await letAppArrive()
      await expect(cards(page), answer).toHaveCount(recipes.length)
      await expect(ads(page), answer).toHaveCount(Math.floor(recipes.length / 8))
      await expectAddress(page, '/recipes')
    }
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

  test('an empty form that is sent is kept, and answered once', async ({ page }) => {
    const letAppArrive = await visitBeforeApp(page, '/about')
    await countToasts(page)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
    await expectAddress(page, '/about')
    await letAppArrive()
    await expectToast(page, {
      title: 'Oops! 🙈',
      message: 'Please enter a valid email address.',
      variant: 'destructive',
    })
    await expectOneToast(page)
    await expectAddress(page, '/about')
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
