import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

test('has its sections, affiliate and advertising disclosure first, and its date', async ({
  page,
}) => {
  await visit(page, '/privacy')
  await expect(page).toHaveTitle(/Privacy.* \| Pinchwell$/)
  await expect(page.getByText('Last Updated: October 2025', { exact: true })).toBeVisible()
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

test('discloses the commission, a way to opt out of ads, and what is stored', async ({ page }) => {
  await visit(page, '/privacy')
  const main = page.getByRole('main')
  await expect(main).toContainText(/commission from qualifying purchases/)
  const optOut = main.getByRole('link', { name: /optout\.aboutads\.info/ })
  await expect(optOut).toHaveAttribute('href', 'https://optout.aboutads.info/')
  await expect(optOut).toHaveAttribute('rel', /noopener/)
  await expect(optOut.getByText('↗', { exact: true })).toBeVisible()
  await expect(optOut).toHaveAccessibleName('optout.aboutads.info (leaves this site)')
  for (const key of ['newsletter-subscribers', 'contact-submissions', 'newsletter-popup-seen']) {
    await expect(main.getByText(key, { exact: true })).toBeVisible()
  }
  await main.getByRole('link', { name: 'contact page' }).click()
  await expectAddress(page, '/contact')
})
