import { lazy } from 'react'
import * as heads from 'words/heads'
import { shoppingList } from 'words/navigation'
import * as words from 'words/pages'
import { loadCode } from '../shared/loadErrors.ts'
import { StoredPage } from './frames/StoredPage.tsx'

const ShoppingListView = lazy(() => loadCode(import('../features/saved/list/ShoppingListView.tsx')))

export function Page() {
  return (
    <StoredPage title={shoppingList} description={heads.shoppingList} empty={words.emptyList}>
      <ShoppingListView empty={words.emptyList} />
    </StoredPage>
  )
}
