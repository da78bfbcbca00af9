import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { photo } from '../../support/photos.ts'
import { emptySite, importOf } from '../../support/testImport.ts'
import type { ProjectCopy } from '../../build/projectCopy.ts'
import { developProject, SOON, url } from './devServer.ts'
import { chooseFromMenu, copiesOfUnsavedWork, stealToken } from './editor.ts'
import { expect, test } from '../../e2e/support/site.ts'

const PANCAKES = 'content/recipes/7-tall-buttermilk-pancakes.yaml'
const CATEGORIES = 'content/categories.yaml'
const CUTS = 'content/posts/3-three-knife-cuts-that-cover-every-recipe.mdx'
const FORM = `${url}/admin/#/collections/recipes/entries/7-tall-buttermilk-pancakes`

// The editor and its framework warn of themselves; the browser reports a refused save.
test.use({
  allowed: [
    /sandboxing|status of (40[34]|422)|must be fixed first|was not deleted|page is in a frame|The person cancels|derived_inert|did not call use\(\)/,
  ],
})
test.describe.configure({ mode: 'serial' })

let project: ProjectCopy
developProject((copy) => {
  project = copy
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

  await page.goto(FORM)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Very tall pancakes', { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Import recipes' })).toBeHidden()
  const preview = page.frameLocator('iframe').frameLocator('iframe')
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Very tall pancakes', { timeout: SOON })
  const undrawn = await preview
    .locator('use')
    .evaluateAll(
      (all) => all.filter((use) => !document.querySelector(use.getAttribute('href') ?? '')).length,
    )
  expect(undrawn, 'icons without a drawing').toBe(0)

  const focus = page.getByRole('textbox', { name: 'What every crop keeps' })
  await focus.fill('50% 130%')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('What every crop keeps', { timeout: SOON })
  await expect(refusal).toContainText('two percentages from 0% to 100%')
  expect(await project.read(PANCAKES)).toBe(before)
  await refusal.getByRole('button', { name: 'OK' }).click()
  await focus.fill('')

  const ingredients = page.getByRole('textbox', { name: 'Ingredients' })
  await title.hover()
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    expect(await preview.locator('body').evaluate(() => window.scrollY)).toBeGreaterThan(0)
  }).toPass({ timeout: SOON })
  await page.getByText('Shop keyword of each line').click()
  await page.getByRole('combobox', { name: 'all-purpose flour' }).selectOption('salt')
  const lines = await ingredients.inputValue()
  await ingredients.fill(
    lines.replace('2 cups (250 g) all-purpose flour', '- 2 cups (250 g) flour'),
  )
  // The form hands on what is typed a moment later; what the preview shows is what is saved.
  await expect(preview.getByText('2 cups (250 g) flour', { exact: true })).toBeVisible({
    timeout: SOON,
  })
  // A field that is handed on only after the press is refused once more; then one presses again.
  await expect(async () => {
    if (await refusal.isVisible()) {
      await refusal.getByRole('button', { name: 'OK' }).click()
      await focus.fill('')
    }
    await save.click({ timeout: 1000 })
    await expect.poll(() => project.read(PANCAKES)).not.toBe(before)
  }).toPass({ timeout: 2 * SOON })
  const shown = site.getByRole('heading', { level: 1 })
  await expect(shown).toHaveText('Very tall pancakes', { timeout: SOON })
  await expect(ingredients).toHaveValue(lines.replace(' all-purpose', ''))
  expect(await project.read(PANCAKES)).toBe(
    before
      .replace('title: Tall buttermilk pancakes', 'title: Very tall pancakes')
      .replace(
        'text: 2 cups (250 g) all-purpose flour',
        'text: 2 cups (250 g) flour\n    affiliateKeyword: salt',
      ),
  )
  await site.close()
  await project.restore(PANCAKES)

  await expect(title).toHaveValue('Very tall pancakes')
  const number = page.getByRole('status', { name: 'Number' })
  const next = String(Math.max(...ids) + 1)
  await chooseFromMenu(page, 'Show Editor Options', 'Duplicate')
  await expect(number).toHaveText(next)
  await expect(title).toHaveValue('Very tall pancakes')
  await save.click()
  const copy = `content/recipes/${next}-very-tall-pancakes.yaml`
  await expect
    .poll(() => project.read(copy).catch(() => ''), { timeout: SOON })
    .toMatch(new RegExp(`^id: ${next}\ntitle: Very tall pancakes\n[^]*\ndraft: true\n`))
  await rm(path.join(project.root, copy))
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await expect(page.getByRole('button', { name: 'Import recipes' })).toBeVisible()
  const thumbnail = page.getByRole('row', { name: 'Chana masala' }).locator('img')
  await expect(thumbnail).toHaveAttribute('src', /\/pictures\/recipes-16-/)
  await page.getByRole('button', { name: 'New' }).click()
  await expect(number).toHaveText(/^[1-9]\d*$/)
})

test('asks before unsaved work is left, and offers a copy of it later, also when the file has changed since', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const before = await project.read(PANCAKES)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await page.goto(`${url}/admin/#/collections/recipes`)
  await page.goto(FORM)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Unsaved pancakes', { timeout: 60_000 })

  await title.press('Escape')
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await expect.poll(() => asked).toEqual(['confirm'])
  await expect(page).toHaveURL(FORM)
  await page.evaluate(() => window.history.back())
  await expect.poll(() => asked).toEqual(['confirm', 'confirm'])
  await expect(page).toHaveURL(FORM)
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => asked).toEqual(['confirm', 'confirm', 'beforeunload'])
  await expect(title).toHaveValue('Unsaved pancakes')
  await expect.poll(() => page.evaluate(copiesOfUnsavedWork)).toBe(1)
  await page.close()
  await project.edit(PANCAKES, 'cookTime: 20', 'cookTime: 21 # so far')

  const next = await context.newPage()
  await next.goto(FORM)
  await next.getByRole('button', { name: 'Restore' }).click({ timeout: SOON })
  await expect(next.getByRole('textbox', { name: 'Title' })).toHaveValue('Unsaved pancakes')
  await next.getByRole('button', { name: 'Save' }).click()
  const dialog = next.getByRole('dialog', { name: 'Someone else has changed this, too' })
  await expect(dialog.getByRole('group')).toHaveCount(2, { timeout: SOON })
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
  await expect
    .poll(() => project.read(PANCAKES), { timeout: SOON })
    .toBe(
      before.replace('Tall buttermilk', 'Unsaved').replace('cookTime: 20', 'cookTime: 21 # so far'),
    )
  await expect.poll(() => next.evaluate(copiesOfUnsavedWork)).toBe(0)
  await project.restore(PANCAKES)
  await next.close()
})

test('makes a recipe of pasted lines, and keeps what is no number until it is one', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${url}/admin/#/collections/recipes/new`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Plum galette', { timeout: 60_000 })
  const ingredients = page.getByRole('textbox', { name: 'Ingredients' })
  await ingredients.fill('• 2 cups flour\n• 1 egg\n\nFor the filling:\n• 6 plums')
  await page.getByRole('textbox', { name: 'Instructions' }).fill('1. Mix.\n2. Bake.')
  await expect(ingredients).toHaveValue('2 cups flour\n1 egg\n\nFor the filling:\n6 plums')
  const minutes = page.getByRole('textbox', { name: 'Minutes of cooking' })
  await minutes.fill('40 min')
  await expect(minutes).toHaveAccessibleDescription('Whole minutes only, from 0 to 10,080.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(minutes).toHaveAttribute('aria-invalid', 'true')
  await expect(minutes).toHaveValue('40 min')
  await minutes.fill('40')
  await expect(minutes).toHaveAccessibleDescription('')
  const files = () => project.fileNames('content/recipes')
  const file = async () => (await files()).find((name) => name.endsWith('-plum-galette.yaml'))
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).click({ timeout: 1000 })
    await expect.poll(file).toBeDefined()
  }).toPass({ timeout: SOON })
  const written = `content/recipes/${await file()}`
  expect(await project.read(written)).toMatch(
    /\ncookTime: 40\n[^]*\ningredients:\n {2}- text: 2 cups flour\n {2}- text: 1 egg\n {2}- text: 6 plums\n {4}group: For the filling\ninstructions:\n {2}- Mix.\n {2}- Bake.\n$/,
  )
  await rm(path.join(project.root, written))
})

test('shows two people who change one recipe what the other has written, and keeps what is chosen', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const before = await project.read(PANCAKES)
  const other = await context.newPage()
  await page.goto(FORM)
  await other.goto(FORM)
  const title = page.getByRole('textbox', { name: 'Title' })
  await other.getByRole('textbox', { name: 'Title' }).fill('Their pancakes', { timeout: 60_000 })
  await other.getByRole('textbox', { name: 'Cuisine' }).fill('Dutch')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => project.read(PANCAKES), { timeout: SOON }).toContain('cuisine: Dutch')
  const theirs = await project.read(PANCAKES)
  await other.close()

  await title.fill('My pancakes', { timeout: 60_000 })
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Someone else has changed this, too' })
  await expect(dialog).toContainText(`${PANCAKES} has changed since you opened it`, {
    timeout: SOON,
  })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(await project.read(PANCAKES)).toBe(theirs)
  await expect(title).toHaveValue('My pancakes')

  await save.click()
  const chosen = dialog.getByRole('button', { name: 'Save what is chosen' })
  await chosen.click({ timeout: SOON })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('radio', { name: /Mine/ }).first().check()
  await chosen.click()
  const merged = before
    .replace('Tall buttermilk pancakes', 'My pancakes')
    .replace('cuisine: American', 'cuisine: Dutch')
  await expect.poll(() => project.read(PANCAKES), { timeout: SOON }).toBe(merged)
  // The form goes on with what was kept.
  await expect(page.getByRole('textbox', { name: 'Cuisine' })).toHaveValue('Dutch')
  await title.fill('Our pancakes')
  await save.click()
  await expect
    .poll(() => project.read(PANCAKES), { timeout: SOON })
    .toBe(merged.replace('My pancakes', 'Our pancakes'))
  await project.restore(PANCAKES)
})

test('renames a category in every document', async ({ page }) => {
  test.setTimeout(120_000)
  const [before, list] = await Promise.all([PANCAKES, CATEGORIES].map(project.read))
  await page.goto(`${url}/admin/#/collections/categories/entries/categories`)
  const recipes = page.getByRole('group', { name: 'Recipes' })
  const expand = recipes.getByRole('button', { name: 'Expand', exact: true }).first()
  await expand.click({ timeout: 60_000 })
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Brunch')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename in every document?' })
  await expect(dialog).toContainText('“Breakfast” becomes “Brunch”', { timeout: SOON })
  await expect(dialog.getByRole('listitem').filter({ hasText: PANCAKES })).toBeVisible()
  expect(await project.read(CATEGORIES)).toBe(list)
  const files = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'Rename and save' }).click()
  await expect
    .poll(() => project.read(PANCAKES), { timeout: SOON })
    .toBe(before?.replace('category: Breakfast', 'category: Brunch'))
  const now = await project.read(CATEGORIES)
  expect(now).toBe(list?.replace('\n  - name: Breakfast', '\n  - name: Brunch'))
  await expect(page.getByText('Entry saved.')).toBeVisible()
  // The lists offer the new name, once the server has read it.
  const data = `${url}/data/recipes/7.json`
  const readCategory = async () => (await page.request.get(data)).text()
  await expect.poll(readCategory, { timeout: SOON }).toContain('"Brunch"')
  const reloaded = page.waitForEvent('load')
  await page.goto(`${url}/admin/#/collections/recipes`)
  await reloaded
  await chooseFromMenu(page, 'Filter', 'Brunch')
  await expect(page.getByText('7 · Tall buttermilk pancakes')).toBeVisible({ timeout: SOON })
  await Promise.all([CATEGORIES, ...files].map(project.restore))
})

test('saves what has only begun as a draft, which its page shows, and refuses to publish it incomplete', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const names = await project.fileNames('content/recipes')
  const id = Math.max(...names.flatMap((name) => /^\d+/.exec(name)?.map(Number) ?? [])) + 1
  const file = `content/recipes/${id}-plum-galette.yaml`
  await page.goto(`${url}/admin/#/collections/recipes`)
  await page.getByRole('button', { name: 'New' }).click({ timeout: 60_000 })
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.click()
  await title.pressSequentially('Plum galette')
  const preview = page.frameLocator('iframe').frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Plum galette', {
    timeout: SOON,
  })
  await expect(preview.getByRole('status').filter({ hasText: 'Ingredients' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => project.read(file).catch(() => ''), { timeout: SOON })
    .toMatch(/^id: \d+\ntitle: Plum galette\ndate: [\d-]{10}\ndraft: true\n$/)

  const site = await context.newPage()
  await site.goto(`${url}/recipes/${id}`)
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Plum galette', {
    timeout: SOON,
  })
  await expect(site.getByText('Draft', { exact: true })).toBeVisible()
  await site.close()

  const draft = page.getByRole('switch', { name: 'Draft' })
  await draft.click()
  await page.getByRole('button', { name: 'Save' }).click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('Minutes of cooking', { timeout: SOON })
  expect(await project.read(file)).toContain('draft: true')
  await refusal.getByRole('button', { name: 'OK' }).click()
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  // Among many, the list of the drafts has it in sight.
  await chooseFromMenu(page, 'Filter', 'Drafts')
  await expect(page.getByText(`${id} · Plum galette · Draft`)).toBeVisible({ timeout: SOON })
  await rm(path.join(project.root, file))
})

test('writes a card and a photo, uploaded and cropped, into a post, and leaves the rest of it as it is', async ({
  page,
}) => {
  test.setTimeout(120_000)
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
  const tall = await photo({ width: 1500, height: 2000 }).png().toBuffer()
  await upload.setInputFiles({ name: 'A claw.png', mimeType: 'image/png', buffer: tall })
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  const crop = page.getByRole('dialog', { name: 'Crop the photo' })
  await expect(crop.getByRole('status')).toHaveText('1500×1125 pixels', { timeout: SOON })
  await crop.getByRole('slider').fill('1200')
  await crop.getByRole('button', { name: 'Use this part' }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type('A claw')
  const preview = page.frameLocator('iframe').frameLocator('iframe')
  await expect(preview.getByRole('img', { name: 'A claw' })).toHaveAttribute('src', /^blob:/, {
    timeout: SOON,
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => project.read(CUTS), { timeout: SOON }).toContain('![A claw](a-claw.jpg)')
  const inserted = '<RecipeCard id="16" />\n\n![A claw](a-claw.jpg)\n\n'
  expect((await project.read(CUTS)).replace(inserted, '')).toBe(before)
  const stored = path.join(project.root, 'content/posts/a-claw.jpg')
  expect(await sharp(stored).metadata()).toMatchObject({ width: 1200, height: 900 })
  await project.restore(CUTS)
  await rm(stored)
})

test('deletes with a document the pictures that it alone names, and leaves the others', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const recipes = path.join(project.root, 'content/recipes')
  const [before, bytes] = await Promise.all([project.read(PANCAKES), photo().jpeg().toBuffer()])
  const showing = (image: string) => before.replace(/^image: .*$/m, `image: ${image}`)
  await mkdir(path.join(recipes, 'photos'))
  const photos = ['IMG_0001.jpg', 'own.jpg', 'photos/IMG_0003.jpg', 'shown.jpg']
  for (const name of photos) await writeFile(path.join(recipes, name), bytes)
  const crepes = showing('own.jpg').replace('id: 7', 'id: 1007')
  await writeFile(path.join(recipes, '1007-crepes.yaml'), crepes)
  await writeFile(path.join(project.root, PANCAKES), showing('shown.jpg'))

  await page.goto(`${url}/admin/#/collections/recipes/entries/1007-crepes`)
  await chooseFromMenu(page, 'Show Editor Options', 'Delete')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  const left = () => project.fileNames('content/recipes')
  await expect.poll(left, { timeout: SOON }).not.toContain('1007-crepes.yaml')
  await expect.poll(left, { timeout: SOON }).not.toContain('own.jpg')
  expect(await left()).toEqual(expect.arrayContaining(photos.filter((name) => name !== 'own.jpg')))

  const bar = page.getByRole('status', { name: 'What was deleted' })
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(left, { timeout: SOON }).toContain('1007-crepes.yaml')
  expect(await project.read('content/recipes/1007-crepes.yaml')).toBe(crepes)
  expect(await readFile(path.join(recipes, 'own.jpg'))).toEqual(bytes)

  const settings = await project.read('content/site.yaml')
  await page.goto(`${url}/admin/#/collections/recipes/entries/1007-crepes`)
  await chooseFromMenu(page, 'Show Editor Options', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await bar.getByRole('textbox', { name: /\/recipes\/1007/ }).fill('/recipes/7')
  await bar.getByRole('button', { name: 'Add redirect' }).click()
  await expect(bar).toContainText('Readers of /recipes/1007 are led to /recipes/7.', {
    timeout: SOON,
  })
  const redirect = '  - from: /recipes/1007\n    to: /recipes/7\n'
  const now = await project.read('content/site.yaml')
  expect(now.replace(redirect, '').replace(/^redirects:\n/m, '')).toBe(settings)
  expect(now).toContain(redirect)
  await project.restore('content/site.yaml')

  await project.restore(PANCAKES)
  for (const name of photos) await rm(path.join(recipes, name), { force: true })
})

test('says which documents link to one that is to be deleted, and then keeps it and its picture', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const oil = 'content/reviews/7-grovella-extra-virgin-olive-oil.yaml'
  const stored = path.join(project.root, 'content/reviews/oil.jpg')
  await writeFile(stored, await photo().jpeg().toBuffer())
  await project.edit(oil, 'image: product-2.avif', 'image: oil.jpg')
  await page.goto(`${url}/admin/#/collections/reviews/entries/7-grovella-extra-virgin-olive-oil`)
  await chooseFromMenu(page, 'Show Editor Options', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Couldn’t delete the entry')).toBeVisible({ timeout: SOON })
  await expect(page.getByRole('dialog', { name: 'Not deleted' })).toContainText(
    'content/site.yaml (line ',
  )
  expect(await project.fileNames('content/reviews')).toEqual(
    expect.arrayContaining([path.basename(oil), 'oil.jpg']),
  )
  await project.restore(oil)
  await rm(stored)
})

test('answers no other page of this server, such as a picture with a script in it', async ({
  page,
  context,
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
  await expect(page.locator('meta[name="bridge-token"]')).toHaveCount(0, { timeout: SOON })
})

test('makes drafts of what is pasted and dropped, says what to look at, and knows it again', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${url}/admin/`)
  await page.getByRole('button', { name: 'Import recipes' }).click({ timeout: 60_000 })
  const dialog = page.getByRole('dialog', { name: 'Import recipes' })
  const text = dialog.getByRole('textbox', { name: /paste a recipe/ })
  await text.fill(
    'Pasted broth\n\nIngredients\n1 l water\n2 bones\n1 leek\n\nMethod\nBoil the bones.\n',
  )
  await dialog.getByRole('button', { name: 'Import the text' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 draft was made.', { timeout: SOON })
  await expect(dialog).toContainText('Servings, not found in the source')
  const names = await project.fileNames('content/recipes')
  const written = names.find((name) => name.endsWith('-pasted-broth.yaml')) ?? ''
  expect(await project.read(`content/recipes/${written}`)).toContain('draft: true')
  await expect(dialog.getByRole('link', { name: 'Pasted broth' })).toHaveAttribute(
    'href',
    `#/collections/recipes/entries/${written.replace('.yaml', '')}`,
  )

  await dialog.getByRole('button', { name: 'Import the text' }).click()
  await expect(dialog).toContainText('“Pasted broth” is there already', { timeout: SOON })
  await rm(path.join(project.root, 'content/recipes', written))

  // A word that the table does not have is asked for, and the photo of the archive comes along.
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
  await expect(category).toBeFocused({ timeout: SOON })
  await category.selectOption('Lunch')
  await page.getByRole('button', { name: 'Use this category' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 draft was made.', { timeout: SOON })
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
}) => {
  test.setTimeout(180_000)
  const options = emptySite()
  options.known.add({ file: '', id: 989, title: '', ingredients: [] })
  const source = { '@type': 'Recipe', name: 'Bare', recipeIngredient: ['1 l water'] }
  const { written } = await importOf('bare.json', JSON.stringify(source), options)
  const [{ text, name } = { text: '', name: '' }] = written
  await writeFile(path.join(project.root, 'content', name), text)
  await page.goto(`${url}/admin/#/collections/recipes/entries/${path.parse(name).name}`)
  const preview = page.frameLocator('iframe').frameLocator('iframe')
  const notes = preview.getByRole('group').getByRole('listitem').filter({ hasText: 'Minutes' })
  await expect(notes).toContainText('Minutes of cooking, Servings, Nutrition › Calories', {
    timeout: 90_000,
  })
  await expect(preview.getByRole('definition').first()).toHaveText('To be written.')
  const servings = page.getByRole('textbox', { name: 'Servings' })
  await servings.fill('6')
  await expect(notes).toContainText('Minutes of cooking, Nutrition › Calories', { timeout: SOON })
  await page.getByRole('button', { name: 'Save' }).click()
  const note = /# Not found in the source: Look there, else measure or ask\.\nservings:/
  await expect
    .poll(() => project.read(`content/${name}`), { timeout: SOON })
    .toBe(text.replace(note, 'servings: 6'))
  await rm(path.join(project.root, 'content', name))
})

async function archiveWithPhoto(): Promise<Uint8Array> {
  const full = await photo({ width: 1600, height: 1200 }).jpeg().toBuffer()
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
