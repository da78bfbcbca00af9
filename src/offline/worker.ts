/**
 * The service worker. It holds no list of files and nothing of a build, so it is the same from one
 * deploy to the next, and there is nothing in it that could be of another build than a page.
 */
import { answer } from './answer.ts'
import { CACHE, deleteCachesExcept } from './cacheNames.ts'
import { isVisit, keepVisit, type Visit } from './keepVisit.ts'
import type { WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

/** The visits that are still to be kept, by their paths. */
const visits = new Map<string, Visit>()
let working: Promise<void> | undefined

/** Keeps one after the other: two would ask for the same files, and forget those of each other. */
async function keepVisits(): Promise<void> {
  for (const [path, visit] of visits) {
    visits.delete(path)
    // What did not arrive is asked for at the next visit.
    await keepVisit(visit).catch(() => {})
  }
  working = undefined
}

// Whatever worker was there, this one answers from now on.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteCachesExcept(Object.values(CACHE))]))
})

self.addEventListener('fetch', (event) => answer(event, self.location.origin))

self.addEventListener('message', (event) => {
  const message = event.data
  if (!isVisit(message)) return
  visits.set(message.visited, message)
  working ??= keepVisits()
  event.waitUntil(working)
})
