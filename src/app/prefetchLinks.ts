import { isAffordable } from './connection.ts'
import type { PageStore } from './pageStore.ts'

/** The title of a card is its link; a page of a document is an article, too, with links in its text. */
export const CARD_LINKS = 'main article :is(h2, h3) > a[href]'

/** The name of the performance mark of when the page behind the first card was asked for. */
export const FIRST_CARD = 'first-card'

/** What is about to come into view, on a phone the first card of a list, counts as in view. */
export const NEAR = '0px 0px 50%'

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads what a link or a form inside the site leads to as soon as it is pointed at, focused or
 * touched.
 */
export function prefetchLinks(store: PageStore): void {
  for (const sign of SIGNS) {
    document.addEventListener(sign, (event) => prefetch(event, store), { passive: true })
  }
}

function prefetch({ target }: Pick<Event, 'target'>, store: PageStore, isAhead = false) {
  const path = target instanceof Element ? pageBehind(target) : null
  // A page that does not load now is asked for again when the way is taken.
  if (path !== null) store.open(path, isAhead).catch(() => {})
}

/**
 * Loads the page behind the first card, if that is in view, while React hydrates: the connection has
 * nothing to do then. Not for visitors who save data or have a slow connection.
 */
export function prefetchFirstCard(store: PageStore): void {
  const link = document.querySelector(CARD_LINKS)
  if (!link || !isAffordable()) return
  const load: IntersectionObserverCallback = ([entry], observer) => {
    observer.disconnect()
    if (!entry?.isIntersecting) return
    performance.mark(FIRST_CARD)
    // A connection that hangs holds up nothing but it.
    prefetch(entry, store, true)
  }
  new IntersectionObserver(load, { rootMargin: NEAR }).observe(link)
}

/** The path of the page of this site that an element, or what it is in, leads to. */
export function pageBehind(element: Element): string | null {
  const way = wayFrom(element)
  return way && way.origin === window.location.origin ? way.pathname : null
}

function wayFrom(target: Element): Pick<Location, 'origin' | 'pathname'> | null {
  const form = target.closest('form')
  if (form?.hasAttribute('action')) return new URL(form.action)
  const link = target.closest('a')
  // A link that names a type leads to a file, such as a feed.
  return link?.target === '_blank' || link?.type ? null : link
}
