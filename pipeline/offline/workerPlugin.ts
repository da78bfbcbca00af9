import type { ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { WORKER } from '../../src/addresses/offlineFiles.ts'
import { bundleWorker } from './bundleWorker.ts'

/**
 * The development server has no service worker. A browser may have that of a built site, which was
 * served at the same address: it asks for its script again, and gets the one that removes it.
 */
export function workerPlugin(): Plugin {
  return {
    name: 'worker',
    configureServer(server) {
      server.middlewares.use(WORKER, (_request, response, next) => {
        void answer(response, next)
      })
    },
  }
}

async function answer(response: ServerResponse, next: Connect.NextFunction) {
  try {
    const code = await bundleWorker('removalWorker')
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
    response.setHeader('Cache-Control', 'no-cache')
    response.end(code)
  } catch (error) {
    next(error)
  }
}
