import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { browserData } from './browserData.ts'
import { readEmbeddedPage } from './embeddedPage.ts'
import { createPageStore, type PageStore } from './pageStore.ts'
import {
  loadIdleWork,
  loadProviders,
  loadScrollRestoration,
  offerLazyModules,
} from './lazyModules.ts'
import { prefetchFirstCard, prefetchLinks } from './prefetchLinks.ts'
import { matchRoute } from './routes.tsx'
import { updateInPlace } from './updateInPlace.ts'

/** Hydrates the prerendered page, and takes over from what has answered so far. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no #root.')
  const embedded = readEmbeddedPage()
  const { pathname } = window.location
  // A host may answer any unknown address with the one 404.html; then the address decides.
  const isThisPage = embedded && embedded.name === (matchRoute(pathname)?.route.name ?? '')
  let isChanged = false

  offerLazyModules()
  const start = embedded && {
    pathname,
    code: embedded.code,
    version: isThisPage ? embedded.version : undefined,
    onChanged: () => (isChanged = true),
  }
  const store = createPageStore(browserData(start ?? undefined))
  const opened = store.open(pathname)
  // The prerendered page is better than one that says that it did not load.
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
      if (import.meta.hot) updateInPlace(store, render)
    }
  })
  prefetchLinks(store)
  if (isThisPage) prefetchFirstCard(store)
}

function Site({ store, year }: { store: PageStore; year: number }) {
  return (
    // A page that is there is rendered at once rather than when there is time; see CurrentPage.
    <BrowserRouter useTransitions={false}>
      <App store={store} year={year} />
      <ReplayEarlyEvents store={store} />
    </BrowserRouter>
  )
}

/** What another page said of itself; React would leave it beside its own. */
function removePrerenderedHead() {
  const own = 'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"]'
  for (const element of document.head.querySelectorAll(own)) element.remove()
}

/** The last to mount: from here on React answers. */
function ReplayEarlyEvents({ store }: { store: PageStore }) {
  useEffect(() => {
    window.earlyAnswers?.replay()
    void loadScrollRestoration()
    loadProviders()
    void loadIdleWork(store)
  }, [store])
  return null
}
