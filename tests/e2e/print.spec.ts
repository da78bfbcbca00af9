import type { Page } from '@playwright/test'
import { byId, inOneLine, recipes, site } from './content.ts'
import { ads } from './lists.ts'
import { expect, test } from './site.ts'
import { blockStorage, visit, visitAsNew } from './visit.ts'

const SALMON = byId(recipes, 1)

/** The words whose contrast with white paper is less than 4.5; grounds are not printed. */
function faintWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    /** How light a colour is on white, from 0 to 1, as WCAG reckons it. */
    function luminanceOf(color: string): number {
      if (!context) return 1
      context.fillStyle = 'white'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4),
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    )
    const faint: string[] = []
    while (walker.nextNode()) {
      const { parentElement: element, textContent: words } = walker.currentNode
      const isShown = element?.checkVisibility() && words?.trim()
      if (!element || !isShown || element.closest('.visually-hidden')) continue
      const contrast = 1.05 / (luminanceOf(getComputedStyle(element).color) + 0.05)
      if (contrast < 4.5) faint.push(`${words}: ${contrast.toFixed(1)}`)
    }
    return faint
  })
}

test('a printed recipe is title, ingredients and whole steps, dark on white, and nothing to click', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/recipes/1')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await faintWords(page), 'on the dark screen the words are light').not.toEqual([])
  const hidden = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    ads(page),
    page.getByRole('article').first().getByRole('img'),
    page.getByRole('region', { name: 'Related recipes' }),
    page.getByRole('link', { name: 'Back to Recipes' }),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    page.getByRole('button', { name: 'Share' }),
    page.getByText(site.affiliate.disclosure),
    ...(await page.getByRole('link', { name: /^Shop / }).all()),
  ]
  expect(hidden).toHaveLength(11)
  for (const part of hidden) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of hidden) await expect(part).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport()

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { text } of SALMON.ingredients) {
    await expect(page.getByText(inOneLine(text)).first()).toBeVisible()
  }
  const steps = page.getByRole('region', { name: 'Instructions' }).locator('ol > li')
  const printed = await steps.evaluateAll((all) =>
    all.map((step) => ({
      text: step.querySelector('p')?.innerText,
      breakInside: getComputedStyle(step).breakInside,
    })),
  )
  const whole = SALMON.instructions.map((step) => ({
    text: inOneLine(step),
    breakInside: 'avoid',
  }))
  expect(printed).toEqual(whole)
  expect(await faintWords(page), 'on paper every word can be read').toEqual([])

  await page.setViewportSize({ width: 720, height: 1000 })
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth, 'it fits the width of the paper').toBeLessThanOrEqual(clientWidth)
})

test('what is printed begins with the site and its address, and keeps cards whole', async ({
  page,
}) => {
  const whole = {
    '/recipes/1': 'section ol > li',
    '/reviews/1': 'section[data-side]',
    '/comparisons': 'tbody tr',
    '/blog': 'article',
  }
  for (const [path, selector] of Object.entries(whole)) {
    await page.emulateMedia({ media: 'screen' })
    await visit(page, path)
    const address = page.getByText(`pinchwell.example${path}`)
    await expect(address).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(address).toBeVisible()
    const breaks = await page
      .locator(`main ${selector}`)
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside))
    expect(breaks.length).toBeGreaterThan(1)
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  }
})

test('printed comparisons name their category, and offer nothing to press', async ({ page }) => {
  await visit(page, '/comparisons?category=Knives')
  await page.emulateMedia({ media: 'print' })
  const caption = page.getByText('Knives compared')
  expect((await caption.boundingBox())?.width).toBeGreaterThan(50)
  await expect(page.getByRole('link', { name: /^Check Price/ }).first()).toBeHidden()
})

test('every printed row of a comparison has lines on all sides, whatever page it is on', async ({
  page,
}) => {
  // The width of a sheet of A4 between its margins, and that of one laid across.
  for (const width of [718, 1047]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/comparisons')
    await page.emulateMedia({ media: 'print' })
    const rows = await page.locator('main tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } =
          getComputedStyle(row)
        return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth]
      }),
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.flat())).toEqual(new Set(['1px']))
    await page.emulateMedia({ media: 'screen' })
  }
})

test('no letter of a printed heading is sliced', async ({ page }) => {
  await visit(page, '/recipes/1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Ingredients' })).toHaveCSS('overflow', 'visible')
})

test('neither an open popup nor a toast is printed', async ({ page }) => {
  await blockStorage(page)
  await page.clock.install()
  await visitAsNew(page, '/recipes/1')
  await page.clock.runFor(10_000)
  const popup = page.getByRole('dialog')
  await popup.getByRole('textbox').fill('robin@example.com')
  await popup.getByRole('button', { name: 'Subscribe' }).click()
  const toast = page.getByText('Not saved', { exact: true })
  await expect(toast).toBeVisible()
  await expect(popup).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toast).toBeHidden()
  await expect(popup).toBeHidden()
})
