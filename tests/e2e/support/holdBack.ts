import type { Page, Route } from '@playwright/test'

export interface HeldBack {
  count: () => number
  /** Releases all held and future requests. */
  release: () => Promise<void>
}

/** Holds back all requests for some addresses until they are released. */
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
