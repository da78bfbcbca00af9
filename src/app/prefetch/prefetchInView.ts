import { whenIdle } from '../../loading/whenIdle.ts'
import { isAffordable } from './connection.ts'
import type { PageStore } from '../pageStore.ts'
import { CARD_LINKS, NEAR, pageBehind } from './prefetchLinks.ts'
import { whenFree } from './whenFree.ts'

/** Per page: about 150 KB. */
const MOST_PAGES = 30

/** Prefetches the pages behind cards in view, one at a time while idle, unless data is saved. */
export async function prefetchInView(store: Pick<PageStore, 'open' | 'onItsWay'>): Promise<void> {
  const asked = new Set<string>()
  let [page, count] = [window.location.pathname, 0]
  let loading: Promise<void> | undefined

  function mayLoad(): boolean {
    const { pathname } = window.location
    if (page !== pathname) [page, count] = [pathname, 0]
    return document.visibilityState === 'visible' && isAffordable() && count < MOST_PAGES
  }

  async function load(inView: Set<Element>) {
    for (;;) {
      await whenFree(store)
      const paths = [...inView].flatMap((link) => pageBehind(link) ?? [])
      const path = paths.find((one) => !asked.has(one))
      if (path === undefined || !mayLoad()) return
      asked.add(path)
      count += 1
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
}

/** Reports the links of cards in view after each change. @returns whether there are cards now */
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
