import { isValidElement, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageViews } from '../features/analytics/usePageViews.ts'
import { pagePath } from '../addresses/paths.ts'
import { ErrorBoundary } from '../ui/page/ErrorBoundary.tsx'
import { FailedPage } from './FailedPage.tsx'
import { publishShownPath } from './shownPage.ts'
import type { PageStore } from './pageStore.ts'
import { Providers } from './Providers.tsx'
import { Shell } from './shell/Shell.tsx'
import progress from './shell/Progress.module.css'
import { useScrollAndFocus } from './scroll/useScrollAndFocus.ts'

export function App({ store, year }: { store: PageStore; year: number }) {
  return (
    <Providers>
      <ErrorBoundary renderFallback={(error) => <FailedPage error={error} />}>
        <Shell year={year}>
          <CurrentPage store={store} />
        </Shell>
      </ErrorBoundary>
    </Providers>
  )
}

function CurrentPage({ store }: { store: PageStore }) {
  const { pathname } = useLocation()
  const shown = useShownPath(store, pathname)
  return (
    <>
      {shown !== pathname && (
        <div role="progressbar" aria-label="Loading the page" className={progress.bar} />
      )}
      <ErrorBoundary
        key={shown}
        renderFallback={(error, show) => {
          const retry = async () => {
            await store.open(shown)
            show()
          }
          return <FailedPage error={error} retry={retry} />
        }}
      >
        <Opened store={store} path={shown} />
      </ErrorBoundary>
      <ShownPage path={pagePath(shown)} />
    </>
  )
}

/** The current path, once its page has loaded or failed. A transition would yield to animations. */
function useShownPath(store: PageStore, pathname: string): string {
  const [settled, setSettled] = useState(pathname)
  const shown = isValidElement(store.peek(pathname)) ? pathname : settled
  if (shown !== settled) setSettled(shown)

  useEffect(() => {
    const page = store.peek(pathname)
    if (isValidElement(page)) return undefined
    let isLeft = false
    const show = () => {
      if (!isLeft) setSettled(pathname)
    }
    page.then(show, show)
    return () => void (isLeft = true)
  }, [store, pathname])

  return shown
}

/** Effects run in order: this part mounts last, when the page has set its title. */
function ShownPage({ path }: { path: string }) {
  usePageViews(path)
  useEffect(() => publishShownPath(path), [path])
  useScrollAndFocus(path)
  return null
}

function Opened({ store, path }: { store: PageStore; path: string }) {
  const page = store.peek(path)
  return isValidElement(page) ? page : use(page)
}
