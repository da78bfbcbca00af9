import type { Page } from '@playwright/test'
import { UNITS_KEY } from '../../src/storage/storedList.ts'
import { cookMode, PANCAKES, PATH } from './cooking.ts'
import { inOneLine } from './content.ts'
import { holdBack } from './holdBack.ts'
import { expect, test } from './site.ts'
import { expectAddress, stored, visit } from './visit.ts'

const OWN = PANCAKES.servings

/** The lines of the ingredients, as they are shown. */
const lines = (page: Page) =>
  page.getByRole('region', { name: 'Ingredients' }).locator('li label').allTextContents()

const written = PANCAKES.ingredients.map(({ text }) => inOneLine(text))

test.describe('the scale @phone-only', () => {
  test('changes by steps, by factors and to any number, and stands in the address', async ({
    page,
  }) => {
    // What makes no sense in an address leaves the recipe as it is written.
    await visit(page, `${PATH}?servings=many`)
    expect(await lines(page)).toEqual(written)
    await expect(page.getByRole('textbox', { name: 'Servings' })).toHaveValue(String(OWN))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, PATH)
    expect(await lines(page)).toEqual(written)
    await expect(page.getByRole('combobox', { name: 'Units' })).toBeVisible()
    expect(asked.filter((url) => url.includes('openCooking'))).toEqual([])
    await page.getByRole('button', { name: 'More servings' }).click()
    await expectAddress(page, `${PATH}?servings=${OWN + 1}`)
    await expect.poll(() => lines(page)).not.toEqual(written)
    await page.getByRole('button', { name: '3×' }).click()
    await expectAddress(page, `${PATH}?servings=${OWN * 3}`)
    await expect(page.getByText('Larger batches may take longer')).toBeVisible()
    const tile = page.locator('dl > div').filter({ hasText: /^Servings/ })
    await expect(tile).toContainText(String(OWN * 3))
    const field = page.getByRole('textbox', { name: 'Servings' })
    await field.fill('2,5')
    await field.press('Enter')
    await expectAddress(page, `${PATH}?servings=2.5`)
    await field.fill('none')
    await field.press('Enter')
    await expect(field).toHaveValue('2.5')
    await page.getByRole('button', { name: '1×' }).click()
    await expectAddress(page, PATH)
    await expect.poll(() => lines(page)).toEqual(written)
    await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /\?/)
  })

  test('of an address is shown on the page, in cook mode and on paper, and kept for the next visit', async ({
    page,
  }) => {
    await visit(page, `${PATH}?servings=${OWN * 2}#cook`)
    const inCookMode = cookMode(page).getByRole('listitem').first()
    await expect.poll(() => inCookMode.textContent()).not.toBe(written[0])
    await expect(cookMode(page).getByText('Larger batches may take longer')).toBeVisible()
    await page.goto(PATH)
    await expectAddress(page, `${PATH}?servings=${OWN * 2}`)
    await expect.poll(() => lines(page)).not.toEqual(written)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(`Amounts for ${OWN * 2}, not ${OWN}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: '2×' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    // It stays on the page that is left until the next one is there.
    const scaled = await lines(page)
    const held = await holdBack(page, '**/data/recipes.json')
    await page.getByRole('link', { name: 'Back to Recipes' }).click()
    await expectAddress(page, '/recipes')
    expect(await lines(page)).toEqual(scaled)
    await expect(page.getByRole('textbox', { name: 'Servings' })).toHaveValue(String(OWN * 2))
    await held.release()
    await expect(page.locator('#ingredients')).toHaveCount(0)
  })

  test('and the units are chosen for all recipes', async ({ page }) => {
    await visit(page, PATH)
    await page.getByRole('combobox', { name: 'Units' }).selectOption('Metric')
    await expectAddress(page, `${PATH}?units=metric`)
    await expect.poll(async () => (await lines(page)).join()).not.toMatch(/\bcups?\b/)
    // Kept once the page shows it.
    await expect.poll(() => stored(page, UNITS_KEY)).not.toBeNull()
    await visit(page, '/recipes/9')
    await expectAddress(page, '/recipes/9?units=metric')
    await page.getByRole('combobox', { name: 'Units' }).selectOption('As written')
    await expectAddress(page, '/recipes/9')
    await expect.poll(() => stored(page, UNITS_KEY)).toBeNull()
    await visit(page, PATH)
    expect(await lines(page)).toEqual(written)
  })
})
