/** Servings and units of a recipe. Unit tests cover the arithmetic. */
import type { Page } from '@playwright/test'
import { UNITS_RECORD_ID, keyOf, STORAGE_KEYS } from '../../src/storage/keys.ts'
import { ingredientsIn } from '../site/documents.ts'
import { cookMode, PATH, SERVINGS as OWN } from './support/cooking.ts'
import { holdBack } from './support/holdBack.ts'
import { PANCAKES } from './support/reading.ts'
import { expect, test } from './support/site.ts'
import { expectAddress, stored, visit } from './support/visit.ts'

const UNITS_KEY = keyOf(STORAGE_KEYS.units, UNITS_RECORD_ID)

const lines = (page: Page) =>
  page.getByRole('region', { name: 'Ingredients' }).locator('li label').allTextContents()

const written = ingredientsIn(PANCAKES.values)

test('servings change to any number, in the address @phone-only', async ({ page }) => {
  await visit(page, PATH)
  expect(await lines(page)).toEqual(written)
  await page.getByRole('button', { name: 'More servings' }).click()
  await expectAddress(page, `${PATH}?servings=${OWN + 1}`)
  await expect.poll(() => lines(page)).not.toEqual(written)
  await page.getByRole('button', { name: '3×' }).click()
  await expectAddress(page, `${PATH}?servings=${OWN * 3}`)
  await expect(page.getByText('Larger batches may take longer')).toBeVisible()
  const tile = page.locator('dl > div').filter({ hasText: /^Servings/ })
  await expect(tile).toContainText(String(OWN * 3))
  const field = page.getByRole('spinbutton', { name: 'Servings' })
  await field.fill('2,5')
  await field.press('Enter')
  await expectAddress(page, `${PATH}?servings=2.5`)
  await field.press('ArrowUp')
  await expect(field).toHaveValue('3.5')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: '1×' }).click()
  await expectAddress(page, PATH)
  await expect.poll(() => lines(page)).toEqual(written)
  await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /\?/)

  await test.step('units are chosen for all recipes', async () => {
    await page.getByRole('combobox', { name: 'Units' }).selectOption('Metric')
    await expectAddress(page, `${PATH}?units=metric`)
    await expect.poll(async () => (await lines(page)).join()).not.toMatch(/\bcups?\b/)
    // The choice is stored once the page shows it.
    await expect.poll(() => stored(page, UNITS_KEY)).not.toBeNull()
    await visit(page, '/recipes/9')
    await expectAddress(page, '/recipes/9?units=metric')
    await page.getByRole('combobox', { name: 'Units' }).selectOption('As written')
    await expectAddress(page, '/recipes/9')
    await expect.poll(() => stored(page, UNITS_KEY)).toBeNull()
  })
})

test('servings of an address are shown and kept @phone-only', async ({ page }) => {
  await visit(page, `${PATH}?servings=${OWN * 2}#cook`)
  const inCookMode = cookMode(page).getByRole('listitem').first()
  await expect.poll(() => inCookMode.textContent()).not.toBe(written[0])
  await expect(cookMode(page).getByText('Larger batches may take longer')).toBeVisible()
  await page.goBack()
  await visit(page, PATH)
  await expectAddress(page, `${PATH}?servings=${OWN * 2}`)
  await expect.poll(() => lines(page)).not.toEqual(written)

  await test.step('they stay on the page that is left until the next one is there', async () => {
    const scaled = await lines(page)
    const held = await holdBack(page, '**/data/recipes.json')
    await page.getByRole('link', { name: 'Back to Recipes' }).click()
    await expectAddress(page, '/recipes')
    expect(await lines(page)).toEqual(scaled)
    await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue(String(OWN * 2))
    await held.release()
    await expect(page.locator('#ingredients')).toHaveCount(0)
  })
})

test('the ingredients of a step with mouse or focus are marked', async ({ page }) => {
  await visit(page, PATH)
  const steps = page.getByRole('region', { name: 'Instructions' }).getByRole('listitem')
  const marked = page.locator('li[data-used]')
  await steps.nth(0).hover()
  await expect.poll(() => marked.count()).toBeGreaterThan(1)
  const first = await marked.allTextContents()
  await steps.nth(1).hover()
  await expect.poll(() => marked.allTextContents()).not.toEqual(first)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(marked).toHaveCount(0)
  await steps.nth(0).getByRole('checkbox').focus()
  await expect.poll(() => marked.allTextContents()).toEqual(first)
})
