import type { ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { WORKER } from '../../src/addresses/offlineFiles.ts'
import { bundleWorker } from './bundleWorker.ts'

/** Removes the service worker of a built site that was served at the address of the dev server. */
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
