import { lazy } from 'react'
import { needed } from '../loading/loadErrors.ts'
import { DevicePage } from './DevicePage.tsx'

/** It is not prerendered, so no visit needs to begin with it. */
const ShoppingListView = lazy(async () => {
  const view = await needed(import('../features/saved/list/ShoppingListView.tsx'))
  return { default: view.ShoppingListView }
})

export function Page() {
  return (
    <DevicePage
      title="Shopping list"
      description="What to buy for the recipes that you have chosen, by aisle, kept in this browser."
    >
      <ShoppingListView />
    </DevicePage>
  )
}
