import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { colorDistance, LEAST, photo, rgb, RUST, TEAL } from '../photos.ts'
import { copyProject, TSX, type ProjectCopy } from '../build/projectCopy.ts'
import { expect, test } from './site.ts'

/** Beside that of the built site. */
const PORT = Number(process.env.E2E_PORT ?? 4391) + 1000
const url = `http://127.0.0.1:${PORT}`
const COOKIES = 'content/recipes/3-brown-butter-chocolate-chip-cookies.yaml'
const PANCAKES = 'content/recipes/7-tall-buttermilk-pancakes.yaml'
/** How long to wait for what takes about a second on a quiet machine, in milliseconds. */
const SOON = 15_000

// Fonts lie outside of the copy, in the packages it borrows; an unknown id is a 404. React's
// development build finds fault with how a page that has just arrived is shown.
test.use({ allowed: [/status of 40[34]|did not call use\(\) when it finished/] })
test.describe.configure({ mode: 'serial' })

let project: ProjectCopy
let server: ChildProcess | undefined

test.beforeAll(async () => {
  test.skip(
    test.info().project.name !== 'desktop',
    'Editors work at a desk, and one server is enough.',
  )
  project = await copyProject()
  const vite = path.resolve('node_modules/vite/bin/vite.js')
  server = spawn(
    process.execPath,
    [
      '--import',
      TSX,
      vite,
      '--configLoader',
      'native',
      '--port',
      String(PORT),
      '--strictPort',
      '--host',
      '127.0.0.1',
    ],
    {
      cwd: project.root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    },
  )
  await expect.poll(() => isUp(), { timeout: 60_000 }).toBe(true)
})

test.afterAll(async () => {
  if (!server) return
  if (server.exitCode === null) {
    server.kill()
    await once(server, 'exit')
  }
  await project.remove()
})

async function isUp(): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

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

/** The editor makes the lower part of a form when it is scrolled to. */
async function scrollTo(page: Page, part: Locator) {
  await page.getByRole('textbox', { name: 'Title' }).hover()
  await expect(async () => {
    await page.mouse.wheel(0, 1000)
    await expect(part).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: SOON })
}

test.describe('the editor', () => {
  // Its own frames warn of themselves, and the browser tells of a save that is refused.
  test.use({ allowed: [/sandboxing|status of (40[34]|422)|must be mended first/] })

  test('saves the edited lines and no others, after a mistake is mended, and a page that is open shows them', async ({
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
    await save.click()
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
})
