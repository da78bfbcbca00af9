import { isValidElement, use, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageViews } from '../features/analytics/usePageViews.ts'
import { pagePath } from '../addresses/paths.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { FailedPage } from './FailedPage.tsx'
import type { PageStore } from './pageStore.ts'
import { Providers } from './Providers.tsx'
import { Shell } from './shell/Shell.tsx'
import { Progress } from './shell/Progress.tsx'
import { useScrollAndFocus } from './useScrollAndFocus.ts'

interface AppProps {
  store: PageStore
  /** The year of the copyright line, as prerendered. */
  year: number
}

/** The whole site, inside whichever router the place it runs in provides. */
export function App({ store, year }: AppProps) {
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

/** The page of the current path: at once when it is there; while it loads, the one before it stays. */
function CurrentPage({ store }: { store: PageStore }) {
  const { pathname } = useLocation()
  const deferred = useDeferredValue(pathname)
  const shown = isValidElement(store.peek(pathname)) ? pathname : deferred
  return (
    <>
      {shown !== pathname && <Progress />}
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

/** What happens once a page is on the screen; the last to mount, so after its title. */
function ShownPage({ path }: { path: string }) {
  usePageViews(path)
  useScrollAndFocus(path)
  return null
}

function Opened({ store, path }: { store: PageStore; path: string }) {
  const page = store.peek(path)
  return isValidElement(page) ? page : use(page)
}
