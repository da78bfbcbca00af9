import { lazy, Suspense } from 'react'
import { needed } from '../loading/loadErrors.ts'
import { Head } from '../seo/Head.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { useHydrated } from '../ui/useHydrated.ts'

/** It is not prerendered, so no visit needs to begin with it. */
const ShoppingListView = lazy(async () => {
  const view = await needed(import('../features/saved/list/ShoppingListView.tsx'))
  return { default: view.ShoppingListView }
})

export function Page() {
  const isHydrated = useHydrated()
  return (
    <div className="container">
      {/* Without a path: what is here is different in every browser. */}
      <Head
        title="Shopping list"
        description="What to buy for the recipes that you have chosen, by aisle, kept in this browser."
      />
      <PageHead kicker="On this device" title="Shopping list" />
      <Suspense>{isHydrated && <ShoppingListView />}</Suspense>
    </div>
  )
}
