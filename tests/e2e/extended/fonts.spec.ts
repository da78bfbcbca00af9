import type { Page } from '@playwright/test'
import { isDrawn } from '../support/isDrawn.ts'
import { expect, test } from '../support/site.ts'
import { visit } from '../support/visit.ts'

function watchFonts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test('a page in English loads one file of each font', async ({ page }) => {
  const loaded = watchFonts(page)
  await visit(page, '/privacy')
  await expect.poll(() => isDrawn(page)).toBe(true)
  expect(loaded).toHaveLength(2)
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Łódź'
    window.addRareFonts?.()
  })
  await expect.poll(() => loaded.slice(2)).toEqual([expect.stringContaining('extended')])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page loads the same', async ({ page }) => {
    const loaded = watchFonts(page)
    await page.goto('/privacy')
    await expect.poll(() => loaded).toHaveLength(2)
  })
})
