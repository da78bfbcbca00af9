import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import * as words from 'words/pages'
import { Head } from '../../seo/Head.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { loadCode } from '../../shared/loadErrors.ts'
import { useHydrated } from '../../shared/useBrowserValue.ts'
import classes from './storedPage.module.css'

interface StoredPageText {
  title: string
  description: string
  about?: ReactNode
  empty: string
}

/** Creates a page for data stored in this browser; its view is not prerendered. */
export function storedPage<Data extends object>(
  load: () => Promise<{ default: ComponentType<Data> }>,
  { title, description, about, empty }: StoredPageText,
) {
  const View = lazy(() => loadCode(load()))
  return function StoredPage({ data }: { data: Data }) {
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
        <Suspense fallback={frame}>{isHydrated ? <View {...data} /> : frame}</Suspense>
      </div>
    )
  }
}
