import type { ReactElement } from 'react'
import { pagePath } from '../addresses/paths.ts'
import { type DataSource, matchRoute, notFound } from './routes.tsx'

interface Entry {
  promise: Promise<ReactElement>
  page?: ReactElement
  failed?: true
}

/**
 * The pages that were opened or are on their way, by path. A page is code and data together; it is
 * loaded once, whether a link is hovered, focused, touched or followed.
 *
 * @param elsewhere what stands at an address that no route has
 */
export function createPageStore(source: DataSource, elsewhere = notFound) {
  const entries = new Map<string, Entry>()

  function load(path: string): Entry {
    const match = matchRoute(path)
    const promise = match ? match.route.open(source, match.place) : Promise.resolve(elsewhere)
    const entry: Entry = { promise }
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
      const { page, promise } = entries.get(path) ?? load(path)
      return page ?? promise
    },
    /** The promise of the page; one that did not load is asked for again. */
    open(pathname: string): Promise<ReactElement> {
      const path = pagePath(pathname)
      const known = entries.get(path)
      return (known && !known.failed ? known : load(path)).promise
    },
    /** The promise of a page that has neither arrived nor failed yet, if there is one. */
    onItsWay(): Promise<ReactElement> | undefined {
      return [...entries.values()].find(({ page, failed }) => !page && !failed)?.promise
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
