import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { holdBack } from './support/holdBack.ts'
import { shiftsOf, watchShifts } from './support/layoutShifts.ts'
import { expect, test } from './support/site.ts'
import { reload, store, storeList, untilAlive, visit } from './support/visit.ts'
import { PANCAKES } from './support/reading.ts'
import { expectNoScrollSideways } from './support/sizes.ts'

test('a saved recipe is in every tab until removed @phone-only', async ({ page, context }) => {
  const other = await context.newPage()
  await visit(page, '/recipes/7')
  await visit(other, '/saved')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const list = other.getByRole('list', { name: 'Saved recipes' })
  await expect(list.getByRole('link', { name: PANCAKES.title })).toHaveAttribute(
    'href',
    '/recipes/7',
  )
  await expectAccessible(other, 'what is saved')
  await reload(page)
  await expect(page.getByRole('button', { name: 'Saved', pressed: true })).toBeVisible()
  await list.getByRole('button', { name: `Remove ${PANCAKES.title}` }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await reload(other)
  // While the code of the list loads, a hidden frame has the same text.
  await expect(other.getByRole('status').getByText('Nothing is saved yet.')).toBeVisible()
  await other.close()
})

test('everything goes into a file and out of it elsewhere', async ({ page, browser }) => {
  await visit(page, '/recipes/7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Your note').fill('Half the sugar')
  await expectAccessible(page, 'a note')
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
  const mimeType = 'application/json'
  await input.setInputFiles({ name: 'notes.json', mimeType, buffer: Buffer.from('hello') })
  await expect(
    other.getByText('Nothing was imported. This is not a file that was exported here.'),
  ).toBeVisible()
  await input.setInputFiles({ name: 'mine.json', mimeType, buffer })
  await expect(other.getByText('Imported: 3 entries added.')).toBeVisible()
  await expect(other.getByRole('link', { name: PANCAKES.title }).first()).toBeVisible()
  await expect(other.getByText('Half the sugar')).toBeVisible()
  await visit(other, `${origin}/shopping-list`)
  await expect(other.getByRole('checkbox').first()).toBeVisible()
  await context.close()
})

async function addRecipe(page: Page, address: string) {
  await visit(page, address)
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await expect(page.getByRole('link', { name: 'On your shopping list' })).toBeVisible()
}

const line = (page: Page, text: string | RegExp) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .filter({ hasText: text })

for (const isKept of [false, true]) {
  test(`own pages do not move, ${isKept ? 'filled' : 'empty'} @phone-only`, async ({ page }) => {
    await watchShifts(page)
    const at = '2026-11-09'
    const items = Array.from({ length: 12 }, (_, index) => ({ text: `${index + 1} eggs` }))
    if (isKept) {
      await store(page, 'saved-recipes:7', JSON.stringify({ title: PANCAKES.title, at }))
      await storeList(page, items)
    }
    for (const [path, empty, name] of [
      ['/saved', 'Nothing is saved yet.', isKept ? `Remove ${PANCAKES.title}` : 'Export'],
      ['/shopping-list', 'The list is empty.', isKept ? 'More about 1 eggs' : 'Add'],
    ] as const) {
      const held = await holdBack(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByText(empty)).toBeVisible({ visible: !isKept })
      await held.release()
      await untilAlive(page)
      await page.evaluate(() => document.fonts.ready)
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
      expect(await shiftsOf(page), path).toBeLessThan(0.01)
    }
  })
}

test('a line of the list is one row, and keeps the focus @phone-only', async ({ page }) => {
  await addRecipe(page, '/recipes/7')
  // A list from a link may have any title.
  await page.evaluate(
    ([key, title]) => {
      const listed = localStorage.getItem(key)
      localStorage.setItem(key, listed?.replace(/"title":"[^"]*"/, `"title":"${title}"`) ?? '')
    },
    ['shopping-list:recipe-7', 'Pfannkuchen'.repeat(9)] as const,
  )
  await visit(page, '/shopping-list')
  await expect(page.getByRole('link', { name: /^Pfannkuchen/ })).toBeVisible()
  await expectNoScrollSideways(page, 390, 'with a long title')
  await expectAccessible(page, 'the list')
  const egg = line(page, /egg/).getByRole('checkbox')
  await egg.press('Space')
  await expect(egg).toBeChecked()
  await expect(egg).toBeFocused()
  const heights = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .evaluateAll((lines) => lines.map(({ clientHeight }) => clientHeight))
  expect(heights.length).toBeGreaterThan(5)
  // At most two lines of text.
  expect(Math.max(...heights)).toBeLessThan(62)
  expect(heights.filter((height) => height < 46).length).toBeGreaterThan(heights.length / 2)
})
