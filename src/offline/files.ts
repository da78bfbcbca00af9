import { CACHE } from './cacheNames.ts'
import { fetchToKeep } from './fetchToKeep.ts'

/** How many files are asked for at the same time; the page that is open asks for its own, too. */
const AT_ONCE = 4

/** Addresses are the same for every browser, whatever a host says of compression. */
const BY_ADDRESS: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true }

const openFiles = () => caches.open(CACHE.files)

/** A file that is kept. */
export async function findKeptFile(address: string): Promise<Response | undefined> {
  return (await openFiles()).match(address, BY_ADDRESS)
}

/** The addresses of all files that are kept. */
export async function keptFiles(): Promise<string[]> {
  const requests = await (await openFiles()).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

export async function deleteFile(address: string): Promise<void> {
  await (await openFiles()).delete(address, BY_ADDRESS)
}

/**
 * Keeps files, those that are not kept yet.
 * @throws when one does not arrive, or there is no room for it
 */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const files = await openFiles()
  const waiting = [...new Set(addresses)]
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (!(await files.match(address, BY_ADDRESS))) await keepFile(files, address)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function keepFile(files: Cache, address: string): Promise<void> {
  const response = await fetchToKeep(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  await files.put(address, response)
}

/** Keeps an answer that came for a page anyway; no room for it is no reason to do without it. */
export async function keepAnswer(address: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== 'basic') return
  await (await openFiles()).put(address, response).catch(() => {})
}
