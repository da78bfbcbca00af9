import type { Locator, Page } from '@playwright/test'
import { ingredientsIn, readDocuments, type SiteDocument } from '../../site/documents.ts'
import { expect } from './site.ts'

export const { recipes, reviews, posts, siteAddress, contact, disclosure } = await readDocuments()

export const longestFirst = recipes.toSorted(
  (a, b) => ingredientsIn(b.values).length - ingredientsIn(a.values).length,
)

export const LIST_HEADING = 'Find Your Next Favorite Meal'
export const PANCAKES = documentAt('/recipes/7')
export const OVEN = documentAt('/reviews/3')
export const CITRUS = documentAt('/blog/1')

function documentAt(address: string): SiteDocument {
  const document = [...recipes, ...reviews, ...posts].find((one) => one.address === address)
  if (!document) throw new Error(`The content has no document for ${address}.`)
  return document
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

export function cardLink(page: Page, { title }: SiteDocument): Locator {
  return page.getByRole('article').getByRole('link', { name: title, exact: true })
}

/** Records the kind and path of each request from now on. */
export function recordRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`)
  })
  return asked
}

/** Returns the requests except those for code, styles, fonts and the browser's tab. */
export function beyondAssets(asked: string[]): string[] {
  return asked.filter((request) => !/^\w+ \/(assets\/|favicon\.)/.test(request))
}

/** Expects all words of the document on the screen. */
export async function expectReadable(page: Page, { title, words }: SiteDocument): Promise<void> {
  await expect(heading(page)).toHaveText(title)
  for (const text of [words[0] ?? '', words.at(-1) ?? '']) {
    const found = page.getByRole('main').getByText(text, { exact: true })
    await expect(found.last()).toBeVisible()
  }
}
