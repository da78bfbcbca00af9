import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { colorDistance, LEAST, makePhoto, rgb, RUST, TEAL } from '../support/photos.ts'
import { expect, test, url } from './devServer.ts'

const COOKIES = 'content/recipes/3-brown-butter-chocolate-chip-cookies.yaml'

// Fonts are outside of the copy. React’s development build warns about pages that are loading.
test.use({ allowed: [/status of 40[34]|did not call use\(\) when it finished/] })
test.describe.configure({ mode: 'serial' })

test('a saved document is on the page soon, or its mistake', async ({ page, project }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const overlay = page.locator('vite-error-overlay')
  await page.goto(`${url}/recipes/3`)
  await expect(heading).toHaveText('Brown butter chocolate chip cookies', { timeout: 60_000 })

  await project.edit(COOKIES, 'title: Brown', 'title: Very brown')
  await expect(heading).toHaveText('Very brown butter chocolate chip cookies')

  await project.edit(COOKIES, 'title: Very', 'draft: true\ntitle: Very')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()

  await project.edit(COOKIES, 'title: Very', 'titel: Very')
  await expect(overlay).toContainText(
    `${COOKIES}:3:1  “titel” is not a field here.  Did you mean “title”?`,
  )
  await expect(overlay.getByText('server.hmr.overlay')).toBeHidden()
  await expect(heading).toHaveText('Very brown butter chocolate chip cookies')

  await project.restore(COOKIES)
  await expect(overlay).toHaveCount(0)
  await expect(heading).toHaveText('Brown butter chocolate chip cookies')
})

test('a save leaves place, typed text and page alone', async ({ page, project }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const overlay = page.locator('vite-error-overlay')
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await page.goto(`${url}/recipes/3`)
  await email.fill('half@typed')
  // Content that scrolling loads is laid out by then.
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  const place = async () => (await email.boundingBox())?.y ?? 0
  const before = await place()

  await project.edit(COOKIES, 'title: Brown', 'titel: Brown')
  await expect(overlay).toHaveCount(1)
  await project.edit(COOKIES, 'titel: Brown', 'title: Dark brown')
  await expect(heading).toHaveText('Dark brown butter chocolate chip cookies')
  await expect(overlay).toHaveCount(0)
  await expect(email).toHaveValue('half@typed')
  expect(Math.abs((await place()) - before)).toBeLessThan(2)
  await project.restore(COOKIES)
})

test('a save leaves open what is open, beside the new text', async ({ page, project }) => {
  // Before this, no page is notified of a save.
  const connected = page.waitForEvent('console', (message) =>
    /vite. connected/.test(message.text()),
  )
  await page.goto(`${url}/recipes`)
  await connected
  const filters = page.getByRole('button', { name: /filter/i }).first()
  await expect(async () => {
    await filters.click()
    await expect(filters).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
  // From now on, the list shows the data that the filters loaded.
  const panel = page.getByRole('group', { name: 'Filters', exact: true })
  await expect(panel).toBeVisible()
  await project.edit(COOKIES, 'title: Brown', 'title: Blond')
  await expect(
    page.getByRole('heading', { name: 'Blond butter chocolate chip cookies' }),
  ).toBeVisible()
  await expect(panel).toBeVisible()
  await project.restore(COOKIES)
})

/** Measures how far a picture's corner is from a color, since encoding changes it slightly. */
async function distanceAtTop(source: string | null, color: string): Promise<number> {
  const answer = await fetch(`${url}${source}`)
  const pixels = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer()
  return colorDistance([...pixels.subarray(0, 3)], rgb(color))
}

test('a saved photo is on the page soon, and so is the next', async ({ page, project }) => {
  const image = page.locator('main img').first()
  const saved = path.join(project.root, path.dirname(COOKIES), 'cookies.jpg')
  const source = () => image.getAttribute('src')
  await page.goto(`${url}/recipes/3`)
  const earlier = await source()

  await writeFile(saved, await makePhoto().jpeg().toBuffer())
  await project.edit(COOKIES, 'image: dish-1.avif', 'image: cookies.jpg')
  await expect.poll(source).not.toBe(earlier)
  const first = await source()
  expect(await distanceAtTop(first, TEAL)).toBeLessThanOrEqual(8)

  await writeFile(saved, await makePhoto(LEAST, [TEAL, RUST]).jpeg().toBuffer())
  await expect.poll(source).not.toBe(first)
  expect(await distanceAtTop(await source(), RUST)).toBeLessThanOrEqual(8)
  await project.restore(COOKIES)
})

test('with “search: live” the header searches what was saved', async ({ page, project }) => {
  const box = page.getByRole('banner').getByRole('combobox')
  await page.goto(`${url}/about`)
  await project.edit('content/site.yaml', 'search: placeholder', 'search: live')
  await project.edit(COOKIES, 'title: Brown', 'title: Gorgonzola')
  await expect(page.getByRole('banner').locator('form')).toHaveAttribute('action', '/search')
  await box.fill('gorgonzolla')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  await expect(page.getByRole('main').getByRole('article')).toContainText('Gorgonzola butter')
  await Promise.all(['content/site.yaml', COOKIES].map(project.restore))
})
