/** The cached code, fonts, pictures and indexes; a hash of the content is part of each name. */
import { BASE, withBase } from '../addresses/base.ts'
import { codeListPath } from '../addresses/offlineFiles.ts'
import { isStrings } from '../shared/checkJson.ts'
import { forEachConcurrently } from '../shared/forEachConcurrently.ts'
import { checkResponse } from '../shared/loadErrors.ts'

const PREFIX = `${BASE}offline-`

/** Names of the caches; increase the number when the format of their content changes. */
export const CACHE = { pages: `${PREFIX}pages-1`, files: `${PREFIX}files-1` } as const

export async function deleteCachesExcept(names: readonly string[]): Promise<void> {
  const all = await caches.keys()
  const old = all.filter((name) => name.startsWith(PREFIX) && !names.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Limits how long a stalled connection can block the worker. */
const TIMEOUT_MS = 60_000

/** Fetches with low priority, after requests that the visitor waits for. */
export function fetchForCache(address: string, cache: RequestCache = 'default'): Promise<Response> {
  return fetch(address, { cache, priority: 'low', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

/** Ignores `Vary`, since hosts vary only the compression. */
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

/** @throws if a file fails to load, or the storage is full */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const files = await openFiles()
  await forEachConcurrently([...new Set(addresses)], MAX_CONCURRENT_FETCHES, async (address) => {
    if (await files.match(address, BY_ADDRESS)) return
    await files.put(address, checkResponse(await fetchForCache(address)))
  })
}

/** Caches the response to a page's request; ignores a full storage. */
export async function cacheResponse(address: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== 'basic') return
  await (await openFiles()).put(address, response).catch(() => {})
}

export async function jsonOf(response: Response | undefined): Promise<unknown> {
  return response?.json().catch(() => undefined)
}

/** Returns the files of a code version; none if the list is not cached. */
export async function cachedCodeList(code: string): Promise<string[]> {
  const list = await jsonOf(await matchFile(withBase(codeListPath(code))))
  return isStrings(list) ? list : []
}

/** Caches and returns the list of files of a code version. @throws if it fails to load */
export async function cacheCodeList(code: string): Promise<string[]> {
  const list = withBase(codeListPath(code))
  await cacheFiles([list])
  return [list, ...(await cachedCodeList(code))]
}
