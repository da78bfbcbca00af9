import {
  beyondAssets,
  cardLink,
  expectReadable,
  heading,
  LIST_HEADING,
  PANCAKES,
  recordRequests,
} from './reading.ts'
import { holdBack } from './holdBack.ts'
import { expect, test } from './site.ts'
import { answerData, untilAlive, visit } from './visit.ts'

test.describe('a page that does not arrive', () => {
  const DATA = `**/data${PANCAKES.address}.json`
  // What is said of the files that are held back.
  test.use({
    allowed: [
      /Failed to fetch|answered 500|StaleBuildError|@ .*\/(?:recipes\/7\.json|assets\/RecipePage[\w-]*\.js)$/,
    ],
  })

  const FAILED = 'This page did not load'

  test('without its data says so; it comes at the next try, or by itself when the connection is back', async ({
    page,
  }) => {
    await page.route(DATA, (route) => route.abort())
    await visit(page, '/recipes')
    const asked = recordRequests(page)
    await cardLink(page, PANCAKES).click()
    await expect(heading(page)).toHaveText(FAILED)
    await expect(heading(page)).toBeFocused()
    // The page does not ask in a loop; Try again asks once more.
    expect(beyondAssets(asked).length).toBeLessThan(4)
    const failedAgain = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Try again' }).click()
    await failedAgain
    await expect(heading(page)).toHaveText(FAILED)
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    // The next try begins with Back: the focus returns to the link, and prefetches its page.
    await page.goBack()
    await expect(heading(page)).toHaveText(LIST_HEADING)
    await cardLink(page, PANCAKES).click()
    await expect(heading(page)).toHaveText(FAILED)
    await page.unroute(DATA)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expectReadable(page, PANCAKES)
    expect(asked.filter((request) => request.startsWith('document'))).toEqual([])
  })

  test('is read as it was sent when it is the first, and answers once its data arrive', async ({
    page,
  }) => {
    await page.clock.install()
    await page.route(DATA, (route) => route.abort())
    const asked = recordRequests(page)
    const failed = page.waitForEvent('console', (message) => message.text().includes('LoadError'))
    await page.goto(PANCAKES.address)
    await failed
    await expect(heading(page)).toHaveText(PANCAKES.title)
    const loads = asked.filter((request) => request === 'document /recipes/7')
    expect(loads.length).toBeLessThanOrEqual(2)
    await page.unroute(DATA)
    await page.clock.runFor(2000)
    await page.keyboard.press('Tab')
    await untilAlive(page)
    await expectReadable(page, PANCAKES)
  })

  test('without its code is loaded from the server, once, and can be read', async ({ page }) => {
    await page.route('**/assets/RecipePage*.js', (route) => route.abort())
    await visit(page, '/recipes')
    const asked = recordRequests(page)
    await cardLink(page, PANCAKES).click()
    await expectReadable(page, PANCAKES)
    const loads = () => asked.filter((request) => request === 'document /recipes/7')
    // The page that was loaded tries without success, too.
    const code = () => asked.filter((request) => request.includes('RecipePage'))
    await expect.poll(() => code().length).toBeGreaterThan(1)
    expect(loads()).toHaveLength(1)
  })

  test('shows that it is on its way after 300 ms, and not before', async ({ page }) => {
    const held = await holdBack(page, DATA)
    await visit(page, '/recipes')
    const age = page.evaluate(ageWhenSeen)
    await cardLink(page, PANCAKES).click()
    expect(await age).toBeGreaterThanOrEqual(300)
    const progress = page.getByRole('progressbar', { name: 'Loading the page' })
    await expect(progress).toBeVisible()
    await expect(heading(page)).toHaveText(LIST_HEADING)
    await held.release()
    await expectReadable(page, PANCAKES)
    await expect(progress).toHaveCount(0)
  })
})

/** The age of the progress bar, in milliseconds of its own clock, when it can first be seen. */
function ageWhenSeen(): Promise<number> {
  return new Promise((resolve) => {
    function look() {
      const bar = document.querySelector('[role="progressbar"]')
      if (bar && getComputedStyle(bar).visibility === 'visible') {
        resolve(Number(bar.getAnimations()[0]?.currentTime))
      } else requestAnimationFrame(look)
    }
    look()
  })
}

test('a document that changed after its HTML was sent is shown as it is now', async ({ page }) => {
  await page.route(`**/data${PANCAKES.address}.json`, async (route) => {
    const { data } = await (await route.fetch()).json()
    await answerData(route, { ...data, title: 'Waffles instead' })
  })
  await visit(page, PANCAKES.address)
  await expect(heading(page)).toHaveText('Waffles instead')
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page).toHaveTitle(/^Waffles instead/)
})

test.describe('a page that cannot be rendered', () => {
  // React reports what was thrown, and where.
  test.use({ allowed: [/TypeError|occurred in (?:the|one of)/] })

  test('says so in the look of the site, and the ways on work', async ({ page }) => {
    await page.route(`**/data${PANCAKES.address}.json`, (route) => answerData(route, {}))
    await visit(page, '/recipes')
    await cardLink(page, PANCAKES).click()
    await expect(heading(page)).toHaveText('Something went wrong on this page')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Recipes', exact: true }).click()
    await expect(heading(page)).toHaveText(LIST_HEADING)
  })
})
