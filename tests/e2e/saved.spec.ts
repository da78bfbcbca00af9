import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { holdBack } from './support/holdBack.ts'
import { shiftsOf, watchShifts } from './support/layoutShifts.ts'
import { expect, test } from './support/site.ts'
import { reload, store, stored, untilAlive, visit } from './support/visit.ts'

const PANCAKES = 'Tall buttermilk pancakes'
const COOKIES = 'Brown butter chocolate chip cookies'

test('a recipe that is saved is in every tab at once and after a reload, until it is removed @phone-only', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await visit(page, '/recipes/7')
  await visit(other, '/saved')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const list = other.getByRole('list', { name: 'Saved recipes' })
  await expect(list.getByRole('link', { name: PANCAKES })).toHaveAttribute('href', '/recipes/7')
  await expectAccessible(other, 'what is saved')
  await reload(page)
  const button = page.getByRole('button', { name: 'Saved' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await list.getByRole('button', { name: `Remove ${PANCAKES}` }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await list.getByRole('button', { name: `Undo the removal of ${PANCAKES}` }).click()
  await expect(button).toBeVisible()
  await list.getByRole('button', { name: `Remove ${PANCAKES}` }).click()
  await reload(other)
  // While the code of the list loads, a hidden frame says it as well.
  await expect(other.getByRole('status').getByText('Nothing is saved yet.')).toBeVisible()
  await other.close()
})

test('a note is in every tab at once and after a reload, until it is emptied @phone-only', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await visit(page, '/recipes/7')
  await visit(other, '/saved')
  await page.getByRole('button', { name: 'Add a note' }).click()
  const note = page.getByLabel('Your note')
  await expect(note).toBeFocused()
  await note.fill('Half the sugar')
  await expect(other.getByText('Half the sugar')).toBeVisible()
  await expectAccessible(page, 'a note')
  await reload(page)
  await expect(note).toHaveValue('Half the sugar')
  await note.fill('')
  await note.blur()
  expect(await stored(page, 'recipe-notes:7')).toBeNull()
  await expect(other.getByText('Nothing is saved yet.')).toBeVisible()
  await other.close()
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
  const mimeType = 'application/json'
  await input.setInputFiles({ name: 'notes.json', mimeType, buffer: Buffer.from('hello') })
  await expect(
    other.getByText('Nothing was imported. This is not a file that was exported here.'),
  ).toBeVisible()
  await input.setInputFiles({ name: 'mine.json', mimeType, buffer })
  await expect(other.getByText('Imported: 3 entries added.')).toBeVisible()
  await expect(other.getByRole('link', { name: PANCAKES }).first()).toBeVisible()
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

/** The line of the list that holds some words. */
const line = (page: Page, text: string | RegExp) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .filter({ hasText: text })

/** Shows what else there is to a line. */
async function openLine(found: Locator): Promise<void> {
  await found.getByRole('button', { name: /^More about/ }).click()
}

test('recipes are put on the shopping list at their scale and in the chosen units @phone-only', async ({
  page,
  context,
}) => {
  await addRecipe(page, '/recipes/7')
  const list = await context.newPage()
  await visit(list, '/shopping-list')
  const eggs = line(list, /egg/)
  await expect(eggs).toHaveCount(1)
  const single = Number.parseInt(await eggs.innerText(), 10)
  const flour = line(list, /flour/)
  await expect(flour).not.toContainText(PANCAKES)
  await openLine(flour)
  await expect(flour).toContainText(PANCAKES)
  await expect(flour).toContainText('cup')
  await page.getByRole('combobox', { name: 'Units' }).selectOption('Metric')
  await expect(flour).toContainText(/^\d+ g /)

  await visit(page, '/recipes/7?servings=8')
  await page.getByRole('button', { name: 'Update shopping list' }).click()
  await addRecipe(page, '/recipes/3')
  await page.getByRole('link', { name: 'On your shopping list' }).click()
  for (const both of [page, list]) {
    await expect(line(both, /egg/)).toHaveCount(1)
    await openLine(line(both, /egg/))
    await expect(line(both, /egg/)).toContainText(COOKIES)
  }
  await expect(eggs).toContainText(PANCAKES)
  expect(Number.parseInt(await eggs.innerText(), 10)).toBeGreaterThan(single * 2)
  await expect(page.getByRole('list', { name: 'Recipes on the list' })).toContainText('for 8')
  await expectAccessible(page, 'the list')
  await list.close()
})

test('lines are ticked, changed, removed and added, which a reload keeps', async ({ page }) => {
  await addRecipe(page, '/recipes/7')
  await visit(page, '/shopping-list')
  await expect(line(page, /egg/)).toBeVisible()
  const boxes = page.getByRole('checkbox')
  const count = await boxes.count()
  const egg = line(page, /egg/).getByRole('checkbox')
  await egg.press('Space')
  await expect(egg).toBeChecked()
  await expect(egg, 'the line that moved').toBeFocused()
  const buttermilk = line(page, /buttermilk/).first()
  await openLine(buttermilk)
  await buttermilk.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('textbox', { name: /^Change/ }).fill('Oat milk')
  await page.keyboard.press('Enter')
  const maple = line(page, /maple/)
  await openLine(maple)
  await maple.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('textbox', { name: 'Something else to buy' }).fill('Paper towels')
  await page.keyboard.press('Enter')
  await expect(line(page, 'Paper towels')).toBeVisible()
  await reload(page)
  await expect(boxes).toHaveCount(count)
  await expect(egg).toBeChecked()
  await openLine(line(page, 'Oat milk'))
  await expect(line(page, 'Oat milk')).toContainText(PANCAKES)
  await expect(maple).toHaveCount(0)
})

test('what is open of the list is shared, copied and printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void Object.assign(window, { sharedText: data.text }),
    })
  })
  await addRecipe(page, '/recipes/7')
  await visit(page, '/shopping-list')
  await line(page, /egg/).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const shared = () => page.evaluate(() => String(Reflect.get(window, 'sharedText') ?? ''))
  await expect.poll(shared).toContain('buttermilk')
  const text = await shared()
  expect(text).toMatch(/^- |\n- /)
  expect(text).not.toMatch(/^- .*\begg/m)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('List copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  await page.emulateMedia({ media: 'print' })
  await expect(line(page, /egg/)).toBeHidden()
  await expect(line(page, /buttermilk/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

for (const isKept of [false, true]) {
  test(`the pages of this device do not move when scripts find ${isKept ? 'what is stored' : 'nothing'} @phone-only`, async ({
    page,
  }) => {
    await watchShifts(page)
    const at = '2026-11-09'
    const items = Array.from({ length: 12 }, (_, index) => ({ text: `${index + 1} eggs` }))
    if (isKept) {
      await store(page, 'saved-recipes:7', JSON.stringify({ title: PANCAKES, at }))
      await store(page, 'shopping-list:a', JSON.stringify({ title: '', factor: 1, items, at }))
    }
    for (const [path, empty, name] of [
      ['/saved', 'Nothing is saved yet.', isKept ? `Remove ${PANCAKES}` : 'Export'],
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

test('a line of the list is one row on a phone @phone-only', async ({ page }) => {
  await addRecipe(page, '/recipes/7')
  await visit(page, '/shopping-list')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  const heights = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .evaluateAll((lines) => lines.map(({ clientHeight }) => clientHeight))
  expect(heights.length).toBeGreaterThan(5)
  // Two lines of words at most.
  expect(Math.max(...heights)).toBeLessThan(62)
  expect(heights.filter((height) => height < 46).length).toBeGreaterThan(heights.length / 2)
})
