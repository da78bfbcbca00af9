import { byId, inOneLine, longDate, posts } from './content.ts'
import { ads, cards } from './lists.ts'
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

test('every post shows the same fixed picture, whatever its own says; the list shows its own', async ({
  page,
}) => {
  await visit(page, '/blog')
  const looks: unknown[] = []
  for (const { title, imageDesc } of [CITRUS, byId(posts, 6)]) {
    const inList = cards(page).filter({ hasText: title })
    await expect(inList.getByRole('img')).toHaveAccessibleName(inOneLine(imageDesc))
    await inList.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const picture = page.getByRole('article').first().locator('header').getByRole('img')
    await expect(picture).toHaveCount(1)
    await expect(picture).toHaveAccessibleName(/^A wooden board with a loaf/)
    looks.push(
      await picture.evaluate((element) => ({
        tag: element.localName,
        role: element.role,
        name: element.ariaLabel,
        // An image by its address, a drawing by what it is drawn from.
        source: element.getAttribute('src') ?? { ...(element as HTMLElement).dataset },
      })),
    )
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expectAddress(page, '/blog')
  }
  expect(looks[0]).toEqual(looks[1])
  expect(looks[0]).toHaveProperty('source')
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

test('bullet lines are a list, and a kitchen note stands in its box', async ({ page }) => {
  await visit(page, '/blog/7')
  const bullets = page.locator('article ul > li').filter({ hasNot: page.locator('svg') })
  await expect(bullets).toHaveText([
    /^Something that fills: red lentils,/,
    /^Something underneath: rice,/,
    /^Something savory: soy sauce,/,
    /^Something rich: tahini,/,
    /^Something sharp: vinegar,/,
  ])
  for (const bullet of await bullets.all()) {
    await expect(bullet).toHaveCSS('display', 'list-item')
    await expect(bullet).toHaveCSS('list-style-type', 'disc')
  }
  await expect(page.getByRole('note')).toHaveText(/^Kitchen note\. Toast a whole jar’s worth of/)
})

test('a link in the text leads to a comparison', async ({ page }) => {
  await visit(page, '/blog/4')
  await page.getByRole('article').getByRole('link', { name: 'cookware comparison' }).click()
  await expectAddress(page, '/comparisons?category=Cookware')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Cookware')
})

test('a post without tips has no list of them', async ({ page }) => {
  const plain = posts.find(({ tips }) => tips === undefined)
  await visit(page, `/blog/${plain?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain?.title ?? '')
  await expect(page.getByRole('heading', { name: 'Quick Tips' })).toHaveCount(0)
})
