import { startTransition } from 'react'
import type { PageStore } from './pageStore.ts'

/**
 * Has the development server's open page show documents that were saved: with its scroll position,
 * open parts and typed text, since only its data is replaced, once it is there.
 *
 * @param render renders the app anew
 */
export function updateInPlace(store: PageStore, render: () => void): void {
  import.meta.hot?.on('documents-changed', () => {
    startTransition(() => {
      store.forget()
      render()
    })
  })
}
