import type { Page } from '@playwright/test'
import { byId, inOneLine, recipes, reviews, site } from './content.ts'
import { expectDisclosureFirst } from './disclosure.ts'
import { ads } from './lists.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

const SALMON = byId(recipes, 1)
const KEYWORDS = ['coconut oil', 'maple syrup', 'olive oil', 'salt', 'spice', 'vanilla']

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
test('tiles show prep and cook minutes, even 0, servings and calories', async ({ page }) => {
  for (const recipe of [SALMON, withoutCooking]) {
    await visit(page, `/recipes/${recipe.id}`)
    for (const [term, value] of [
      ['Prep', `${recipe.prepTime} min`],
      ['Cook', `${recipe.cookTime} min`],
      ['Servings', String(recipe.servings)],
      ['Calories', recipe.nutrition.calories],
    ] as const) {
      const name = page.getByRole('term').filter({ hasText: new RegExp(`^${term}`) })
      const figure = name.first().locator('xpath=following-sibling::dd')
      await expect(figure).toHaveText(new RegExp(`^${value}`))
    }
  }
})

test.describe('the (Shop) link', () => {
  test('of each of the six keywords leads to the product reviewed for it', async ({ page }) => {
    const products = site.affiliateProducts
    expect(products.map(({ keyword }) => keyword).toSorted()).toEqual(KEYWORDS)
    for (const { keyword, review } of products) {
      const recipe = recipes.find(({ ingredients }) =>
        ingredients.some(({ affiliateKeyword }) => affiliateKeyword === keyword),
      )
      await visit(page, `/recipes/${recipe?.id}`)
      const ingredients = recipe?.ingredients ?? []
      const index = ingredients.findIndex(({ affiliateKeyword }) => affiliateKeyword === keyword)
      const link = itemsOf(page, 'Ingredients').nth(index).getByRole('link', { name: '(Shop)' })
      await expect(link).toHaveAttribute('href', byId(reviews, review).affiliateLink)
    }
  })

  test('stands at each ingredient that has a keyword, and at no other', async ({ page }) => {
    for (const recipe of [SALMON, withoutCooking]) {
      await visit(page, `/recipes/${recipe.id}`)
      for (const [index, { text, affiliateKeyword }] of recipe.ingredients.entries()) {
        const item = itemsOf(page, 'Ingredients').nth(index)
        await expect(item).toContainText(text)
        await expect(item.getByRole('link')).toHaveCount(affiliateKeyword ? 1 : 0)
      }
      await expect(itemsOf(page, 'Ingredients')).toHaveCount(recipe.ingredients.length)
    }
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
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
      await expect(link).toHaveAccessibleName(/\(Shop\).*paid link.*opens in a new tab/)
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

test('the steps are numbered, with one advertisement after the third', async ({ page }) => {
  await visit(page, '/recipes/1')
  const instructions = page.getByRole('region', { name: 'Instructions' })
  const steps = instructions.locator('ol > li')
  await expect(steps).toHaveCount(SALMON.instructions.length)
  for (const [index, instruction] of SALMON.instructions.entries()) {
    await expect(steps.nth(index).getByText(String(index + 1), { exact: true })).toBeVisible()
    await expect(steps.nth(index)).toContainText(inOneLine(instruction).slice(0, 40))
  }
  await expect(ads(page)).toHaveCount(1)
  const order = await instructions
    .locator('ol > li p, aside')
    .evaluateAll((all) => all.map((element) => element.closest('aside')?.localName ?? 'step'))
  expect(order.slice(0, 4)).toEqual(['step', 'step', 'step', 'aside'])
})

test('every recipe has a page with its own title and the ad after the third step', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the files are the same')
  await visit(page, '/privacy')
  const pages = await page.evaluate(
    (ids) =>
      Promise.all(
        ids.map(async (id) => {
          const html = await (await fetch(`/recipes/${id}`)).text()
          const parsed = new DOMParser().parseFromString(html, 'text/html')
          const ad = parsed.querySelector('main aside[aria-label^=Advertisement]')
          const steps = [...parsed.querySelectorAll('main ol > li > p, main ol > li')]
          const before = steps.filter(
            (step) => step.matches('li') && ad && (step.compareDocumentPosition(ad) & 4) > 0,
          )
          return {
            title: parsed.querySelector('h1')?.textContent,
            adCount: parsed.querySelectorAll('main aside[aria-label^=Advertisement]').length,
            stepsBeforeAd: before.length,
          }
        }),
      ),
    recipes.map(({ id }) => id),
  )
  const expected = recipes.map(({ title }) => ({ title, adCount: 1, stepsBeforeAd: 3 }))
  expect(pages).toEqual(expected)
})
