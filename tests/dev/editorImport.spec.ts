/** What comes into the editor from elsewhere: attacks, which it keeps out, and recipes, which it imports. */
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { makePhoto } from '../support/photos.ts'
import { emptySite, importOf } from '../support/testImport.ts'
import { expect, test, url } from './devServer.ts'
import { ALLOWED, previewOf, stealToken } from './editor.ts'

test.use(ALLOWED)
test.describe.configure({ mode: 'serial' })

test('answers no other page of this server, such as a picture with a script in it', async ({
  page,
  context,
  project,
}) => {
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

test('makes a draft of a dropped archive with its photo, after its unknown category was asked for', async ({
  page,
  project,
}) => {
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

test('beside an imported draft stands what its source does not say, until the field is written', async ({
  page,
  project,
}) => {
  test.setTimeout(180_000)
  const options = emptySite()
  options.known.add({ file: '', id: 989, title: '', ingredients: [] })
  const source = { '@type': 'Recipe', name: 'Bare', recipeIngredient: ['1 l water'] }
  const { written } = await importOf('bare.json', JSON.stringify(source), options)
  const [{ text, name } = { text: '', name: '' }] = written
  await writeFile(path.join(project.root, 'content', name), text)
  await page.goto(`${url}/admin/#/collections/recipes/entries/${path.parse(name).name}`)
  const preview = previewOf(page)
  const notes = preview.getByRole('group').getByRole('listitem').filter({ hasText: 'Minutes' })
  await expect(notes).toContainText('Minutes of cooking, Servings', { timeout: 90_000 })
  await expect(preview.getByRole('definition').first()).toHaveText('To be written.')
  const servings = page.getByRole('textbox', { name: 'Servings' })
  await servings.fill('6')
  await expect(notes).not.toContainText('Servings')
  await page.getByRole('button', { name: 'Save' }).click()
  const note = /# Not found in the source: Look there, else measure or ask\.\nservings:/
  await expect.poll(() => project.read(`content/${name}`)).toBe(text.replace(note, 'servings: 6'))
  await rm(path.join(project.root, 'content', name))
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
