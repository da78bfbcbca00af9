import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { expectAddress, goTo, visit } from '../support/visit.ts'

type View = [path: string, title: string]

async function expectViews(page: Page, views: View[]) {
  const events = views.map(([path, title]) => {
    return { event: 'page_view', page_path: path, page_title: title }
  })
  await expect.poll(() => page.evaluate(() => window.dataLayer)).toEqual(events)
}

const HOME: View = ['/', 'Pinchwell: recipes, reviews and kitchen inspiration']
const RECIPES: View = ['/recipes', 'Recipes | Pinchwell']
const SALMON: View = ['/recipes/1', 'Lemon-herb salmon with asparagus | Pinchwell']
const NOWHERE: View = ['/nowhere', 'Page not found | Pinchwell']

test('each page view is reported once, with path and title', async ({ page }) => {
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
  await goTo(page, '/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await navigation.getByRole('link', { name: 'Home' }).click()
  await expectViews(page, [HOME, RECIPES, SALMON, NOWHERE, HOME])
  await page.goBack()
  await expectViews(page, [HOME, RECIPES, SALMON, NOWHERE, HOME, NOWHERE])
})
