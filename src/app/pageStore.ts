import type { ReactElement } from 'react'
import { pagePath } from '../addresses/paths.ts'
import { type DataSource, matchRoute, notFound } from './routes.tsx'

interface Entry {
  promise: Promise<ReactElement>
  page?: ReactElement
  failed?: true
  /** Nobody waits for it as yet. */
  isAhead: boolean
}

/**
 * The pages that were opened or are on their way, by path. A page is code and data together; it is
 * loaded once, whether a link is hovered, focused, touched or followed.
 *
 * @param elsewhere what stands at an address that no route has
 */
export function createPageStore(source: DataSource, elsewhere = notFound) {
  const entries = new Map<string, Entry>()

  function load(path: string, isAhead = false): Entry {
    const match = matchRoute(path)
    const promise = match ? match.route.open(source, match.place) : Promise.resolve(elsewhere)
    const entry: Entry = { promise, isAhead }
    entries.set(path, entry)
    void settle(entry)
    return entry
  }

  return {
    /** Has every page loaded anew. */
    forget: () => entries.clear(),
    /** The page itself when it is there already, else the promise of it. Safe while rendering. */
    peek(pathname: string): ReactElement | Promise<ReactElement> {
      const path = pagePath(pathname)
      const entry = entries.get(path) ?? load(path)
      entry.isAhead = false
      return entry.page ?? entry.promise
    },
    /**
     * The promise of the page; one that did not load is asked for again.
     * @param isAhead whether nothing else has to wait until the page is there
     */
    open(pathname: string, isAhead = false): Promise<ReactElement> {
      const path = pagePath(pathname)
      const known = entries.get(path)
      const entry = known && !known.failed ? known : load(path, isAhead)
      entry.isAhead &&= isAhead
      return entry.promise
    },
    /** The promise of a page that is waited for and has neither arrived nor failed yet, if there is one. */
    onItsWay(): Promise<ReactElement> | undefined {
      const all = [...entries.values()]
      return all.find(({ page, failed, isAhead }) => !page && !failed && !isAhead)?.promise
    },
  }
}

async function settle(entry: Entry) {
  try {
    entry.page = await entry.promise
  } catch {
    entry.failed = true
  }
}

export type PageStore = ReturnType<typeof createPageStore>
