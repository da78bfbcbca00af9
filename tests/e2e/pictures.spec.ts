import { CHROMIUM_FLAGS, findBrowser } from '../../scripts/test/findBrowser.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

/** The other files load no pictures, for speed. */
test.use({ launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS } })

for (const path of ['/', '/recipes', '/recipes/7', '/reviews/1', '/comparisons', '/blog']) {
  test(`the pictures in sight on ${path} are there, in AVIF and no larger than needed`, async ({
    page,
  }) => {
    await visit(page, path)
    const seen = page.locator('main img').first()
    await expect(seen).toBeVisible()
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    const picture = await seen.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      natural: image.naturalWidth,
      shown: image.getBoundingClientRect().width * devicePixelRatio,
    }))
    expect(picture.source).toMatch(/\/pictures\/[\w-]+-(400|800|1200)\.avif$/)
    expect(picture.natural).toBeGreaterThanOrEqual(Math.min(picture.shown, 1200) * 0.95)
    const width = Number(/-(\d+)\.avif$/.exec(picture.source)?.[1])
    expect(width).toBeLessThanOrEqual(Math.max(400, picture.shown * 2.9))
  })
}

test('pictures far below load when they come near', async ({ page }) => {
  await visit(page, '/recipes')
  const last = page.locator('main img').last()
  expect(await last.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a document without a picture has a cover with its title, which asks for no file', async ({
  page,
}) => {
  await visit(page, '/recipes/47')
  const cover = page.locator('#page-head [data-cover]')
  await expect(cover).toContainText('Jollof rice')
  await expect(cover.locator('img')).toHaveCount(0)
  const size = await cover.boundingBox()
  expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(4 / 3, 1)
})
