import { layOutLater } from './layOutLater.ts'
import type { PageStore } from './pageStore.ts'
import { prefetchInView } from './prefetchInView.ts'
import { makeCardsSelectable } from './selectableCards.ts'

/** What a page that answers does while the browser has nothing better to do. */
export function doIdleWork(store: PageStore): void {
  layOutLater()
  prefetchInView(store)
  document.addEventListener('pointerover', onPointerOver)
}

/** A mouse can select the text of cards, from its first move on; a finger has no use for that. */
function onPointerOver({ pointerType }: PointerEvent) {
  if (pointerType !== 'mouse') return
  document.removeEventListener('pointerover', onPointerOver)
  makeCardsSelectable()
}
