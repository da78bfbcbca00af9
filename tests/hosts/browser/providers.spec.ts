import type { BrowserContext, Page, Route } from '@playwright/test'
import { expectAccessible } from '../../e2e/support/axe.ts'
import { shiftsOf, watchShifts } from '../../e2e/support/layoutShifts.ts'
import { expect } from '../../e2e/support/site.ts'
import { test } from './siteWith.ts'
import { addressOf, expectAddress, reload, visit } from '../../e2e/support/visit.ts'

test.use({ allowed: [/ERR_FAILED.*(googletagmanager|googlesyndication)/] })
test.describe.configure({ mode: 'default' })

/** Simulates external services. @returns the requested addresses */
async function standIn(context: BrowserContext, answer: (route: Route) => Promise<void> | void) {
  const asked: string[] = []
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    async (route) => {
      asked.push(route.request().url())
      await answer(route)
    },
  )
  return asked
}

declare global {
  interface Window {
    /** The commands that the simulated Google tag received. */
    received: [
      command: string,
      name: string,
      values: Record<'page_location' | 'page_title', string>,
    ][]
  }
}

const TAG = `window.received = googleLayer.map((call) => Array.from(call))
  googleLayer.push = (call) => window.received.push([...call])`

/** Simulates the worst case: an advertisement that is too high, in boxes that fit. */
const ADS = `const fill = () => {
    const ad = document.querySelector('ins:not([data-ad-status])')
    ad.dataset.adStatus = 'filled'
    ad.parentElement.style.cssText += '; height: auto !important; min-height: 0 !important'
    ad.style.height = '600px'
    ad.innerHTML = '<div style="height: 600px">A pan</div>'
  }
  for (const each of window.adsbygoogle ?? []) fill()
  window.adsbygoogle = { push: fill }`

const answerAsGoogle = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: route.request().url().includes('gtag') ? TAG : ADS,
  })

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })
const answerBar = (page: Page, name: string) => bar(page).getByRole('button', { name }).click()
const choices = (page: Page) => page.getByRole('link', { name: 'Privacy choices' })
const adBox = (page: Page) => page.locator('main [role="group"] > [data-shape]').first()

const views = (page: Page) =>
  page.evaluate(() =>
    window.received
      .filter(([, name]) => name === 'page_view')
      .map(([, , { page_location: at, page_title: title }]) => [new URL(at).pathname, title]),
  )

const HOME = ['/', 'Pinchwell: recipes, reviews and kitchen inspiration']
const ABOUT = ['/about', 'About Pinchwell']
const RECIPES = ['/recipes', 'Recipes | Pinchwell']

test('nothing is loaded until allowed, or once declined', async ({ page, context, host }) => {
  const asked = await standIn(context, answerAsGoogle)
  await watchShifts(page)
  await visit(page, `${host.url}/`)
  await expect(bar(page)).toContainText(
    'If you allow it, Google Analytics counts page views and Google AdSense shows ads, which can use cookies. Otherwise nothing of theirs is loaded.',
  )
  expect(await page.evaluate(() => document.activeElement?.tagName), 'focus').toBe('BODY')
  await expectAccessible(page, 'the consent bar')
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  // The bar never covers the focused element.
  const top = (await bar(page).boundingBox())?.y ?? 0
  for (const name of ['About', 'Privacy & Disclosure']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name })
    await link.focus()
    const box = await link.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(top)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await answerBar(page, 'Decline')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await reload(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expectAddress(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await choices(page).click()
  await expect(bar(page)).toContainText('You have declined it.')
  await expect(bar(page)).toBeFocused()
  expect(asked).toEqual([])

  await answerBar(page, 'Allow')
  await expect(choices(page)).toBeFocused()
  // Earlier and later page views are reported. A category does not count as another page.
  await expect.poll(() => asked.length).toBe(2)
  await page.waitForFunction(() => window.received !== undefined)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes', exact: true }).click()
  await page.getByRole('group', { name: 'Recipe categories' }).getByRole('button').last().click()
  await expect(page).toHaveURL(/category=/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect.poll(() => views(page)).toEqual([HOME, ABOUT, RECIPES, ABOUT])

  await page.goto(`${host.url}/`)
  // Fonts may move text slightly when they load, which has nothing to do with advertisements.
  await page.evaluate(() => document.fonts.ready)
  const shifts = await shiftsOf(page)
  const height = await adBox(page).evaluate((box) => box.getBoundingClientRect().height)
  await page.waitForFunction(() => window.received !== undefined)
  await adBox(page).scrollIntoViewIfNeeded()
  await expect(adBox(page).getByText('A pan')).toBeVisible()
  await expect(adBox(page).getByText('Our ad network will appear here')).toBeHidden()
  expect(await adBox(page).evaluate((box) => box.getBoundingClientRect().height)).toBe(height)
  expect(await shiftsOf(page)).toBe(shifts)

  asked.length = 0
  await choices(page).click()
  await answerBar(page, 'Decline')
  await page.waitForFunction(() => window.received === undefined && window.dataLayer !== undefined)
  await expect(choices(page)).toBeVisible()
  expect(asked).toEqual([])
  expect(addressOf(page)).toBe('/')
})

test('an opt-out signal of the browser is honored', async ({ page, context, host }) => {
  const asked = await standIn(context, answerAsGoogle)
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })
  })
  await visit(page, `${host.url}/privacy`)
  await expect(page.getByRole('contentinfo')).toContainText('Opt-out signal honored')
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expectAddress(page, '/about')
  await expect(page.getByText('Opt-out signal honored')).toHaveCount(1)
  await choices(page).click()
  await expect(bar(page)).toContainText('Your browser declines it for you')
  expect(asked).toEqual([])
})

test('services that are blocked or hang leave the page alone', async ({ page, context, host }) => {
  const asked = await standIn(context, (route) =>
    route.request().url().includes('gtag') ? undefined : route.abort(),
  )
  await watchShifts(page)
  await page.addInitScript(() => localStorage.setItem('provider-consent', 'allowed ga4 adsense'))
  await visit(page, `${host.url}/`)
  await page.evaluate(() => document.fonts.ready)
  const shifts = await shiftsOf(page)
  await expect.poll(() => asked.length).toBe(2)
  await expect(bar(page)).toHaveCount(0)
  await adBox(page).scrollIntoViewIfNeeded()
  await expect(adBox(page).getByText('Our ad network will appear here')).toBeVisible()
  await expect(page.locator('ins')).toHaveCount(0)
  expect(await shiftsOf(page)).toBe(shifts)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pinchwell')
})
