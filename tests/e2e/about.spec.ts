import { site } from './content.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('shows story, mission and values', async ({ page }) => {
  await visit(page, '/about')
  await expect(page).toHaveTitle('About Pinchwell')
  const main = page.getByRole('main')
  for (const name of ['Our story', 'Our mission', 'Our values']) {
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(main.getByText(/^Pinchwell is a website for people who cook at home/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Our mission' })).toContainText(/\w{3}/)
  const values = page.getByRole('region', { name: 'Our values' }).getByRole('listitem')
  await expect(values).toHaveCount(4)
})

test('shows the claimed figures', async ({ page }) => {
  await visit(page, '/about')
  const figures = page.getByRole('region', { name: 'In figures' })
  const { subscribers, recipes, reviews } = site.claims
  expect([subscribers, recipes, reviews]).toEqual(['10,000+', '50+', '40+'])
  for (const [term, figure] of [
    ['subscribers', '10,000+'],
    ['recipes', '50+'],
    ['reviews', '40+'],
  ] as const) {
    const value = figures
      .getByRole('term')
      .filter({ hasText: term })
      .locator('xpath=following-sibling::dd')
    await expect(value).toHaveText(figure)
  }
})

test('its subscribe button only says that the feature is on the way', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Subscribe to Newsletter' }).click()
  await expect(page.getByText('This feature is on the way!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => localStorage.getItem('newsletter-subscribers'))).toBe(null)
})

test('points to the form in the footer', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('main').getByRole('link', { name: 'footer' }).click()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('textbox', { name: 'Email address' })).toBeInViewport()
})
