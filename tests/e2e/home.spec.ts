import type { Page } from '@playwright/test'
import { longDate, posts, recipes, reviews, site } from './content.ts'
import { shiftsOf, watchShifts } from './layoutShifts.ts'
import { ads, expectColumns } from './lists.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

function section(page: Page, name: string | RegExp) {
  return page.getByRole('region', { name })
}

test('has its parts in order, each with what it promises', async ({ page }) => {
  await visit(page, '/')
  await expect(page).toHaveTitle('Pinchwell: recipes, reviews and kitchen inspiration')

  await test.step('the hero has the tagline and two buttons', async () => {
    const hero = section(page, /Cook something good tonight/)
    await expect(hero.getByText(site.tagline)).toBeVisible()
    await expect(hero.getByRole('link')).toHaveText(['Explore Recipes', 'Shop Kitchen Tools'])
  })

  await test.step('three tiles make the claims of the site', async () => {
    const tiles = section(page, 'What you find here').getByRole('listitem')
    const names = ['Recipes', 'Honest Reviews', 'Expert Tips']
    await expect(tiles.getByRole('heading')).toHaveText(names)
    await expect(tiles.nth(0).getByText('50+ recipes')).toBeVisible()
    await expect(tiles.nth(1).getByText('40+ reviewed tools')).toBeVisible()
  })

  await test.step('sections and the one advertisement stand in their places', async () => {
    const order = await page
      .getByRole('main')
      .locator('h2, [aria-label="Advertisement"]')
      .evaluateAll((parts) => parts.map((part) => part.ariaLabel ?? part.textContent))
    expect(order.slice(3)).toEqual([
      'Featured Recipes',
      'Advertisement',
      'Top Product Reviews',
      'Latest from the Blog',
      'Join Our Community',
    ])
  })

  await test.step('the featured recipes are the first three by number', async () => {
    const cards = section(page, 'Featured Recipes').getByRole('article')
    await expect(cards).toHaveCount(3)
    for (const [index, recipe] of recipes.slice(0, 3).entries()) {
      const card = cards.nth(index)
      const link = card.getByRole('link', { name: recipe.title, exact: true })
      await expect(link).toHaveAttribute('href', `/recipes/${index + 1}`)
      const minutes = `${recipe.prepTime + recipe.cookTime} min`
      const { category, description, rating } = recipe
      for (const text of [category, description, minutes, `${rating.toFixed(1)} out of 5`]) {
        await expect(card.getByText(text, { exact: true })).toBeVisible()
      }
    }
  })

  await test.step('the top reviews are the first three by number', async () => {
    const cards = section(page, 'Top Product Reviews').getByRole('article')
    await expect(cards).toHaveCount(3)
    await expectColumns(page, cards, 3)
    for (const [index, review] of reviews.slice(0, 3).entries()) {
      const card = cards.nth(index)
      const link = card.getByRole('link', { name: review.productName, exact: true })
      await expect(link).toHaveAttribute('href', `/reviews/${index + 1}`)
      await expect(card).toContainText(new RegExp(`Rating: ${review.rating.toFixed(1)}.* out of 5`))
      await expect(card.getByText(review.category, { exact: true })).toBeVisible()
      await expect(card.getByText(review.shortDescription, { exact: true })).toBeVisible()
    }
  })

  await test.step('the latest posts are the three newest', async () => {
    const cards = section(page, 'Latest from the Blog').getByRole('article')
    await expect(cards).toHaveCount(3)
    await expectColumns(page, cards, 3)
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

  await test.step('the newsletter form comes last, and says how many read it', async () => {
    const join = section(page, 'Join Our Community')
    await expect(join.getByText('10,000+ subscribers')).toBeVisible()
    const field = join.getByRole('textbox', { name: 'Email address' })
    await expect(field).toHaveAttribute('type', 'email')
    await expect(join.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  })
})

test('its buttons and links lead to the lists, and a whole card to its recipe', async ({
  page,
}) => {
  await visit(page, '/')
  for (const [name, path] of [
    ['Explore Recipes', '/recipes'],
    ['Shop Kitchen Tools', '/reviews'],
    ['View All Recipes', '/recipes'],
    ['View All Reviews', '/reviews'],
    ['View All Posts', '/blog'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expectAddress(page, path)
    await page.goBack()
    await expectAddress(page, '/')
  }
  const cards = section(page, 'Featured Recipes').getByRole('article')
  await cards.nth(1).click({ position: { x: 20, y: 20 } })
  await expectAddress(page, '/recipes/2')
})

test('nothing moves while it loads and is read, and the advertisement keeps its height', async ({
  page,
}) => {
  await watchShifts(page)
  await visit(page, '/')
  await page.evaluate(async () => {
    await document.fonts.ready
    const { scrollHeight } = document.documentElement
    for (let top = 0; top < scrollHeight; top += 300) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
  })
  expect(await shiftsOf(page)).toBeLessThan(0.01)

  await expect(ads(page)).toHaveCount(1)
  const least = 90
  expect((await ads(page).boundingBox())?.height).toBeGreaterThanOrEqual(least)
  // Even before an advertisement is in it.
  const empty = await ads(page).evaluate((slot) => {
    for (const part of slot.querySelectorAll('*')) if (!part.children.length) part.textContent = ''
    return slot.getBoundingClientRect().height
  })
  expect(empty).toBeGreaterThanOrEqual(least)
})
