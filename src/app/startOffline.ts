/** Registers the service worker and tells it what to keep; loaded in idle time. */
import { withBase, withoutBase } from '../addresses/base.ts'
import { WORKER } from '../addresses/offlineFiles.ts'
import { onFirstInput } from '../shared/onFirstInput.ts'
import type { Visit } from '../offline/cacheVisit.ts'
import { keyOf, STORAGE_KEYS } from '../storage/keys.ts'
import { keysAfter } from '../storage/webStorage.ts'
import { savesData } from './prefetch/connection.ts'
import { followPages } from './shownPage.ts'

const PINNED_STORES = ['savedRecipes', 'shoppingList', 'mealPlan', 'dinner', 'keepAll'] as const
export type PinnedStore = (typeof PINNED_STORES)[number]

export async function startOffline(): Promise<void> {
  const serviceWorker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  // Undefined if the visitor has left the page meanwhile.
  if (!serviceWorker) return
  const wasControlled = serviceWorker.controller !== null
  // Bypasses the HTTP cache, so that the next page finds removalWorker.ts if there is one.
  await serviceWorker.register(withBase(WORKER), { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  if (PINNED_STORES.some((name) => keysAfter(keyOf(STORAGE_KEYS[name], '')).length > 0))
    loadPinning()
  // Before the first input, visitors cannot save anything.
  else onFirstInput(loadPinning)
  followPages((visited) => {
    // A worker that controlled the page has already handled its files.
    const loaded = wasControlled ? [] : loadedFiles()
    const visit: Visit = { visited, loaded, savesData: savesData() }
    ;(serviceWorker.controller ?? active)?.postMessage(visit)
  })
}

function loadPinning() {
  void import('./pinSavedPages.ts').then(({ pinSavedPages }) => pinSavedPages()).catch(() => {})
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus < 400)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isCached(pathname))
    .map(({ pathname }) => pathname)
}

function isCached(pathname: string): boolean {
  return /^\/(assets|pictures)\//.test(withoutBase(pathname) ?? '')
}
