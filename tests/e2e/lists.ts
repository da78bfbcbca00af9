import { expect, type Locator, type Page } from '@playwright/test'

/** The cards of a list page. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

/** The advertisements inside a part of the page. */
export function ads(part: Page | Locator): Locator {
  return part.getByRole('complementary', { name: 'Advertisement' })
}

/** Expects an advertisement after every `every`-th card that is shown, and nowhere else. */
export async function expectAdsAfterEvery(page: Page, every: number): Promise<void> {
  const before = await page
    .getByRole('main')
    .locator('article, aside')
    .evaluateAll((items) => {
      const names = items.map((item) => item.localName)
      return names.flatMap((name, index) =>
        name === 'aside'
          ? [names.slice(0, index).filter((other) => other === 'article').length]
          : [],
      )
    })
  const count = await cards(page).count()
  const due = Array.from({ length: Math.floor(count / every) }, (_, index) => (index + 1) * every)
  expect(before, 'the number of cards before each advertisement').toEqual(due)
}

/** How many items of a grid stand side by side in its first row. */
export async function columnsOf(items: Locator): Promise<number> {
  return items.evaluateAll((elements) => {
    const tops = elements.map((element) => element.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  })
}
