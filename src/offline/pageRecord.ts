import { CACHE } from './cacheNames.ts'
import type { PageNeeds } from './readPage.ts'

/** A page with its data, of one build: they are written and read together, so they always fit. */
export interface PageRecord extends Omit<PageNeeds, 'data'> {
  /** When it was kept, in milliseconds. */
  at: number
  /** What the host sent with the page, its policy among them. */
  headers: [name: string, value: string][]
  html: string
  /** The file with the page's data; empty when there is none. */
  json: string
}

/** What was true of the bytes as they were sent, and is not of the text. */
const OF_TRANSFER = /^(content-(encoding|length)|transfer-encoding|etag|last-modified|age)$/i

/** The headers that an answer from the record has, too. */
export function headersToKeep({ headers }: Response): PageRecord['headers'] {
  return [...headers].filter(([name]) => !OF_TRANSFER.test(name))
}

const openPages = () => caches.open(CACHE.pages)

/** @param path as `pagePath` writes it */
export async function readRecord(path: string): Promise<PageRecord | null> {
  const kept = await (await openPages()).match(path, { ignoreVary: true })
  return kept ? kept.json() : null
}

/** @throws when there is no room for it */
export async function writeRecord(path: string, record: PageRecord): Promise<void> {
  await (await openPages()).put(path, Response.json(record))
}

export async function deleteRecord(path: string): Promise<void> {
  await (await openPages()).delete(path)
}

/** The paths of all pages that are kept. */
export async function recordedPaths(): Promise<string[]> {
  const requests = await (await openPages()).keys()
  const paths = requests.map(({ url }) => new URL(url).pathname)
  return paths.filter((path) => path !== STAYING)
}

/** The page itself as an answer. */
export function pageOf({ html, headers }: PageRecord): Response {
  return new Response(html, { headers })
}

/** The page's data as an answer. */
export function dataOf({ json }: PageRecord): Response {
  return new Response(json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}

/** Where the paths of those pages stand that stay; no page has such an address. */
const STAYING = '/.staying'

/** The paths of the pages that stay until the visitor lets them go. */
export async function readStaying(): Promise<string[]> {
  const kept = await (await openPages()).match(STAYING)
  return kept ? kept.json() : []
}

export async function writeStaying(paths: readonly string[]): Promise<void> {
  await (await openPages()).put(STAYING, Response.json(paths))
}
