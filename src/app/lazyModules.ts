/** The `import()` calls of shared code; elsewhere, their loader would delay the entry. */
import { isDelivered } from '../forms/target.ts'
import { hasProviders } from '../settings/chosenProviders.ts'
import { offerSending } from '../forms/deliverForm.ts'
import type { PageStore } from './pageStore.ts'
import { whenFree } from './prefetch/whenFree.ts'

export function offerLazyModules(): void {
  if (isDelivered('newsletter') || isDelivered('contact')) {
    offerSending(() => import('../forms/sendForm.ts'))
  }
}

type ScrollRestoration = typeof import('./scroll/scrollRestoration.ts')

let scrolling: ScrollRestoration | undefined

/** Undefined until loaded; pages then begin at their top. */
export function scrollRestoration(): ScrollRestoration | undefined {
  return scrolling
}

let loading: Promise<void> | undefined

export function loadScrollRestoration(): Promise<void> {
  loading ??= startScrolling()
  return loading
}

async function startScrolling(): Promise<void> {
  try {
    const loaded = await import('./scroll/scrollRestoration.ts')
    loaded.startScrollRestoration()
    scrolling = loaded
  } catch {
    // Back then leads to the top of the page.
  }
}

/** Optional work in idle time; if it does not load, the page works as before. */
export async function loadIdleWork(store: PageStore): Promise<void> {
  await whenFree(store)
  await import('./prefetch/idleWork.ts').then(({ doIdleWork }) => doIdleWork(store)).catch(() => {})
}

export function loadProviders(): void {
  if (!hasProviders()) return
  void import('../features/providers/startProviders.tsx')
    .then(({ startProviders }) => startProviders())
    .catch(() => {})
}
