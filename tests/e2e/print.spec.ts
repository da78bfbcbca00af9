import { byId, inOneLine, recipes } from './content.ts'
import { ads } from './lists.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const SALMON = byId(recipes, 1)

test.beforeEach(async ({ page }) => {
  await visit(page, '/recipes/1')
  await page.emulateMedia({ media: 'print' })
})

test('a printed recipe shows title, ingredients and steps', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { text } of SALMON.ingredients) {
    await expect(page.getByText(inOneLine(text)).first()).toBeVisible()
  }
  const steps = page.getByRole('region', { name: 'Instructions' }).locator('ol > li')
  await expect(steps).toHaveCount(SALMON.instructions.length)
  for (const [index, step] of (await steps.all()).entries()) {
    await expect(
      step.getByText(inOneLine(SALMON.instructions[index] ?? '').slice(0, 30)),
    ).toBeVisible()
  }
})

test('it hides header, footer, ads and shop links', async ({ page }) => {
  await expect(page.locator('body > * header').first()).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(ads(page)).toBeHidden()
  const links = page.getByText('(Shop)')
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expect(link).toBeHidden()
  await expect(page.getByText(/Links marked “paid link”/)).toBeHidden()
})

test('it does not break a page inside a step', async ({ page }) => {
  const steps = page.getByRole('region', { name: 'Instructions' }).locator('ol > li')
  const breaks = await steps.evaluateAll((all) =>
    all.map((step) => getComputedStyle(step).breakInside),
  )
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})

test('it hides an open toast and the skip link', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const toast = page.getByText('🚧 Feature in the oven!')
  await expect(toast).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toast).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport()
})

test('everything fits the width of the paper', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 })
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
