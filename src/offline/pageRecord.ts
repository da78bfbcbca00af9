/** A cache record holds HTML and data of a page, so that both come from the same build. */
import { hasTexts, isStrings, parseJson } from '../shared/checkJson.ts'
import { KINDS } from '../kinds/kinds.ts'
import { CACHE, jsonOf } from './fileCache.ts'
import type { PageNeeds } from './pageNeeds.ts'

export interface PageFacts extends Omit<PageNeeds, 'data'> {
  /** When the page was cached, in milliseconds since 1970. */
  at: number
  /** Whether all of its pictures and code are cached. */
  whole: boolean
  indexes: string[]
}

export interface PageRecord {
  headers: [name: string, value: string][]
  html: string
  /** The page's data; empty if it has none. */
  json: string
}

/** The response header with the facts; they are ASCII, as headers require. */
const FACTS = 'Facts'

/** Headers that describe the transferred bytes, not the text. */
const OF_TRANSFER = /^(content-(encoding|length)|transfer-encoding|etag|last-modified|age)$/i

export function storableHeaders({ headers }: Response): PageRecord['headers'] {
  return [...headers].filter(([name]) => !OF_TRANSFER.test(name))
}

const openPages = () => caches.open(CACHE.pages)

async function findPageRecord(path: string): Promise<Response | undefined> {
  return (await openPages()).match(path, { ignoreVary: true })
}

export async function readRecord(path: string): Promise<PageRecord | null> {
  const record = await jsonOf(await findPageRecord(path))
  return isPageRecord(record) ? record : null
}

function isPageRecord(value: unknown): value is PageRecord & Record<string, unknown> {
  if (!hasTexts(value, 'html', 'json')) return false
  return Array.isArray(value.headers) && value.headers.every(isStrings)
}

export async function readFacts(path: string): Promise<PageFacts | null> {
  const facts = parseJson((await findPageRecord(path))?.headers.get(FACTS) ?? null)
  return isFacts(facts) ? facts : null
}

function isFacts(value: unknown): value is PageFacts & Record<string, unknown> {
  if (!hasTexts(value, 'code', 'version')) return false
  const { at, whole, files, pictures, indexes } = value
  const isDated = typeof at === 'number' && typeof whole === 'boolean'
  return isDated && [files, pictures, indexes].every(isStrings)
}

/** @throws if the storage is full */
export async function writeRecord(path: string, facts: PageFacts, record: PageRecord) {
  const headers = { [FACTS]: JSON.stringify(facts) }
  await (await openPages()).put(path, new Response(JSON.stringify(record), { headers }))
}

export async function deleteRecord(path: string): Promise<void> {
  await (await openPages()).delete(path)
}

export async function readAllFacts(): Promise<Map<string, PageFacts>> {
  const all = new Map<string, PageFacts>()
  for (const { url } of await (await openPages()).keys()) {
    const path = new URL(url).pathname
    const facts = await readFacts(path)
    if (facts) all.set(path, facts)
  }
  return all
}

const isDocument = (path: string) => KINDS.some(({ list }) => path.startsWith(`${list}/`))

/** The limit that fits on one or two phone screens. */
const MAX_OFFERED = 12

/** Returns the latest documents that open without a connection. */
export async function readCachedDocuments(): Promise<{ path: string; title: string }[]> {
  const all = [...(await readAllFacts())].filter(([path]) => isDocument(path))
  const latest = all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MAX_OFFERED)
  const reading = latest.map(async ([path]) => {
    const page = new DOMParser().parseFromString((await readRecord(path))?.html ?? '', 'text/html')
    return { path, title: page.querySelector('h1')?.textContent ?? path }
  })
  return Promise.all(reading)
}

/** The key of the pinned paths, cached with the pages; readAllFacts skips it. */
const PINNED = '/.staying'

export async function readPinned(): Promise<string[]> {
  const pinned = await jsonOf(await findPageRecord(PINNED))
  return isStrings(pinned) ? pinned : []
}

export async function writePinned(paths: readonly string[]): Promise<void> {
  await (await openPages()).put(PINNED, new Response(JSON.stringify(paths)))
}
