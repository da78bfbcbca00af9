/** What the service worker keeps, in cases that take long or are seldom. */
import {
  copyPage,
  expectComplete,
  keptFiles,
  keptPage,
  OFFLINE,
  test,
  untilKept,
  visitAndKeep,
} from '../../e2e/support/offlineSite.ts'
import { expect } from '../../e2e/support/site.ts'
import { reload, visit } from '../../e2e/support/visit.ts'

test.use(OFFLINE)

const PANCAKES = 'Tall buttermilk pancakes'

test('all recipes can be kept, which says what it takes and how far it is, and open with their pictures', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  await visitAndKeep(page, site, '/saved')
  await expect(page.getByText(/^\d+ recipes, about \d+ MB on this device\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep all recipes' }).click()
  await expect(page.getByText(/^[1-9]\d* of \d+ recipes are on this device\.$/)).toBeVisible()
  await expect(page.getByText('All of them open without a connection.')).toBeVisible({
    timeout: 60_000,
  })
  await site.connect('fails')
  for (const id of [1, 20, 53]) {
    const response = await page.goto(`${site.url}/recipes/${id}`)
    expect(response?.status()).toBe(200)
    await expectComplete(page, await page.title().then((title) => title.split(' | ')[0] ?? ''))
  }
  await visit(page, `${site.url}/saved`)
  await page.getByRole('button', { name: 'Stop keeping all recipes' }).click()
  await expect(page.getByRole('button', { name: 'Keep all recipes' })).toBeVisible()
})

test('a picture that was shown in one width is shown where the page asks for another', async ({
  site,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitAndKeep(page, site, '/recipes/7')
  const shown = page.locator('main img').first()
  const source = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expectComplete(page, PANCAKES)
  const narrow = await source()
  await site.connect('fails')
  // Another screen of the same device, on which the browser wants the widest.
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1000,
    height: 900,
    deviceScaleFactor: 3,
    mobile: false,
  })
  await reload(page)
  await expectComplete(page, PANCAKES)
  expect(await source()).not.toBe(narrow)
})

test('what was visited three days ago still opens', async ({ page, site }) => {
  await visitAndKeep(page, site, '/recipes/7')
  await copyPage(page, '/recipes/7', [['/recipes/7', 73]])
  await visitAndKeep(page, site, '/recipes/9')
  await site.connect('fails')
  await visit(page, `${site.url}/recipes/7`)
  await expectComplete(page, PANCAKES)
})

test('a device without room shows pages as long as there is a connection', async ({
  page,
  site,
  context,
}) => {
  await visit(page, `${site.url}/about`)
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1000 })
  await visit(page, `${site.url}/recipes`)
  await page.getByRole('link', { name: PANCAKES, exact: true }).click()
  await expectComplete(page, PANCAKES)
  await visit(page, `${site.url}/recipes/7`)
  await expectComplete(page, PANCAKES)
  expect(await keptPage(page, '/recipes/7')).toBeNull()
})

test.describe('for a visitor who saves data', () => {
  test.use({ savesData: true })

  test('nothing is kept but what pages need to open, and they do', async ({ page, site }) => {
    await visitAndKeep(page, site, '/recipes/7')
    await untilKept(page, '/offline')
    const files = await keptFiles(page)
    expect(files.some((file) => file.includes('/RecipePage-'))).toBe(true)
    expect(files.filter((file) => /HomePage|engine-|code-/.test(file))).toEqual([])
    await site.connect('fails')
    await reload(page)
    await expectComplete(page, PANCAKES)
  })
})
