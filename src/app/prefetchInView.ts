import { whenIdle } from '../loading/whenIdle.ts'
import { isAffordable } from './connection.ts'
import type { PageStore } from './pageStore.ts'
import { pageBehind } from './prefetchLinks.ts'

/** Once so much has been fetched ahead on one page, in bytes as they are sent, nothing more is. */
const BUDGET = 150 * 1024

/** What is about to come into view, on a phone the first card of a list, counts as in view. */
const NEAR = '0px 0px 50%'

/** The title of a card is its link; a page of a document is an article, too, with links in its text. */
const CARD_LINKS = 'main article :is(h2, h3) > a[href]'

/**
 * Loads the pages behind the cards that are in view, one at a time, while the browser has nothing
 * better to do: then they are there before a finger has left the card. Never for visitors who save
 * data or have a slow connection, and nothing more once the budget is spent.
 */
export function prefetchInView(store: Pick<PageStore, 'open'>): void {
  const inView = new Set<Element>()
  const asked = new Set<string>()
  const spent = watchBytes()
  let isWorking = false

  function next(): string | undefined {
    if (document.visibilityState !== 'visible' || !isAffordable()) return undefined
    if (spent() >= BUDGET) return undefined
    return (
      [...inView].map(pageBehind).find((path) => path !== null && !asked.has(path)) ?? undefined
    )
  }

  async function work() {
    if (isWorking) return
    isWorking = true
    for (let path = next(); path !== undefined; path = next()) {
      asked.add(path)
      // What does not load now is asked for again when the link is followed.
      await store.open(path).catch(() => {})
      await new Promise<void>((resolve) => whenIdle(resolve))
    }
    isWorking = false
  }

  const note = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    whenIdle(() => void work())
  }
  const observer = new IntersectionObserver(note, { rootMargin: NEAR })
  const observeCards = () => {
    for (const link of document.querySelectorAll(CARD_LINKS)) observer.observe(link)
  }
  observeCards()
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
}

/** Counts the bytes of pages and their code that arrive from now on, anew on each page. */
function watchBytes(): () => number {
  let [page, bytes] = [window.location.pathname, 0]
  const current = () => {
    if (page !== window.location.pathname) [page, bytes] = [window.location.pathname, 0]
    return bytes
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource')) {
      const isOfPages = /^\/(data|assets)\//.test(new URL(entry.name).pathname)
      const isCounted = isOfPages && entry instanceof PerformanceResourceTiming
      if (isCounted) bytes = current() + entry.encodedBodySize
    }
  }).observe({ type: 'resource' })
  return current
}
