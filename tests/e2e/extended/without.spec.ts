import { english } from '../../../languages/en/index.ts'
import { headerLinks } from '../../../pipeline/content/compile/compileNavigation.ts'
import { cards } from '../support/lists.ts'
import {
  cardLink,
  contact,
  expectReadable,
  PANCAKES,
  recipes,
  reviews,
} from '../support/reading.ts'
import { expect, test } from '../support/site.ts'
import { visit } from '../support/visit.ts'

const HEADER = headerLinks(english)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list and a recipe offer nothing that only scripts can do', async ({ page }) => {
    const banner = page.getByRole('banner')
    await page.goto('/recipes?category=Dinner')
    await expect(cards(page)).toHaveCount(recipes.length)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    for (const [name, width] of [
      ['Menu', 390],
      ['Main', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      const links = banner.getByRole('navigation', { name }).getByRole('link')
      await expect(links).toHaveCount(HEADER.length)
      for (const link of await links.all()) await expect(link).toBeVisible()
      await expect(banner.getByRole('navigation')).toHaveCount(1)
    }
    await cardLink(page, PANCAKES).click()
    await expectReadable(page, PANCAKES)
    const tick = page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox').first()
    await tick.check()
    await expect(tick).toBeChecked()
    await expect(page.getByRole('link', { name: 'Cook mode' })).toBeHidden()
    const buttons = page.locator('button:not([type="submit"])')
    await expect(buttons.first()).toBeAttached()
    await expect(buttons.filter({ visible: true })).toHaveCount(0)
  })

  test('every category is compared, and a form gives way to an address', async ({ page }) => {
    await page.goto('/comparisons')
    await expect(page.getByRole('tab')).toHaveCount(0)
    const tables = page.getByRole('main').getByRole('table')
    const categories = [...new Set(reviews.map(({ values }) => String(values.category)))]
    await expect(tables).toHaveCount(categories.length)
    for (const category of categories) {
      await expect(page.getByRole('heading', { level: 2, name: category })).toBeVisible()
    }

    await page.goto('/contact')
    for (const place of ['main', 'footer']) {
      await expect(page.locator(`${place} form`)).toBeHidden()
      await expect(page.locator(`${place} noscript p`)).toHaveText(
        `This form needs scripts, and this browser runs none. Write to ${contact} instead.`,
      )
    }

    for (const path of ['/saved', '/shopping-list']) {
      await page.goto(path)
      await expect(page.locator('main noscript p')).toHaveText(
        'What you keep is stored by scripts, and this browser runs none.',
      )
      await expect(page.getByText(/^(Nothing is saved yet|The list is empty)/)).toBeHidden()
    }
  })
})

test('without a style a page can be read, and its links and forms work', async ({ page }) => {
  // Simulates a browser that supports none of them.
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1')
      await route.fulfill({ response, body: html })
    },
  )
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await visit(page, '/recipes')
  expect(await page.locator('style').count()).toBeLessThan(3)
  await cardLink(page, PANCAKES).click()
  await expectReadable(page, PANCAKES)
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByRole('main').getByRole('textbox', { name: label })).toBeVisible()
  }
})
