import type { Page } from '@playwright/test'
import { byId, inOneLine, recipes, reviews, site } from './content.ts'
import { expectDisclosureFirst } from './disclosure.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

const SALMON = byId(recipes, 1)
const KEYWORDS = ['coconut oil', 'maple syrup', 'olive oil', 'salt', 'spice', 'vanilla']
/** Recipes that have all six keywords between them. */
const WITH_KEYWORDS = new Set(KEYWORDS.map(firstWith))

function firstWith(keyword: string) {
  const has = ({ ingredients }: typeof SALMON) =>
    ingredients.some(({ affiliateKeyword }) => affiliateKeyword === keyword)
  return recipes.find(has) ?? SALMON
}

/** The list items of the recipe's own sections, by the heading of the section. */
function itemsOf(page: Page, section: string) {
  return page.getByRole('region', { name: section }).getByRole('listitem')
}

test('shows title, category, description, picture and the way back', async ({ page }) => {
  await visit(page, '/recipes/1')
  await expect(page).toHaveTitle(`${SALMON.title} | Pinchwell`)
  const head = page.getByRole('article').locator('header')
  await expect(head.getByRole('heading', { level: 1 })).toHaveText(SALMON.title)
  await expect(head.getByText(SALMON.category, { exact: true })).toBeVisible()
  await expect(head.getByText(inOneLine(SALMON.description))).toBeVisible()
  await expect(head.getByRole('img', { name: inOneLine(SALMON.imageDesc) })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Recipes' }).click()
  await expectAddress(page, '/recipes')
})

const withoutCooking = recipes.find(({ cookTime }) => cookTime === 0) ?? SALMON
test.describe('the (Shop) link', () => {
  test('stands at each ingredient with one of the six keywords, leads to the product reviewed for it, and stands nowhere else', async ({
    page,
  }) => {
    const products = new Map(
      site.affiliateProducts.map(({ keyword, review }) => [keyword, byId(reviews, review)]),
    )
    expect([...products.keys()].toSorted()).toEqual(KEYWORDS)
    const met = new Set<string>()
    for (const { id, ingredients } of [...WITH_KEYWORDS, withoutCooking]) {
      await visit(page, `/recipes/${id}`)
      const shown = await itemsOf(page, 'Ingredients').evaluateAll((items) =>
        items.map((item) => ({
          text: item.textContent.replace(/ \(Shop\).*/, ''),
          shops: [...item.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        })),
      )
      const expected = ingredients.map(({ text, affiliateKeyword: keyword }) => ({
        text: inOneLine(text),
        shops: keyword ? [products.get(keyword)?.affiliateLink] : [],
      }))
      expect(shown).toEqual(expected)
      for (const { affiliateKeyword } of ingredients) met.add(affiliateKeyword ?? 'none')
    }
    expect([...met].toSorted()).toEqual([...KEYWORDS, 'none'].toSorted())
  })

  test('is a paid link that opens the shop in a new tab, after the disclosure', async ({
    page,
    context,
  }) => {
    await context.route('https://www.amazon.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
    )
    await visit(page, '/recipes/1')
    const links = page.getByRole('region', { name: 'Ingredients' }).getByRole('link')
    await expect(links).toHaveCount(2)
    const keywords = SALMON.ingredients.flatMap(({ affiliateKeyword }) => affiliateKeyword ?? [])
    for (const [index, keyword] of keywords.entries()) {
      await expect(links.nth(index).getByText('(Shop)', { exact: true })).toBeVisible()
      await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`^Shop ${keyword} `))
    }
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
      await expect(link).toHaveAccessibleName(/^Shop .*paid link.*opens in a new tab/)
    }
    await expectDisclosureFirst(page)
    const opened = context.waitForEvent('page')
    await links.first().click()
    const tab = await opened
    await tab.waitForURL(byId(reviews, 7).affiliateLink)
    await expectAddress(page, '/recipes/1')
  })

  test('and the disclosure are absent where no ingredient has a keyword', async ({ page }) => {
    const plain = recipes.find(({ ingredients }) =>
      ingredients.every(({ affiliateKeyword }) => affiliateKeyword === undefined),
    )
    test.skip(plain === undefined, 'every recipe has one')
    await visit(page, `/recipes/${plain?.id}`)
    await expect(page.getByRole('link', { name: '(Shop)' })).toHaveCount(0)
    await expect(page.getByRole('main').getByText(site.affiliate.disclosure)).toHaveCount(0)
  })
})
