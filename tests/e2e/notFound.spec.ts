import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

// The browser itself logs the status of the page.
test.use({ allowed: [/status of 404/] })

const KINDS = [
  {
    folder: '/recipes',
    message: 'Recipe not found',
    way: 'See all recipes',
    ids: ['54', '0', '1abc', '01', '-1', '1.5', '%20', '1/more'],
  },
  {
    folder: '/reviews',
    message: 'Review not found',
    way: 'See all reviews',
    ids: ['30', '0', 'abc', '007'],
  },
  {
    folder: '/blog',
    message: 'Blog post not found',
    way: 'See all posts',
    ids: ['17', '0', '1e1', '٣'],
  },
]

for (const { folder, message, way, ids } of KINDS) {
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
  })

  test(`${folder} knows no ${ids.join(', ')}`, async ({ page }) => {
    for (const id of ids) {
      const response = await page.goto(`${folder}/${id}`)
      expect(response?.status(), id).toBe(404)
      const expected = id.includes('/') ? 'Page not found' : message
      await expect(page.getByRole('heading', { level: 1 }), id).toHaveText(expected)
    }
  })

  test(`a link inside the site to an unknown document below ${folder} says the same`, async ({
    page,
  }) => {
    await visit(page, '/privacy')
    await page.evaluate((path) => history.pushState(null, '', path), `${folder}/9999`)
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}

for (const path of ['/nowhere', '/recipes.html', '/about/team', '/Recipes']) {
  test(`the unknown address ${path} says “Page not found” and leads home`, async ({ page }) => {
    const response = await page.request.get(path, { headers: { accept: 'text/html' } })
    expect(response.status()).toBe(404)
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expectAddress(page, '/')
  })
}

test('the page of an unknown address keeps header and footer', async ({ page }) => {
  await visit(page, '/nowhere')
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Pinchwell, home' }),
  ).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(/^© \d{4} Pinchwell/)).toBeVisible()
})
