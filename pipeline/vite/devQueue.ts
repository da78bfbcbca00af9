import type { ViteDevServer } from 'vite'

let last: Promise<unknown> = Promise.resolve()

/** Runs tasks of the development server one by one, so that none meets half of another's change. */
export function runInTurn<Result>(task: () => Result | Promise<Result>): Promise<Result> {
  const result = last.then(() => task())
  last = result.catch(() => {})
  return result
}

/** A module of the site in the development server, evaluated with the documents as they are now. */
export function loadSiteModule(server: ViteDevServer, url: string) {
  return runInTurn(() => server.ssrLoadModule(url))
}
