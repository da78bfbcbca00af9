import { lazy } from 'react'
import { loadCode } from '../shared/loadErrors.ts'
import { StoredPage } from './frames/StoredPage.tsx'

const ShoppingListView = lazy(() => loadCode(import('../features/saved/list/ShoppingListView.tsx')))

const EMPTY =
  'The list is empty. “Add to shopping list” on the page of a recipe fills it, at the number of servings that you choose there.'

export function Page() {
  return (
    <StoredPage
      title="Shopping list"
      description="What to buy for the recipes that you have chosen, by aisle, kept in this browser."
      empty={EMPTY}
    >
      <ShoppingListView empty={EMPTY} />
    </StoredPage>
  )
}
