import { byId, inOneLine, longDate, reviews } from './content.ts'
import { expectDisclosureFirst } from './disclosure.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

const REVIEW = byId(reviews, 1)

test('shows category, rating out of 5, name and short description in this order, picture and the way back', async ({
  page,
}) => {
  await visit(page, '/reviews/1')
  await expect(page).toHaveTitle(`${REVIEW.productName} | Pinchwell`)
  const head = page.getByRole('article').locator('header')
  await expect(head.getByText(REVIEW.category, { exact: true })).toBeVisible()
  await expect(head.getByRole('heading', { level: 1 })).toHaveText(REVIEW.productName)
  await expect(head.getByText(inOneLine(REVIEW.shortDescription))).toBeVisible()
  await expect(head.getByRole('img', { name: inOneLine(REVIEW.imageDesc) })).toBeVisible()
  const words = await head.evaluate((element) => element.textContent)
  const order = [
    REVIEW.category,
    `Rating: ${REVIEW.rating.toFixed(1)}`,
    'out of 5',
    REVIEW.productName,
    inOneLine(REVIEW.shortDescription),
  ].map((part) => words.indexOf(part))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  await page.getByRole('link', { name: 'Back to Reviews' }).click()
  await expectAddress(page, '/reviews')
})

test('says on how many ratings the score rests, 89 where none is given', async ({ page }) => {
  await visit(page, '/reviews/1')
  await expect(page.getByText(`${REVIEW.reviewCount} ratings`)).toBeVisible()
  const withoutCount = reviews.find(({ reviewCount }) => reviewCount === undefined)
  await visit(page, `/reviews/${withoutCount?.id}`)
  await expect(page.getByText('89 ratings')).toBeVisible()
})

test('the parts stand in order: price, pros, cons, facts, ad, review, verdict, price', async ({
  page,
}) => {
  await visit(page, '/reviews/1')
  const parts = await page
    .getByRole('article')
    .locator('h2, [aria-label="Advertisement"], a[target]')
    .evaluateAll((all) =>
      all.map((part) => part.ariaLabel ?? part.firstElementChild?.textContent ?? part.textContent),
    )
  const names = parts.map((part) => part.replace(/ \(paid.*/, ''))
  expect(names).toEqual([
    'Check Price on Amazon',
    'Pros',
    'Cons',
    'Facts',
    'Advertisement',
    'Detailed Review',
    'Our Verdict',
    'Check Current Price on Amazon',
  ])
})

test('shows every pro, con and paragraph, and the verdict with its button', async ({ page }) => {
  await visit(page, '/reviews/1')
  for (const [name, points] of [
    ['Pros', REVIEW.pros],
    ['Cons', REVIEW.cons],
  ] as const) {
    const items = page.getByRole('region', { name }).getByRole('listitem')
    await expect(items).toHaveText(points.map(inOneLine))
  }
  const paragraphs = page.getByRole('region', { name: 'Detailed Review' }).getByRole('paragraph')
  await expect(paragraphs).toHaveText(REVIEW.detailedReview.map(inOneLine))
  const verdict = page.getByRole('region', { name: 'Our Verdict' })
  await expect(verdict.getByText(inOneLine(REVIEW.verdict))).toBeVisible()
  await expect(verdict.getByRole('link')).toContainText('Check Current Price on Amazon')
})

test('shows its facts as a table, of which the alternatives lead on', async ({ page }) => {
  await visit(page, '/reviews/1')
  const facts = page.getByRole('region', { name: 'Facts' })
  for (const [name, value] of [
    ['Price', REVIEW.price],
    ['Dimensions', REVIEW.dimensions],
    ['Weight', REVIEW.weight],
    ['Tested', REVIEW.tested?.when],
    ['Method', REVIEW.tested?.how],
    ['Updated', REVIEW.updated && longDate(REVIEW.updated)],
  ] as const) {
    const row = facts.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(row.getByRole('cell')).toContainText(inOneLine(String(value)))
  }
  const [first = ''] = REVIEW.alternatives ?? []
  const other = byId(reviews, Number(first.replace('reviews/', '')))
  await facts.getByRole('link', { name: other.productName }).click()
  await expectAddress(page, `/${first}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.productName)
})

test('both buttons are paid links to the shop in a new tab, after the disclosure', async ({
  page,
  context,
}) => {
  await context.route('https://www.amazon.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
  )
  await visit(page, '/reviews/1')
  await expectDisclosureFirst(page)
  for (const button of ['Check Price on Amazon', 'Check Current Price on Amazon']) {
    const link = page.getByRole('link', { name: button })
    await expect(link).toHaveAttribute('href', REVIEW.affiliateLink)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
    await expect(link).toHaveAccessibleName(/paid link.*opens in a new tab/)
    const opened = context.waitForEvent('page')
    await link.click()
    const tab = await opened
    await tab.waitForURL(REVIEW.affiliateLink)
    await tab.close()
    await expectAddress(page, '/reviews/1')
  }
})

test('on every review both buttons lead to its own product in the shop', async ({ page }) => {
  await visit(page, '/privacy')
  const pages = await page.evaluate(
    (ids) =>
      Promise.all(
        ids.map(async (id) => {
          const html = await (await fetch(`/reviews/${id}`)).text()
          const parsed = new DOMParser().parseFromString(html, 'text/html')
          const links = [...parsed.querySelectorAll('main a[rel~=sponsored]')]
          return links.map((link) => link.getAttribute('href'))
        }),
      ),
    reviews.map(({ id }) => id),
  )
  expect(pages).toEqual(reviews.map(({ affiliateLink }) => [affiliateLink, affiliateLink]))
})
