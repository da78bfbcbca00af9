import { lazy, Suspense } from 'react'
import { needed } from '../loading/loadErrors.ts'
import { Head } from '../seo/Head.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { useHydrated } from '../ui/useHydrated.ts'
import type { PageProps } from './pageProps.ts'

/** It is not prerendered, so no visit needs to begin with it. */
const SavedView = lazy(async () => {
  const view = await needed(import('../features/saved/SavedView.tsx'))
  return { default: view.SavedView }
})

export function Page({ data }: PageProps<'saved'>) {
  const isHydrated = useHydrated()
  return (
    <div className="container">
      {/* Without a path: what is here is different in every browser. */}
      <Head
        title="Saved recipes"
        description="The recipes that you have saved or cooked, with your notes, kept in this browser."
      />
      <PageHead kicker="On this device" title="Saved recipes">
        Kept in this browser and nowhere else; there is no account.
      </PageHead>
      <Suspense>{isHydrated && <SavedView recipes={data.recipes} />}</Suspense>
    </div>
  )
}
