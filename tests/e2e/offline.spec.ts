/** The site without a connection. Slow tests are in tests/hosts. */
import {
  expectComplete,
  keptFiles,
  OFFLINE,
  test,
  untilKept,
  visitAndKeep,
} from './support/offlineSite.ts'
import { expectAccessible } from './support/axe.ts'
import { expect } from './support/site.ts'
import { expectLargeEnough } from './support/sizes.ts'
import { reload, visit } from './support/visit.ts'
import { PANCAKES } from './support/reading.ts'

test.use(OFFLINE)

test('a page that was opened before opens offline @phone-only', async ({ page, site }) => {
  await visitAndKeep(page, site, '/recipes')
  await page.getByRole('link', { name: PANCAKES.title, exact: true }).click()
  await expectComplete(page, PANCAKES.title)
  await untilKept(page, '/recipes/7')
  // The rest of the code loads when the page is idle.
  const code = await page.evaluate(() => document.getElementById('page-data')?.dataset.code)
  const list: string[] = await page.evaluate(
    (address) => fetch(address).then((response) => response.json()),
    `/assets/code-${code}.json`,
  )
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining(list))
  await site.connect('fails')
  await reload(page)
  await expectComplete(page, PANCAKES.title)
  await page.getByRole('link', { name: 'Cook mode' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(`${site.url}/recipes`)
  await page.getByRole('link', { name: PANCAKES.title, exact: true }).click()
  await expectComplete(page, PANCAKES.title)
  // Query and fragment do not matter.
  await visit(page, `${site.url}/recipes/7/?from=mail#instructions`)
  await expectComplete(page, PANCAKES.title)
})

test('a page that is not kept says so, and comes later', async ({ page, site }) => {
  await visitAndKeep(page, site, '/recipes/7')
  await untilKept(page, '/offline')
  await site.connect('fails')
  await page.goto(`${site.url}/recipes/8`)
  // The page offers cached documents.
  await expect(page.getByRole('link', { name: PANCAKES.title })).toHaveAttribute(
    'href',
    '/recipes/7',
  )
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('This page did not load')
  await page.waitForFunction(() => window.dataLayer !== undefined)
  await expect(heading).toHaveText('This page did not load')
  await expectAccessible(page, 'failed')
  await expectLargeEnough(page, 'failed')
  await site.connect('works')
  // Chromium sends no such event to a page that was opened offline.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  // The worker may be notified later than the page, which tries again.
  await expect(heading).not.toHaveText('This page did not load', { timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
})

test('a picture that is not kept is an empty place', async ({ page, site }) => {
  await visitAndKeep(page, site, '/recipes')
  await site.connect('fails')
  await page.goto(`${site.url}/recipes`)
  const last = page.locator('main article img').last()
  await last.scrollIntoViewIfNeeded()
  // The width is 0 if the picture is broken; a cached one is wider.
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})
