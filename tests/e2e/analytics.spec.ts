import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

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

test('a page view with path and title is reported at load, a slash at the end or not', async ({
  page,
}) => {
  for (const path of ['/recipes/1', '/recipes/1/']) {
    await visit(page, path)
    await expectViews(page, [SALMON])
  }
})

test('each route change is reported once, with the title of the new page', async ({ page }) => {
  await visit(page, '/')
  await expectViews(page, [HOME])
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Recipes' }).click()
  await expectViews(page, [HOME, RECIPES])
  await page.getByRole('link', { name: 'Lemon-herb salmon with asparagus' }).click()
  await expectViews(page, [HOME, RECIPES, SALMON])
  await page.goBack()
  await expectViews(page, [HOME, RECIPES, SALMON, RECIPES])
})

test('a change of category or of the place on the page is no page view', async ({ page }) => {
  await visit(page, '/recipes')
  await page.getByRole('button', { name: 'Desserts' }).click()
  await expectAddress(page, '/recipes?category=Desserts')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  const about = { page_path: '/about', page_title: 'About Pinchwell' }
  await expectViews(page, [RECIPES, about])
  await page.getByRole('main').getByRole('link', { name: 'footer' }).click()
  await expectAddress(page, '/about#newsletter')
  await expectViews(page, [RECIPES, about])
})

test('what is not found is reported as such', async ({ page }) => {
  await visit(page, '/privacy')
  await page.evaluate(() => history.pushState(null, '', '/nowhere'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Home' }).click()
  await expectViews(page, [
    { page_path: '/privacy', page_title: 'Privacy policy and disclosures | Pinchwell' },
    { page_path: '/nowhere', page_title: 'Page not found | Pinchwell' },
    HOME,
  ])
})

test('nothing is loaded from another site', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url())
  })
  for (const path of ['/', '/recipes/1', '/reviews/1', '/blog/1', '/comparisons']) {
    await visit(page, path)
    // Fonts are asked for when text needs them, pictures when they come near the screen.
    await page.evaluate(() => document.fonts.ready)
    const sources = await page
      .locator(
        'script[src], img[src], iframe[src], source[srcset], link[rel~=stylesheet], link[as]',
      )
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { src, href, srcset } = element as Partial<HTMLImageElement & HTMLLinkElement>
          return src || href || srcset || ''
        }),
      )
    expect(sources.length, path).toBeGreaterThan(0)
    await expect(page.getByText('Privacy choices'), 'there is nothing to allow').toHaveCount(0)
    foreign.push(...sources.filter((source) => new URL(source, baseURL).origin !== baseURL))
  }
  expect(foreign).toEqual([])
})
