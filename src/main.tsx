import 'virtual:theme.css'
import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { browserData } from './app/browserData.ts'
import { readEmbeddedPage } from './app/embeddedPage.ts'
import { createPageStore } from './app/pageStore.ts'
import { prefetchLinks } from './app/prefetchLinks.ts'
import { matchRoute } from './app/routes.tsx'

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id “root”.')
  const embedded = readEmbeddedPage()
  const { pathname } = window.location
  // A host may answer any unknown address with the one 404.html; then the address decides.
  const isThisPage = embedded && embedded.name === (matchRoute(pathname)?.route.name ?? '')

  const store = createPageStore(
    browserData(isThisPage ? { pathname, json: embedded.json } : undefined),
  )
  await store.open(pathname).catch(() => {})
  const app = (
    <BrowserRouter>
      <App store={store} year={embedded?.year ?? new Date().getFullYear()} />
    </BrowserRouter>
  )
  startTransition(() => {
    if (isThisPage) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  prefetchLinks(store)
}

void start()
