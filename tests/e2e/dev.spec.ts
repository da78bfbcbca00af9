import type { ChildProcess } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { colorDistance, LEAST, photo, rgb, RUST, TEAL } from '../photos.ts'
import { copyProject, type ProjectCopy } from '../build/projectCopy.ts'
import { isUp, SOON, startServer, stopServer, url } from './devServer.ts'
import { scrollTo, stealToken } from './editor.ts'
import { expect, test } from './site.ts'

const COOKIES = 'content/recipes/3-brown-butter-chocolate-chip-cookies.yaml'
const PANCAKES = 'content/recipes/7-tall-buttermilk-pancakes.yaml'

// Fonts lie outside of the copy, in the packages it borrows; an unknown id is a 404. React's
// development build finds fault with how a page that has just arrived is shown.
test.use({ allowed: [/status of 40[34]|did not call use\(\) when it finished/] })
test.describe.configure({ mode: 'serial' })

let project: ProjectCopy
let server: ChildProcess | undefined

test.beforeAll(async () => {
  test.setTimeout(120_000)
  project = await copyProject()
  server = startServer(project.root)
  await expect.poll(() => isUp(), { timeout: 60_000 }).toBe(true)
})

test.afterAll(async () => {
  if (!server) return
  await stopServer(server)
  await project.remove()
})

test('a service worker that a built site has left at the same address removes itself', async ({
  request,
}) => {
  const response = await request.get(`${url}/sw.js`)
  expect(response.headers()['content-type']).toContain('text/javascript')
  const script = await response.text()
  expect(script).toContain('unregister')
  expect(script).not.toMatch(/^\s*(?:import|export)\b/m)
  expect(script).not.toContain('fetch')
})

test('a saved document is on the page soon, a draft is marked as one, a broken one shows its mistake over the last good page, and repaired it recovers', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const overlay = page.locator('vite-error-overlay')
  await page.goto(`${url}/recipes/3`)
  await expect(heading).toHaveText('Brown butter chocolate chip cookies', { timeout: 60_000 })

  await project.edit(COOKIES, 'title: Brown', 'title: Very brown')
  await expect(heading).toHaveText('Very brown butter chocolate chip cookies', { timeout: SOON })

  await project.edit(COOKIES, 'title: Very', 'draft: true\ntitle: Very')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible({ timeout: SOON })

  await project.edit(COOKIES, 'title: Very', 'titel: Very')
  await expect(overlay).toContainText(
    `${COOKIES}:3:1  “titel” is not a field here.  Did you mean “title”?`,
    { timeout: SOON },
  )
  await expect(heading).toHaveText('Very brown butter chocolate chip cookies')

  await project.restore(COOKIES)
  await expect(overlay).toHaveCount(0, { timeout: SOON })
  await expect(heading).toHaveText('Brown butter chocolate chip cookies', { timeout: SOON })
})

test('a save leaves alone where the reader is, what is typed, and the page itself', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const overlay = page.locator('vite-error-overlay')
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await page.goto(`${url}/recipes/3`)
  await email.fill('half@typed')
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)

  await project.edit(COOKIES, 'title: Brown', 'titel: Brown')
  await expect(overlay).toHaveCount(1, { timeout: SOON })
  await project.edit(COOKIES, 'titel: Brown', 'title: Dark brown')
  await expect(heading).toHaveText('Dark brown butter chocolate chip cookies', { timeout: SOON })
  await expect(overlay).toHaveCount(0)
  await expect(email).toHaveValue('half@typed')
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await project.restore(COOKIES)
})

/** How far the color in the corner of a picture is from another; encoding moves it a little. */
async function distanceAtTop(source: string | null, color: string): Promise<number> {
  const answer = await fetch(`${url}${source}`)
  const pixels = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer()
  return colorDistance([...pixels.subarray(0, 3)], rgb(color))
}

test('a saved photo is on the page soon, and so is another one under its name', async ({
  page,
}) => {
  const image = page.locator('#page-head img')
  const saved = path.join(project.root, path.dirname(COOKIES), 'cookies.jpg')
  const source = () => image.getAttribute('src')
  await page.goto(`${url}/recipes/3`)
  const painting = await source()

  await writeFile(saved, await photo().jpeg().toBuffer())
  await project.edit(COOKIES, 'imageDesc:', 'image: cookies.jpg\nimageDesc:')
  await expect.poll(source, { timeout: SOON }).not.toBe(painting)
  const first = await source()
  expect(await distanceAtTop(first, TEAL)).toBeLessThanOrEqual(8)

  await writeFile(saved, await photo(LEAST, [TEAL, RUST]).jpeg().toBuffer())
  await expect.poll(source, { timeout: SOON }).not.toBe(first)
  expect(await distanceAtTop(await source(), RUST)).toBeLessThanOrEqual(8)
  await project.restore(COOKIES)
})

test('an unknown id says so, in development too', async ({ page }) => {
  await page.goto(`${url}/recipes/999`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipe not found')
})

test('with “search: live” the key / and the header lead to a search of what was saved last', async ({
  page,
}) => {
  const box = page.getByRole('banner').getByRole('searchbox')
  await page.goto(`${url}/about`)
  await project.edit('content/site.yaml', 'search: placeholder', 'search: live')
  await project.edit(COOKIES, 'title: Brown', 'title: Gorgonzola')
  await expect(page.getByRole('banner').locator('form')).toHaveAttribute('action', '/search', {
    timeout: SOON,
  })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box).toBeFocused({ timeout: 500 })
  }).toPass({ timeout: SOON })
  await box.fill('gorgonzolla')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search', { timeout: SOON })
  await expect(page.getByRole('main').getByRole('article')).toContainText('Gorgonzola butter', {
    timeout: SOON,
  })
  await page.getByRole('checkbox', { name: /^The key \/ leads to the search box/ }).uncheck()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('with “scrollOnBack: top” Back leads to the top of the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('newsletter-popup-seen', 'true'))
  await project.edit('content/site.yaml', 'scrollOnBack: restore', 'scrollOnBack: top')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(async () => {
    await page.goto(`${url}/recipes`)
    await page.waitForFunction(() => window.dataLayer !== undefined)
    await page.getByRole('main').getByRole('article').nth(20).scrollIntoViewIfNeeded()
    await page.getByRole('main').getByRole('article').nth(20).getByRole('link').press('Enter')
    await expect(page).toHaveURL(/recipes\/\d+$/)
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/recipes$/)
    await expect(heading).toBeFocused({ timeout: 500 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }).toPass({ timeout: SOON })
  await project.restore('content/site.yaml')
})

test.describe('the editor', () => {
  // Its own frames warn of themselves, and the browser reports a save that is refused.
  test.use({
    allowed: [/sandboxing|status of (40[34]|422)|must be fixed first|page is in a frame/],
  })

  test('saves the edited lines and no others, after a mistake is fixed, and a page that is open shows them', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    const before = await project.read(PANCAKES)
    const names = await project.fileNames('content/recipes')
    const ids = names.flatMap((name) => /^\d+/.exec(name)?.map(Number) ?? [])
    const site = await context.newPage()
    await site.goto(`${url}/recipes/7`)

    await page.goto(`${url}/admin/#/collections/recipes/entries/7-tall-buttermilk-pancakes`)
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.fill('Very tall pancakes', { timeout: 60_000 })
    const preview = page.frameLocator('iframe').frameLocator('iframe')
    const heading = preview.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Very tall pancakes', { timeout: SOON })
    const undrawn = await preview
      .locator('use')
      .evaluateAll(
        (all) =>
          all.filter((use) => !document.querySelector(use.getAttribute('href') ?? '')).length,
      )
    expect(undrawn, 'icons without a drawing').toBe(0)

    const ingredients = page.getByRole('group', { name: /Ingredients/ })
    const expand = ingredients.getByRole('button', { name: 'Expand', exact: true }).first()
    await scrollTo(page, expand)
    await expand.click()
    const keyword = ingredients.getByRole('textbox', { name: 'Affiliate keyword' }).first()
    await keyword.fill('vanila')
    const save = page.getByRole('button', { name: 'Save' })
    await save.click()
    const refusal = page.getByRole('alertdialog')
    await expect(refusal).toContainText('Ingredients 1 › Affiliate keyword', { timeout: SOON })
    await expect(refusal).toContainText('Did you mean “vanilla”?')
    expect(await project.read(PANCAKES)).toBe(before)

    await refusal.getByRole('button', { name: 'OK' }).click()
    await keyword.fill('')
    await ingredients.getByRole('textbox', { name: 'Text' }).first().fill('2 cups (250 g) flour')
    // The form hands on what is typed a moment later; what the preview shows is what is saved.
    await expect(preview.getByText('2 cups (250 g) flour', { exact: true })).toBeVisible({
      timeout: SOON,
    })
    // A field that is handed on only after the press is refused once more; then one presses again.
    await expect(async () => {
      if (await refusal.isVisible()) await refusal.getByRole('button', { name: 'OK' }).click()
      await save.click({ timeout: 1000 })
      await expect.poll(() => project.read(PANCAKES)).not.toBe(before)
    }).toPass({ timeout: 2 * SOON })
    const shown = site.getByRole('heading', { level: 1 })
    await expect(shown).toHaveText('Very tall pancakes', { timeout: SOON })
    expect(await project.read(PANCAKES)).toBe(
      before
        .replace('title: Tall buttermilk pancakes', 'title: Very tall pancakes')
        .replace('text: 2 cups (250 g) all-purpose flour', 'text: 2 cups (250 g) flour'),
    )
    await site.close()
    await project.restore(PANCAKES)

    await page.getByRole('button', { name: 'New' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Id' })).toHaveValue(
      String(Math.max(...ids) + 1),
    )
  })

  test('answers no other page of this server, such as a picture with a script in it', async ({
    page,
    context,
  }) => {
    const before = await project.read(PANCAKES)
    const picture = path.join(project.root, 'content/recipes/evil.svg')
    await writeFile(
      picture,
      '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "ran"</script></svg>',
    )
    for (const address of ['/content/recipes/evil.svg', `/@fs${picture}`]) {
      expect((await page.goto(`${url}${address}`))?.status()).toBe(403)
      await expect(page).not.toHaveTitle('ran')
    }
    await rm(picture)

    // A script that got in all the same; here is nothing that reloads the page.
    await page.goto(`${url}/data/about.json`)
    expect(await page.evaluate(stealToken)).toEqual({
      fetched: false,
      inFrame: false,
      inWindow: false,
    })
    const statuses = await page.evaluate(
      async (file) => {
        const asked = [
          fetch('/admin/bridge/'),
          fetch(`/admin/bridge/${file}`, { method: 'PUT', body: 'title: Evil' }),
          fetch(`/admin/bridge/${file}`, { method: 'DELETE', headers: { 'X-Bridge-Token': '' } }),
        ]
        return (await Promise.all(asked)).map(({ status }) => status)
      },
      PANCAKES.replace('content/', ''),
    )
    expect(statuses).toEqual([403, 403, 403])
    expect(await project.read(PANCAKES)).toBe(before)
    for (const opened of context.pages().slice(1)) await opened.close()
  })

  test('can be framed by nobody else, and keeps its token to its own window', async ({ page }) => {
    const shown = await page.goto(`${url}/admin/`)
    expect(shown?.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(await shown?.text()).toContain('name="bridge-token"')
    // The editor takes it out of the page.
    await expect(page.locator('meta[name="bridge-token"]')).toHaveCount(0, { timeout: SOON })
  })
})
