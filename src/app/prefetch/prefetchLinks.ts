import { withoutBase } from '../../addresses/base.ts'
import { CARD_LINK } from '../../addresses/pageParts.ts'
import { pageLink } from '../followLinks.ts'
import { allowsPrefetch } from './connection.ts'
import type { PageStore } from '../pageStore.ts'

/** Extends the viewport by half, since the first card is just below it on a phone. */
const NEAR = '0px 0px 50%'

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the page of a link or form when it is hovered, focused or touched. */
export function prefetchLinks(store: PageStore): void {
  for (const type of EVENTS) {
    document.addEventListener(type, (event) => prefetch(event, store), { passive: true })
  }
}

function prefetch({ target }: Pick<Event, 'target'>, store: PageStore) {
  const page = target instanceof Element ? addressBehind(target) : null
  const path = page?.origin === window.location.origin ? withoutBase(page.pathname) : null
  // The error is ignored: a click on the link tries again.
  if (path !== null) store.open(path).catch(() => {})
}

/** Prefetches the page of the first card in view, as the network is idle during hydration. */
export function prefetchFirstCard(store: PageStore): void {
  const link = document.querySelector(CARD_LINK)
  if (!link || !allowsPrefetch()) return
  const load: IntersectionObserverCallback = ([entry], observer) => {
    observer.disconnect()
    if (entry?.isIntersecting) prefetch(entry, store)
  }
  new IntersectionObserver(load, { rootMargin: NEAR }).observe(link)
}

function addressBehind(target: Element): Pick<Location, 'origin' | 'pathname'> | null {
  const form = target.closest('form')
  if (form?.hasAttribute('action')) return new URL(form.action)
  return pageLink(target)
}
