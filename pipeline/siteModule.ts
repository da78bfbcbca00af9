import type { ViteDevServer } from 'vite'

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a task when all that were handed in before are done. Vite may hand out a module of before a
 * change of the documents when it is loaded while they change, so that does not happen at once.
 */
export function inTurn<Result>(task: () => Result | Promise<Result>): Promise<Result> {
  const result = last.then(task)
  last = result.catch(() => {})
  return result
}

/** A module of the site in the development server, evaluated with the documents as they are now. */
export function loadSiteModule(server: ViteDevServer, url: string) {
  return inTurn(() => server.ssrLoadModule(url))
}
