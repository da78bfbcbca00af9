import { whenIdle } from '../loading/whenIdle.ts'
import { isAffordable } from './connection.ts'
import type { PageStore } from './pageStore.ts'
import { CARD_LINKS, FIRST_CARD, NEAR, pageBehind } from './prefetchLinks.ts'
import { matchRoute, type SiteRoute } from './routes.tsx'
import { whenFree } from './whenFree.ts'

/** Once so much has been fetched ahead on one page, in bytes as they are sent, nothing more is. */
const BUDGET = 150 * 1024

/**
 * Loads the pages behind the cards that are in view, one at a time, while the browser has nothing
 * better to do and no other page is on its way: then they are there before a finger has left the
 * card. Of the cards further down, the code of their pages alone. Never for visitors who save data or
 * have a slow connection, and nothing more once the budget is spent.
 *
 * @returns once what the cards lead to that are there at first has been loaded
 */
export async function prefetchInView(store: Pick<PageStore, 'open' | 'onItsWay'>): Promise<void> {
  const asked = new Set<string>()
  const spent = watchBytes()
  let loading: Promise<void> | undefined

  function mayLoad(): boolean {
    return document.visibilityState === 'visible' && isAffordable() && spent() < BUDGET
  }

  function next(inView: Set<Element>): string | undefined {
    if (!mayLoad()) return undefined
    return (
      [...inView].map(pageBehind).find((path) => path !== null && !asked.has(path)) ?? undefined
    )
  }

  async function load(inView: Set<Element>) {
    for (;;) {
      await whenFree(store)
      const path = next(inView)
      if (path === undefined) return
      asked.add(path)
      // What does not load now is asked for again when the link is followed.
      await store.open(path).catch(() => {})
    }
  }

  await new Promise<void>((resolve) => {
    const hasCards = followCards((inView) => {
      loading ??= load(inView).finally(() => (loading = undefined))
      resolve(loading)
    })
    if (!hasCards) resolve()
  })
  for (const { load: loadCode } of routesOfCards()) {
    await whenFree(store)
    if (!mayLoad()) return
    // What does not load now does when a page needs it.
    await loadCode().catch(() => {})
  }
}

/** The kinds of pages that the cards of a page lead to; cards whose addresses differ at the end alone share one. */
function routesOfCards(): SiteRoute[] {
  const paths = [...document.querySelectorAll(CARD_LINKS)].flatMap((link) => pageBehind(link) ?? [])
  const ofLists = new Map(paths.map((path) => [path.slice(0, path.lastIndexOf('/')), path]))
  return [...ofLists.values()].flatMap((path) => matchRoute(path)?.route ?? [])
}

/**
 * Reports the links of the cards in view, now and whenever others are.
 * @returns whether there are cards now
 */
function followCards(report: (inView: Set<Element>) => void): boolean {
  const inView = new Set<Element>()
  const note = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    report(inView)
  }
  const observer = new IntersectionObserver(note, { rootMargin: NEAR })
  const observeCards = () => {
    const links = document.querySelectorAll(CARD_LINKS)
    for (const link of links) observer.observe(link)
    return links.length > 0
  }
  let isPlanned = false
  const observeLater = () => {
    if (isPlanned) return
    isPlanned = true
    whenIdle(() => {
      isPlanned = false
      observeCards()
    })
  }
  new MutationObserver(observeLater).observe(document.body, { childList: true, subtree: true })
  return observeCards()
}

/**
 * Counts the bytes of pages and their code that are asked for from now on, with the first card's if
 * that was before; anew on each page.
 */
function watchBytes(): () => number {
  const [firstCard] = performance.getEntriesByName(FIRST_CARD)
  const since = firstCard?.startTime ?? performance.now()
  let [page, bytes] = [window.location.pathname, 0]
  const current = () => {
    if (page !== window.location.pathname) [page, bytes] = [window.location.pathname, 0]
    return bytes
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource')) {
      const isOfPages = /^\/(data|assets)\//.test(new URL(entry.name).pathname)
      const isAhead = isOfPages && entry.startTime >= since
      if (isAhead && entry instanceof PerformanceResourceTiming)
        bytes = current() + entry.encodedBodySize
    }
  }).observe({ type: 'resource', buffered: true })
  return current
}
