import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

// The browser itself logs the status of the page.
test.use({ allowed: [/status of 404/] })

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
]

for (const { folder, message, way } of KINDS) {
  test(`an unknown document below ${folder} says “${message}” and shows a way on`, async ({
    page,
  }) => {
    await visit(page, `${folder}/9999`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(message)
    await expect(page).toHaveTitle(`${message} | Pinchwell`)
    await page.getByRole('main').getByRole('link', { name: way }).click()
    await expectAddress(page, folder)
    await expect(heading).not.toHaveText(message)
    // The same is said on the way through the site, as with Back and Forward.
    await page.evaluate((path) => history.pushState(null, '', path), `${folder}/8888`)
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await expect(heading).toHaveText(message)
    await expect(heading).toBeFocused()
  })
}

test('an unknown address says “Page not found”, keeps header and footer, and leads home', async ({
  page,
}) => {
  for (const path of ['/nowhere', '/recipes.html', '/about/team', '/Recipes']) {
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
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expectAddress(page, '/')
})
