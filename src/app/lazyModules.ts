/**
 * Code that parts of all pages load when they need it. They are handed their `import()` from here:
 * in their own file it would take the bundler's loader along, which the entry needs first, and the
 * entry would wait for all of that file.
 */
import { isDelivered } from '../forms/target.ts'
import { hasProviders } from '../settings/chosenProviders.ts'
import { offerSending } from '../forms/deliverForm.ts'
import type { PageStore } from './pageStore.ts'
import { whenFree } from './whenFree.ts'

export function offerLazyModules(): void {
  if (isDelivered('newsletter') || isDelivered('contact')) {
    offerSending(() => import('../forms/sendForm.ts'))
  }
}

type ScrollRestoration = typeof import('./scrollRestoration.ts')

let scrolling: ScrollRestoration | undefined

/** What restores scroll positions; nothing until it is there, and every page begins at its top. */
export function scrollRestoration(): ScrollRestoration | undefined {
  return scrolling
}

let loading: Promise<void> | undefined

/** To be called once the page answers, or when it is needed before. */
export function loadScrollRestoration(): Promise<void> {
  loading ??= startScrolling()
  return loading
}

async function startScrolling(): Promise<void> {
  try {
    scrolling = await import('./scrollRestoration.ts')
    scrolling.startScrollRestoration()
  } catch {
    // Without it, Back leads to the top of a page.
  }
}

/** Lays out the rest of the page and loads the pages behind cards in view; once the page answers. */
export async function loadIdleWork(store: PageStore): Promise<void> {
  await whenFree(store)
  // Without it parts are laid out as they come near, pages load when a card is pointed at, and are
  // shown as long as there is a connection.
  await import('./idleWork.ts').then(({ doIdleWork }) => doIdleWork(store)).catch(() => {})
}

/** What the settings let pages load of others; to be called once the page answers. */
export function loadProviders(): void {
  if (!hasProviders()) return
  // Without it the page is as it is without providers.
  void import('../features/providers/startProviders.tsx')
    .then(({ startProviders }) => startProviders())
    .catch(() => {})
}
