import { NAVIGATION } from '../../src/app/shell/navigation.ts'
import { recipes, reviews } from './content.ts'
import { cards } from './lists.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('without scripts the menu is open, and nothing offers to open it', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/recipes')
    const name = width === 390 ? 'Menu' : 'Main'
    const links = page.getByRole('banner').getByRole('navigation', { name }).getByRole('link')
    await expect(links).toHaveCount(NAVIGATION.length)
    for (const link of await links.all()) await expect(link).toBeVisible()
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  }
})

test('without scripts a list shows all cards, and no filters that would do nothing', async ({
  page,
}) => {
  await page.goto('/recipes?category=Dinner')
  await expect(cards(page)).toHaveCount(recipes.length)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('without scripts every category is compared, in a section of its own', async ({ page }) => {
  await page.goto('/comparisons')
  await expect(page.getByRole('tab')).toHaveCount(0)
  const tables = page.getByRole('main').getByRole('table')
  const categories = [...new Set(reviews.map(({ category }) => category))]
  await expect(tables).toHaveCount(categories.length)
  for (const category of categories) {
    await expect(page.getByRole('heading', { level: 2, name: category })).toBeVisible()
    const names = reviews
      .filter((review) => review.category === category)
      .map(({ productName }) => productName)
    const table = page.getByRole('table', { name: `${category} compared` })
    await expect(table.getByRole('rowheader').getByRole('link')).toHaveText(names)
  }
})

test('without scripts the header search leads to a page that says what is possible', async ({
  page,
}) => {
  await page.goto('/recipes/1')
  const box = page.getByRole('banner').getByRole('searchbox')
  await box.fill('granola')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=granola$/)
  const note = page.locator('main noscript p')
  await expect(note).toBeVisible()
  await expect(note).toContainText('Search needs scripts')
  await note.getByRole('link', { name: 'recipes' }).click()
  await expect(page).toHaveURL(/\/recipes$/)
})

test('without scripts nothing offers what only scripts can do', async ({ page }) => {
  for (const path of ['/recipes/1', '/about']) {
    await page.goto(path)
    const buttons = page.locator('button:not([type="submit"])')
    await expect(buttons.first()).toBeAttached()
    for (const button of await buttons.all()) {
      await expect(button, await button.evaluate((one) => one.outerHTML)).toBeHidden()
    }
  }
})
