import { ShoppingListView } from '../features/saved/list/ShoppingListView.tsx'
import { Head } from '../seo/Head.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { useHydrated } from '../ui/useHydrated.ts'

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
      {isHydrated && <ShoppingListView />}
    </div>
  )
}
