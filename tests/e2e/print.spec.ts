import { byId, inOneLine, recipes, site } from './content.ts'
import { expect, test } from './site.ts'
import { expectNoScrollSideways } from './sizes.ts'
import { blockStorage, visit, visitAsNew } from './visit.ts'

const SALMON = byId(recipes, 1)

test('a printed recipe is title, ingredients and whole steps, and nothing to click', async ({
  page,
}) => {
  await visit(page, '/recipes/1')
  const hidden = [
    page.getByRole('article').first().getByRole('img'),
    page.getByRole('region', { name: 'Related recipes' }),
    page.getByRole('link', { name: 'Back to Recipes' }),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    page.getByRole('button', { name: 'Share' }),
    page.getByText(site.affiliate.disclosure),
    ...(await page.getByRole('link', { name: /^Shop / }).all()),
  ]
  for (const part of hidden) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of hidden) await expect(part).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport()

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { text } of SALMON.ingredients) {
    await expect(page.getByText(inOneLine(text)).first()).toBeVisible()
  }
  // Else a letter could be sliced.
  await expect(page.getByRole('region', { name: 'Ingredients' })).toHaveCSS('overflow', 'visible')
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
  await page.setViewportSize({ width: 720, height: 1000 })
  await expectNoScrollSideways(page, 720, 'on paper')
})

test('cards and parts of documents are printed whole', async ({ page }) => {
  for (const [path, selector] of [
    ['/reviews/1', 'section[data-side]'],
    ['/blog', 'article'],
  ] as const) {
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    const breaks = await page
      .locator(`main ${selector}`)
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside))
    expect(breaks.length).toBeGreaterThan(1)
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  }
})

test('printed comparisons name their category, keep rows whole with lines on all sides, and offer nothing to press', async ({
  page,
}) => {
  await visit(page, '/comparisons?category=Knives')
  await page.emulateMedia({ media: 'print' })
  const caption = page.getByText('Knives compared')
  expect((await caption.boundingBox())?.width).toBeGreaterThan(50)
  await expect(page.getByRole('link', { name: /^Check Price/ }).first()).toBeHidden()
  // The width of a sheet of A4 between its margins, and that of one laid across.
  for (const width of [718, 1047]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await page.locator('main tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const style = getComputedStyle(row)
        return [
          style.breakInside,
          style.borderTopWidth,
          style.borderRightWidth,
          style.borderBottomWidth,
          style.borderLeftWidth,
        ].join(' ')
      }),
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows)).toEqual(new Set(['avoid 1px 1px 1px 1px']))
  }
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
