/**
 * The service worker. It holds no list of files and nothing of a build, so it is the same from one
 * deploy to the next, and there is nothing in it that could be of another build than a page.
 */
import { answer } from './answer.ts'
import { CACHE, deleteCachesExcept } from './cacheNames.ts'
import { isVisit, keepVisit } from './keepVisit.ts'
import type { WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

/** One after the other: two visits would ask for the same files, and forget each other's. */
let working: Promise<void> = Promise.resolve()

// Whatever worker was there, this one answers from now on.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteCachesExcept(Object.values(CACHE))]))
})

self.addEventListener('fetch', (event) => answer(event, self.location.origin))

self.addEventListener('message', (event) => {
  const message = event.data
  if (!isVisit(message)) return
  // What did not arrive is asked for at the next visit.
  working = working.then(() => keepVisit(message)).catch(() => {})
  event.waitUntil(working)
})
