import { type ReactNode, Suspense } from 'react'
import * as words from 'words/pages'
import { Head } from '../../seo/Head.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { useHydrated } from '../../shared/useBrowserValue.ts'
import classes from './StoredPage.module.css'

interface StoredPageProps {
  title: string
  description: string
  about?: ReactNode
  empty: string
  /** Shows what this browser stores; not prerendered. */
  children: ReactNode
}

export function StoredPage({ title, description, about, empty, children }: StoredPageProps) {
  const isHydrated = useHydrated()
  const frame = (
    <div className={`needs-scripts ${classes.frame}`}>
      <EmptyState>{empty}</EmptyState>
    </div>
  )
  return (
    <div className={`container ${classes.page}`}>
      {/* No path, so that search engines do not index it. */}
      <Head title={title} description={description} />
      <PageHead kicker={words.onThisDevice} title={title}>
        {about}
      </PageHead>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <Suspense fallback={frame}>{isHydrated ? children : frame}</Suspense>
    </div>
  )
}
