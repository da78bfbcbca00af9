import { byId, longDate, posts } from './content.ts'
import { ads } from './lists.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

const CITRUS = byId(posts, 1)

test('shows date, category, title and the way back', async ({ page }) => {
  await visit(page, '/blog/1')
  await expect(page).toHaveTitle(`${CITRUS.title} | Pinchwell`)
  const head = page.getByRole('article').first().locator('header')
  await expect(head.getByText(longDate(CITRUS.date), { exact: true })).toBeVisible()
  await expect(head.getByText(CITRUS.category, { exact: true })).toBeVisible()
  await expect(head.getByRole('heading', { level: 1 })).toHaveText(CITRUS.title)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expectAddress(page, '/blog')
})

test('every post shows the same fixed picture, whatever its own says', async ({ page }) => {
  const names: (string | null)[] = []
  for (const post of [CITRUS, byId(posts, 6)]) {
    await visit(page, `/blog/${post.id}`)
    const picture = page.getByRole('article').first().locator('header').getByRole('img')
    await expect(picture).toHaveCount(1)
    await expect(picture).not.toHaveAccessibleName(post.imageDesc)
    names.push(await picture.getAttribute('aria-label'))
  }
  expect(names[0]).toBe(names[1])
})

test('the text has paragraphs, headings, links and cards that lead to recipes and reviews', async ({
  page,
}) => {
  await visit(page, '/blog/1')
  const article = page.getByRole('article').first()
  await expect(article.getByText(/^A crate of citrus comes with a deadline\./)).toBeVisible()
  await expect(article.getByRole('heading', { level: 2 })).toContainText([
    'Zest before anything else',
    'Juice, and when to freeze it',
    'Salt the last pound of lemons',
  ])
  const grater = article.getByRole('link', { name: 'the Finnick Fine Grater' })
  await expect(grater).toHaveAttribute('href', '/reviews/26')
  await article.getByRole('link', { name: 'fish tacos' }).click()
  await expectAddress(page, '/recipes/9')
  await page.goBack()
  const card = article.getByRole('article')
  await card.getByRole('link', { name: 'Lemon olive oil cake' }).click()
  await expectAddress(page, '/recipes/12')
})

test('one advertisement stands after the third paragraph', async ({ page }) => {
  await visit(page, '/blog/1')
  await expect(ads(page)).toHaveCount(1)
  const before = ads(page).locator('xpath=preceding-sibling::p')
  await expect(before).toHaveCount(3)
  await expect(ads(page).locator('xpath=preceding-sibling::*[1]')).toHaveText(
    /^Bring cold fruit to room temperature/,
  )
})

test('Quick Tips are a list with a lightbulb each, and may hold links', async ({ page }) => {
  await visit(page, '/blog/1')
  const tips = page.getByRole('region', { name: 'Quick Tips' })
  await expect(tips.getByRole('listitem')).toHaveCount(CITRUS.tips?.length ?? 0)
  await expect(tips.getByRole('listitem').first()).toHaveText(/^Zest first, cut second\./)
  for (const tip of await tips.getByRole('listitem').all()) {
    await expect(tip.locator('svg')).toHaveCount(1)
  }
  await tips.getByRole('link', { name: 'the lemon olive oil cake' }).click()
  await expectAddress(page, '/recipes/12')
})

test('every post has a page with its title, the ad after the third paragraph, and its tips', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the files are the same')
  await visit(page, '/privacy')
  const pages = await page.evaluate(
    (ids) =>
      Promise.all(
        ids.map(async (id) => {
          const html = await (await fetch(`/blog/${id}`)).text()
          const parsed = new DOMParser().parseFromString(html, 'text/html')
          const [ad, ...others] = parsed.querySelectorAll('main aside[aria-label^=Advertisement]')
          const siblings = [...(ad?.parentElement?.children ?? [])]
          const before = siblings.slice(0, ad && siblings.indexOf(ad))
          return {
            title: parsed.querySelector('h1')?.textContent,
            paragraphsBeforeAd: before.filter((element) => element.matches('p')).length,
            otherAds: others.length,
            hasTips: html.includes('Quick Tips</h2>'),
          }
        }),
      ),
    posts.map(({ id }) => id),
  )
  const expected = posts.map(({ title, tips }) => ({
    title,
    paragraphsBeforeAd: 3,
    otherAds: 0,
    hasTips: tips !== undefined,
  }))
  expect(pages).toEqual(expected)
})
