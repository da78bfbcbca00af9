import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test.beforeEach(async ({ page }) => {
  await visit(page, '/privacy')
})

test('names its sections, affiliate and advertising disclosure first', async ({ page }) => {
  await expect(page).toHaveTitle(/Privacy.* \| Pinchwell$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Affiliate disclosure',
    'Advertising',
    'Information we collect',
    'How we use it',
    'Cookies and local storage',
    'Third parties',
    'Your rights',
    'Contact',
  ])
})

test('says when it was last updated', async ({ page }) => {
  await expect(page.getByText('Last Updated: October 2025', { exact: true })).toBeVisible()
})

test('discloses that purchases earn a commission', async ({ page }) => {
  await expect(page.getByRole('main')).toContainText(/commission from qualifying purchases/)
})

test('the advertising section has a link to opt out', async ({ page }) => {
  const link = page.getByRole('main').getByRole('link', { name: /optout\.aboutads\.info/ })
  await expect(link).toHaveAttribute('href', 'https://optout.aboutads.info/')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('the contact section leads to the contact page', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'contact page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
})

test('names every entry that the site stores', async ({ page }) => {
  for (const key of ['newsletter-subscribers', 'contact-submissions', 'newsletter-popup-seen']) {
    await expect(page.getByRole('main').getByText(key, { exact: true })).toBeVisible()
  }
})
