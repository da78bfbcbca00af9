import { inOneLine, longDate, posts } from './content.ts'
import { cards, columnsOf, expectAdsAfterEvery } from './lists.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

test.beforeEach(async ({ page }) => {
  await visit(page, '/blog')
})

test('the page has its title and heading', async ({ page }) => {
  await expect(page).toHaveTitle('Blog | Pinchwell')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the 16 posts stand newest first, of one day the higher number first', async ({ page }) => {
  await expect(cards(page).getByRole('heading')).toHaveText(posts.map(({ title }) => title))
  const links = cards(page).getByRole('heading').getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const ids = [6, 1, 15, 4, 2, 3, 7, 14, 10, 5, 16, 8, 9, 12, 11, 13]
  expect(targets).toEqual(ids.map((id) => `/blog/${id}`))
})

test('each card shows category, date, title, excerpt and “Read More →”', async ({ page }) => {
  const texts = await cards(page).allTextContents()
  for (const [index, { category, date, title, excerpt }] of posts.entries()) {
    for (const part of [category, longDate(date), title, inOneLine(excerpt), 'Read More →']) {
      expect(texts[index]).toContain(part)
    }
  }
})

test('the grid has three columns on a wide screen and one on a phone', async ({
  page,
  isMobile,
}) => {
  expect(await columnsOf(cards(page))).toBe(isMobile ? 1 : 3)
})

test('an advertisement follows every 4th post, the last one included', async ({ page }) => {
  await expectAdsAfterEvery(page, 4)
})

test('the whole card leads to the post', async ({ page }) => {
  await cards(page)
    .nth(2)
    .click({ position: { x: 30, y: 30 } })
  await expectAddress(page, '/blog/15')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[2]?.title ?? '')
})
