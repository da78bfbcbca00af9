/** The service worker. It does not depend on the content, so it fits every build. */
import { respondToFetch } from './respondToFetch.ts'
import { CACHE, deleteCachesExcept } from './fileCache.ts'
import { isVisit, cacheVisit, type Visit } from './cacheVisit.ts'
import type { WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

const queuedVisits = new Map<string, Visit>()
let cachingVisits: Promise<void> | undefined

/** Processes visits one by one, since parallel ones would delete each other's files. */
async function cacheVisits(): Promise<void> {
  for (const [path, visit] of queuedVisits) {
    queuedVisits.delete(path)
    // The next visit tries again.
    await cacheVisit(visit).catch(() => {})
  }
  cachingVisits = undefined
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteCachesExcept(Object.values(CACHE))]))
})

self.addEventListener('fetch', (event) => respondToFetch(event, self.location.origin))

self.addEventListener('message', (event) => {
  const message = event.data
  if (!isVisit(message)) return
  queuedVisits.set(message.visited, message)
  cachingVisits ??= cacheVisits()
  event.waitUntil(cachingVisits)
})

/** Handles notifications of timers that rang in a hidden tab: notification.ts. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()))
})
