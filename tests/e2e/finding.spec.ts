/** The filters of recipes. Unit tests in src/features/finding cover results and counts. */
import type { Page } from '@playwright/test'
import { minutesIn, type SiteDocument, textsIn } from '../site/documents.ts'
import { expectAccessible } from './support/axe.ts'
import { recipes } from './support/reading.ts'
import { ads, cards } from './support/lists.ts'
import { expect, test } from './support/site.ts'
import { expectLargeEnough, expectNoScrollSideways } from './support/sizes.ts'
import { expectAddress, visit } from './support/visit.ts'

/** A diet and a category that some recipes have, but not all. */
const DIET = 'vegetarian'
const OF_DIET = recipes.filter(({ values }) => textsIn(values.diet).includes(DIET))
const CATEGORY = String(OF_DIET[0]?.values.category)
const QUICK = recipes.filter(({ values }) => minutesIn(values) <= 30)

const HAVE = ['egg', 'flour'] as const

async function expectShown(page: Page, found: readonly SiteDocument[]) {
  await expect(cards(page).getByRole('heading')).toHaveText(found.map(({ title }) => title))
}

function toggle(page: Page) {
  return page.getByRole('button', { name: 'Filter and sort' })
}

function panel(page: Page) {
  return page.getByRole('group', { name: 'Filters', exact: true })
}

function foodField(page: Page) {
  return panel(page).getByRole('combobox', { name: 'A food that you have' })
}

function choice(page: Page, label: string) {
  return panel(page).getByRole('button', { name: new RegExp(`^${label} \\(\\d+\\)$`) })
}

test('each filter leaves what it says, and is a step back', async ({ page }) => {
  await visit(page, '/recipes')
  await toggle(page).click()
  await expect(panel(page)).toBeVisible()
  await expectShown(page, recipes)

  await choice(page, 'Up to 30 min').click()
  await expect(choice(page, 'Up to 30 min')).toHaveText(`Up to 30 min (${QUICK.length})`)
  await expectShown(page, QUICK)
  await expect(page.getByText(`${QUICK.length} recipes found`)).toBeVisible()
  await expect(ads(page)).toHaveCount(Math.floor(QUICK.length / 8))
  const both = QUICK.filter((recipe) => OF_DIET.includes(recipe))
  await choice(page, 'Vegetarian').click()
  await expectShown(page, both)
  await expectAddress(page, `/recipes?time=30&diet=${DIET}`)
  await page.goBack()
  await expectShown(page, QUICK)
  await expect(choice(page, 'Up to 30 min')).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await expectShown(page, both)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await panel(page).getByLabel('Sort by').selectOption('Quickest')
  await expectShown(
    page,
    recipes.toSorted((a, b) => minutesIn(a.values) - minutesIn(b.values)),
  )
})

test('a shared link opens with its category and filters', async ({ page }) => {
  const ofCategory = ({ values }: SiteDocument) => values.category === CATEGORY
  await visit(page, `/recipes?category=${encodeURIComponent(CATEGORY)}&diet=${DIET},unknown&time=7`)
  await expectShown(page, OF_DIET.filter(ofCategory))
  await expect(toggle(page)).toHaveText('Filter and sort (1)')
  await expect(panel(page)).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/recipes$/)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expectShown(page, OF_DIET)
  await page.getByRole('button', { name: CATEGORY, exact: true }).click()
  await toggle(page).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expectShown(page, recipes.filter(ofCategory))
  await expectAddress(page, `/recipes?${new URLSearchParams({ category: CATEGORY })}`)

  await visit(page, '/recipes?category=Dinner&time=30')
  const quickMains = QUICK.filter(({ values }) => values.course === 'main')
  const mains = `with “Main” in place of “Dinner”`
  await expect(
    page.getByText(`No recipe is all of that, but ${quickMains.length} are, ${mains}.`),
  ).toBeVisible()
  await page.getByRole('link', { name: `W${mains.slice(1)} (${quickMains.length})` }).press('Enter')
  await expectShown(page, quickMains)
  await expectAddress(page, '/recipes?time=30&course=main')
  await expect(toggle(page)).toBeFocused()

  await visit(page, `/recipes?time=15&diet=vegan,gluten-free&course=bread&main=beef&sort=title`)
  await expect(page.getByText('No recipe matches all filters.')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expectShown(page, recipes)
  await expectAddress(page, '/recipes')
  await expect(toggle(page)).toBeFocused()
})

test('foods at hand are picked by keys, and cards say what is missing', async ({ page }) => {
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
  await expect(cards(page).first()).toContainText(/Missing \d+: \w/)

  await page.getByRole('button', { name: `Remove ${HAVE[1]}` }).press('Enter')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: `Remove ${HAVE[0]}` }).press('Enter')
  await expectAddress(page, '/recipes')
  await expectShown(page, recipes)
  await expect(cards(page).first()).not.toContainText('Missing')
  await field.pressSequentially('zorblax')
  await expect(panel(page).getByText('“zorblax” leads to no other recipe here.')).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expectAddress(page, '/recipes')
})

test.describe('without a connection', () => {
  test.use({ allowed: [/(Failed to load resource|ERR_FAILED).*\/assets\/(finding|filteredList)/] })

  test('filters that do not load say so, and load at another try', async ({ page }) => {
    await visit(page, '/recipes')
    await page.route('**/assets/finding/**', (route) => route.abort())
    // The code loads after the data has failed to load.
    const failed = page.waitForEvent('requestfailed')
    await page.route('**/assets/filteredList*.js', async (route) => {
      await failed
      await route.continue()
    })
    await toggle(page).click()
    await expect(page.getByText('The filters did not load.')).toBeVisible()
    await expectShown(page, recipes)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(panel(page)).toBeVisible()
  })
})

test('the open filters can be used by everyone @phone-only', async ({ page }) => {
  await visit(page, `/recipes?diet=${DIET}&have=${HAVE.join(',')}`)
  await toggle(page).click()
  await foodField(page).pressSequentially('a')
  const suggested = panel(page).getByRole('option')
  await expect(suggested.last()).toBeInViewport({ ratio: 1 })
  await expectNoScrollSideways(page, 390, 'with foods to pick from')
  await expectAccessible(page, 'with open filters')
  await expectLargeEnough(page, 'with open filters')
  await foodField(page).press('Escape')
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  await expect(sheet.getByRole('button', { name: /\(0\)/ })).toHaveCount(0)
  const show = sheet.getByRole('button', { name: /^Show \d+ recipes?$/ })
  await expect(show).toBeInViewport()
  await show.click()
  await expect(sheet).toHaveCount(0)
  await expect(toggle(page)).toBeFocused()
  await expect(cards(page).first()).toBeInViewport()
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(195, 20),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await toggle(page).click()
    await expect(sheet).toBeVisible()
    await close()
    await expect(sheet).toHaveCount(0)
    await expect(toggle(page)).toBeFocused()
  }
})
