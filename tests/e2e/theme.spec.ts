import type { Page } from '@playwright/test'
import { roles } from '../../src/theme/palette.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

declare global {
  interface Window {
    /** Each colour scheme that the root element had, from the end of parsing on. */
    schemes?: string[]
    /** The colors asked for the browser's frame at the end of parsing. */
    frameColors?: string[]
  }
}

/** Notes the colour scheme when the page is parsed, before which nothing is painted, and later. */
async function watchScheme(page: Page) {
  await page.addInitScript(() => {
    const schemes: string[] = []
    const note = () => schemes.push(document.documentElement.dataset.mantineColorScheme ?? 'none')
    window.schemes = schemes
    document.addEventListener('DOMContentLoaded', () => {
      note()
      const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const asked = frames.filter(({ media }) => matchMedia(media).matches)
      window.frameColors = asked.map(({ content }) => content)
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
  expect(await frameColors(page), 'around the page').toEqual([roles[scheme]['--page']])
}

/** The colors that the page asks the browser's frame to have. */
function frameColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return all.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)
  })
}

/** Expects that the page, and the frame around it, never had another scheme since it was opened. */
async function expectSchemeFromStart(page: Page, scheme: 'light' | 'dark') {
  expect(new Set(await page.evaluate(() => window.schemes))).toEqual(new Set([scheme]))
  expect(await page.evaluate(() => window.frameColors)).toEqual([roles[scheme]['--page']])
}

for (const [system, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`a ${system} system gets ${system} colors from the first paint on, until ${chosen} is chosen, which is remembered`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await watchScheme(page)
    await visit(page, '/')
    await expectScheme(page, system)
    await expectSchemeFromStart(page, system)
    await page.emulateMedia({ colorScheme: chosen })
    await expectScheme(page, chosen)
    await page.emulateMedia({ colorScheme: system })
    await page.getByRole('button', { name: `Use ${chosen} colors` }).click()
    await expectScheme(page, chosen)
    await visit(page, '/blog/1')
    await expectScheme(page, chosen)
    await expectSchemeFromStart(page, chosen)
    await page.getByRole('button', { name: `Use ${system} colors` }).click()
    await expectScheme(page, system)
  })
}

test('the script that sets the scheme stands before all that could be painted', async ({
  request,
}) => {
  const html = await (await request.get('/recipes/1')).text()
  expect(html.indexOf('mantineColorScheme')).toBeGreaterThan(0)
  expect(html.indexOf('mantineColorScheme')).toBeLessThan(html.indexOf('<style'))
  expect(html.indexOf('mantineColorScheme')).toBeLessThan(html.indexOf('<body'))
})
