import { settings } from '../../settings/settings.ts'
import { layersOfPage } from '../../ui/layersOfPage.ts'
import { isAffordable } from './connection.ts'
import { followPages } from '../shownPage.ts'
import { layOutLater } from './layOutLater.ts'
import type { PageStore } from '../pageStore.ts'
import { prefetchInView } from './prefetchInView.ts'
import { whenFree } from './whenFree.ts'

/** Prefetches in idle time: first for the next page, last for later visits. */
export async function doIdleWork(store: PageStore): Promise<void> {
  layOutLater()
  await prefetchInView(store)
  followPages(() => void fetchLayers(store))
  // Without https browsers have no workers.
  if (!import.meta.env.PROD || !settings.offline || !('serviceWorker' in navigator)) return
  await whenFree(store)
  const { startOffline } = await import('../offline.ts')
  await startOffline()
}

/** Cook mode then opens at the first press. */
async function fetchLayers(store: PageStore) {
  await whenFree(store)
  if (isAffordable()) for (const layer of layersOfPage) layer.fetch()
}
