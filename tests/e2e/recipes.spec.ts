import type { Page } from '@playwright/test'
import { inHours } from '../../src/content/inHours.ts'
import { restWords } from '../../src/content/rest.ts'
import { recipes } from './content.ts'
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
  { name: 'Breakfast', count: 9 },
  { name: 'Lunch', count: 9 },
  { name: 'Dinner', count: 11 },
  { name: 'Desserts', count: 9 },
  { name: 'Healthy Eats', count: 8 },
  { name: 'Quick Meals', count: 7 },
]

function titlesOf(category: string): string[] {
  return recipes.filter((recipe) => recipe.category === category).map(({ title }) => title)
}

async function expectChosen(page: Page, category: string) {
  const buttons = page.getByRole('group', { name: 'Recipe categories' }).getByRole('button')
  await expect(buttons.and(page.getByRole('button', { pressed: true }))).toHaveText([category])
}

async function expectAllRecipes(page: Page) {
  await expectChosen(page, 'All')
  await expectAnnounced(page, '53 recipes shown')
  await expect(cards(page).getByRole('heading')).toHaveText(recipes.map(({ title }) => title))
}

test('a banner and seven category buttons in order, All being chosen', async ({ page }) => {
  await visit(page, '/recipes')
  await expect(page).toHaveTitle('Recipes | Pinchwell')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Next Favorite Meal')
  const buttons = page.getByRole('group', { name: 'Recipe categories' }).getByRole('button')
  await expect(buttons).toHaveText(['All', ...CATEGORIES.map(({ name }) => name)])
  await expectChosen(page, 'All')
})

test('All shows the 53 recipes by number, with an ad after every 8th', async ({ page }) => {
  await visit(page, '/recipes')
  expect(recipes).toHaveLength(53)
  await expectAllRecipes(page)
  await expectAdsAfterEvery(page, 8)
})

test('a card shows picture, category, title, total minutes and servings', async ({ page }) => {
  await visit(page, '/recipes')
  const texts = await cards(page).allTextContents()
  const pictures = cards(page).getByRole('img')
  await expect(pictures).toHaveCount(recipes.length)
  for (const [index, recipe] of recipes.entries()) {
    const { title, category, prepTime, cookTime, servings } = recipe
    const total = prepTime + cookTime
    const rest = restWords(recipe)
    const hours = inHours(total)
    const minutes = hours ? `${total} min (${hours})` : `${total} min`
    const times = rest ? `${minutes} + ${rest}` : minutes
    expect(texts[index]).toBe([times, category, title, `Serves ${servings}`].join(''))
  }
  await expect(pictures.first()).toHaveAccessibleName(recipes[0]?.imageDesc ?? '')
  await expectColumns(page, cards(page), 4)
})

test('a card has one link, and all of the card leads there', async ({ page }) => {
  await visit(page, '/recipes')
  await expectWholeCardsLead(
    page,
    recipes.map(({ id }) => `/recipes/${id}`),
  )
  await cards(page)
    .first()
    .click({ position: { x: 30, y: 30 } })
  await expectAddress(page, '/recipes/1')
})

test('each category shows its recipes alone, with ads after every 8th of them', async ({
  page,
}) => {
  await visit(page, '/recipes')
  for (const { name, count } of CATEGORIES) {
    await page.getByRole('button', { name, exact: true }).click()
    await expectChosen(page, name)
    await expectAnnounced(page, `${count} recipes shown`)
    await expect(cards(page)).toHaveCount(count)
    await expect(cards(page).getByRole('heading')).toHaveText(titlesOf(name))
    await expectAdsAfterEvery(page, 8)
    await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe(name)
  }
})

test('a shared link opens with its category, and so does a reload', async ({ page }) => {
  await visit(page, '/recipes?category=Quick%20Meals')
  await expectChosen(page, 'Quick Meals')
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf('Quick Meals'))
  await reload(page)
  await expectChosen(page, 'Quick Meals')
  await expect(cards(page)).toHaveCount(7)
})

test('Back returns to the category that was chosen before', async ({ page }) => {
  await visit(page, '/recipes')
  await page.getByRole('button', { name: 'Dinner', exact: true }).click()
  await expectChosen(page, 'Dinner')
  await page.getByRole('button', { name: 'Breakfast', exact: true }).click()
  await expectChosen(page, 'Breakfast')
  await page.goBack()
  await expectChosen(page, 'Dinner')
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf('Dinner'))
  await page.goBack()
  await expectAllRecipes(page)
  await expectAddress(page, '/recipes')
  await page.goForward()
  await expectChosen(page, 'Dinner')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expectAllRecipes(page)
  await expectAddress(page, '/recipes')
})

test('Back from a recipe returns to the filtered list', async ({ page }) => {
  await visit(page, '/recipes?category=Desserts')
  await cards(page).getByRole('link', { name: 'Tiramisu' }).click()
  await expectAddress(page, '/recipes/27')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiramisu')
  await page.goBack()
  await expectChosen(page, 'Desserts')
  await expect(cards(page)).toHaveCount(9)
})

test.describe('whatever the data', () => {
  const data = {
    categories: [{ name: 'Lunch' }],
    recipes: HARD_TITLES.map((title, index) => ({
      id: index + 1,
      title,
      category: 'Lunch',
      imageDesc: 'A pancake',
      picture: { name: 'recipes-1', color: '#cccccc' },
      servings: 4,
      totalTime: 125,
      rest: '2 h 15 min marinating',
    })),
  }

  test('a title without a place to break in, and a long time, stay inside their card', async ({
    page,
  }) => {
    await openWithData(page, { list: '/recipes', name: 'Recipes', data })
    await expectCardsHold(page, HARD_TITLES)
  })
})
