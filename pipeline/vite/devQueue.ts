import type { ViteDevServer } from 'vite'

let last: Promise<unknown> = Promise.resolve()

/** Runs tasks of the development server one by one, so that none sees unfinished work. */
export function runInTurn<Result>(task: () => Result | Promise<Result>): Promise<Result> {
  const result = last.then(() => task())
  last = result.catch(() => {})
  return result
}

/** Loads a module of the site, evaluated with the current documents. */
export function loadSiteModule(server: ViteDevServer, url: string) {
  return runInTurn(() => server.ssrLoadModule(url))
}
