import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Listed, ListedItem } from '../../../src/storage/shoppingList.ts'

/** Opens a page without the popup, and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('newsletter-popup-seen', 'true')
    } catch {
      // The test blocks the storage.
    }
  })
  await page.goto(path)
  await untilAlive(page)
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilAlive(page)
}

/** Waits until the page has reported its first page view and is fully laid out. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => window.dataLayer !== undefined && !('later' in document.documentElement.dataset),
  )
}

/** Returns the links of the header. On a phone, opens the menu first. */
export async function openNavigation(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  return page.getByRole('navigation', { name: 'Menu' })
}

/** Navigates like the router: adds a history entry, and notifies the page. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({ key: path }, '', path)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
}

export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => addressOf(page), 'the address').toBe(address)
}

/** Returns the parsed JSON of a key in the browser's storage; null if there is none. */
export async function stored(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key)
  return text === null ? null : JSON.parse(text)
}

/** Answers a request for a page's data with other data for the same code. */
export async function answerData(route: Route, data: unknown): Promise<void> {
  const { code }: { code: string } = await (await route.fetch()).json()
  await route.fulfill({ json: { code, version: '', data } })
}

/** Puts text under a key of the browser's storage before each page loads. */
export async function store(page: Page, key: string, text: string): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    key,
    text,
  ] as const)
}

/** Puts lines on the shopping list of the browser before each page loads. */
export async function storeList(page: Page, items: ListedItem[], title = ''): Promise<void> {
  const record: Listed = { title, factor: 1, items, at: '2026-11-09' }
  await store(page, `shopping-list:line-${title}`, JSON.stringify(record))
}

/** Makes every write to the storage fail, as if it were full or blocked. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked by the test', 'QuotaExceededError')
    }
  })
}
