/** Text appears at once in a system font, and the site's font replaces it without layout shifts. */
import type { Page } from '@playwright/test'
import { recipes } from '../support/reading.ts'
import { isDrawn } from '../support/isDrawn.ts'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { expect, test } from '../support/site.ts'
import { visit } from '../support/visit.ts'

/** Pages of words in boxes, of steps, and of a table. */
const PATHS = ['/', recipes[0]?.address ?? '', '/comparisons']

/** The fonts that visitors see first: one for text, and one for headings. */
const SYSTEMS = [
  { name: 'Android', text: 'Roboto', display: 'Noto Serif' },
  { name: 'Windows and Apple', text: 'Arial', display: 'Georgia' },
  { name: 'Liberation', text: 'Arial', display: 'Liberation Serif' },
  { name: 'DejaVu', text: 'DejaVu Sans', display: 'DejaVu Serif' },
]

/** Loads all fonts, including system fonts. */
async function loadFonts(page: Page): Promise<void> {
  const failed = await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF')
    const results = await Promise.allSettled(faces.map((face) => face.load()))
    return faces
      .filter((_, index) => results[index]?.status === 'rejected')
      .map((face) => face.family)
  })
  expect(failed, 'fonts that the page asks for and the browser does not have').toEqual([])
}

/** Measures how much a page moves when its fonts replace system fonts. */
async function shiftsFrom(
  page: Page,
  { text, display }: (typeof SYSTEMS)[number],
): Promise<number> {
  await setFonts(page, {
    '--mantine-font-family': `Figtree as ${text}`,
    '--display': `Fraunces as ${display}`,
  })
  const before = await shiftsOf(page)
  await setFonts(page, { '--mantine-font-family': '', '--display': '' })
  return (await shiftsOf(page)) - before
}

function setFonts(page: Page, variables: Record<string, string>): Promise<void> {
  return page.evaluate((set) => {
    const { style } = document.documentElement
    for (const [name, family] of Object.entries(set)) {
      style.setProperty(name, family && `'${family}'`)
    }
  }, variables)
}

for (const path of PATHS) {
  test(`${path} does not move when the fonts take the place of any system’s`, async ({ page }) => {
    await watchShifts(page)
    await visit(page, path)
    await loadFonts(page)
    const moved: [number, string, number][] = []
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const system of SYSTEMS) {
        const shifts = await shiftsFrom(page, system)
        if (shifts > 0.01) moved.push([width, system.name, shifts])
      }
    }
    expect(moved).toEqual([])
  })
}

/** Collects the font files that a page requests from now on. */
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
