import { followPageViews } from '../features/providers/pageViews.ts'
import { whenIdle } from '../loading/whenIdle.ts'
import { settings } from '../settings/settings.ts'
import { layersOfPage } from '../ui/layersOfPage.ts'
import { isAffordable } from './connection.ts'
import { layOutLater } from './layOutLater.ts'
import { startOffline } from './offline.ts'
import type { PageStore } from './pageStore.ts'
import { prefetchInView } from './prefetchInView.ts'
import { makeCardsSelectable } from './selectableCards.ts'

/** What a page that answers does while the browser has nothing better to do. */
export function doIdleWork(store: PageStore): void {
  layOutLater()
  prefetchInView(store)
  document.addEventListener('pointerover', onPointerOver)
  // So that cook mode opens at the first press without waiting for its code.
  followPageViews(() => whenIdle(fetchLayers))
  // The development server has no pages that could be kept. Without https there are no workers.
  if (import.meta.env.PROD && settings.offline && 'serviceWorker' in navigator) {
    // A browser that forbids it shows pages as long as there is a connection.
    void startOffline().catch(() => {})
  }
}

function fetchLayers() {
  if (isAffordable()) for (const layer of layersOfPage) layer.fetch()
}

/** A mouse can select the text of cards, from its first move on; a finger has no use for that. */
function onPointerOver({ pointerType }: PointerEvent) {
  if (pointerType !== 'mouse') return
  document.removeEventListener('pointerover', onPointerOver)
  makeCardsSelectable()
}
