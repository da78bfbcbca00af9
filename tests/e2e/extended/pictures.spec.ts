import { CHROMIUM_FLAGS, findBrowser } from '../../support/findBrowser.ts'
import { expect, test } from '../support/site.ts'
import { visit } from '../support/visit.ts'

/** Loads pictures, which other test files block for speed. */
test.use({ launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS } })

test('pictures load when they come near, and no larger than needed', async ({ page }) => {
  // The smallest first, since browsers reuse a picture that is cached in another width.
  for (const path of ['/recipes', '/reviews/1', '/']) {
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
    expect(width, path).toBeLessThanOrEqual(Math.max(400, picture.shown * 2.9))
  }
  await visit(page, '/recipes')
  const last = page.locator('main img').last()
  expect(await last.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})
