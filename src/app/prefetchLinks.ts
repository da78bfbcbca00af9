import type { PageStore } from './pageStore.ts'

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

function prefetch({ target }: Event, store: PageStore) {
  const path = target instanceof Element ? pageBehind(target) : null
  // A page that does not load now is asked for again when the way is taken.
  if (path !== null) store.open(path).catch(() => {})
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
