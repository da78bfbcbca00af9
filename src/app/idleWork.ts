import { settings } from '../settings/settings.ts'
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
  // The development server has no pages that could be kept. Without https there are no workers.
  if (import.meta.env.PROD && settings.offline && 'serviceWorker' in navigator) {
    // A browser that forbids it shows pages as long as there is a connection.
    void startOffline().catch(() => {})
  }
}

/** A mouse can select the text of cards, from its first move on; a finger has no use for that. */
function onPointerOver({ pointerType }: PointerEvent) {
  if (pointerType !== 'mouse') return
  document.removeEventListener('pointerover', onPointerOver)
  makeCardsSelectable()
}
