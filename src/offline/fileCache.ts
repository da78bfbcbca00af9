/** Kept files: code, fonts, pictures, indexes, all with a hash of their content in the name. */
import { BASE, withBase } from '../addresses/base.ts'
import { codeListPath } from '../addresses/offlineFiles.ts'
import { isStrings } from '../shared/checkJson.ts'
import { forEachConcurrently } from '../shared/forEachConcurrently.ts'
import { checkResponse } from '../shared/loadErrors.ts'

const PREFIX = `${BASE}offline-`

/** Names of the caches; the number changes with the format of their content. */
export const CACHE = { pages: `${PREFIX}pages-1`, files: `${PREFIX}files-1` } as const

export async function deleteCachesExcept(names: readonly string[]): Promise<void> {
  const all = await caches.keys()
  const old = all.filter((name) => name.startsWith(PREFIX) && !names.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A connection that hangs must not block the worker for longer. */
const TIMEOUT_MS = 60_000

/** Fetches with low priority, behind everything that the visitor waits for. */
export function fetchForCache(address: string, cache: RequestCache = 'default'): Promise<Response> {
  return fetch(address, { cache, priority: 'low', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

/** Hosts vary their answers by compression; the content is the same. */
const BY_ADDRESS: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true }

const openFiles = () => caches.open(CACHE.files)

export async function matchFile(address: string): Promise<Response | undefined> {
  return (await openFiles()).match(address, BY_ADDRESS)
}

export async function cachedFiles(): Promise<string[]> {
  const requests = await (await openFiles()).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

export async function uncacheFile(address: string): Promise<void> {
  await (await openFiles()).delete(address, BY_ADDRESS)
}

const MAX_CONCURRENT_FETCHES = 4

/** @throws if one does not arrive, or the storage is full */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const files = await openFiles()
  await forEachConcurrently([...new Set(addresses)], MAX_CONCURRENT_FETCHES, async (address) => {
    if (await files.match(address, BY_ADDRESS)) return
    await files.put(address, checkResponse(await fetchForCache(address)))
  })
}

/** Keeps the answer to a page's request; a full storage is no error. */
export async function cacheResponse(address: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== 'basic') return
  await (await openFiles()).put(address, response).catch(() => {})
}

export async function jsonOf(response: Response | undefined): Promise<unknown> {
  return response?.json().catch(() => undefined)
}

/** Returns the files of a version of the code; none if their list is not kept. */
export async function cachedCodeList(code: string): Promise<string[]> {
  const list = await jsonOf(await matchFile(withBase(codeListPath(code))))
  return isStrings(list) ? list : []
}

/** Keeps the list of a version's files and returns it. @throws if it does not arrive */
export async function cacheCodeList(code: string): Promise<string[]> {
  const list = withBase(codeListPath(code))
  await cacheFiles([list])
  return [list, ...(await cachedCodeList(code))]
}
