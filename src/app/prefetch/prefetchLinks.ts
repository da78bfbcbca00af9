import { isAffordable } from './connection.ts'
import type { PageStore } from '../pageStore.ts'

/** Titles of cards; the page of a document is an article, too, with links in its text. */
export const CARD_LINKS = 'main article :is(h2, h3) > a[href]'

/** Counts as in view; on a phone the first card of a list is just below. */
export const NEAR = '0px 0px 50%'

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads what a link or form of the site leads to once it is pointed at, focused or touched. */
export function prefetchLinks(store: PageStore): void {
  for (const sign of SIGNS) {
    document.addEventListener(sign, (event) => prefetch(event, store), { passive: true })
  }
}

function prefetch({ target }: Pick<Event, 'target'>, store: PageStore, isAhead = false) {
  const path = target instanceof Element ? pageBehind(target) : null
  // A failed page is tried again when the link is followed.
  if (path !== null) store.open(path, isAhead).catch(() => {})
}

/** Prefetches the page behind the first card in view while React hydrates and the network is idle. */
export function prefetchFirstCard(store: PageStore): void {
  const link = document.querySelector(CARD_LINKS)
  if (!link || !isAffordable()) return
  const load: IntersectionObserverCallback = ([entry], observer) => {
    observer.disconnect()
    if (!entry?.isIntersecting) return
    prefetch(entry, store, true)
  }
  new IntersectionObserver(load, { rootMargin: NEAR }).observe(link)
}

export function pageBehind(element: Element): string | null {
  const way = wayFrom(element)
  return way && way.origin === window.location.origin ? way.pathname : null
}

function wayFrom(target: Element): Pick<Location, 'origin' | 'pathname'> | null {
  const form = target.closest('form')
  if (form?.hasAttribute('action')) return new URL(form.action)
  const link = target.closest('a')
  // Links with a type lead to files, such as feeds.
  return link?.target === '_blank' || link?.type ? null : link
}
