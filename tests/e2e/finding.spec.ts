import type { Page, Request } from '@playwright/test'
import { neededFoods } from '../../pipeline/content/foods/neededFoods.ts'
import { timeWithRest } from '../../src/content/rest.ts'
import { expectAccessible } from './axe.ts'
import { recipes } from './content.ts'
import { cards, expectAdsAfterEvery } from './lists.ts'
import { expect, test } from './site.ts'
import { expectNoScrollSideways } from './sizes.ts'
import { expectAddress, visit } from './visit.ts'

type Recipe = (typeof recipes)[number]

const foodsOf = new Map(recipes.map((recipe) => [recipe.id, neededFoods(recipe.ingredients)]))

function titles(of: readonly Recipe[]): string[] {
  return of.map(({ title }) => title)
}

/** A diet, and a category, of which some recipes and not all are. */
const DIET = 'vegetarian'
const CATEGORY = recipes.find(({ diet }) => diet?.includes(DIET))?.category ?? ''
const QUICK = recipes.filter((recipe) => timeWithRest(recipe) <= 30)
const OF_DIET = recipes.filter(({ diet }) => diet?.includes(DIET))

/** Two foods that some recipes ask for, and not all. */
const HAVE = ['egg', 'flour'] as const

function isUsedBy({ id }: Recipe, food: string): boolean {
  return foodsOf.get(id)?.flat().includes(food) ?? false
}

/** The names of what a recipe asks for beside some foods. */
function missingFor({ id }: Recipe, have: readonly string[]): string[] {
  const missing = foodsOf.get(id)?.filter((names) => !names.some((name) => have.includes(name)))
  return (missing ?? []).map((names) => names.join(' or '))
}

async function expectShown(page: Page, found: readonly Recipe[]) {
  await expect(cards(page).getByRole('heading')).toHaveText(titles(found))
}

function toggle(page: Page) {
  return page.getByRole('button', { name: 'Filter and sort' })
}

function panel(page: Page) {
  return page.getByRole('group', { name: 'Filters', exact: true })
}

async function openPanel(page: Page) {
  await toggle(page).click()
  await expect(panel(page)).toBeVisible()
}

function foodField(page: Page) {
  return panel(page).getByRole('combobox', { name: 'A food that you have' })
}

function choice(page: Page, label: string) {
  return panel(page).getByRole('button', { name: new RegExp(`^${label} \\(\\d+\\)$`) })
}

/** Notes the addresses that a page asks for, of code and data. */
function noteRequests(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request: Request) => {
    if (/\/assets\/(finding|openFinding)/.test(request.url())) addresses.push(request.url())
  })
  return addresses
}

test('filters load when they are opened; each leaves what it says, with ads after every 8th, and is a step back', async ({
  page,
}) => {
  const requests = noteRequests(page)
  await visit(page, '/recipes')
  await page.getByRole('button', { name: CATEGORY, exact: true }).click()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expectShown(page, recipes)
  expect(requests, 'before they are opened').toEqual([])
  await openPanel(page)
  expect(requests.filter((address) => address.endsWith('.json'))).toHaveLength(1)
  await expectShown(page, recipes)
  await expectAdsAfterEvery(page, 8)

  await expect(choice(page, 'Up to 30 min')).toHaveText(`Up to 30 min (${QUICK.length})`)
  await choice(page, 'Up to 30 min').click()
  await expectShown(page, QUICK)
  await expect(page.getByText(`${QUICK.length} recipes found`)).toBeVisible()
  await expectAdsAfterEvery(page, 8)
  const both = QUICK.filter((recipe) => OF_DIET.includes(recipe))
  await choice(page, 'Vegetarian').click()
  await expectShown(page, both)
  await expect(choice(page, 'Any')).toHaveText(`Any (${OF_DIET.length})`)
  await expectAddress(page, `/recipes?time=30&diet=${DIET}`)
  const select = panel(page).getByLabel('Course', { exact: true })
  const course = both.find((recipe) => recipe.course)?.course ?? ''
  await select.selectOption(course)
  await expectShown(
    page,
    both.filter((recipe) => recipe.course === course),
  )

  await page.goBack()
  await expectShown(page, both)
  await page.goBack()
  await expectShown(page, QUICK)
  await expect(choice(page, 'Up to 30 min')).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await expectShown(page, both)
})

test('recipes can be sorted, and a long list shows the rest when asked', async ({ page }) => {
  await visit(page, '/recipes')
  await openPanel(page)
  const sorted = recipes.toSorted((a, b) => timeWithRest(a) - timeWithRest(b))
  await panel(page).getByLabel('Sort by').selectOption('Quickest')
  await expectShown(page, sorted.slice(0, 48))
  const more = page.getByRole('button', { name: 'Show more' })
  await more.press('Enter')
  await expectShown(page, sorted)
  await expect(cards(page).nth(48).getByRole('link')).toBeFocused()
  await expect(more).toHaveCount(0)

  await cards(page).nth(50).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sorted[50]?.title ?? '')
  await page.goBack()
  await expectShown(page, sorted)
  await panel(page).or(toggle(page)).first().waitFor()
  await expect(cards(page).nth(50).getByRole('link')).toBeInViewport()
})

test('a shared link opens with its category and filters, each of which stays without the other', async ({
  page,
}) => {
  await visit(page, `/recipes?category=${encodeURIComponent(CATEGORY)}&diet=${DIET},unknown&time=7`)
  await expectShown(
    page,
    OF_DIET.filter(({ category }) => category === CATEGORY),
  )
  await expect(toggle(page)).toHaveText('Filter and sort (1)')
  await expect(panel(page)).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/recipes$/)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expectShown(page, OF_DIET)
  await page.getByRole('button', { name: CATEGORY, exact: true }).click()
  await openPanel(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expectShown(
    page,
    recipes.filter(({ category }) => category === CATEGORY),
  )
  await expectAddress(page, `/recipes?${new URLSearchParams({ category: CATEGORY })}`)
})

test('foods at hand are picked with the keyboard, and cards say what is missing', async ({
  page,
}) => {
  await visit(page, '/recipes')
  await toggle(page).press('Enter')
  const field = foodField(page)
  await field.pressSequentially(`${HAVE[0]}s`)
  await expect(panel(page).getByRole('listbox').getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await field.pressSequentially(HAVE[1])
  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expectAddress(page, `/recipes?have=${HAVE.join(',')}&sort=missing`)

  const found = recipes
    .filter((recipe) => HAVE.some((food) => isUsedBy(recipe, food)))
    .toSorted((a, b) => missingFor(a, HAVE).length - missingFor(b, HAVE).length)
  await expectShown(page, found)
  const [first] = found
  if (!first) throw new Error('No recipe asks for the foods of this test.')
  const missing = missingFor(first, HAVE)
  await expect(cards(page).first()).toContainText(
    `Missing ${missing.length}: ${missing.join(', ')}`,
  )

  await page.getByRole('button', { name: `Remove ${HAVE[1]}` }).press('Enter')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: `Remove ${HAVE[0]}` }).press('Enter')
  await expectAddress(page, '/recipes')
  await expectShown(page, recipes)
  await expect(cards(page).first()).not.toContainText('Missing')
  await field.pressSequentially('zorblax')
  await expect(panel(page).getByText('No recipe here asks for “zorblax”.')).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expectAddress(page, '/recipes')
})

test('when no recipe is left, the page says so and offers to clear the filters', async ({
  page,
}) => {
  const unlikely = `/recipes?time=15&diet=vegan,gluten-free&course=bread&sort=title`
  const found = recipes.filter((recipe) => recipe.course === 'bread' && timeWithRest(recipe) <= 15)
  expect(found).toEqual([])
  await visit(page, unlikely)
  await expect(page.getByText('No recipe is all of that.')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expectShown(page, recipes)
  await expectAddress(page, '/recipes')
  await expect(toggle(page)).toBeFocused()
})

test.describe('without a connection', () => {
  test.use({ allowed: [/(Failed to load resource|ERR_FAILED).*\/assets\/(finding|openFinding)/] })

  test('filters that do not load say so, and load at another try', async ({ page }) => {
    await visit(page, '/recipes')
    await page.route('**/assets/finding/**', (route) => route.abort())
    // The code comes when it is clear already that the data does not.
    const failed = page.waitForEvent('requestfailed')
    await page.route('**/assets/openFinding*.js', async (route) => {
      await failed
      await route.continue()
    })
    await toggle(page).click()
    await expect(page.getByText('The filters did not load.')).toBeVisible()
    await expectShown(page, recipes)
    await page.unroute('**/assets/finding/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(panel(page)).toBeVisible()
  })

  test('where only the code does not load, the page is loaded once more', async ({ page }) => {
    await page.route('**/assets/openFinding*.js', (route) => route.abort(), { times: 1 })
    await visit(page, `/recipes?diet=${DIET}`)
    await expectShown(page, OF_DIET)
    await expect(toggle(page)).toHaveText('Filter and sort (1)')
  })
})

test('the open filters can be used by everyone, in either scheme and on a phone, where the recipes come into view', async ({
  page,
}) => {
  await visit(page, `/recipes?diet=${DIET}&have=${HAVE.join(',')}`)
  await openPanel(page)
  await foodField(page).pressSequentially('a')
  await expect(panel(page).getByRole('listbox')).toBeVisible()
  await expectAccessible(page, 'with open filters')

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoScrollSideways(page, 390, 'with foods to pick from')
  await expectAccessible(page, 'on a phone')
  const controls = panel(page).locator('button, select, input')
  const small = await controls.evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return height < 44 || width < 44 ? [`${one.textContent}: ${width} × ${height}`] : []
    }),
  )
  expect(small).toEqual([])
  await foodField(page).press('Escape')
  await panel(page)
    .getByRole('button', { name: /^Show \d+ recipes?$/ })
    .click()
  await expect(panel(page)).toHaveCount(0)
  await expect(toggle(page)).toBeFocused()
  await expect(cards(page).first()).toBeInViewport()
})
