import type { Page } from '@playwright/test'
import { ingredientsIn, stepsIn } from '../../site/documents.ts'
import { PATH, SERVINGS } from '../support/cooking.ts'
import { ads } from '../support/lists.ts'
import { disclosure, PANCAKES, recipes } from '../support/reading.ts'
import { expect, test } from '../support/site.ts'
import { expectNoScrollSideways } from '../support/sizes.ts'
import { storeList, visit } from '../support/visit.ts'

/** Counts the sheets of a PDF, whose objects of type Page Chromium does not compress. */
function sheetsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const lengthOf = ({ values }: (typeof recipes)[number]) =>
  JSON.stringify([ingredientsIn(values), values.instructions]).length

/** The longest recipes first, which are most likely to need another sheet. */
const longestFirst = recipes.toSorted((one, other) => lengthOf(other) - lengthOf(one))

test('the longest recipe fits on two sheets, even doubled', async ({ page }) => {
  const { address, values } = longestFirst[0] ?? PANCAKES
  const doubled = Number(values.servings) * 2
  for (const query of ['', `?servings=${doubled}`]) {
    await visit(page, address + query)
    if (query) await expect(page.getByText(`Amounts for ${doubled}`)).toBeVisible()
    for (const format of ['A4', 'Letter']) {
      expect([1, 2], format).toContain(sheetsIn(await page.pdf({ format })))
    }
  }
})

test('a recipe of 15 ingredients and 6 steps fits on one sheet', async ({ page }) => {
  const fitting = longestFirst.find(
    ({ values }) => ingredientsIn(values).length <= 15 && stepsIn(values).length <= 6,
  )
  await visit(page, fitting?.address ?? '')
  for (const format of ['A4', 'Letter']) {
    expect(sheetsIn(await page.pdf({ format })), format).toBe(1)
  }
})

test('a list of 45 foods is one sheet in two columns', async ({ page }) => {
  for (const aisle of ['produce', 'pantry', 'spices'] as const) {
    const items = Array.from({ length: 16 }, (_, index) => {
      const isDone = aisle === 'spices' || index === 0
      const text = `${index + 1} pounds of the ${aisle}`
      return { text, aisle, ...(isDone && { isDone }) }
    })
    await storeList(page, items, `For ${aisle}`)
  }
  await visit(page, '/shopping-list')
  await expect(page.getByRole('checkbox')).toHaveCount(48)
  for (const format of ['A4', 'Letter']) {
    expect(sheetsIn(await page.pdf({ format })), format).toBe(1)
  }
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  const lefts = await page
    .getByRole('main')
    .locator('li:visible')
    .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().left)))
  expect(lefts).toHaveLength(30)
  expect(new Set(lefts).size).toBe(2)
  await expect(page.getByRole('heading', { name: 'Spices' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('a printed recipe has the chosen amounts and nothing to click', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true })
  })
  await visit(page, `${PATH}?servings=${SERVINGS * 2}&units=metric`)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
  const region = page.getByRole('region', { name: 'Ingredients' })
  await region.getByRole('checkbox').first().check()
  const hidden = [
    page.getByRole('article').first().getByRole('img'),
    page.getByRole('region', { name: 'Related recipes' }),
    page.getByRole('link', { name: 'Back to Recipes' }),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    page.getByRole('button', { name: 'Share' }),
    page.getByText(disclosure),
    ads(page),
    page.getByRole('checkbox').first(),
    page.getByRole('link', { name: 'Cook mode' }),
    page.getByRole('link', { name: /^Shop / }).first(),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('button', { name: 'More servings' }),
    page.getByRole('combobox', { name: 'Units' }),
  ]
  for (const part of hidden) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of hidden) await expect(part).toBeHidden()
  await expect(page.getByRole('link', { name: 'Jump to recipe' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport()

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(region.getByText(`Amounts for ${SERVINGS * 2}`)).toBeVisible()
  const line = region.locator('li label').first()
  await expect(line).not.toHaveText(ingredientsIn(PANCAKES.values)[0] ?? '')
  await expect(line).toHaveCSS('text-decoration-line', 'none')
  // Otherwise, letters could be cut off.
  await expect(region).toHaveCSS('overflow', 'visible')
  const steps = page.getByRole('region', { name: 'Instructions' }).locator('ol > li')
  const breaks = await steps.evaluateAll((all) =>
    all.map((step) => getComputedStyle(step).breakInside),
  )
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
  await page.setViewportSize({ width: 720, height: 1000 })
  await expectNoScrollSideways(page, 720, 'on paper')
})

/** Opens a page on a screen, and then switches it to print media. */
async function visitOnPaper(page: Page, path: string) {
  await page.emulateMedia({ media: 'screen' })
  await visit(page, path)
  await page.emulateMedia({ media: 'print' })
}

test('cards, parts of documents and rows are printed whole', async ({ page }) => {
  for (const [path, selector] of [
    ['/reviews/1', 'section:has(> [data-side])'],
    ['/blog', 'article'],
  ] as const) {
    await visitOnPaper(page, path)
    const breaks = await page
      .locator(`main ${selector}`)
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside))
    expect(breaks.length).toBeGreaterThan(1)
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  }
  await visitOnPaper(page, '/comparisons?category=Knives')
  const compared = page.getByRole('table', { name: 'Knives compared' })
  const caption = page.getByText('Knives compared')
  expect((await caption.boundingBox())?.width).toBeGreaterThan(50)
  await expect(page.getByRole('link', { name: /^Check Price/ }).first()).toBeHidden()
  // The widths of A4 between its margins, in portrait and landscape.
  for (const width of [718, 1047]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await compared.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const { breakInside, borderWidth } = getComputedStyle(row)
        return `${breakInside} ${borderWidth}`
      }),
    )
    expect(rows.length).toBeGreaterThan(1)
    await expectNoScrollSideways(page, width, 'on paper')
    expect(new Set(rows)).toEqual(new Set(['avoid 1px']))
  }
})
