import { longDate, posts, recipes, reviews, site } from './content.ts'
import { ads, columnsOf } from './lists.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

test.beforeEach(async ({ page }) => {
  await visit(page, '/')
})

test('the hero has the tagline and two buttons', async ({ page }) => {
  await expect(page).toHaveTitle(/Pinchwell/)
  const hero = page.getByRole('region', { name: /Cook something good tonight/ })
  await expect(hero.getByText(site.tagline)).toBeVisible()
  await expect(hero.getByRole('link')).toHaveText(['Explore Recipes', 'Shop Kitchen Tools'])
  await hero.getByRole('link', { name: 'Explore Recipes' }).click()
  await expectAddress(page, '/recipes')
  await page.goBack()
  await hero.getByRole('link', { name: 'Shop Kitchen Tools' }).click()
  await expectAddress(page, '/reviews')
})

test('three tiles, one advertisement and a newsletter form stand in their places', async ({
  page,
}) => {
  const tiles = page.getByRole('region', { name: 'What you find here' }).getByRole('listitem')
  await expect(tiles.getByRole('heading')).toHaveText(['Recipes', 'Honest Reviews', 'Expert Tips'])
  await expect(ads(page)).toHaveCount(1)
  const order = await page
    .getByRole('main')
    .locator('h2, aside')
    .evaluateAll((parts) => parts.map((part) => part.ariaLabel ?? part.textContent))
  expect(order.slice(3)).toEqual([
    'Featured Recipes',
    'Advertisement',
    'Top Product Reviews',
    'Latest from the Blog',
    'Join Our Community',
  ])
  const join = page.getByRole('region', { name: 'Join Our Community' })
  await expect(join.getByRole('textbox', { name: 'Email address' })).toHaveAttribute(
    'type',
    'email',
  )
  await expect(join.getByRole('button', { name: 'Subscribe' })).toBeVisible()
})

test('the featured recipes are the first three by number', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Featured Recipes' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [index, recipe] of recipes.slice(0, 3).entries()) {
    const card = cards.nth(index)
    const link = card.getByRole('link', { name: recipe.title, exact: true })
    await expect(link).toHaveAttribute('href', `/recipes/${index + 1}`)
    await expect(card.getByText(recipe.category, { exact: true })).toBeVisible()
    await expect(card.getByText(recipe.description, { exact: true })).toBeVisible()
    const minutes = `${recipe.prepTime + recipe.cookTime} min`
    await expect(card.getByText(minutes, { exact: true })).toBeVisible()
    await expect(card.getByText(`${recipe.rating} out of 5`, { exact: true })).toBeVisible()
  }
  // The whole card leads where its title does.
  await cards.nth(1).click({ position: { x: 20, y: 20 } })
  await expectAddress(page, '/recipes/2')
})

test('the top reviews are the first three by number', async ({ page, isMobile }) => {
  const cards = page.getByRole('region', { name: 'Top Product Reviews' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  expect(await columnsOf(cards)).toBe(isMobile ? 1 : 3)
  for (const [index, review] of reviews.slice(0, 3).entries()) {
    const card = cards.nth(index)
    const link = card.getByRole('link', { name: review.productName, exact: true })
    await expect(link).toHaveAttribute('href', `/reviews/${index + 1}`)
    await expect(card).toContainText(new RegExp(`Rating: ${review.rating.toFixed(1)}.* out of 5`))
    await expect(card.getByText(review.category, { exact: true })).toBeVisible()
    await expect(card.getByText(review.shortDescription, { exact: true })).toBeVisible()
  }
})

test('the latest posts are the three newest', async ({ page, isMobile }) => {
  const cards = page.getByRole('region', { name: 'Latest from the Blog' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  expect(await columnsOf(cards)).toBe(isMobile ? 1 : 3)
  const newest = posts.slice(0, 3)
  expect(newest.map(({ id }) => id)).toEqual([6, 1, 15])
  for (const [index, post] of newest.entries()) {
    const card = cards.nth(index)
    const link = card.getByRole('link', { name: post.title, exact: true })
    await expect(link).toHaveAttribute('href', `/blog/${post.id}`)
    await expect(card.getByText(longDate(post.date), { exact: true })).toBeVisible()
    await expect(card.getByText(post.excerpt, { exact: true })).toBeVisible()
  }
})

test('three links lead to all recipes, all reviews and all posts', async ({ page }) => {
  for (const [name, path] of [
    ['View All Recipes', '/recipes'],
    ['View All Reviews', '/reviews'],
    ['View All Posts', '/blog'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expectAddress(page, path)
    await page.goBack()
  }
})
