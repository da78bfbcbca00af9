import { longDate, posts, recipes, reviews, site } from './content.ts'
import { ads, columnsOf } from './lists.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

test.beforeEach(async ({ page }) => {
  await visit(page, '/')
})

test('the title names the site', async ({ page }) => {
  await expect(page).toHaveTitle(/Pinchwell/)
})

test('the hero has the tagline and two buttons', async ({ page }) => {
  const hero = page.getByRole('region', { name: /Cook something good tonight/ })
  await expect(hero.getByText(site.tagline)).toBeVisible()
  await expect(hero.getByRole('link')).toHaveText(['Explore Recipes', 'Shop Kitchen Tools'])
  await hero.getByRole('link', { name: 'Explore Recipes' }).click()
  await expectAddress(page, '/recipes')
  await page.goBack()
  await hero.getByRole('link', { name: 'Shop Kitchen Tools' }).click()
  await expectAddress(page, '/reviews')
})

test('three tiles say what there is', async ({ page }) => {
  const tiles = page.getByRole('region', { name: 'What you find here' }).getByRole('listitem')
  await expect(tiles.getByRole('heading')).toHaveText(['Recipes', 'Honest Reviews', 'Expert Tips'])
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
})

test('the whole card of a featured recipe leads to its page', async ({ page }) => {
  const featured = page.getByRole('region', { name: 'Featured Recipes' })
  await featured
    .getByRole('article')
    .nth(1)
    .click({ position: { x: 20, y: 20 } })
  await expectAddress(page, '/recipes/2')
})

test('there is one advertisement, after the featured recipes', async ({ page }) => {
  await expect(ads(page)).toHaveCount(1)
  const order = await page
    .getByRole('main')
    .locator('section, aside')
    .evaluateAll((parts) => parts.map((part) => part.querySelector('h2, p')?.textContent))
  expect(order.indexOf('Advertisement')).toBe(order.indexOf('Featured Recipes') + 1)
  expect(order.indexOf('Top Product Reviews')).toBe(order.indexOf('Advertisement') + 1)
})

test('the top reviews are the first three by number', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Top Product Reviews' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [index, review] of reviews.slice(0, 3).entries()) {
    const card = cards.nth(index)
    const link = card.getByRole('link', { name: review.productName, exact: true })
    await expect(link).toHaveAttribute('href', `/reviews/${index + 1}`)
    await expect(card).toContainText(new RegExp(`Rating: ${review.rating.toFixed(1)}.* out of 5`))
    await expect(card.getByText(review.category, { exact: true })).toBeVisible()
    await expect(card.getByText(review.shortDescription, { exact: true })).toBeVisible()
  }
})

test('the latest posts are the three newest', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Latest from the Blog' }).getByRole('article')
  await expect(cards).toHaveCount(3)
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

test('Join Our Community is a newsletter form', async ({ page }) => {
  const join = page.getByRole('region', { name: 'Join Our Community' })
  await expect(join.getByRole('heading', { level: 2 })).toHaveText('Join Our Community')
  const field = join.getByRole('textbox', { name: 'Email address' })
  await expect(field).toHaveAttribute('type', 'email')
  await expect(join.getByRole('button', { name: 'Subscribe' })).toBeVisible()
})

test('reviews and posts stand in three columns on a wide screen', async ({ page, isMobile }) => {
  for (const name of ['Top Product Reviews', 'Latest from the Blog']) {
    const cards = page.getByRole('region', { name }).getByRole('article')
    expect(await columnsOf(cards), name).toBe(isMobile ? 1 : 3)
  }
})
