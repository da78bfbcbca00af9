/** The editor drafts, shows and deletes documents with their photos. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { makePhoto } from '../support/photos.ts'
import { expect, test, url } from './devServer.ts'
import { ALLOWED, chooseFromMenu, PANCAKES, previewOf } from './editor.ts'

const CUTS = 'content/posts/3-three-knife-cuts-that-cover-every-recipe.mdx'

test.use(ALLOWED)
test.describe.configure({ mode: 'serial' })

test('saves an unfinished draft, and publishes none', async ({ page, context, project }) => {
  const names = await project.fileNames('content/recipes')
  const id = Math.max(...names.flatMap((name) => /^\d+/.exec(name)?.map(Number) ?? [])) + 1
  const file = `content/recipes/${id}-plum-galette.yaml`
  await page.goto(`${url}/admin/#/collections/recipes`)
  await page.getByRole('button', { name: 'New' }).click()
  const preview = previewOf(page)
  await expect(preview.getByRole('status').filter({ hasText: 'Ingredients' })).toBeVisible()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.click()
  await title.pressSequentially('Plum galette')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Plum galette')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => project.read(file).catch(() => ''))
    .toMatch(/^id: \d+\ntitle: Plum galette\ndate: [\d-]{10}\ndraft: true\n$/)

  const site = await context.newPage()
  await site.goto(`${url}/recipes/${id}`)
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Plum galette')
  await expect(site.getByText('Draft', { exact: true })).toBeVisible()
  await site.close()

  const draft = page.getByRole('switch', { name: 'Draft' })
  await draft.click()
  await page.getByRole('button', { name: 'Save' }).click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('Minutes of cooking')
  expect(await project.read(file)).toContain('draft: true')
  await refusal.getByRole('button', { name: 'OK' }).click()
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  // The list of drafts is short enough to show the document without scrolling.
  await chooseFromMenu(page, 'Filter', 'Drafts')
  await expect(page.getByText(`${id} · Plum galette · Draft`)).toBeVisible()
  await rm(path.join(project.root, file))
})

test('a press on the page focuses its field, which is outlined', async ({ page }) => {
  await page.goto(`${url}/admin/#/collections/recipes/entries/7-tall-buttermilk-pancakes`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeVisible({ timeout: 60_000 })
  const preview = previewOf(page)
  const step = preview.locator('#instructions ~ ol li').nth(1)
  const text = (await step.innerText()).split(' ').slice(-4).join(' ')
  await step.click()
  const steps = page.getByRole('textbox', { name: 'Instructions' })
  await expect(steps).toBeFocused()
  const selected = () => page.evaluate(() => String(getSelection()))
  expect(await selected()).toContain(text)
  const outlined = preview.locator('[data-edited]')
  await expect(outlined).toContainText(text)
  await title.focus()
  await expect(outlined).toHaveText('Tall buttermilk pancakes')
})

test('writes a card and a cropped photo into a post', async ({ page, project }) => {
  const before = await project.read(CUTS)
  await page.goto(
    `${url}/admin/#/collections/posts/entries/3-three-knife-cuts-that-cover-every-recipe`,
  )
  const text = page.getByRole('textbox', { name: 'Content' })
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible({ timeout: 60_000 })
  await text.press('ControlOrMeta+Home')
  await page.getByRole('combobox', { name: 'Insert a recipe card' }).selectOption('Chana masala')
  await page.getByRole('button', { name: 'Picture…' }).click()
  const upload = page.locator('input[type=file]').last()
  const tall = await makePhoto({ width: 1500, height: 2000 }).png().toBuffer()
  await upload.setInputFiles({ name: 'A claw.png', mimeType: 'image/png', buffer: tall })
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  const crop = page.getByRole('dialog', { name: 'Crop the photo' })
  await expect(crop.getByRole('status')).toHaveText('1500×1125 pixels')
  await crop.getByRole('slider').fill('1200')
  await crop.getByRole('button', { name: 'Use this part' }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type('A claw')
  const preview = previewOf(page)
  await expect(preview.getByRole('img', { name: 'A claw' })).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => project.read(CUTS)).toContain('![A claw](a-claw.jpg)')
  const inserted = '<RecipeCard id="16" />\n\n![A claw](a-claw.jpg)\n\n'
  expect((await project.read(CUTS)).replace(inserted, '')).toBe(before)
  const stored = path.join(project.root, 'content/posts/a-claw.jpg')
  expect(await sharp(stored).metadata()).toMatchObject({ width: 1200, height: 900 })
  await project.restore(CUTS)
  await rm(stored)
})

const PHOTOS = ['IMG_0001.jpg', 'own.jpg', 'photos/IMG_0003.jpg', 'shown.jpg']

test('deletes a document and its own pictures, until Undo', async ({ page, project }) => {
  const recipes = path.join(project.root, 'content/recipes')
  const [before, bytes] = await Promise.all([project.read(PANCAKES), makePhoto().jpeg().toBuffer()])
  const showing = (image: string) => before.replace(/^image: .*$/m, `image: ${image}`)
  const crepes = showing('own.jpg').replace('id: 7', 'id: 1007')
  await mkdir(path.join(recipes, 'photos'), { recursive: true })
  for (const name of PHOTOS) await writeFile(path.join(recipes, name), bytes)
  await writeFile(path.join(recipes, '1007-crepes.yaml'), crepes)
  await writeFile(path.join(project.root, PANCAKES), showing('shown.jpg'))

  await page.goto(`${url}/admin/#/collections/recipes/entries/1007-crepes`)
  await chooseFromMenu(page, 'Show Editor Options', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const left = () => project.fileNames('content/recipes')
  await expect.poll(left).not.toContain('1007-crepes.yaml')
  await expect.poll(left).not.toContain('own.jpg')
  expect(await left()).toEqual(expect.arrayContaining(PHOTOS.filter((name) => name !== 'own.jpg')))

  // No other document can reference it now.
  await page.goto(`${url}/admin/#/collections/posts/entries/${path.basename(CUTS, '.mdx')}`)
  const cards = page.getByRole('combobox', { name: 'Insert a recipe card' })
  await expect(cards.getByRole('option', { name: 'Tall buttermilk pancakes' })).toHaveCount(1)

  const bar = page.getByRole('status', { name: 'What was deleted' })
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(left).toContain('1007-crepes.yaml')
  // The editor reads all documents again.
  await expect(bar).toBeHidden()
  expect(await project.read('content/recipes/1007-crepes.yaml')).toBe(crepes)
  expect(await readFile(path.join(project.root, 'content/recipes/own.jpg'))).toEqual(bytes)
  await project.restore(PANCAKES)
  for (const name of [...PHOTOS, '1007-crepes.yaml']) await rm(path.join(recipes, name))
})

test('keeps a document to which others link, and names them', async ({ page, project }) => {
  const oil = 'content/reviews/7-grovella-extra-virgin-olive-oil.yaml'
  const stored = path.join(project.root, 'content/reviews/oil.jpg')
  await writeFile(stored, await makePhoto().jpeg().toBuffer())
  await project.edit(oil, 'image: product-2.avif', 'image: oil.jpg')
  await page.goto(`${url}/admin/#/collections/reviews/entries/7-grovella-extra-virgin-olive-oil`)
  await chooseFromMenu(page, 'Show Editor Options', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Couldn’t delete the entry')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Not deleted' })).toContainText(
    'content/site.yaml (line ',
  )
  expect(await project.fileNames('content/reviews')).toEqual(
    expect.arrayContaining([path.basename(oil), 'oil.jpg']),
  )
  await project.restore(oil)
  await rm(stored)
})
