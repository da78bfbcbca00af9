import { byId, posts } from './content.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

const CITRUS = byId(posts, 1)

test('the links and cards of a text and of its tips are followed inside the site', async ({
  page,
}) => {
  await visit(page, '/blog/1')
  const article = page.getByRole('article').first()
  await article.getByRole('link', { name: 'fish tacos' }).click()
  await expectAddress(page, '/recipes/9')
  await page.goBack()
  await article.getByRole('article').getByRole('link', { name: 'Lemon olive oil cake' }).click()
  await expectAddress(page, '/recipes/12')
  await page.goBack()
  const tips = page.getByRole('region', { name: 'Quick Tips' }).getByRole('listitem')
  await expect(tips).toHaveCount(CITRUS.tips?.length ?? 0)
  await expect(tips.locator('svg')).toHaveCount(CITRUS.tips?.length ?? 0)
  await tips.getByRole('link', { name: 'the lemon olive oil cake' }).click()
  await expectAddress(page, '/recipes/12')
})

test('bullet lines are a list with bullets, and a kitchen note stands apart', async ({ page }) => {
  await visit(page, '/blog/7')
  const bullets = page.locator('article ul > li').filter({ hasNot: page.locator('svg') })
  await expect(bullets).toHaveCount(5)
  for (const bullet of await bullets.all()) {
    await expect(bullet).toHaveCSS('display', 'list-item')
    await expect(bullet).toHaveCSS('list-style-type', 'disc')
  }
  await expect(page.getByRole('note')).toHaveText(/^Kitchen note\. Toast a whole jar’s worth of/)
})
