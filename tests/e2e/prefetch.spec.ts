/** Pages behind cards that are in view are there before anybody asks for them. */
import type { Page, Route } from '@playwright/test'
import { cardLink, expectReadable, recipes, recordRequests } from './support/reading.ts'
import { expect, test } from './support/site.ts'
import { visit } from './support/visit.ts'

test.use({ savesData: false })

/** The addresses of the cards in view, as a visitor sees them. */
function cardsInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')]
    const seen = links.filter((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight * 1.5
    })
    return seen.map((link) => link.pathname)
  })
}

const dataIn = (asked: string[]) =>
  asked.flatMap((request) => /^fetch \/data(\/.+)\.json$/.exec(request)?.[1] ?? [])

test('the cards in view or about to be are loaded while nothing else is to do, and no others', async ({
  page,
}) => {
  const asked = recordRequests(page)
  await visit(page, '/recipes')
  const inView = await cardsInView(page)
  expect(inView.length).toBeLessThan(recipes.length / 2)
  await expect.poll(() => dataIn(asked).toSorted()).toEqual(inView.toSorted())

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const below = await cardsInView(page)
  await expect.poll(() => dataIn(asked)).toEqual(expect.arrayContaining(below))

  // What is there is shown without a request, and the cards of the next page are loaded.
  const first = recipes.find(({ address }) => address === inView[0])
  if (!first) throw new Error('No card is in view.')
  await cardLink(page, first).dispatchEvent('click')
  await expectReadable(page, first)
  expect(dataIn(asked).filter((address) => address === first.address)).toHaveLength(1)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const related = await cardsInView(page)
  await expect.poll(() => dataIn(asked)).toEqual(expect.arrayContaining(related))
})

test('the page behind the first card in view is loaded before all that is for idle moments', async ({
  page,
}) => {
  const asked = recordRequests(page)
  const nothing = { contentType: 'text/javascript', body: 'export const doIdleWork = () => {}' }
  await page.route('**/idleWork-*.js', (route) => route.fulfill(nothing))
  await page.goto('/recipes')
  const [first] = await cardsInView(page)
  await expect.poll(() => dataIn(asked)).toEqual([first])
})

test('nothing is loaded ahead while a page that was asked for is on its way', async ({ page }) => {
  const asked = recordRequests(page)
  const held: Route[] = []
  await page.route('**/data/reviews.json', (route) => void held.push(route))
  await visit(page, '/recipes')
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect.poll(() => held.length).toBe(1)
  const before = dataIn(asked)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const _ of 'abc') {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  expect(dataIn(asked)).toEqual(before)

  await Promise.all(held.map((route) => route.continue()))
  await expect(page.locator('main a[href^="/reviews/"]').first()).toBeVisible()
  const inView = await cardsInView(page)
  expect(inView).not.toEqual([])
  await expect.poll(() => dataIn(asked)).toEqual(expect.arrayContaining(inView))
})

test('no more than thirty pages are loaded ahead from one page', async ({ page }) => {
  const asked = recordRequests(page)
  // So high that all cards are in view.
  await page.setViewportSize({ width: 1280, height: 6000 })
  await visit(page, '/recipes')
  expect(recipes.length).toBeGreaterThan(30)
  await expect.poll(() => dataIn(asked).length).toBe(30)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(dataIn(asked)).toHaveLength(30)
})

// With “saveData” neither: the tests of moving.spec.ts count what is asked for.
test('nothing is loaded ahead on a slow connection', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
  })
  const asked = recordRequests(page)
  const loaded = page.waitForRequest(/idleWork/)
  await visit(page, '/recipes')
  await loaded
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(dataIn(asked)).toEqual([])
  expect(asked.filter((request) => request.includes('/RecipePage-'))).toEqual([])
})

test('the code of cook mode is there before the first press', async ({ page }) => {
  const loaded = page.waitForResponse('**/assets/openCooking-*.js')
  await visit(page, '/recipes/7')
  await loaded
})
