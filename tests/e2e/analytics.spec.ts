import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'
import { expectAddress, visit } from './support/visit.ts'

async function expectViews(page: Page, views: { page_path: string; page_title: string }[]) {
  await expect
    .poll(() => page.evaluate(() => window.dataLayer), 'the reported page views')
    .toEqual(views.map((view) => ({ event: 'page_view', ...view })))
}

const HOME = {
  page_path: '/',
  page_title: 'Pinchwell: recipes, reviews and kitchen inspiration',
}
const RECIPES = { page_path: '/recipes', page_title: 'Recipes | Pinchwell' }
const SALMON = {
  page_path: '/recipes/1',
  page_title: 'Lemon-herb salmon with asparagus | Pinchwell',
}
const NOWHERE = { page_path: '/nowhere', page_title: 'Page not found | Pinchwell' }

test('each page view is reported once, with path and title', async ({ page }) => {
  await visit(page, '/recipes/1/')
  await expectViews(page, [SALMON])
  await visit(page, '/')
  await expectViews(page, [HOME])
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Recipes' }).click()
  await expectViews(page, [HOME, RECIPES])
  // A category and a place on the page are no other page.
  await page.getByRole('button', { name: 'Desserts' }).click()
  await expectAddress(page, '/recipes?category=Desserts')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('link', { name: 'Lemon-herb salmon with asparagus' }).click()
  await expectViews(page, [HOME, RECIPES, SALMON])
  await page.evaluate(() => (window.location.hash = 'instructions'))
  await expectAddress(page, '/recipes/1#instructions')
  await page.evaluate(() => history.pushState(null, '', '/nowhere'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await navigation.getByRole('link', { name: 'Home' }).click()
  await expectViews(page, [HOME, RECIPES, SALMON, NOWHERE, HOME])
  await page.goBack()
  await expectViews(page, [HOME, RECIPES, SALMON, NOWHERE, HOME, NOWHERE])
})
