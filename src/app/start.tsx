import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { DOCUMENTS_CHANGED } from '../content/pageFile.ts'
import { withBase, withoutBase } from '../addresses/base.ts'
import { App } from './App.tsx'
import { browserData } from './browserData.ts'
import { readEmbeddedPage } from './embeddedPage.ts'
import { createPageStore, type PageStore } from './pageStore.ts'
import {
  runIdleTasks,
  loadProviders,
  loadScrollRestoration,
  registerLazyModules,
} from './lazyModules.ts'
import { prefetchFirstCard, prefetchLinks } from './prefetch/prefetchLinks.ts'
import { knownPath, matchRoute } from './routes.tsx'

/** Hydrates the prerendered page and takes over from beforeHydration.ts. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no #root.')
  const embedded = readEmbeddedPage()
  const pathname = correctAddress()
  // A host may answer an unknown address with 404.html; the address then determines the page.
  const isThisPage = embedded && embedded.name === (matchRoute(pathname)?.route.name ?? '')
  let isChanged = false

  registerLazyModules()
  const start = embedded && {
    pathname,
    code: embedded.code,
    version: isThisPage ? embedded.version : undefined,
    onChanged: () => (isChanged = true),
  }
  const store = createPageStore(browserData(start ?? undefined))
  const opened = store.open(pathname)
  // If loading fails, the prerendered page stays unchanged.
  if (isThisPage) await opened
  else await opened.catch(() => {})
  const year = embedded?.year ?? new Date().getFullYear()
  startTransition(() => {
    if (isThisPage && !isChanged) {
      hydrateRoot(root, <Site store={store} year={year} />)
    } else {
      removePrerenderedHead()
      const created = createRoot(root)
      const render = () => created.render(<Site store={store} year={year} />)
      render()
      // In development, only the data is replaced: scroll position and typed text stay.
      import.meta.hot?.on(DOCUMENTS_CHANGED, () => {
        startTransition(() => {
          store.forget()
          render()
        })
      })
    }
  })
  prefetchLinks(store)
  if (isThisPage) prefetchFirstCard(store)
}

/** Hosts answer `/Recipes` with 404.html; this replaces the address by `/recipes`. */
function correctAddress(): string {
  const { pathname, search, hash } = window.location
  const corrected = knownPath(withoutBase(pathname) ?? pathname)
  const address = withBase(corrected)
  if (address !== pathname) history.replaceState(history.state, '', address + search + hash)
  return corrected
}

function Site({ store, year }: { store: PageStore; year: number }) {
  return (
    // Without transitions, loaded pages show at once; see useShownPath.
    <BrowserRouter basename={withBase('/')} useTransitions={false}>
      <App store={store} year={year} />
      <ReplayEarlyInput />
    </BrowserRouter>
  )
}

/** Removes the tags of another page, since React would only add its own beside them. */
function removePrerenderedHead() {
  const tags = 'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"]'
  for (const element of document.head.querySelectorAll(tags)) element.remove()
}

/** Must be the last child: effects run in order, so React handles events before this runs. */
function ReplayEarlyInput() {
  useEffect(() => {
    window.earlyInput?.replay()
    void loadScrollRestoration()
    loadProviders()
    runIdleTasks()
  }, [])
  return null
}
