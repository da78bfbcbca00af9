import { cardLink, expectReadable, heading, PANCAKES, recordRequests } from '../support/reading.ts'
import { expect, test } from '../support/site.ts'
import { answerData, untilAlive, visit } from '../support/visit.ts'

const DATA = `**/data${PANCAKES.address}.json`
// Messages about the files that are held back.
test.use({
  allowed: [
    /Failed to fetch|answered 500|StaleBuildError|@ .*\/(?:recipes\/7\.json|assets\/RecipePage[\w-]*\.js)$/,
  ],
})

test('the first page is read as sent, and answers once its data arrive', async ({ page }) => {
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

test('a page whose code does not arrive is loaded once, and read', async ({ page }) => {
  await page.route('**/assets/RecipePage*.js', (route) => route.abort())
  await visit(page, '/recipes')
  const asked = recordRequests(page)
  await cardLink(page, PANCAKES).click()
  await expectReadable(page, PANCAKES)
  const loads = () => asked.filter((request) => request === 'document /recipes/7')
  // The loaded page also tries without success.
  const code = () => asked.filter((request) => request.includes('RecipePage'))
  await expect.poll(() => code().length).toBeGreaterThan(1)
  expect(loads()).toHaveLength(1)
})

test('a document that changed after its HTML was sent is shown as it is now', async ({ page }) => {
  await page.route(DATA, async (route) => {
    const { data } = await (await route.fetch()).json()
    await answerData(route, { ...data, title: 'Waffles instead' })
  })
  await visit(page, PANCAKES.address)
  await expect(heading(page)).toHaveText('Waffles instead')
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page).toHaveTitle(/^Waffles instead/)
})
