import { expect, notFoundAt, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

const KINDS = [
  {
    folder: '/recipes',
    message: 'Recipe not found',
    way: 'See all recipes',
  },
  {
    folder: '/reviews',
    message: 'Review not found',
    way: 'See all reviews',
  },
  {
    folder: '/blog',
    message: 'Blog post not found',
    way: 'See all posts',
  },
  {
    folder: '/collections',
    message: 'Collection not found',
    way: 'See all collections',
  },
]

for (const { folder, message, way } of KINDS) {
  test.describe(`below ${folder}`, () => {
    // The browser itself logs the status of the page, and of the data where there is none.
    test.use({ allowed: [notFoundAt(`${folder}/9999`, `/data${folder}/8888.json`)] })

    test(`an unknown document says “${message}” and shows a way on`, async ({ page }) => {
      await visit(page, `${folder}/9999`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(message)
      await expect(page).toHaveTitle(`${message} | Pinchwell`)
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Search the site' }),
      ).toHaveAttribute('href', '/search')
      await page.getByRole('main').getByRole('link', { name: way }).click()
      await expectAddress(page, folder)
      await expect(heading).not.toHaveText(message)
      // The same is said on the way through the site, as with Back and Forward.
      await page.evaluate((path) => history.pushState(null, '', path), `${folder}/8888`)
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
      await expect(heading).toHaveText(message)
      await expect(heading).toBeFocused()
    })
  })
}

test.describe('an unknown address', () => {
  const UNKNOWN = ['/nowhere', '/recipes.html', '/about/team', '/Recipes']
  test.use({ allowed: [notFoundAt(...UNKNOWN)] })

  test('says “Page not found”, keeps header and footer, and leads home', async ({ page }) => {
    for (const path of UNKNOWN) {
      const response = await page.request.get(path, { headers: { accept: 'text/html' } })
      expect(response.status(), path).toBe(404)
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      await expect(page).toHaveTitle('Page not found | Pinchwell')
      await expect(page.getByRole('contentinfo').getByText(/^© \d{4} Pinchwell/)).toBeVisible()
    }
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Pinchwell, home' }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Search the site' }).click()
    await expectAddress(page, '/search')
    await page.goBack()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expectAddress(page, '/')
  })
})
