import type { PageStore } from './pageStore.ts'

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads what a link inside the site leads to as soon as it is pointed at, focused or touched. */
export function prefetchLinks(store: PageStore): void {
  for (const sign of SIGNS) {
    document.addEventListener(sign, (event) => prefetch(event, store), { passive: true })
  }
}

function prefetch({ target }: Event, store: PageStore) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return
  // A page that does not load now is asked for again when the link is followed.
  store.open(link.pathname).catch(() => {})
}
