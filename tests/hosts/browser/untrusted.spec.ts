/** Runs nothing on a site with only hostile texts, even without the security policy. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type StaticHost, startStaticHost } from '../../../pipeline/server/staticHost.ts'
import { CHROMIUM_FLAGS, findBrowser } from '../../support/findBrowser.ts'
import { type BuiltSite, readBuiltSite } from '../../site/builtSite.ts'
import { FEEDS } from '../../../src/addresses/feeds.ts'
import { expectSuccess, runOnContent } from '../../edits/runOnContent.ts'
import { hostileContent, writeContent } from '../../untrusted/hostileContent.ts'
import { installProbe } from '../../untrusted/inPage.ts'
import { MARKER, PAYLOAD_HOST, PAYLOADS } from '../../untrusted/payloads.ts'
import { unescapedPage } from '../../untrusted/unescapedPage.ts'
import { expect, test } from '../../e2e/support/site.ts'
import { store, visit } from '../../e2e/support/visit.ts'

test.use({
  bypassCSP: true,
  // Images are enabled, since many payloads wait for one that fails to load.
  launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS },
})
// One worker builds only once, and not again after each failure.
test.describe.configure({ mode: 'serial' })

const SIZE = { documents: 24, entries: 6 }
const FRAMES = 20

let host: StaticHost
let site: BuiltSite
let addresses: string[]

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const folder = path.resolve('.build/test-sites/hostile')
  await writeContent(path.join(folder, 'content'), hostileContent(SIZE))
  expectSuccess(
    await runOnContent(
      path.join(folder, 'content'),
      'scripts/run.mjs',
      'tests/untrusted/stageHostile.ts',
    ),
  )
  const root = path.join(folder, '.build/site')
  site = await readBuiltSite(root)
  addresses = site.pages.map(({ address }) => address).filter((name) => !name.endsWith('404'))
  host = await startStaticHost({ root, port: 0 })
})

test.afterAll(() => host?.close())

let done: Set<string>

test.beforeEach(async ({ context, page }) => {
  done = new Set()
  await context.exposeFunction(MARKER, (id: unknown) => done.add(`${String(id)} ran`))
  await context.addInitScript(installProbe)
  await context.route(
    ({ hostname }) => hostname.endsWith('.test'),
    (route) => {
      const { hostname, pathname } = new URL(route.request().url())
      if (hostname === PAYLOAD_HOST) done.add(`${pathname.split('/')[1]} was asked for`)
      return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
    },
  )
  page.on('dialog', (dialog) => {
    done.add(`a dialog says ${dialog.message()}`)
    void dialog.dismiss()
  })
})

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

function expectNothingDone() {
  expect([...done], 'payloads that did something').toEqual([])
}

async function expectHarmless(page: Page) {
  expect(await page.evaluate(() => window.probe.findActive(document))).toEqual([])
  await page.evaluate(() => window.probe.provoke())
  expectNothingDone()
}

test.describe('in a page that escapes nothing', () => {
  test.use({ allowed: [/./s] })

  test('most payloads run, so that one that ran would be seen', async ({ page }) => {
    await page.goto(`${host.url}/robots.txt`)
    await page.setContent(unescapedPage(PAYLOADS))
    await page.evaluate(() => window.probe.provoke())
    await page.evaluate(() => window.probe.press())
    await expect.poll(() => done.size).toBeGreaterThan(50)
  })
})

test('no page runs any of them when it is loaded, pointed at and focused', async ({ page }) => {
  // Without the site's own scripts, which the next test includes.
  await page.route('**/assets/*.js', (route) => {
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(`${host.url}/robots.txt`)
  for (let from = 0; from < addresses.length; from += FRAMES) {
    const some = addresses.slice(from, from + FRAMES)
    expect(await page.evaluate((list) => window.probe.lookAt(list), some)).toEqual([])
  }
  expectNothingDone()
})

const UNINDEXED = new Set(['/search', '/saved', '/shopping-list', '/dinner', '/plan'])

test('no page runs any of them when the site itself shows it', async ({ page }) => {
  await visit(page, `${host.url}/`)
  await expectHarmless(page)
  // Pages that are not indexed have no canonical address, and search has its own test.
  const others = addresses.filter((address) => !UNINDEXED.has(address))
  expect(await page.evaluate((list) => window.probe.walk(list), others)).toEqual([])
  expectNothingDone()
})

test.describe('in an address', () => {
  test.use({ allowed: [/status of 404/] })
  const PAYLOAD = encodeURIComponent('"><img src=x onerror=ran(1)>')

  test('nothing runs', async ({ page }) => {
    for (const address of [
      '/blog/1?__proto__[polluted]=1',
      `/reviews/1?${PAYLOAD}#${PAYLOAD}`,
      `/reviews?category=${PAYLOAD}`,
      '/comparisons?category=__proto__#constructor',
      `/recipes/${PAYLOAD}`,
      '/blog/__proto__',
    ]) {
      await visit(page, host.url + address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expectHarmless(page)
    }
  })
})

test('nothing that is looked for runs, nor what is found', async ({ page }) => {
  await visit(page, `${host.url}/search?q=${encodeURIComponent('<img src=x onerror=ran(1)>')}`)
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toContainText('<img src=x onerror=ran(1)>')
  for (const query of ['</script><script>ran(2)</script>', '__proto__ constructor', 'onerror']) {
    await page
      .getByRole('main')
      .getByRole('combobox', { name: /^Search/ })
      .fill(query)
    await expect(status).toContainText(query.split(' ')[0] ?? '')
    await expectHarmless(page)
  }
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('onerror')
})

test('nothing that a visitor writes or has stored runs', async ({ page }) => {
  const stored = JSON.stringify([...PAYLOADS.map(({ text }) => text), { email: '<b>' }, null])
  const polluting = `${stored.slice(0, -1)},{"__proto__":{"polluted":1}}]`
  for (const key of ['newsletter-subscribers', 'contact-submissions']) {
    await store(page, key, polluting)
  }
  await store(page, 'color-scheme', '"><script>ran(1)</script>')
  await visit(page, `${host.url}/contact`)
  const form = page.getByRole('main')
  for (const label of ['Name', 'Subject', 'Message']) {
    await form.getByRole('textbox', { name: label, exact: true }).fill('<img src=x onerror=ran(1)>')
  }
  await form.getByRole('textbox', { name: 'Email' }).fill("'onfocus='ran`1`'@a.test")
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent!')).toBeVisible()
  await expectHarmless(page)
})

test('feeds show no reader what runs', async ({ page }) => {
  const items: { content_html: string }[] = Object.values(FEEDS).flatMap(
    ({ json }) => JSON.parse(site.text(json.slice(1))).items,
  )
  expect(items.length).toBeGreaterThan(SIZE.documents)
  await page.goto(`${host.url}/robots.txt`)
  await page.setContent(items.map((item) => item.content_html).join('\n'))
  await expectHarmless(page)
})
