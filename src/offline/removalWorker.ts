/** The service worker for sites without offline reading: deletes cached pages and itself. */
import { deleteCachesExcept } from './fileCache.ts'
import type { WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCachesExcept([]).then(() => self.registration.unregister()))
})
