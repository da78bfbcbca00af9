import { readFile } from 'node:fs/promises'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'
import { blockStorage, reload, stored, visit } from './visit.ts'

const PANCAKES = 'Tall buttermilk pancakes'

test('@phone-only a saved recipe is on the page of saved recipes until it is removed there', async ({
  page,
}) => {
  await visit(page, '/recipes/7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const button = page.getByRole('button', { name: 'Saved' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await reload(page)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved recipes' }).click()
  const list = page.getByRole('list', { name: 'Saved recipes' })
  await expect(list.getByRole('link', { name: PANCAKES })).toHaveAttribute('href', '/recipes/7')
  await expectAccessible(page, 'what is kept')
  await list.getByRole('button', { name: `Remove ${PANCAKES}` }).click()
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
})

test('two tabs agree at once on what is saved and noted', async ({ page, context }) => {
  const other = await context.newPage()
  await visit(page, '/recipes/7')
  await visit(other, '/saved')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('link', { name: PANCAKES })).toBeVisible()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Your note').fill('Half the sugar')
  await expect(other.getByText('Half the sugar')).toBeVisible()
  await other.getByRole('button', { name: `Remove ${PANCAKES}` }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
})

test('@phone-only a note is there again after a reload, and gone once it is empty', async ({
  page,
}) => {
  await visit(page, '/recipes/7')
  await page.getByRole('button', { name: 'Add a note' }).click()
  const note = page.getByLabel('Your note')
  await expect(note).toBeFocused()
  await note.fill('Half the sugar')
  await expect.poll(() => stored(page, 'recipe-notes:7')).toMatchObject({ text: 'Half the sugar' })
  await expectAccessible(page, 'what is kept')
  await reload(page)
  await expect(note).toHaveValue('Half the sugar')
  await note.fill('')
  await note.blur()
  expect(await stored(page, 'recipe-notes:7')).toBeNull()
})

test('@phone-only a recipe is among those cooked once somebody goes on from its first step', async ({
  page,
}) => {
  await visit(page, '/recipes/7#cook')
  const cookMode = page.getByRole('dialog', { name: 'Cook mode' })
  await cookMode.getByRole('button', { name: 'Close cook mode' }).click()
  const cooked = page.getByRole('region', { name: 'Recently cooked' })
  await visit(page, '/saved')
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
  await expect(cooked).toHaveCount(0)
  await visit(page, '/recipes/7#cook')
  await cookMode.getByRole('button', { name: 'Next step' }).click()
  await visit(page, '/saved')
  await expect(cooked.getByRole('link', { name: PANCAKES })).toHaveAttribute('href', '/recipes/7')
})

test('where nothing can be stored, that is said, and what was written stays on the page', async ({
  page,
}) => {
  await blockStorage(page)
  await page.goto('/recipes/7')
  await page.waitForFunction(() => window.dataLayer !== undefined)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The storage of this browser is full or blocked.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a note' }).click()
  const note = page.getByLabel('Your note')
  await note.fill('Half the sugar')
  await note.blur()
  await expect(page.getByText('Copy the note before you leave the page.')).toBeVisible()
  await expect(note).toHaveValue('Half the sugar')
})

test('everything goes into one file and comes out of it in another browser', async ({
  page,
  browser,
}) => {
  await visit(page, '/recipes/7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Your note').fill('Half the sugar')
  await page.getByLabel('Your note').blur()
  await visit(page, '/saved')
  const { origin } = new URL(page.url())
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^[\w-]+-\d{4}-\d\d-\d\d\.json$/)
  const buffer = await readFile(await download.path())

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  await visit(other, `${origin}/saved`)
  const input = other.getByLabel('A file that was exported here')
  await input.setInputFiles({
    name: 'notes.json',
    mimeType: 'application/json',
    buffer: Buffer.from('hello'),
  })
  await expect(
    other.getByText('Nothing was imported. This is not a file that was exported here.'),
  ).toBeVisible()
  await input.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer })
  await expect(other.getByText('Imported: 3 entries added.')).toBeVisible()
  await expect(other.getByRole('link', { name: PANCAKES }).first()).toBeVisible()
  await expect(other.getByText('Half the sugar')).toBeVisible()
  await visit(other, `${origin}/shopping-list`)
  await expect(other.getByRole('checkbox').first()).toBeVisible()
  await context.close()
})
