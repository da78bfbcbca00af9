/** External input of the editor: attacks, which it blocks, and recipes, which it imports. */
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { makePhoto } from '../support/photos.ts'
import { expect, test, url } from './devServer.ts'
import { ALLOWED, stealToken } from './editor.ts'

test.use(ALLOWED)
test.describe.configure({ mode: 'serial' })

test('gives scripts of other pages neither files nor its token', async ({ page, context }) => {
  expect((await page.goto(`${url}/content/site.yaml`))?.status()).toBe(403)
  // Nothing reloads the page at this address.
  await page.goto(`${url}/data/about.json`)
  expect(await page.evaluate(stealToken)).toEqual({
    fetched: false,
    inFrame: false,
    inWindow: false,
  })
  for (const opened of context.pages().slice(1)) await opened.close()
})

test('can be framed by nobody else, and keeps its token to its own window', async ({ page }) => {
  const shown = await page.goto(`${url}/admin/`)
  expect(shown?.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(await shown?.text()).toContain('name="bridge-token"')
  await expect(page.locator('meta[name="bridge-token"]')).toHaveCount(0)
})

test('makes a draft of an archive with a photo and a new category', async ({ page, project }) => {
  await page.goto(`${url}/admin/`)
  await page.getByRole('button', { name: 'Import recipes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import recipes' })
  const settings = await project.read('content/site.yaml')
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'skewers.zip'))
      return data
    },
    [...(await archiveWithPhoto())],
  )
  await dialog.dispatchEvent('drop', { dataTransfer: dropped })
  const category = page.getByRole('combobox', { name: /filed under “Pinchos”/ })
  await expect(category).toBeFocused()
  await category.selectOption('Lunch')
  await page.getByRole('button', { name: 'Use this category' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 draft was made.')
  await expect(dialog).toContainText('Servings, not found in the source')
  const stems = (await project.fileNames('content/recipes')).filter((name) =>
    name.includes('-dropped-skewers.'),
  )
  expect(stems.map((name) => path.extname(name)).toSorted()).toEqual(['.jpg', '.yaml'])
  const draft = stems.find((name) => name.endsWith('.yaml')) ?? ''
  expect(await project.read(`content/recipes/${draft}`)).toContain('category: Lunch')
  expect(await project.read('content/site.yaml')).toContain('Pinchos')
  await writeFile(path.join(project.root, 'content/site.yaml'), settings)
  for (const name of stems) await rm(path.join(project.root, 'content/recipes', name))
})

async function archiveWithPhoto(): Promise<Uint8Array> {
  const full = await makePhoto({ width: 1600, height: 1200 }).jpeg().toBuffer()
  const recipe = {
    '@type': 'Recipe',
    name: 'Dropped skewers',
    recipeCategory: 'Pinchos',
    recipeIngredient: ['4 skewers', '2 lemons'],
    recipeInstructions: ['Grill the skewers.'],
  }
  return zipSync({
    'skewers/recipe.json': strToU8(JSON.stringify(recipe)),
    'skewers/full.jpg': new Uint8Array(full),
  })
}
