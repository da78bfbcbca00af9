import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { expectAddress, visit } from '../support/visit.ts'

declare global {
  interface Window {
    /** The color schemes of the root element since the end of parsing. */
    schemes?: string[]
  }
}

/** Records the color scheme after parsing, before which nothing is painted, and its changes. */
async function watchScheme(page: Page) {
  await page.addInitScript(() => {
    const schemes: string[] = []
    const note = () => schemes.push(document.documentElement.dataset.mantineColorScheme ?? 'none')
    window.schemes = schemes
    document.addEventListener('DOMContentLoaded', () => {
      note()
      new MutationObserver(note).observe(document.documentElement, {
        attributeFilter: ['data-mantine-color-scheme'],
      })
    })
  })
}

async function expectScheme(page: Page, scheme: 'light' | 'dark') {
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  const { colorScheme, background } = await page.evaluate(() => ({
    colorScheme: getComputedStyle(document.documentElement).colorScheme,
    background: getComputedStyle(document.body).backgroundColor,
  }))
  expect(colorScheme).toBe(scheme)
  const [red = 0] = (background.match(/\d+/g) ?? []).map(Number)
  expect(red > 127 ? 'light' : 'dark', background).toBe(scheme)
  const other = scheme === 'dark' ? 'light' : 'dark'
  await expect(page.getByRole('button', { name: `Use ${other} colors` })).toBeVisible()
}

async function expectSchemeFromStart(page: Page, scheme: 'light' | 'dark') {
  expect(new Set(await page.evaluate(() => window.schemes))).toEqual(new Set([scheme]))
}

test('the colors are those of the system, until others are chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await watchScheme(page)
  await visit(page, '/')
  await expectScheme(page, 'dark')
  await expectSchemeFromStart(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectScheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Use light colors' }).click()
  await expectScheme(page, 'light')
  await visit(page, '/blog/1')
  await expectScheme(page, 'light')
  await expectSchemeFromStart(page, 'light')
  await page.getByRole('button', { name: 'Use dark colors' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/blog/1')
  await expectSchemeFromStart(page, 'dark')
})

/** Returns the styles that can distinguish a choice without colors. */
function lookOf(element: Locator): Promise<string> {
  return element.evaluate((chosen) => {
    const { borderTopWidth, textDecorationLine } = getComputedStyle(chosen)
    return `${borderTopWidth} ${textDecorationLine}`
  })
}

test('in forced colors, the choice and the active link are recognisable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/recipes')
  const pills = page.getByRole('group', { name: 'Recipe categories' }).getByRole('button')
  await expect(pills.first()).toHaveAttribute('aria-pressed', 'true')
  expect(await lookOf(pills.first())).not.toBe(await lookOf(pills.last()))
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const link = (name: string) => navigation.getByRole('link', { name, exact: true })
  expect(await lookOf(link('Recipes'))).toContain('underline')
  expect(await lookOf(link('Reviews'))).not.toContain('underline')
  await link('Comparisons').click()
  await expectAddress(page, '/comparisons')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Air Fryers')).toHaveAttribute('aria-selected', 'true')
  expect(await lookOf(tab('Air Fryers'))).not.toBe(await lookOf(tab('Knives')))
})
