import type { ReactElement } from 'react'
import { withoutTrailingSlash } from '../site/paths.ts'
import { type DataSource, matchRoute, notFound } from './routes.tsx'

type Entry = { promise: Promise<ReactElement>; page?: ReactElement }

/**
 * The pages that were opened or are on their way, by path. A page is code and data together; it is
 * loaded once, whether a link is hovered, focused, touched or followed.
 */
export function createPageStore(source: DataSource) {
  const entries = new Map<string, Entry>()

  function entry(pathname: string): Entry {
    const path = withoutTrailingSlash(pathname)
    const known = entries.get(path)
    if (known) return known
    const match = matchRoute(path)
    const promise = match ? match.route.open(source, match.place) : Promise.resolve(notFound)
    const opened: Entry = { promise }
    entries.set(path, opened)
    void settle(path, opened)
    return opened
  }

  async function settle(path: string, opened: Entry) {
    try {
      opened.page = await opened.promise
    } catch {
      // A page that did not load is asked for again at the next try.
      entries.delete(path)
    }
  }

  return {
    /** The page itself when it is there already, else the promise of it. */
    peek: (pathname: string) => {
      const { page, promise } = entry(pathname)
      return page ?? promise
    },
    open: (pathname: string) => entry(pathname).promise,
  }
}

export type PageStore = ReturnType<typeof createPageStore>
