import type { Page } from '@playwright/test'
import { PATH, touchRecipe } from './cooking.ts'
import { expect, test } from './site.ts'
import { reload, visit } from './visit.ts'

const ticks = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('checkbox')

test.describe('ticks @phone-only', () => {
  test('on ingredients and steps are there again after a reload, and code loads for them only then', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, PATH)
    expect(asked.filter((url) => url.includes('openCooking'))).toEqual([])
    await ticks(page, 'Ingredients').nth(1).check()
    await ticks(page, 'Instructions').nth(2).check()
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .toContain('cooking:')
    await reload(page)
    await expect(ticks(page, 'Ingredients').nth(1)).toBeChecked()
    await expect(ticks(page, 'Instructions').nth(2)).toBeChecked()
    await expect(ticks(page, 'Ingredients').nth(0)).not.toBeChecked()
    await ticks(page, 'Ingredients').nth(1).uncheck()
    await reload(page)
    await expect(ticks(page, 'Instructions').nth(2)).toBeChecked()
    await expect(ticks(page, 'Ingredients').nth(1)).not.toBeChecked()
  })

  test('are the same in two tabs at once', async ({ page, context }) => {
    const other = await context.newPage()
    await Promise.all([visit(page, PATH), visit(other, PATH)])
    await Promise.all([touchRecipe(page), touchRecipe(other)])
    await ticks(page, 'Ingredients').nth(0).check()
    await expect(ticks(other, 'Ingredients').nth(0)).toBeChecked()
    await ticks(other, 'Instructions').nth(1).check()
    await expect(ticks(page, 'Instructions').nth(1)).toBeChecked()
    await expect(ticks(page, 'Ingredients').nth(0)).toBeChecked()
    await other.close()
  })

  test('work without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(PATH)
    await ticks(page, 'Ingredients').nth(0).check()
    await expect(ticks(page, 'Ingredients').nth(0)).toBeChecked()
    await expect(page.getByRole('link', { name: 'Cook mode' })).toBeHidden()
    await context.close()
  })
})

test('the ingredients of a step are marked while the mouse or the focus is on it', async ({
  page,
}) => {
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
  await ticks(page, 'Instructions').nth(0).focus()
  await expect.poll(() => marked.allTextContents()).toEqual(first)
})
