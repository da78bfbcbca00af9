import { CACHE } from './cacheNames.ts'
import type { PageNeeds } from './readPage.ts'

/** What is known of a kept page without reading it. */
export interface PageFacts extends Omit<PageNeeds, 'data'> {
  /** When it was kept, in milliseconds. */
  at: number
  /** Whether all of its pictures and all of the code are kept with it. */
  whole: boolean
  /** The versions of the indexes that it searches or filters by. */
  indexes: string[]
}

/** A page with its data, of one build: they are written and read together, so they always fit. */
export interface PageRecord {
  /** What the host sent with the page, its policy among them. */
  headers: [name: string, value: string][]
  html: string
  /** The file with the page's data; empty when there is none. */
  json: string
}

/** The header of a record that holds the facts; names of files and hashes are all ASCII. */
const FACTS = 'Facts'

/** What was true of the bytes as they were sent, and is not of the text. */
const OF_TRANSFER = /^(content-(encoding|length)|transfer-encoding|etag|last-modified|age)$/i

/** The headers that an answer from the record has, too. */
export function headersToKeep({ headers }: Response): PageRecord['headers'] {
  return [...headers].filter(([name]) => !OF_TRANSFER.test(name))
}

const openPages = () => caches.open(CACHE.pages)

async function findRecord(path: string): Promise<Response | undefined> {
  return (await openPages()).match(path, { ignoreVary: true })
}

/** @param path as `pagePath` writes it */
export async function readRecord(path: string): Promise<PageRecord | null> {
  const kept = await findRecord(path)
  return kept ? kept.json() : null
}

export async function readFacts(path: string): Promise<PageFacts | null> {
  const facts = (await findRecord(path))?.headers.get(FACTS)
  return facts ? JSON.parse(facts) : null
}

/** @throws when there is no room for it */
export async function writeRecord(
  path: string,
  facts: PageFacts,
  record: PageRecord,
): Promise<void> {
  const headers = { [FACTS]: JSON.stringify(facts) }
  await (await openPages()).put(path, Response.json(record, { headers }))
}

export async function deleteRecord(path: string): Promise<void> {
  await (await openPages()).delete(path)
}

/** The facts on all pages that are kept, by their paths. */
export async function readAllFacts(): Promise<Map<string, PageFacts>> {
  const requests = await (await openPages()).keys()
  const all = new Map<string, PageFacts>()
  for (const { url } of requests) {
    const path = new URL(url).pathname
    const facts = await readFacts(path)
    if (facts) all.set(path, facts)
  }
  return all
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
  const kept = await findRecord(STAYING)
  return kept ? kept.json() : []
}

export async function writeStaying(paths: readonly string[]): Promise<void> {
  await (await openPages()).put(STAYING, Response.json(paths))
}
