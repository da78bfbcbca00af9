/** What pages load, once they answer, so that they open without the network the next time. */
import { WORKER } from '../addresses/offlineFiles.ts'
import { pagePath } from '../addresses/paths.ts'
import { followPageViews } from '../features/providers/pageViews.ts'
import type { Visit } from '../offline/keepVisit.ts'
import { savesData } from './connection.ts'
import { keepWhatStays } from './staying.ts'

/** Lets the worker of the site answer, and says each page to it that is visited. */
export async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator
  const wasControlled = serviceWorker.controller !== null
  // Past a cache of the browser, so that a worker that has to go does so with the next page.
  await serviceWorker.register(WORKER, { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  keepWhatStays()
  followPageViews(({ page_path: path }) => {
    const visit: Visit = {
      visited: pagePath(path),
      // Of other pages, the worker has seen what they load.
      loaded: wasControlled ? [] : loadedFiles(),
      savesData: savesData(),
    }
    ;(serviceWorker.controller ?? active)?.postMessage(visit)
  })
}

/** What the page has loaded of the files that a worker keeps; the browser has them at hand. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus < 400)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname))
    .map(({ pathname }) => pathname)
}

const KEPT = /^\/(assets|pictures)\//
