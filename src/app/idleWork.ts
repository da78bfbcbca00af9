import { followPageViews } from '../features/providers/pageViews.ts'
import { settings } from '../settings/settings.ts'
import { layersOfPage } from '../ui/layersOfPage.ts'
import { isAffordable } from './connection.ts'
import { layOutLater } from './layOutLater.ts'
import type { PageStore } from './pageStore.ts'
import { prefetchInView } from './prefetchInView.ts'
import { makeCardsSelectable } from './selectableCards.ts'
import { whenFree } from './whenFree.ts'

/**
 * What a page that answers does while the browser has nothing better to do: first what makes the next
 * page come at once, last what is for another visit.
 */
export async function doIdleWork(store: PageStore): Promise<void> {
  layOutLater()
  document.addEventListener('pointerover', onPointerOver)
  await prefetchInView(store)
  followPageViews(() => void fetchLayers(store))
  // The development server has no pages that could be kept. Without https there are no workers.
  if (!import.meta.env.PROD || !settings.offline || !('serviceWorker' in navigator)) return
  await whenFree(store)
  const { startOffline } = await import('./offline.ts')
  await startOffline()
}

/** So that cook mode opens at the first press without waiting for its code. */
async function fetchLayers(store: PageStore) {
  await whenFree(store)
  if (isAffordable()) for (const layer of layersOfPage) layer.fetch()
}

/** A mouse can select the text of cards, from its first move on; a finger has no use for that. */
function onPointerOver({ pointerType }: PointerEvent) {
  if (pointerType !== 'mouse') return
  document.removeEventListener('pointerover', onPointerOver)
  makeCardsSelectable()
}
