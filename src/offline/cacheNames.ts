/** What the names of this site's caches for reading offline begin with. */
const PREFIX = 'offline-'

/** The caches; the number changes with the form of what is in them. */
export const CACHE = {
  /** A record for each page, and the list of those that stay. */
  pages: `${PREFIX}pages-1`,
  /** Code, fonts, pictures, indexes: everything with a hash of its content in its name. */
  files: `${PREFIX}files-1`,
} as const

/**
 * Deletes what another version of the worker has left, which no page could be shown from.
 * @param names of the caches that stay
 */
export async function deleteCachesExcept(names: readonly string[]): Promise<void> {
  const all = await caches.keys()
  const old = all.filter((name) => name.startsWith(PREFIX) && !names.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
