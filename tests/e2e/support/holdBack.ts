import type { Page, Route } from '@playwright/test'

export interface HeldBack {
  count: () => number
  /** Lets all go on that wait, and those that come later. */
  release: () => Promise<void>
}

/** Has the requests for some addresses wait, each whenever it comes, until they are released. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<HeldBack> {
  const held: Route[] = []
  let isReleased = false
  await page.route(addresses, async (route) => {
    if (isReleased) await route.continue()
    else held.push(route)
  })
  return {
    count: () => held.length,
    async release() {
      isReleased = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}
