import type { ReactElement } from 'react'
import { pagePath } from '../addresses/paths.ts'
import { type DataSource, matchRoute, notFound } from './routes.tsx'

interface Entry {
  promise: Promise<ReactElement>
  page?: ReactElement
  failed?: true
}

/** Stores loaded and loading pages by path. @param notFoundPage shown at unknown addresses */
export function createPageStore(source: DataSource, notFoundPage = notFound) {
  const entries = new Map<string, Entry>()

  function load(path: string): Entry {
    const match = matchRoute(path)
    const promise = match ? match.route.open(source, match.address) : Promise.resolve(notFoundPage)
    const entry: Entry = { promise }
    entries.set(path, entry)
    promise.then(
      (page) => (entry.page = page),
      () => (entry.failed = true),
    )
    return entry
  }

  return {
    forget: () => entries.clear(),
    /** Returns a loaded page, or the promise of a loading one. Safe while rendering. */
    peek(pathname: string): ReactElement | Promise<ReactElement> {
      const path = pagePath(pathname)
      const entry = entries.get(path) ?? load(path)
      return entry.page ?? entry.promise
    },
    /** Loads a page, also one that failed before. */
    open(pathname: string): Promise<ReactElement> {
      const path = pagePath(pathname)
      const existing = entries.get(path)
      const entry = existing && !existing.failed ? existing : load(path)
      return entry.promise
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>
