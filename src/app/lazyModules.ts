/** The app's lazy imports, except those of features and routes. */
import { hasFormService } from '../settings/settings.ts'
import { hasProviders } from '../settings/chosenProviders.ts'
import { registerSending } from '../forms/submitForm.ts'
import { once } from '../shared/memoize.ts'
import { whenIdle } from '../shared/whenIdle.ts'
import { onFirstInput } from '../shared/onFirstInput.ts'
import { settings } from '../settings/settings.ts'
import { featuresToPrefetch } from '../ui/lazyFeature.ts'
import { allowsPrefetch } from './prefetch/connection.ts'
import { followPages } from './shownPage.ts'

export function registerLazyModules(): void {
  if (hasFormService('newsletter') || hasFormService('contact')) {
    registerSending(() => import('../forms/submitToService.ts'))
  }
}

export async function loadSuggestions() {
  return (await import('../features/search/results/Results.tsx')).loadSuggestions()
}

type ScrollRestoration = typeof import('./scroll/scrollRestoration.ts')

let scrolling: ScrollRestoration | undefined

/** Undefined until loaded; pages then start at the top. */
export function scrollRestoration(): ScrollRestoration | undefined {
  return scrolling
}

export const loadScrollRestoration = once(async () => {
  try {
    const loaded = await import('./scroll/scrollRestoration.ts')
    loaded.startScrollRestoration()
    scrolling = loaded
  } catch {
    // Without this module, Back opens pages at the top.
  }
})

/** In idle time, lays out the rest of the page and loads what later visits need. */
export function runIdleTasks(): void {
  whenIdle(() => {
    // While this is set, src/theme/global.css skips off-screen parts.
    delete document.documentElement.dataset.later
    // A pointer at rest often triggers events before the first paint of a new page.
    followPages(() => onFirstInput(() => whenIdle(prefetchFeatures)))
    whenIdle(loadOffline)
  })
}

/** Fetches the code of features such as cook mode before the first press. */
function prefetchFeatures() {
  if (allowsPrefetch()) for (const feature of featuresToPrefetch) feature.fetch()
}

function loadOffline() {
  // Browsers offer service workers only over https.
  if (!import.meta.env.PROD || !settings.offline || !('serviceWorker' in navigator)) return
  void import('./startOffline.ts').then(({ startOffline }) => startOffline()).catch(() => {})
}

export function loadProviders(): void {
  if (!hasProviders()) return
  void import('../features/providers/startProviders.tsx')
    .then(({ startProviders }) => startProviders())
    .catch(() => {})
}
