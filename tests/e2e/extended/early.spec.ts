/** Actions of visitors before hydration. */
import type { Page } from '@playwright/test'
import { recipes } from '../support/reading.ts'
import { ads, cards } from '../support/lists.ts'
import { holdBack } from '../support/holdBack.ts'
import { expect, test } from '../support/site.ts'
import { expectToast, passFrames } from '../support/toast.ts'
import { expectAddress, stored } from '../support/visit.ts'

// Preloaded data wait for the app, which the test holds back, for seconds on a busy machine.
test.use({ allowed: [/\/data\/.* was preloaded using link preload but not used/] })

/** Opens a page and holds back its app. @returns a function that releases it and waits for it */
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

const choose = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

test('a category filters the cards at once and stays chosen', async ({ page }) => {
  const dinner = recipes.filter(({ values }) => values.category === 'Dinner')
  const expectChosen = async (category: string, shown: typeof recipes) => {
    await expect(cards(page).getByRole('heading')).toHaveText(shown.map(({ title }) => title))
    const pressed = page.getByRole('main').getByRole('button', { pressed: true })
    await expect(pressed).toHaveText([category])
    const query = category === 'All' ? '' : `?${new URLSearchParams({ category })}`
    await expectAddress(page, `/recipes${query}`)
  }
  const letAppArrive = await visitBeforeApp(page, '/recipes')
  await choose(page, 'Dinner')
  await choose(page, 'All')
  await expectChosen('All', recipes)
  await expect(ads(page)).toHaveCount(Math.floor(recipes.length / 8))
  await choose(page, 'Dinner')
  await expectChosen('Dinner', dinner)
  await expect(ads(page), 'they wait for the app').toHaveCount(0)

  await letAppArrive()
  await expectChosen('Dinner', dinner)
  await expect(ads(page)).toHaveCount(Math.floor(dinner.length / 8))
})

test('a category leaves the rest of the address as it is', async ({ page }) => {
  await visitBeforeApp(page, '/recipes?diet=vegan&category=Lunch')
  await choose(page, 'Dinner')
  await expectAddress(page, '/recipes?diet=vegan&category=Dinner')
  await choose(page, 'All')
  await expectAddress(page, '/recipes?diet=vegan')
})

test('a press on a button is kept, and opens what it opens @phone-only', async ({ page }) => {
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
})

test('an address that is sent is stored once, and answered once', async ({ page }) => {
  const letAppArrive = await visitBeforeApp(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email address' }).fill('robin@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await letAppArrive()
  await passFrames(page)
  await expectToast(page, {
    title: 'Subscribed! 🍳',
    message: 'Welcome! Get ready for delicious recipes in your inbox.',
    variant: 'default',
  })
  const list = await stored(page, 'newsletter-subscribers')
  expect(list).toEqual([expect.objectContaining({ email: 'robin@example.com' })])
})

test('what is typed into the search page is searched for', async ({ page }) => {
  const letAppArrive = await visitBeforeApp(page, '/search')
  const box = page.getByRole('combobox', { name: /^Search recipes/ })
  await box.fill('tiramisu')
  await letAppArrive()
  await expect(cards(page).first()).toContainText('Tiramisu')
  await expect(box).toHaveValue('tiramisu')
  await expectAddress(page, '/search?q=tiramisu')
})
