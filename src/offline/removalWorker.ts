/**
 * The service worker of a site that has none: it takes the place of one that a browser may still
 * have, deletes what that has kept, and goes.
 */
import { deleteCachesExcept } from './cacheNames.ts'
import type { WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCachesExcept([]).then(() => self.registration.unregister()))
})
