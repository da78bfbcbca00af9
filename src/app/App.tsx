import { isValidElement, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as words from 'words/site'
import { usePageViews } from '../features/providers/usePageViews.ts'
import { pagePath } from '../addresses/paths.ts'
import { ErrorBoundary } from '../ui/page/ErrorBoundary.tsx'
import { FailedPage } from './FailedPage.tsx'
import { useFollowedLinks } from './followLinks.ts'
import { publishShownPath } from './shownPage.ts'
import type { PageStore } from './pageStore.ts'
import { Providers } from './Providers.tsx'
import { Shell } from './shell/Shell.tsx'
import progress from './shell/LoadingBar.module.css'
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
  const shownPath = useShownPath(store, pathname)
  return (
    <>
      {shownPath !== pathname && (
        <div role="progressbar" aria-label={words.loadingPage} className={progress.bar} />
      )}
      <ErrorBoundary
        key={shownPath}
        renderFallback={(error, show) => {
          const retry = async () => {
            await store.open(shownPath)
            show()
          }
          return <FailedPage error={error} retry={retry} />
        }}
      >
        <LoadedPage store={store} path={shownPath} />
      </ErrorBoundary>
      <ShownPage path={pagePath(shownPath)} />
    </>
  )
}

/** Returns the old path until the new page loads or fails. A transition would await animations. */
function useShownPath(store: PageStore, pathname: string): string {
  const [settled, setSettled] = useState(pathname)
  const shownPath = isValidElement(store.peek(pathname)) ? pathname : settled
  if (shownPath !== settled) setSettled(shownPath)

  useEffect(() => {
    const page = store.peek(pathname)
    if (isValidElement(page)) return undefined
    let hasLeft = false
    const show = () => {
      if (!hasLeft) setSettled(pathname)
    }
    page.then(show, show)
    return () => void (hasLeft = true)
  }, [store, pathname])

  return shownPath
}

/** Must be the last child: effects run in order, so the page has set its title before this. */
function ShownPage({ path }: { path: string }) {
  usePageViews(path)
  useEffect(() => {
    publishShownPath(path)
    window.addRareFonts?.()
  }, [path])
  useScrollAndFocus(path)
  useFollowedLinks()
  return null
}

function LoadedPage({ store, path }: { store: PageStore; path: string }) {
  const page = store.peek(path)
  return isValidElement(page) ? page : use(page)
}
