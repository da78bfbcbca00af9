import type { Page } from '@playwright/test'
import { recordRequests } from '../support/reading.ts'
import { expect, test } from '../support/site.ts'
import { visit } from '../support/visit.ts'

test.use({ savesData: false })

function cardsInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')]
    const seen = links.filter((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight * 1.5
    })
    return seen.map((link) => link.pathname)
  })
}

async function beIdle(page: Page) {
  for (let count = 0; count < 3; count += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

const dataIn = (asked: string[]) =>
  asked.flatMap((request) => /^fetch \/data(\/.+)\.json$/.exec(request)?.[1] ?? [])

test('the page behind the first card in view is loaded, and no other', async ({ page }) => {
  const asked = recordRequests(page)
  await visit(page, '/recipes')
  const [first] = await cardsInView(page)
  await expect.poll(() => dataIn(asked)).toEqual([first])
  await beIdle(page)
  expect(dataIn(asked)).toEqual([first])
})

// Nor with “saveData”, for which moving.spec.ts counts requests.
test('nothing is loaded ahead on a slow connection', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
  })
  const asked = recordRequests(page)
  await visit(page, '/recipes')
  await beIdle(page)
  expect(dataIn(asked)).toEqual([])
  expect(asked.filter((request) => request.includes('/RecipePage-'))).toEqual([])
})

test('a recipe asks for 14 files at most, besides pictures', async ({ page }) => {
  const asked = recordRequests(page)
  await visit(page, '/recipes/7')
  await beIdle(page)
  await page.waitForLoadState('networkidle')
  const files = asked.filter((request) => !/^image |\/sw\.js$/.test(request))
  expect(files.length).toBeLessThanOrEqual(14)
})
