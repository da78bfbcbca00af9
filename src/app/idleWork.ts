import { settings } from '../settings/settings.ts'
import { startOffline } from './offline.ts'
import type { PageStore } from './pageStore.ts'
import { prefetchInView } from './prefetchInView.ts'

/** What is done while nobody waits for anything. */
export function startIdleWork(store: PageStore): void {
  prefetchInView(store)
  // The development server has no pages that could be kept. Without https there are no workers.
  if (import.meta.env.PROD && settings.offline && 'serviceWorker' in navigator) {
    // A browser that forbids it shows pages as long as there is a connection.
    void startOffline().catch(() => {})
  }
}
