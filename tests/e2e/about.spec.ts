import { expect, test } from './site.ts'
import { expectAddress, stored, visit } from './visit.ts'

test('shows story, mission, values and the claimed figures', async ({ page }) => {
  await visit(page, '/about')
  await expect(page).toHaveTitle('About Pinchwell')
  const main = page.getByRole('main')
  for (const name of ['Our story', 'Our mission', 'Our values']) {
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(main.getByText(/^Pinchwell is a website for people who cook at home/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Our mission' })).toContainText('a home cook')
  const values = page.getByRole('region', { name: 'Our values' }).getByRole('listitem')
  await expect(values).toHaveCount(4)
  for (const [term, figure] of [
    ['subscribers', '10,000+'],
    ['recipes', '50+'],
    ['reviews', '40+'],
  ] as const) {
    const figures = page.getByRole('region', { name: 'In figures' })
    const name = figures.getByRole('term').filter({ hasText: term })
    await expect(name.locator('xpath=following-sibling::dd')).toHaveText(figure)
  }
})

test('its subscribe button only says that it is on the way, and points to the footer', async ({
  page,
}) => {
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Subscribe to Newsletter' }).click()
  await expect(page.getByText('This feature is on the way!', { exact: true })).toBeVisible()
  await expectAddress(page, '/about')
  expect(await stored(page, 'newsletter-subscribers')).toBe(null)
  await page.getByRole('main').getByRole('link', { name: 'footer' }).click()
  const form = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' })
  await expect(form).toBeInViewport()
})
