import { kindOf, KINDS } from '../../src/kinds/kinds.ts'
import { expect, notFoundAt, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

test.describe('an unknown document', () => {
  const { list, one } = kindOf('posts')
  const message = `${one} not found`
  // The browser itself logs the status of the page, and of the data where there is none.
  test.use({ allowed: [notFoundAt(`${list}/9999`, `/data${list}/8888.json`)] })

  test('is said to be none, when it is opened or come to, and a way on is shown', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await visit(page, `${list}/9999`)
    await expect(heading).toHaveText(message)
    await expect(page).toHaveTitle(`${message} | Pinchwell`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^See all/ })
      .click()
    await expectAddress(page, list)
    await expect(heading).not.toHaveText(message)
    // The same is said on the way through the site, as with Back and Forward.
    await page.evaluate((path) => history.pushState(null, '', path), `${list}/8888`)
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await expect(heading).toHaveText(message)
    await expect(heading).toBeFocused()
  })
})

test.describe('an unknown address', () => {
  const UNKNOWN = ['/nowhere', '/recipes.html', '/about/team', '/Recipes']
  test.use({ allowed: [notFoundAt(...UNKNOWN)] })

  test('says “Page not found”, answers 404 in every spelling, and leads home', async ({ page }) => {
    for (const path of UNKNOWN) {
      const response = await page.request.get(path, { headers: { accept: 'text/html' } })
      expect(response.status(), path).toBe(404)
    }
    for (const { list, one } of KINDS) {
      const response = await page.request.get(`${list}/9999`)
      expect(response.status(), list).toBe(404)
      expect(await response.text()).toContain(`${one} not found</h1>`)
    }
    const [path = ''] = UNKNOWN
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('contentinfo').getByText(/^© \d{4} Pinchwell/)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Search the site' }).click()
    await expectAddress(page, '/search')
    await page.goBack()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expectAddress(page, '/')
  })
})
