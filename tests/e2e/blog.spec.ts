import { inOneLine, longDate, posts } from './content.ts'
import {
  cards,
  expectColumns,
  expectAdsAfterEvery,
  expectCardsHold,
  expectWholeCardsLead,
  HARD_TITLES,
  openWithData,
} from './lists.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

test('the 16 posts stand newest first in three columns, each a link as a whole, with an ad after every 4th', async ({
  page,
}) => {
  await visit(page, '/blog')
  await expect(page).toHaveTitle('Blog | Pinchwell')
  await expect(cards(page).getByRole('heading')).toHaveText(posts.map(({ title }) => title))
  // Of one day, the higher number comes first.
  const ids = [6, 1, 15, 4, 2, 3, 7, 14, 10, 5, 16, 8, 9, 12, 11, 13]
  await expectWholeCardsLead(
    page,
    ids.map((id) => `/blog/${id}`),
  )
  await expectColumns(page, cards(page), 3)
  await expectAdsAfterEvery(page, 4)
})

test('a card shows category, date, title, excerpt and “Read More →”, and leads to the post', async ({
  page,
}) => {
  await visit(page, '/blog')
  const texts = await cards(page).allTextContents()
  for (const [index, { category, date, title, excerpt }] of posts.entries()) {
    for (const part of [category, longDate(date), title, inOneLine(excerpt), 'Read More →']) {
      expect(texts[index]).toContain(part)
    }
  }
  await cards(page)
    .nth(2)
    .click({ position: { x: 30, y: 30 } })
  await expectAddress(page, '/blog/15')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[2]?.title ?? '')
})

test('a title without a place to break in stays inside its card', async ({ page }) => {
  const data = {
    posts: HARD_TITLES.map((title, index) => ({
      id: index + 1,
      title,
      category: 'Vegan',
      date: '2025-10-15',
      excerpt: `It is called ${title}.`,
      imageDesc: 'A pancake',
      picture: { name: 'recipes-1', color: '#cccccc' },
    })),
  }
  await openWithData(page, { list: '/blog', name: 'Blog', data })
  await expectCardsHold(page, HARD_TITLES)
})
