import type { Page } from '@playwright/test'
import { inOneLine, reviews } from './content.ts'
import {
  cards,
  expectColumns,
  expectAdsAfterEvery,
  expectAnnounced,
  expectCardsHold,
  expectWholeCardsLead,
  HARD_TITLES,
  openWithData,
} from './lists.ts'
import { expect, test } from './site.ts'
import { expectAddress, reload, visit } from './visit.ts'

const CATEGORIES = [
  { name: 'Air Fryers', count: 3 },
  { name: 'Multi-Cookers', count: 2 },
  { name: 'Coffee Makers', count: 3 },
  { name: 'Blenders & Mixers', count: 3 },
  { name: 'Cookware', count: 3 },
  { name: 'Knives', count: 2 },
  { name: 'Kitchen Tools', count: 3 },
  { name: 'Kitchen Gadgets', count: 2 },
  { name: 'Pantry Staples', count: 6 },
  { name: 'Beverages', count: 2 },
]

function namesOf(category: string): string[] {
  return reviews.filter((review) => review.category === category).map((r) => r.productName)
}

async function expectChosen(page: Page, category: string) {
  const buttons = page.getByRole('group', { name: 'Product categories' }).getByRole('button')
  await expect(buttons.and(page.getByRole('button', { pressed: true }))).toHaveText([category])
}

async function expectAllReviews(page: Page) {
  await expectChosen(page, 'All')
  await expectAnnounced(page, '29 reviews shown')
  await expect(cards(page).getByRole('heading')).toHaveText(reviews.map((r) => r.productName))
}

test('a hero and eleven category buttons in order, All being chosen', async ({ page }) => {
  await visit(page, '/reviews')
  await expect(page).toHaveTitle('Product Reviews | Pinchwell')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Reviews')
  const buttons = page.getByRole('group', { name: 'Product categories' }).getByRole('button')
  await expect(buttons).toHaveText(['All', ...CATEGORIES.map(({ name }) => name)])
  await expectChosen(page, 'All')
})

test('All shows the 29 reviews by number in three columns, with an ad after every 6th', async ({
  page,
}) => {
  await visit(page, '/reviews')
  expect(reviews).toHaveLength(29)
  await expectAllReviews(page)
  await expectAdsAfterEvery(page, 6)
  await expectColumns(page, cards(page), 3)
})

test('a card shows rating, category, name, short description and “Read Full Review →”', async ({
  page,
}) => {
  await visit(page, '/reviews')
  const texts = await cards(page).allTextContents()
  for (const [index, { category, rating, shortDescription }] of reviews.entries()) {
    expect(texts[index]).toMatch(new RegExp(`Rating: ${rating.toFixed(1)}.*out of 5`))
    expect(texts[index]).toContain(category)
    expect(texts[index]).toContain(inOneLine(shortDescription))
    expect(texts[index]).toContain('Read Full Review →')
  }
})

test('a card has one link, and all of the card leads there', async ({ page }) => {
  await visit(page, '/reviews')
  await expectWholeCardsLead(
    page,
    reviews.map(({ id }) => `/reviews/${id}`),
  )
  const { x, y } = await cards(page)
    .nth(1)
    .getByText('Read Full Review →')
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      const box = element.getBoundingClientRect()
      return { x: box.x + 30, y: box.y + box.height / 2 }
    })
  await page.mouse.click(x, y)
  await expectAddress(page, '/reviews/2')
})

test('the short description is cut after three lines', async ({ page }) => {
  await visit(page, '/reviews')
  const description = cards(page)
    .first()
    .getByText(inOneLine(reviews[0]?.shortDescription ?? ''))
  const { lines, isCut } = await description.evaluate((element) => {
    element.textContent = 'A description that is much too long for any card. '.repeat(20)
    return {
      lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      isCut: element.scrollHeight > element.clientHeight,
    }
  })
  expect(Math.round(lines)).toBe(3)
  expect(isCut).toBe(true)
})

test('each category shows its reviews alone, with ads after every 6th of them', async ({
  page,
}) => {
  await visit(page, '/reviews')
  for (const { name, count } of CATEGORIES) {
    await page.getByRole('button', { name, exact: true }).click()
    await expectChosen(page, name)
    await expectAnnounced(page, `${count} reviews shown`)
    await expect(cards(page)).toHaveCount(count)
    await expect(cards(page).getByRole('heading')).toHaveText(namesOf(name))
    await expectAdsAfterEvery(page, 6)
    await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe(name)
  }
})

test('a shared link opens with its category, and so does a reload', async ({ page }) => {
  await visit(page, '/reviews?category=Blenders%20%26%20Mixers')
  await expectChosen(page, 'Blenders & Mixers')
  await expect(cards(page).getByRole('heading')).toHaveText(namesOf('Blenders & Mixers'))
  await reload(page)
  await expectChosen(page, 'Blenders & Mixers')
  await expect(cards(page)).toHaveCount(3)
})

test('Back returns to the category that was chosen before', async ({ page }) => {
  await visit(page, '/reviews')
  await page.getByRole('button', { name: 'Knives', exact: true }).click()
  await expectChosen(page, 'Knives')
  await page.getByRole('button', { name: 'Beverages', exact: true }).click()
  await expectChosen(page, 'Beverages')
  await page.goBack()
  await expectChosen(page, 'Knives')
  await page.goBack()
  await expectAllReviews(page)
  await expectAddress(page, '/reviews')
})

test.describe('whatever the data', () => {
  const data = {
    categories: [{ name: 'Knives' }],
    reviews: HARD_TITLES.map((productName, index) => ({
      id: index + 1,
      productName,
      category: 'Knives',
      shortDescription: `It is called ${productName}.`,
      imageDesc: 'A pancake',
      picture: { name: 'recipes-1', color: '#cccccc' },
      rating: 4.5,
    })),
  }

  test('a name without a place to break in stays inside its card', async ({ page }) => {
    await openWithData(page, { list: '/reviews', name: 'Reviews', data })
    await expectCardsHold(page, HARD_TITLES)
  })
})
