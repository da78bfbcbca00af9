/** Links to the shop; which stand where and say what is asserted in tests/site/links.test.ts. */
import { byId, recipes, reviews, site } from './content.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

const REVIEW = byId(reviews, 1)
const SALMON = byId(recipes, 1)

test('the paid links of a recipe and of a review open their product in the shop, in a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://www.amazon.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
  )
  const shops = SALMON.ingredients.flatMap(({ affiliateKeyword: keyword }) => {
    const product = site.affiliateProducts.find((one) => one.keyword === keyword)
    return product ? [byId(reviews, product.review).affiliateLink] : []
  })
  for (const { path, links } of [
    { path: '/recipes/1', links: shops },
    { path: '/reviews/1', links: [REVIEW.affiliateLink, REVIEW.affiliateLink] },
  ]) {
    await visit(page, path)
    const paid = page.getByRole('main').getByRole('link', { name: /paid link.*opens in a new tab/ })
    await expect(paid).toHaveCount(links.length)
    for (const [index, address] of links.entries()) {
      const opened = context.waitForEvent('page')
      await paid.nth(index).click()
      const tab = await opened
      await tab.waitForURL(address)
      await tab.close()
      await expectAddress(page, path)
    }
  }
})
